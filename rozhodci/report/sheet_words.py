"""Entries of a hand in one cell, as the reader of tables reads them back."""

from __future__ import annotations

from rozhodci.case.model import FlekTotals
from rozhodci.case.parts import spoken
from rozhodci.sheet.model import RenoncNote, Row
from rozhodci.sides import Side
from rozhodci.words import part


def zavazek_text(row: Row) -> str:
    """`sto a sedma`, `omyl`."""
    return "omyl" if row.folded else " a ".join(map(spoken, row.announced))


def fleks_text(row: Row) -> str:
    """`hra 1, sedma 2`; a commenting as spoken has no cell."""
    levels = row.fleky.levels if isinstance(row.fleky, FlekTotals) else {}
    return ", ".join(f"{part(name)} {level}" for name, level in levels.items())


def results_text(row: Row) -> str:
    """`hra +, sedma -`."""
    return ", ".join(f"{part(name)} {'+' if side is Side.AKTER else '-'}" for name, side in row.results.items())


def proti_text(row: Row) -> str:
    """`Cyril sedma, Cyril sto`."""
    return ", ".join(f"{player} {p}" for player, parts in row.proti.items() for p in parts)


def renonc_text(row: Row) -> str:
    """`Cyril technicky 1`, `Dana chybne-rozdani 2`."""
    return ", ".join(_renonc(note) for note in row.renonce)


def _renonc(note: RenoncNote) -> str:
    number = note.order if note.order is not None else note.pausal
    words = (note.player, note.code or note.klass, None if number is None else str(number))
    return " ".join(w for w in words if w)
