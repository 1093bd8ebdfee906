"""Tables of lines without cells: spaces between the numbers (a PDF, an e-mail), or nothing at all (a web page)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from rozhodci.case.words import visible
from rozhodci.sheet.table_head import is_note, is_total, triple, word
from rozhodci.sheet.table_model import ResultTable, Split, TableRow, Totals
from rozhodci.sheet.table_numbers import MINUS, aligned, amount, is_dash
from rozhodci.sheet.table_parts import BLANK, NOTE, Part, tables_of
from rozhodci.sheet.table_together import together

_TOGETHER = re.compile(r"^(?:#|po[řr]\w{0,4}?\.?|[čcp]\.)\s*\D{0,40}?ZB\s*PB\s*SB\s*(.*)$", re.I)
_RANK = r"(\d{1,3})(?:\s*[.)])?(?:\s*[-–]\s*\d{1,3}[.)]?(?=\s))?"
_ROW = re.compile(rf"(?:{_RANK})?\s*(?=\D)(.*)")
_UNIT = re.compile(r"(?<=\d)\s+(?:Kč|CZK)(?!\w)", re.I)
_THOUSANDS = re.compile(r"(?<=\d)[\u00a0\u202f\u2009](?=\d{3}(?!\d))")
_NUMBERS = re.compile(rf"[{MINUS}\d\s,()*]*$")
MAX_ROW, YEAR = 200, 4
PATIENCE, PAGE = 2, 12
"""So many lines may stand between the rows of one table: the name of a group, the foot and the head of a page."""


@dataclass(frozen=True, slots=True)
class PlainHead:
    """The name of the last column; how many numbers a row may have, what the header says first."""

    last: str
    columns: tuple[int, ...]

    def tables(self, line: int, block: list[tuple[int, str]], file: str) -> Iterator[ResultTable]:
        return tables_of(ResultTable(line, self.last, (), columns=self.columns), _parts(block, self.columns))


def plain_head(line: str) -> PlainHead | None:
    """Of `# Hráč ZB PB SB B` or `#HráčZBPBSBB`; one that ends with SB may leave out the name of one more column."""
    line = visible(line)
    for cells in (re.split(r"\s{2,}|\t", line), line.split()):
        at = triple(cells)
        if at is not None:
            after = [c for c in cells[at + 3 :] if not is_note(word(c))]
            return PlainHead(after[-1] if after else "SB", (3 + len(after), 4))
    found = _TOGETHER.match(line)
    if found is None:
        return None
    return PlainHead(found[1].strip() or "SB", (4,) if found[1].strip() else (3, 4))


def _parts(block: list[tuple[int, str]], columns: tuple[int, ...]) -> Iterator[Part]:
    last, missed = 0, 0
    for number, line in block:
        text = visible(line)
        if not text:
            yield BLANK
            continue
        row = _totals(text, number, columns) or _row(text, number, columns)
        if row is None or (isinstance(row, TableRow) and not _belongs(row, last, missed)):
            missed += 1
            yield NOTE
            continue
        if isinstance(row, TableRow):
            last, missed = row.rank or last, 0
        yield row


def _belongs(row: TableRow, last: int, missed: int) -> bool:
    """Right below the others anything that looks like a row; below some other text only what surely is one."""
    if missed:
        near = missed <= PATIENCE and row.rank in (None, 1)
        return missed <= PAGE and (near or last < (row.rank or 0) <= last + PATIENCE) and _is_sure(row)
    return bool(row.splits) or (row.rank is not None and (row.text[-1].isdigit() or row.rank == last + 1))


def _is_sure(row: TableRow) -> bool:
    """More numbers at its end than the year or the hour that may end a sentence."""
    end = _NUMBERS.search(row.text)
    numbers = end[0] if end else ""
    return bool(row.splits) and (len(numbers.split()) >= 3 or sum(c.isdigit() for c in numbers) > YEAR)


def _row(text: str, number: int, columns: tuple[int, ...]) -> TableRow | None:
    match = _ROW.fullmatch(text) if len(text) <= MAX_ROW else None
    if match is None or not any(c.isalpha() for c in match[2]):
        return None
    splits = tuple(spaced(match[2], columns))
    if not splits and match[1]:
        splits = tuple(together(match[2], columns))
    return TableRow(number, int(match[1]) if match[1] else None, splits, text)


def spaced(text: str, columns: tuple[int, ...]) -> Iterator[Split]:
    """Readings of `Novák Karel 612 529 1 141 335`; only the numbers at the end are counted."""
    words = _words(text)
    for count in columns:
        for numbers, start in aligned(words, count, " "):
            name = " ".join(words[:start])
            if any(c.isalpha() for c in name):
                odd = amount(words[start - 1]) is not None
                zb, pb, sb, *more = numbers
                yield Split(name, zb, pb, sb, more[-1] if more else None, odd_name=odd, columns=count)


def _words(text: str) -> list[str]:
    """Without a note at the end, such as `(odstoupil)`."""
    words = _THOUSANDS.sub("", _UNIT.sub("", text)).split()
    while words and not is_dash(words[-1]) and not any(c.isdigit() for c in words[-1]):
        words.pop()
    return words


def _totals(text: str, number: int, columns: tuple[int, ...]) -> Totals | None:
    """`Celkem 1 612 529 2 141` or `Celkem16125292141`; the last column need not be summed."""
    name = re.split(rf"\s*[{MINUS}(]?\d", text, maxsplit=1)[0]
    if len(text) > MAX_ROW or not is_total(name):
        return None
    widths = tuple(dict.fromkeys((*columns, 3)))
    splits = [*spaced(text, widths)] or ([*together(text, widths)] if " " not in text else [])
    readings = tuple(s.numbers for s in splits if s.name == name)
    return Totals(number, name.rstrip(" :"), readings) if readings else None
