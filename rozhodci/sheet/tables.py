"""Result tables: as CSV, or run together as a web page copied into text (`1Munia Kamil5065341040335`).

A run-together row has no separators: it is divided so that SB = ZB + PB holds and the last columns of the table do not
rise, a name that itself ends with digits (`Jidáš 368`) only where nothing else fits.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from rozhodci.case.words import fold, visible
from rozhodci.errors import InputError, Problem
from rozhodci.sheet.csv_cells import Cells, rows

COLUMNS = ("zb", "pb", "sb")
_RUN_TOGETHER = re.compile(r"^#\s*(?:hráč|tým|družstvo)\s*ZB\s*PB\s*SB\s*(.*)$", re.I)
_ROW = re.compile(r"^(\d{1,3})\D.*\d$")
_NUMBER = re.compile(r"[-−]?(?:0|[1-9]\d*)")
_AMOUNT = re.compile(r"[-−+]?\d{1,9}(?:[.,]\d{1,2})?")
MAX_LINES, MAX_ROW = 50_000, 200
MOST_DIGITS, MOST_IN_NAME = 5, 4
"""Of one number in a run-together row; of a number that ends a name."""


@dataclass(frozen=True, slots=True)
class Split:
    """One way to read a row; numbers in hundredths, `last` the last column (None: SB is the last)."""

    name: str
    zb: int
    pb: int
    sb: int
    last: int | None
    odd_name: bool = False

    @property
    def adds_up(self) -> bool:
        return self.zb + self.pb == self.sb

    @property
    def key(self) -> int:
        """What the table is ordered by."""
        return self.sb if self.last is None else self.last


@dataclass(frozen=True, slots=True)
class TableRow:
    """A row with its place in the file and every possible reading (a CSV row has one)."""

    line: int
    rank: int | None
    splits: tuple[Split, ...]
    text: str = ""


@dataclass(frozen=True, slots=True)
class ResultTable:
    """`last` is the name of the last column."""

    line: int
    last: str
    rows: tuple[TableRow, ...]


def read_tables(text: str, file: str) -> tuple[ResultTable, ...]:
    """Every table of a text. Raises InputError where there is none."""
    if text.count("\n") > MAX_LINES:
        raise InputError([Problem("velikost", f"soubor má víc než {MAX_LINES} řádků.", file)])
    found = tuple(_run_together(text)) or tuple(_csv(text, file))
    if not found:
        message = "v souboru není žádná výsledková tabulka."
        hint = "tabulka začíná řádkem #HráčZBPBSB, nebo záhlavím CSV se sloupci ZB, PB a SB."
        raise InputError([Problem("tabulka", message, file, hint=hint)])
    return found


def _run_together(text: str) -> Iterator[ResultTable]:
    head, last, found = 0, "", list[TableRow]()
    for number, line in enumerate([*text.splitlines(), ""], 1):
        match = _RUN_TOGETHER.match(visible(line))
        row = _row(visible(line), number) if head and not match else None
        if row is not None:
            found.append(row)
            continue
        if found:
            yield ResultTable(head, last or "B", tuple(found))
        head, last, found = (number, match[1].strip(), []) if match else (0, "", [])


def _row(line: str, number: int) -> TableRow | None:
    match = _ROW.match(line) if len(line) <= MAX_ROW else None
    if match is None:
        return None
    rank = match[1]
    return TableRow(number, int(rank), tuple(_splits(line[len(rank) :])), line)


def _splits(text: str) -> Iterator[Split]:
    """Every division into name, ZB, PB, SB and the last column."""
    end = len(text) - len(re.search(r"[\d−-]*$", text)[0])  # type: ignore[index]
    for start in range(end, len(text)):
        if start > end and not text[end - 1].isspace():
            return  # only a word of its own such as 368 may be part of the name
        name = text[:start]
        if start - end > MOST_IN_NAME:
            return
        for numbers in _numbers(text[start:], 4):
            zb, pb, sb, last = numbers
            yield Split(name.strip(), zb, pb, sb, last, odd_name=start > end)


def _numbers(text: str, count: int) -> Iterator[tuple[int, ...]]:
    if count == 1:
        if _NUMBER.fullmatch(text) and len(text) <= MOST_DIGITS + 1:
            yield (_whole(text),)
        return
    for cut in range(1, min(len(text) - count + 1, MOST_DIGITS + 1) + 1):
        if _NUMBER.fullmatch(text[:cut]):
            yield from ((_whole(text[:cut]), *rest) for rest in _numbers(text[cut:], count - 1))


def _whole(text: str) -> int:
    return int(text.replace("−", "-")) * 100


def _csv(text: str, file: str) -> Iterator[ResultTable]:
    _, cells = rows(text, file)
    head: Cells | None = None
    found: list[TableRow] = []
    for row in cells:
        words = [fold(c.text) for c in row]
        if set(COLUMNS) <= set(words):
            if head is not None and found:
                yield _table(head, found)
            head, found = row, []
        elif head is not None:
            found.append(_csv_row(head, row, file))
    if head is not None and found:
        yield _table(head, found)


def _table(head: Cells, found: list[TableRow]) -> ResultTable:
    names = [c.text for c in head if c.text]
    return ResultTable(head[0].line, names[-1], tuple(found))


def _csv_row(head: Cells, row: Cells, file: str) -> TableRow:
    words = [fold(c.text) for c in head]
    texts = {word: row[i].text for i, word in enumerate(words) if i < len(row) and word}
    last = [word for word in words if word][-1]
    wanted = [*COLUMNS, *([last] if last not in COLUMNS else [])]
    numbers = {word: _decimal(texts.get(word, "")) for word in wanted}
    bad = [word for word, number in numbers.items() if number is None]
    if bad:
        i = words.index(bad[0])
        cell = row[i] if i < len(row) else row[-1]
        message = f"ve sloupci {head[i].text} má být číslo."
        raise InputError([Problem("cislo", message, file, cell.line, cell.column, found=cell.text[:40])])
    zb, pb, sb = (numbers[word] or 0 for word in COLUMNS)
    rank = texts.get("#") or texts.get("poradi") or ""
    name = next((texts[w] for w in words if w and w not in (*wanted, "#", "poradi") and texts.get(w)), "")
    split = Split(name, zb, pb, sb, None if last == "sb" else numbers[last])
    number = int(rank.rstrip(".")) if rank.rstrip(".").isdigit() else None
    return TableRow(row[0].line, number, (split,))


def _decimal(text: str) -> int | None:
    text = text.replace("\u00a0", "").replace(" ", "")
    if not _AMOUNT.fullmatch(text):
        return None
    sign = -1 if text[0] in "-−" else 1
    whole, _, rest = text.lstrip("-−+").replace(",", ".").partition(".")
    return sign * (int(whole) * 100 + int(rest.ljust(2, "0")))
