"""The cells of one row of a result table."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from rozhodci.errors import Problem
from rozhodci.sheet.csv_cells import Cell, Cells, unguarded

SEPARATORS = ";\t,|"
_QUOTED = re.compile(r'\s*"((?:[^"]|"")*)"')


def cells_of(text: str, separator: str, line: int) -> Cells:
    """The cells of a row; quotes may hold separators and ends of lines."""
    found, at = list[Cell](), 0
    while at <= len(text):
        quoted = _QUOTED.match(text, at)
        end = text.find(separator, quoted.end() if quoted else at)
        end = len(text) if end < 0 else end
        inner = quoted[1].replace('""', '"') + text[quoted.end() : end] if quoted else text[at:end]
        found.append(Cell(unguarded(inner), line + text.count("\n", 0, at), at - text.rfind("\n", 0, at)))
        at = end + 1
    return tuple(found)


def unclosed(rows: Iterable[Cells]) -> Iterator[Problem]:
    """Cells that begin with quotes and have no second ones."""
    for cell in (c for row in rows for c in row):
        if cell.text.startswith('"') and cell.text.count('"') % 2:
            hint = "doplňte druhé uvozovky."
            yield Problem("csv", "uvozovky v buňce nejsou uzavřené.", "", cell.line, cell.column, hint=hint)
