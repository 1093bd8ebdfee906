"""Words for závazky and their parts, in every form a referee writes (spec 1, 1.2 and 1.3)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache

from rozhodci.case.words import fold

ORDER = ("dve-sedmy", "hra", "sto", "sedma", "osma", "devitka", "betl", "durch")
"""Parts in the order in which they are spoken and printed."""

TRUMPLESS = frozenset({"betl", "durch"})

_FORMS: Mapping[str, str] = {
    "hra": "hra hru hry hre",
    "sedma": "sedma sedmu sedmy sedme 7",
    "osma": "osma osmu osmy osme 8",
    "devitka": "devitka devitku devitky devitce 9",
    "sto": "sto sta stu stem stovka stovku stovky stovkou kilo kila kilem 100",
    "betl": "betl betla betlu betle zebrak zebraka",
    "durch": "durch durcha durchu durche",
    "dve-sedmy": "2x7 2×7 dvesedmy",
}
ATOMS: Mapping[str, tuple[str, ...]] = {
    **{form: (part,) for part, forms in _FORMS.items() for form in forms.split()},
    **dict.fromkeys(("dve sedmy", "dvou sedem", "dvema sedmam", "dve-sedmy", "2 x 7"), ("dve-sedmy",)),
    **dict.fromkeys(("107", "stosedm", "sto sedm", "stosedmu"), ("sto", "sedma")),
}
"""Folded words to the parts they name. `107` names two."""

_LONGEST = 100  # nothing longer means anything
_JOINERS = re.compile(r"\s*(?:[,+&]|\ba\b|\bi\b|\bse\b)\s*")
_SPOKEN = {"dve-sedmy": "dvě sedmy", "devitka": "devítka"}
_ACCUSATIVE = {"hra": "hru", "sedma": "sedmu", "osma": "osmu", "devitka": "devítku", "dve-sedmy": "dvě sedmy"}


def spoken(part: str) -> str:
    """`dve-sedmy` -> `dvě sedmy`."""
    return _SPOKEN.get(part, part)


def accusative(part: str) -> str:
    """As it follows `na`: `sedma` -> `sedmu`."""
    return _ACCUSATIVE.get(part, part)


def in_order(parts: tuple[str, ...]) -> tuple[str, ...]:
    """Each part once, in the order of speech (`sto a sedma`, `dvě sedmy a sto`)."""
    return tuple(part for part in ORDER if part in parts)


@lru_cache(512)
def read_parts(text: str) -> tuple[str, ...] | None:
    """The parts of a spoken závazek (`sto a sedma` -> `sto`, `sedma`); None if a word of it is no part."""
    if len(text) > _LONGEST:
        return None
    found: list[str] = []
    whole = fold(text)
    if whole in ATOMS:
        return ATOMS[whole]
    for word in _JOINERS.split(whole):
        if word not in ATOMS:
            return None
        found.extend(ATOMS[word])
    return tuple(found)


def words_known() -> tuple[str, ...]:
    """For `did you mean`."""
    return ("hra", "sedma", "osma", "devítka", "sto", "sto a sedma", "betl", "durch", "dvě sedmy", "dvě sedmy a sto")
