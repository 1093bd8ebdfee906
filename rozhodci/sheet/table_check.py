"""Result tables: SB = ZB + PB, the order by the last column (spec 5, 5.1), the ranks and the sums.

Passing example: 506 + 534 = 1040. Failing example: one digit changed, 507 + 534 is not 1040.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rozhodci.sheet.table_model import ResultTable, Split, TableRow
from rozhodci.sheet.table_reading import Splits, chosen, in_line, read
from rozhodci.sheet.table_totals import wrong_sums

__all__ = ["TableFinding", "TableReport", "check_tables", "read"]

SUM, ORDER, RANK, TOTAL = "sb", "poradi", "udaj", "soucet-sloupce"


@dataclass(frozen=True, slots=True)
class TableFinding:
    """`table` counts from 1, `row` is the rank or the number of the row, `line` of the file. Numbers in hundredths."""

    table: int
    row: int
    line: int
    name: str
    column: str
    kind: str
    found: int | None
    expected: int | None
    text: str


@dataclass(frozen=True, slots=True)
class TableReport:
    """`tables` with the reading chosen for each row."""

    tables: tuple[tuple[ResultTable, Splits], ...]
    findings: tuple[TableFinding, ...]

    @property
    def clean(self) -> bool:
        return not self.findings


def check_tables(tables: tuple[ResultTable, ...]) -> TableReport:
    """Every row of every table."""
    read_all = tuple(chosen(table) for table in tables)
    found = (f for i, (table, splits) in enumerate(read_all, 1) for f in _table(i, table, splits))
    return TableReport(read_all, tuple(found))


def _table(number: int, table: ResultTable, splits: Splits) -> Iterator[TableFinding]:
    before: Split | None = None
    ranks = _Ranks(table.rows)
    for i, (row, split) in enumerate(zip(table.rows, splits, strict=True), 1):
        place = row.rank or i
        due = ranks.due(row, i, before, split)
        if split is None:
            text = "řádek nelze rozdělit na čísla"
            yield TableFinding(number, place, row.line, row.label, "SB", RANK, None, None, text)
            continue
        if row.rank is not None and row.rank != due:
            text = "pořadí na řádku neodpovídá jeho místu"
            yield TableFinding(number, place, row.line, split.name, "#", RANK, row.rank * 100, due * 100, text)
        after = splits[i] if i < len(splits) else None
        for column, kind, found, expected, text in _row(table, row, (before, split, after)):
            yield TableFinding(number, place, row.line, split.name, column, kind, found, expected, text)
        before = split
    yield from _totals(number, table, splits)


class _Ranks:
    """The rank each row should have: its place, or that of the row above where both have the same result.

    A table may begin further down (its second page); where it goes on some places further, a row is missing: said once.
    """

    def __init__(self, rows: tuple[TableRow, ...]) -> None:
        self._last: int | None = None
        first, second = [*(row.rank for row in rows[:2]), None, None][:2]
        self._shift = first - 1 if first is not None and second == first + 1 else 0

    def due(self, row: TableRow, place: int, before: Split | None, split: Split | None) -> int:
        rank, last = row.rank, self._last
        self._last = rank
        if rank is None or rank == place + self._shift:
            return place + self._shift
        if rank == last and before is not None and split is not None and before.key == split.key:
            return rank
        self._shift = rank - place
        return place


def _row(
    table: ResultTable, row: TableRow, around: tuple[Split | None, Split, Split | None]
) -> Iterator[tuple[str, str, int | None, int | None, str]]:
    before, split, _ = around
    if not split.adds_up:
        yield "SB", SUM, split.sb, split.zb + split.pb, "SB není ZB + PB"
    if _cut_wrongly(row, *around):
        text = "čísla řádku nelze spolehlivě oddělit, zkontrolujte je"
        yield table.last, RANK, split.key, None, text
    if before is not None and split.key > before.key:
        yield table.last, ORDER, split.key, None, f"pořadí podle sloupce {table.last} neplatí, předchozí řádek má méně"


def _totals(number: int, table: ResultTable, splits: Splits) -> Iterator[TableFinding]:
    columns = ("ZB", "PB", "SB", table.last)
    for totals in table.totals:
        for column, found, due in wrong_sums(totals, splits):
            text = "součet sloupce nesouhlasí"
            place = totals.after + 1
            yield TableFinding(number, place, totals.line, totals.name, columns[column], TOTAL, found, due, text)


def _cut_wrongly(row: TableRow, before: Split | None, split: Split, after: Split | None) -> bool:
    """A row that adds up only by a cut whose last column is out of line, or that takes digits for the name, while
    another cut is one digit short of adding up.
    """
    near = [s for s in row.splits if _one_digit_off(s)] if split.adds_up else []
    if any(_ends_sooner(s, split) and s.key == split.key for s in near):
        return True
    return not _in_line(before, split, after) and any(_in_line(before, s, after) for s in near)


def _ends_sooner(shorter: Split, split: Split) -> bool:
    """Of `Jidáš 368 1` and `Jidáš 368`: the last word of the name may be the thousands of ZB."""
    return split.odd_name and split.name.startswith(f"{shorter.name} ")


def _in_line(before: Split | None, split: Split, after: Split | None) -> bool:
    """With the row before; the first row with the one after."""
    high, low = (before, split) if before is not None else (split, after)
    return in_line(high.key if high else None, low.key if low else None)


def _one_digit_off(split: Split) -> bool:
    """Would one other digit make SB = ZB + PB?"""
    return not split.adds_up and len(str(abs(split.zb + split.pb - split.sb) // 100).rstrip("0")) == 1
