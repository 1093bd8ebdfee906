"""Result tables of a text: with cells (CSV, tabs), with spaces, or run together as a web page copied into text."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace

from rozhodci.errors import InputError, Problem
from rozhodci.sheet.table_columns import CellHead, cell_head
from rozhodci.sheet.table_model import COLUMNS, ResultTable
from rozhodci.sheet.table_plain import PlainHead, plain_head

_OPENED = re.compile(r'(?:^|[;,\t|])\s*"')
MAX_LINES, MAX_HEAD = 50_000, 2000
MOST_IN_CELL = 5
"""Lines that one cell in quotes may have."""
Line = tuple[int, str]
Head = CellHead | PlainHead


def read_tables(text: str, file: str) -> tuple[ResultTable, ...]:
    """Every table of a text. Raises InputError where there is none."""
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    if text.count("\n") > MAX_LINES:
        raise InputError([Problem("velikost", f"soubor má víc než {MAX_LINES} řádků.", file)])
    found = _joined(t for number, head, block in _blocks(text) for t in head.tables(number, block, file))
    if not found:
        message = "v souboru není žádná výsledková tabulka."
        hint = "tabulka začíná řádkem #HráčZBPBSB, nebo záhlavím se sloupci ZB, PB a SB (CSV, tabulátory, mezery)."
        raise InputError([Problem("tabulka", message, file, hint=hint)])
    return found


def _joined(tables: Iterable[ResultTable]) -> tuple[ResultTable, ...]:
    """A table whose ranks go on from the one above is its next page."""
    found: list[ResultTable] = []
    for table in tables:
        if found and _goes_on(found[-1], table):
            above = found.pop()
            totals = (replace(t, after=t.after + len(above.rows)) for t in table.totals)
            table = replace(above, rows=above.rows + table.rows, totals=(*above.totals, *totals))
        found.append(table)
    return tuple(found)


def _goes_on(above: ResultTable, table: ResultTable) -> bool:
    last, first = above.rows[-1].rank, table.rows[0].rank
    same = (above.last, above.columns) == (table.last, table.columns)
    return same and last is not None and first == last + 1


def _blocks(text: str) -> Iterator[tuple[int, Head, list[Line]]]:
    """Each header with the lines below it, up to the next header."""
    place, head, block = 0, None, list[Line]()
    for number, line in _lines(text):
        found = _head(line, number)
        if found is None:
            block.append((number, line))
            continue
        if head is not None:
            yield place, head, block
        place, head, block = number, found, []
    if head is not None:
        yield place, head, block


def _head(line: str, number: int) -> Head | None:
    lowered = line[:MAX_HEAD].lower()
    if len(line) > MAX_HEAD or not all(column in lowered for column in COLUMNS):
        return None
    return cell_head(line, number) or plain_head(line)


def _lines(text: str) -> Iterator[Line]:
    """Numbered lines; those that one pair of quotes holds together are one."""
    lines = text.split("\n")
    at = 0
    while at < len(lines):
        end = at + 1
        if _OPENED.search(lines[at]) and lines[at].count('"') % 2:
            odd = (i for i in range(at + 1, min(at + MOST_IN_CELL, len(lines))) if lines[i].count('"') % 2)
            end = next(odd, at) + 1
        yield at + 1, "\n".join(lines[at:end])
        at = end
