"""Entries of a hand in one cell, as the reader of tables reads them back."""

from __future__ import annotations

from rozhodci.case.model import Comment, FlekTotals
from rozhodci.case.parts import accusative, spoken
from rozhodci.case.speech import LEVEL_WORDS
from rozhodci.sheet.model import RenoncNote, Row
from rozhodci.sides import Side
from rozhodci.words import part


def zavazek_text(row: Row) -> str:
    """`sto a sedma`, `omyl`."""
    return "omyl" if row.folded else " a ".join(map(spoken, row.announced))


def fleks_text(row: Row) -> str:
    """`hra 1, sedma 2`, or `Adam: flek na hru, Božena: dobře`."""
    if isinstance(row.fleky, FlekTotals):
        return ", ".join(f"{part(name)} {level}" for name, level in row.fleky.levels.items())
    return ", ".join(f"{said.player}: {speech(said)}" for said in row.fleky)


def speech(said: Comment) -> str:
    """`flek na hru`, `dobře`; the parts alone where no word named the level."""
    word = LEVEL_WORDS.get(said.level, "")
    if said.open_parts or not said.parts:
        return word or "dobře"
    what = " a ".join(accusative(p) if word else spoken(p) for p in said.parts)
    return f"{word} na {what}" if word else what


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
