"""Czech words for the canonical codes of parts and sides, counts with the right ending. No rule lives here."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from rozhodci.sides import Side

PARTS = {
    "hra": "hra",
    "sedma": "sedma",
    "osma": "osma",
    "devitka": "devítka",
    "sto": "sto",
    "sto-a-sedma": "sto a sedma",
    "dve-sedmy": "dvě sedmy",
    "betl": "betl",
    "durch": "durch",
    "ticha-sedma": "tichá sedma",
    "tiche-sto": "tiché sto",
}
"""Parts as users read them."""

SIDES = {Side.AKTER: "aktér", Side.OBRANA: "obrana"}


def part(name: str) -> str:
    """The Czech name of a part of the závazek, also with the suffix `-proti`."""
    base = name.removesuffix("-proti")
    word = PARTS.get(base, base)
    return word if base == name else f"{word} proti"


@lru_cache(maxsize=512)  # points and steps of hands are few
def counted(number: int, one: str, few: str, many: str) -> str:
    """`1 bod`, `3 body`, `5 bodů`, `-1 bod`, `0 bodů`."""
    size = abs(number)
    word = one if size == 1 else few if 2 <= size <= 4 else many
    return f"{number} {word}"


def points(number: int) -> str:
    """Points of the hand: `90 bodů`."""
    return counted(number, "bod", "body", "bodů")


def steps(number: int) -> str:
    """Steps that multiply a rate: `1 krok`, `4 kroky`, `6 kroků`."""
    return counted(number, "krok", "kroky", "kroků")


def in_trick(number: int) -> str:
    """`v 1. zdvihu`, `ve 2. zdvihu`."""
    return f"{'ve' if number in (2, 3, 4) else 'v'} {number}. zdvihu"


def halves(number: int) -> str:
    """PB from half points, without a unit: 52 -> `26`, 21 -> `10,5`, -1 -> `-0,5`."""
    whole, half = divmod(abs(number), 2)
    sign = "-" if number < 0 else ""
    return f"{sign}{whole},5" if half else f"{sign}{whole}"


def listing(items: Iterable[str], last: str = "a") -> str:
    """`A`, `A a B`, `A, B a C`."""
    words = list(items)
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"
