"""Czech words of the PB part of a ruling."""

from __future__ import annotations

PART_OBJECTS = {
    "hra": "hru", "sedma": "sedmu", "sto": "sto", "sto-a-sedma": "sto a sedmu", "betl": "betl", "durch": "durch",
    "dve-sedmy": "dvě sedmy",
}  # fmt: skip
RAISES = ("flek", "re", "tutti", "boty")


def points(halves: int) -> str:
    """Half points as text: `52` -> `26`, `-1` -> `-0,5`."""
    whole, half = divmod(abs(halves), 2)
    return f"{'-' if halves < 0 else ''}{whole}{',5' if half else ''}"


def raised(part: str, level: int) -> str:
    """`sto`, 2 -> `flek na sto, 2× zvýšeno (re)`."""
    word = RAISES[level - 1] if level <= len(RAISES) else f"{level}. zvýšení"
    return f"flek na {PART_OBJECTS.get(part, part)}, {level}× zvýšeno ({word})"


def trumps(count: int) -> str:
    """`1` -> `1 trumf`, `3` -> `3 trumfy`, `5` -> `5 trumfů`."""
    if count == 1:
        return "1 trumf"
    return f"{count} trumfy" if 1 < count < 5 else f"{count} trumfů"
