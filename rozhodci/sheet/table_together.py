"""Rows that ran together when a web page was copied: `Munia Kamil5065341040335`.

Nothing separates the numbers: every division is a reading, and `table_reading` chooses among them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from rozhodci.sheet.table_model import Split
from rozhodci.sheet.table_numbers import MINUS, amount

_TAIL = re.compile(rf"[{MINUS}]?\d[{MINUS}\d,.]*$")
_NUMBER = re.compile(rf"[{MINUS}]?(0|[1-9]\d*)(?:[.,]\d{{1,2}})?")
_NOTE = re.compile(r"(?<=\d)[*†‡]*(?:[\s(][^\d]*)?$")
_THOUSANDS = re.compile(r"(?<=\d)[ \u00a0\u202f\u2009](?=\d{3})")
MOST_DIGITS, MOST_IN_NAME = 5, 4
"""Of one number; of a number that ends a name."""
MOST_SIGNS = 1 + MOST_DIGITS + 3
"""A minus before, a comma and two decimals after."""


def together(text: str, columns: tuple[int, ...]) -> Iterator[Split]:
    """Every division into name, ZB, PB, SB and, of four columns, the last one."""
    text, parted = _THOUSANDS.subn("", _NOTE.sub("", text))
    tail = _TAIL.search(text)
    if tail is None or not _is_name(text[: tail.start()], parted > 0):
        return
    end = tail.start()
    for start in _starts(text, end):
        for count in columns:
            for numbers in _numbers(text[start:], min(count, 4)):
                zb, pb, sb, *more = numbers
                last = more[0] if more else None
                yield Split(text[:start].strip(), zb, pb, sb, last, odd_name=start > end, columns=count)


def _is_name(text: str, parted: bool) -> bool:
    """With spaces between its numbers the row did not run together: some of the numbers cannot be read."""
    return any(c.isalpha() for c in (text.split() or [""])[-1]) and not (parted and text[-1].isspace())


def _starts(text: str, end: int) -> Iterator[int]:
    """Where the numbers may start: only a word of its own such as 368 may be part of the name."""
    yield end
    if end and text[end - 1].isspace():
        yield from range(end + 1, min(len(text), end + MOST_IN_NAME + 1))


def _numbers(text: str, count: int) -> Iterator[tuple[int, ...]]:
    if count == 1:
        number = _number(text)
        if number is not None:
            yield (number,)
        return
    for cut in range(1, min(len(text) - count + 1, MOST_SIGNS) + 1):
        number = _number(text[:cut])
        if number is not None:
            yield from ((number, *rest) for rest in _numbers(text[cut:], count - 1))


@lru_cache(4096)
def _number(text: str) -> int | None:
    found = _NUMBER.fullmatch(text)
    return amount(text) if found and len(found[1]) <= MOST_DIGITS else None
