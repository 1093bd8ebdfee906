"""Choosing one reading of each row of a result table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from rozhodci.sheet.table_model import ResultTable, Split, TableRow

JUMP, POINT = 6, 100
"""A last column that many times its neighbour is out of line; below one point it is not measured."""
Splits = tuple[Split | None, ...]


class _Way(NamedTuple):
    """The readings so far as a chain: the last one and the way before it; `key` of the last row that could be read."""

    faults: int
    odd: int
    leaps: int
    split: Split | None
    key: int | None
    before: _Way | None

    @property
    def cost(self) -> tuple[int, int, int]:
        return (self.faults, self.odd, self.leaps)


def read(table: ResultTable) -> Splits:
    """One reading of each row: the fewest wrong sums and rises in all, then plain names, then an even fall."""
    return chosen(table)[1]


def chosen(table: ResultTable) -> tuple[ResultTable, Splits]:
    """The table with the readings of one number of columns only, the header's where they are no worse, and one each."""
    ways = [(_best(narrow), narrow) for narrow in (_of(table, count) for count in table.columns)]
    way, narrow = min(ways, key=lambda pair: pair[0].cost)
    splits = tuple(_back(way))[::-1]
    extra = narrow.last == "SB" and any(s is not None and s.last is not None for s in splits)
    return (replace(narrow, last="B") if extra else narrow), splits


def _of(table: ResultTable, count: int) -> ResultTable:
    def narrow(row: TableRow) -> TableRow:
        return replace(row, splits=tuple(s for s in row.splits if s.columns == count))

    return replace(table, rows=tuple(narrow(row) for row in table.rows))


def _best(table: ResultTable) -> _Way:
    ways = [_Way(0, 0, 0, None, None, None)]
    for row in table.rows:
        ways = _longer(ways, row)
    return min(ways, key=lambda way: way.cost)


def _back(way: _Way) -> Iterator[Split | None]:
    while way.before is not None:
        yield way.split
        way = way.before


def _longer(ways: list[_Way], row: TableRow) -> list[_Way]:
    """For each value of the last column the cheapest way to it."""
    best: dict[int | None, _Way] = {}
    good: list[Split | None] = [s for s in row.splits if s.adds_up]
    for split in good or [_likeliest(row)]:
        key = split.key if split is not None else None
        for way in ways:
            longer = _with(way, split, not good)
            if key not in best or longer.cost < best[key].cost:
                best[key] = longer
    return list(best.values())


def _with(way: _Way, split: Split | None, wrong: bool) -> _Way:
    if split is None:
        return _Way(way.faults + wrong, way.odd, way.leaps, None, way.key, way)
    rises = way.key is not None and split.key > way.key
    leaps = way.leaps + (not in_line(way.key, split.key))
    return _Way(way.faults + wrong + rises, way.odd + split.odd_name, leaps, split, split.key, way)


def in_line(high: int | None, low: int | None) -> bool:
    """Does the last column neither rise nor fall by a leap from one row to the next?"""
    return high is None or low is None or max(low, POINT) <= high <= JUMP * max(low, POINT)


def _likeliest(row: TableRow) -> Split | None:
    """No reading adds up: the one that comes nearest."""
    plain = [s for s in row.splits if not s.odd_name] or list(row.splits)
    return min(plain, key=lambda s: abs(s.zb + s.pb - s.sb), default=None)
