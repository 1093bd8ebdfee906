"""The header of a sheet's table: which column is an entry of the hand, a player's amounts, a player's PB (spec 5, 5.1).

Passing examples: `Závazek`, `Adam`, `PB Adam`, `Adam PB`.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from rozhodci.case.words import fold, visible
from rozhodci.sheet.csv_cells import Cell, Cells

COLUMNS = ("rozdava", "akter", "zavazek", "trumf", "fleky", "vysledek", "body", "popis", "podpisy")
"""Columns of spec 5; a table may leave some out."""

MORE = (
    "pauziruje",
    "partner",
    "proti",
    "pomocna",
    "hlasky_obrany",
    "lozena",
    "schvaleno",
    "renonc",
    "pripad",
    "poznamka",
    "oprava",
)
"""What else a hand may say, for the tables that need it."""

_FIRST = frozenset({"c", "c.", "#", "cislo", "poradi", "hra"})
_PB = "pb"


@dataclass(slots=True)
class Header:
    """Column -> what it is: a key of the hand, a player's amounts, a player's PB."""

    cells: Cells
    keys: dict[int, str] = field(default_factory=dict)
    players: dict[int, str] = field(default_factory=dict)
    pb: dict[int, str] = field(default_factory=dict)

    def values(self, row: Cells, columns: dict[int, str]) -> dict[str, Cell]:
        """What stands in the row under some columns, by their meaning; empty cells left out."""
        return {name: row[i] for i, name in columns.items() if i < len(row) and row[i].text}


def is_header(row: Cells) -> bool:
    """`c` and something that only a header has; without `c` at least two known columns."""
    words = [fold(c.text) for c in row]
    known = sum(_key(w) is not None or _pb_of(w) != "" for w in words)
    if not words[0]:
        return known > 1
    return words[0] in _FIRST and (known > 0 or len(row) > 3)


def read_header(row: Cells) -> Header:
    """Every column with its meaning; what is neither a known column nor PB is taken for a player."""
    header = Header(row)
    texts = {visible(c.text) for c in row}
    for i, cell in enumerate(row):
        key, name = _key(fold(cell.text)), _pb_of(visible(cell.text))
        if i == 0 or not fold(cell.text):
            continue
        if key is not None:
            header.keys[i] = key
        elif name and (fold(cell.text).startswith(_PB) or name in texts):
            header.pb[i] = name
        else:
            header.players[i] = visible(cell.text)
    return header


def _key(word: str) -> str | None:
    key = word.rstrip(" :.").replace(" ", "_")
    return key if key in COLUMNS or key in MORE else None


def _pb_of(text: str) -> str:
    """`PB Adam`, `Adam PB` -> `Adam`."""
    first, _, rest = text.partition(" ")
    if fold(first) == _PB:
        return rest.strip()
    rest, _, last = text.rpartition(" ")
    return rest.strip() if fold(last) == _PB else ""
