"""From the lines below one header to its tables: groups with a title of their own, rows with sums."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from enum import IntEnum

from rozhodci.sheet.table_model import ResultTable, TableRow, Totals


class Gap(IntEnum):
    """What is no row: nothing, an empty line, a title or a note."""

    NONE, BLANK, NOTE = range(3)


BLANK, NOTE = Gap.BLANK, Gap.NOTE
Part = TableRow | Totals | Gap


def tables_of(head: ResultTable, parts: Iterable[Part]) -> Iterator[ResultTable]:
    """A table, or several where the order begins anew below a title (`Skupina B`), a row of sums or an empty line."""
    rows, totals, gap = list[TableRow](), list[Totals](), Gap.NONE
    for part in parts:
        if isinstance(part, Gap):
            gap = max(gap, part)
        elif isinstance(part, Totals):
            totals, gap = [*totals, replace(part, after=len(rows))], NOTE
        else:
            if rows and _begins_anew(part, gap):
                yield _table(head, rows, totals)
                rows, totals = [], []
            rows.append(part)
            gap = Gap.NONE
    if rows:
        yield _table(head, rows, totals)


def _table(head: ResultTable, rows: list[TableRow], totals: list[Totals]) -> ResultTable:
    """Sums that stand above the first row belong to all of them."""
    placed = (replace(t, after=t.after or len(rows)) for t in totals)
    return replace(head, rows=tuple(rows), totals=tuple(placed))


def _begins_anew(row: TableRow, gap: Gap) -> bool:
    return gap is NOTE if row.rank is None else bool(gap) and row.rank == 1
