"""Rows `Celkem` of result tables: each number is the sum of its column."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rozhodci.sheet.table_model import Split, Totals


class WrongSum(NamedTuple):
    """`column` counts from 0: ZB, PB, SB, the last one."""

    column: int
    found: int
    expected: int


def wrong_sums(totals: Totals, splits: tuple[Split | None, ...]) -> Iterator[WrongSum]:
    """Of the reading with the fewest faults. Nothing is said where a row above could not be read."""
    above = [s for s in splits[: totals.after] if s is not None]
    if len(above) < totals.after:
        return
    due = [sum(n or 0 for n in column) for column in zip(*(s.numbers for s in above), strict=True)]
    yield from min((list(_wrong(reading, due)) for reading in totals.readings), key=len)


def _wrong(reading: tuple[int | None, ...], due: list[int]) -> Iterator[WrongSum]:
    for column, (found, expected) in enumerate(zip(reading, due, strict=True)):
        if found is not None and found != expected:
            yield WrongSum(column, found, expected)
