"""A CSV text as located cells: what Czech and English spreadsheets save (`;` `,` or tab, quotes, `sep=` line, CRLF)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from rozhodci.errors import InputError, Problem

SEPARATORS = (";", ",", "\t")
MAX_CELLS = 200_000
"""Far more than any sheet or result table has; a file of ten million separators is none."""
_ENDS = {sign: re.compile(f"[{sign}\n]") for sign in SEPARATORS}
_GUARDED = "=+-@−"


@dataclass(frozen=True, slots=True)
class Cell:
    """The text of a cell and where it starts, line and column from 1."""

    text: str
    line: int
    column: int


Cells = tuple[Cell, ...]


def rows(text: str, file: str) -> tuple[str, tuple[Cells, ...]]:
    """(separator, rows that have anything in them). Raises InputError for a quote that is never closed."""
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    above = 0
    if text[:4].lower() == "sep=":
        _, _, text = text.partition("\n")
        above = 1
    separator = _separator(text)
    if text.count(separator) + text.count("\n") > MAX_CELLS:
        raise InputError([Problem("velikost", f"tabulka má víc než {MAX_CELLS} buněk.", file)])
    found = tuple(_rows(text, separator, file, above))
    return separator, tuple(row for row in found if any(c.text for c in row))


def _separator(text: str) -> str:
    """The one of the header, else the most frequent in the text; a decimal comma is none."""
    for line in text.split("\n"):
        for sign in SEPARATORS:
            first, _, rest = line.partition(sign)
            if rest and first.strip(' "').lower() in ("c", "č", "poradi", "#", "soucet", "podpisy", "zapisovatel"):
                return sign
    return max(SEPARATORS, key=text.count)


def _rows(text: str, separator: str, file: str, above: int) -> Iterator[Cells]:
    at, line, start = 0, 1 + above, 0
    cells: list[Cell] = []
    while at < len(text):
        column = at - start + 1
        value, end = _cell(text, at, separator)
        if end < 0:
            message = "uvozovky v buňce nejsou uzavřené."
            raise InputError([Problem("csv", message, file, line, column, hint="doplňte druhé uvozovky.")])
        cells.append(Cell(value, line, column))
        inner = text.count("\n", at, end)
        if inner:
            line, start = line + inner, text.rfind("\n", at, end) + 1
        at = end + 1
        if end >= len(text) or text[end] == "\n":
            yield tuple(cells)
            cells, line, start = [], line + 1, at
    if cells:
        yield tuple(cells)


def _cell(text: str, at: int, separator: str) -> tuple[str, int]:
    """(value, index of the separator or line end after it); index -1 for an unclosed quote."""
    if text[at] == '"':
        return _quoted(text, at, separator)
    end = _end(text, at, separator)
    return unguarded(text[at:end]), end


def _end(text: str, at: int, separator: str) -> int:
    """Where the cell ends; only what belongs to it is looked through."""
    found = _ENDS[separator].search(text, at)
    return found.start() if found else len(text)


def _quoted(text: str, at: int, separator: str) -> tuple[str, int]:
    close = text.find('"', at + 1)
    while close >= 0 and text[close + 1 : close + 2] == '"':
        close = text.find('"', close + 2)
    if close < 0:
        return "", -1
    end = _end(text, close + 1, separator)
    return unguarded(text[at + 1 : close].replace('""', '"') + text[close + 1 : end]), end


def unguarded(value: str) -> str:
    """Without the apostrophe that keeps a spreadsheet from reading a text as a formula."""
    value = value.strip()
    return value[1:] if len(value) > 1 and value[0] == "'" and value[1] in _GUARDED else value


def written(value: str, separator: str = ";") -> str:
    """A cell as it is saved: a text that looks like a formula is guarded, a number stays a number."""
    if value and value[0] in _GUARDED + "\t\r" and not is_number(value):
        value = f"'{value}"
    if separator in value or '"' in value or "\n" in value or value != value.strip():
        doubled = value.replace('"', '""')
        return f'"{doubled}"'
    return value


def is_number(value: str) -> bool:
    """A plain number such as `-1058` or `-0,60`."""
    digits = value.removeprefix("-").removeprefix("−").replace(",", ".", 1)
    return digits.replace(".", "", 1).isdigit() and digits.isascii()
