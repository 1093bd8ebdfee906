"""Result tables: SB = ZB + PB, and the order by the last column (spec 5, 5.1).

Passing example: 506 + 534 = 1040. Failing example: one digit changed, 507 + 534 is not 1040.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rozhodci.sheet.tables import ResultTable, Split, TableRow

SUM, ORDER, RANK = "sb", "poradi", "udaj"
JUMP = 6
"""A last column that many times its neighbour is out of line."""

_Path = tuple[tuple[int, int], tuple[Split | None, ...]]
"""(faults, odd names) and the readings so far."""


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

    tables: tuple[tuple[ResultTable, tuple[Split | None, ...]], ...]
    findings: tuple[TableFinding, ...]

    @property
    def clean(self) -> bool:
        return not self.findings


def check_tables(tables: tuple[ResultTable, ...]) -> TableReport:
    """Every row of every table."""
    chosen = tuple((table, read(table)) for table in tables)
    found = (f for i, (table, splits) in enumerate(chosen, 1) for f in _table(i, table, splits))
    return TableReport(chosen, tuple(found))


def read(table: ResultTable) -> tuple[Split | None, ...]:
    """One reading of each row: sums that hold before a plain name before an order that holds (fewest faults in all)."""
    paths: list[_Path] = [((0, 0), ())]
    for row in table.rows:
        paths = _longer(paths, row)
    return min(paths, key=lambda p: p[0])[1]


def _longer(paths: list[_Path], row: TableRow) -> list[_Path]:
    """For each value of the last column the cheapest way to it."""
    best: dict[int | None, _Path] = {}
    good: list[Split | None] = [s for s in row.splits if s.adds_up]
    for split in good or [_likeliest(row)]:
        key = split.key if split is not None else None
        for cost, way in paths:
            before = next((s for s in reversed(way) if s is not None), None)
            rises = before is not None and split is not None and split.key > before.key
            odd = split is not None and split.odd_name
            total = (cost[0] + (not good) + rises, cost[1] + odd)
            if key not in best or total < best[key][0]:
                best[key] = (total, (*way, split))
    return list(best.values())


def _likeliest(row: TableRow) -> Split | None:
    """No reading adds up: the one with numbers of the most even length."""
    plain = [s for s in row.splits if not s.odd_name] or list(row.splits)
    return min(plain, key=lambda s: abs(s.zb + s.pb - s.sb), default=None)


def _table(number: int, table: ResultTable, splits: tuple[Split | None, ...]) -> Iterator[TableFinding]:
    before: Split | None = None
    for i, (row, split) in enumerate(zip(table.rows, splits, strict=True), 1):
        place = row.rank or i
        if split is None:
            yield TableFinding(
                number, place, row.line, row.text, "sb", RANK, None, None, "řádek nelze rozdělit na čísla"
            )
            continue
        if row.rank is not None and row.rank != i:
            text = "pořadí na řádku neodpovídá jeho místu"
            yield TableFinding(number, place, row.line, split.name, "#", RANK, row.rank * 100, i * 100, text)
        if not split.adds_up:
            text = "SB není ZB + PB"
            right = split.zb + split.pb
            yield TableFinding(number, place, row.line, split.name, "SB", SUM, split.sb, right, text)
        after = splits[i] if i < len(splits) else None
        if _cut_wrongly(row, before, split, after):
            text = "čísla řádku nelze spolehlivě oddělit, poslední sloupec nenavazuje na okolní řádky"
            yield TableFinding(number, place, row.line, split.name, table.last, RANK, split.key, None, text)
        if before is not None and split.key > before.key:
            text = f"pořadí podle sloupce {table.last} neplatí, předchozí řádek má méně"
            yield TableFinding(number, place, row.line, split.name, table.last, ORDER, split.key, None, text)
        before = split


def _cut_wrongly(row: TableRow, before: Split | None, split: Split, after: Split | None) -> bool:
    """A run-together row that adds up only by a cut whose last column is out of line, while another cut is in line and
    one digit short of adding up.
    """
    if len(row.splits) < 2 or not split.adds_up or _in_line(before, split, after):
        return False
    return any(_one_digit_off(s) and _in_line(before, s, after) for s in row.splits)


def _in_line(before: Split | None, split: Split, after: Split | None) -> bool:
    """Neither rises nor falls by a leap from the row before, for the first row to the one after."""
    high, low = (before, split) if before is not None else (split, after)
    return high is None or low is None or max(low.key, 100) <= high.key <= JUMP * max(low.key, 100)


def _one_digit_off(split: Split) -> bool:
    """Would one other digit make SB = ZB + PB?"""
    return not split.adds_up and len(str(abs(split.zb + split.pb - split.sb) // 100).rstrip("0")) == 1
