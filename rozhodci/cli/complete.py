"""What the shell offers for a half-typed word. The rulesets are read only while completing."""

from __future__ import annotations

from typing import Any


def rulesets(incomplete: str) -> list[str]:
    """Names of rulesets."""
    from rozhodci import rulesets as data

    return [name for name in data.names() if name.startswith(incomplete)]


def readings(incomplete: str) -> list[str]:
    """`kód=volba` of every výklad of every ruleset."""
    from rozhodci import rulesets as data

    words = [
        f"{reading.code}={choice}"
        for name in data.names()
        for reading in data.get(name).readings.values()
        for choice in reading.choices
    ]
    return [word for word in dict.fromkeys(words) if word.startswith(incomplete)]


def topics(incomplete: str) -> list[str]:
    """Codes of the catalogue and articles, for `vysvetli`."""
    from rozhodci import rulesets as data

    words: dict[str, Any] = {}
    for name in data.names():
        rules = data.get(name)
        words |= dict.fromkeys([*rules.catalogue, *rules.facts, *rules.readings, *rules.articles])
    return [word for word in words if word.lower().startswith(incomplete.lower())]
