"""Result tables as values: tables, rows, and the ways a row can be read. Numbers are in hundredths."""

from __future__ import annotations

from dataclasses import dataclass

COLUMNS = ("zb", "pb", "sb")


@dataclass(frozen=True, slots=True)
class Split:
    """One way to read a row; `last` is the last column (None: SB is the last), `columns` how many numbers were read."""

    name: str
    zb: int
    pb: int
    sb: int
    last: int | None
    odd_name: bool = False
    columns: int = 0

    @property
    def adds_up(self) -> bool:
        return self.zb + self.pb == self.sb

    @property
    def key(self) -> int:
        """What the table is ordered by."""
        return self.sb if self.last is None else self.last

    @property
    def numbers(self) -> tuple[int | None, ...]:
        """ZB, PB, SB and the last column."""
        return (self.zb, self.pb, self.sb, self.last)


@dataclass(frozen=True, slots=True)
class TableRow:
    """A row with its place in the file and every possible reading (a CSV row has one)."""

    line: int
    rank: int | None
    splits: tuple[Split, ...]
    text: str = ""

    @property
    def label(self) -> str:
        """The text without the rank it begins with."""
        return self.text.removeprefix(str(self.rank)).lstrip(" .)\t") if self.rank else self.text


@dataclass(frozen=True, slots=True)
class Totals:
    """A row `Celkem` below the first `after` rows; a reading is ZB, PB, SB, last column, None where nothing stands."""

    line: int
    name: str
    readings: tuple[tuple[int | None, ...], ...]
    after: int = 0


@dataclass(frozen=True, slots=True)
class ResultTable:
    """`last` is the name of the last column; `columns` how many numbers a row may have, what the header says first."""

    line: int
    last: str
    rows: tuple[TableRow, ...]
    totals: tuple[Totals, ...] = ()
    columns: tuple[int, ...] = (0,)
