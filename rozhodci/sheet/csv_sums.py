"""The sums at the foot of a table: one row `soucet`, or rows `ZB`, `PB`, `SB` of their own (spec 5, 5.1).

Passing example: `soucet` with the money under the names and PB under `PB Adam`. In a row `PB` or `SB` the numbers stand
under the names too. Failing example: ZB of the same player in two rows.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rozhodci.errors import Problem
from rozhodci.sheet.csv_cells import Cell, Cells
from rozhodci.sheet.csv_header import Header
from rozhodci.sheet.csv_rows import PB, SB, WHOLE, ZB

Sums = dict[str, dict[str, Cell]]
"""Player -> `zb`, `pb`, `sb` -> the cell."""


def read_sums(found: Iterable[tuple[str, Cells]], header: Header, file: str, problems: list[Problem]) -> Sums:
    """All sums of the table; one said twice is a problem."""
    sums: Sums = {}
    for kind, row in found:
        for word, name, cell in _cells(kind, row, header):
            written = sums.setdefault(name, {})
            if word in written:
                problems.append(_twice(word, name, cell, written[word], file))
                break
            written[word] = cell
    return sums


def _cells(kind: str, row: Cells, header: Header) -> Iterator[tuple[str, str, Cell]]:
    """(zb, pb or sb; player; cell). The columns of PB hold PB in every row."""
    under_names = ZB if kind == WHOLE else kind
    yield from ((under_names, name, cell) for name, cell in header.values(row, header.players).items())
    if kind != SB:
        yield from ((PB, name, cell) for name, cell in header.values(row, header.pb).items())


def _twice(word: str, name: str, cell: Cell, before: Cell, file: str) -> Problem:
    message = f"{word.upper()} hráče {name} je tu podruhé, poprvé na řádku {before.line}."
    return Problem("csv-radek", message, file, cell.line, cell.column, hint="jeden ze součtů smažte.")
