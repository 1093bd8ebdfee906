"""Words of the headers of result tables."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rozhodci.case.words import fold
from rozhodci.sheet.table_model import COLUMNS

_RANKS = frozenset(("#", "por", "poradi", "p", "c", "pc", "poz", "pozice", "misto", "umisteni", "rank"))
_NAMES = frozenset(("hrac", "hraci", "jmeno", "prijmeni", "tym", "druzstvo", "ucastnik", "nazev"))
_NOTES = ("pozn", "nalez", "podpis")
_TOTAL = re.compile(r"(?:celkem|soucet|soucty|mezisoucet|suma|dohromady|total|σ|∑)(?: [^\d]*|:)?")
_UNIT = re.compile(r"\s*[(\[].*[)\]]$")


def word(text: str) -> str:
    """`ZB (Kč)` and `Z. B.` as `zb`, `Poř.` as `por`."""
    return re.sub(r"[\s.:*]", "", _UNIT.sub("", fold(text)))


def triple(cells: Sequence[str]) -> int | None:
    """Where ZB, PB, SB stand next to one another."""
    words = [word(c) for c in cells]
    return next((i for i in range(len(words) - 2) if tuple(words[i : i + 3]) == COLUMNS), None)


def is_rank(word: str) -> bool:
    return word in _RANKS


def is_name(word: str) -> bool:
    return word in _NAMES or any(word.startswith(name) for name in ("jmeno", "prijmeni", "hrac"))


def is_note(word: str) -> bool:
    """Columns that are no results."""
    return not word or is_rank(word) or word.startswith(_NOTES)


def is_total(text: str) -> bool:
    """`Celkem`, `Součet:`."""
    return _TOTAL.fullmatch(fold(text)) is not None


def is_average(text: str) -> bool:
    """`Průměr`: no row and no sums."""
    return fold(text).startswith("prumer")
