"""Tables with cells: CSV, or what is pasted from a spreadsheet or a web page (tabs)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from rozhodci.errors import InputError, Problem
from rozhodci.sheet.csv_cells import MAX_CELLS, Cells
from rozhodci.sheet.table_cells import SEPARATORS, cells_of, unclosed
from rozhodci.sheet.table_head import is_total, word
from rozhodci.sheet.table_model import COLUMNS, ResultTable, Split, TableRow, Totals
from rozhodci.sheet.table_numbers import EXAMPLES, aligned, amount, value
from rozhodci.sheet.table_parts import BLANK, NOTE, Part, tables_of
from rozhodci.sheet.table_places import (
    Places,
    is_data,
    is_totals,
    name_of,
    places_of,
    rank_of,
    text_at,
    with_last,
    with_rank,
)

MOST_PROBLEMS = 20


@dataclass(frozen=True, slots=True)
class CellHead:
    """The header of a table with cells."""

    separator: str
    cells: Cells

    def tables(self, line: int, block: list[tuple[int, str]], file: str) -> Iterator[ResultTable]:
        """Raises InputError with every cell that should be a number and is none, or is never closed."""
        if sum(text.count(self.separator) for _, text in block) > MAX_CELLS:
            raise InputError([Problem("velikost", f"tabulka má víc než {MAX_CELLS} buněk.", file)])
        rows = [cells_of(text, self.separator, number) for number, text in block]
        names, places = places_of(self.cells)
        rows = [with_rank(row, names, places) for row in rows]
        names, places = with_last(names, places, [row for row in rows if is_data(row, places)])
        problems = list(unclosed(rows))
        parts = [_part(row, names, places, self.separator, problems) for row in rows]
        if problems:
            raise InputError([replace(p, file=file) for p in problems[:MOST_PROBLEMS]])
        last = "SB" if places.last is None else names[places.last]
        return tables_of(ResultTable(line, last, ()), parts)


def cell_head(line: str, number: int) -> CellHead | None:
    """Of a line that has ZB, PB and SB in cells of their own."""
    for separator in SEPARATORS:
        if separator in line:
            cells = cells_of(line, separator, number)
            if set(COLUMNS) <= {word(c.text) for c in cells}:
                return CellHead(separator, cells)
    return None


def _part(row: Cells, names: tuple[str, ...], places: Places, separator: str, problems: list[Problem]) -> Part:
    if not any(c.text for c in row):
        return BLANK
    if is_totals(row, places):
        return _totals(row, places)
    if not is_data(row, places):
        return NOTE
    splits = _shifted(row, names, places) if separator == "," and len(row) > len(names) else ()
    if not splits:
        splits = (_split(row, names, places, problems),)
    return TableRow(row[0].line, rank_of(row, places), splits)


def _totals(row: Cells, places: Places) -> Part:
    name = next(c.text for c in row if is_total(c.text))
    numbers = tuple(amount(text_at(row, i)) for i in (*places.numbers, places.last))
    return Totals(row[0].line, name.rstrip(" :"), (numbers,)) if any(n is not None for n in numbers) else NOTE


def _split(row: Cells, names: tuple[str, ...], places: Places, problems: list[Problem]) -> Split:
    """Empty ZB, PB and last column are nothing; SB must stand there."""
    wanted = [*places.numbers, *([] if places.last is None else [places.last])]
    found = [0 if not text_at(row, i) and i != places.numbers[2] else value(text_at(row, i)) for i in wanted]
    bad = next((i for i, number in zip(wanted, found, strict=True) if number is None), None)
    if bad is not None:
        cell = row[bad] if bad < len(row) else row[-1]
        message = f"ve sloupci {names[bad]} má být číslo."
        shown = text_at(row, bad)[:40] or "prázdná buňka"
        problems.append(Problem("cislo", message, "", cell.line, cell.column, found=shown, hint=EXAMPLES))
    zb, pb, sb, *last = (number or 0 for number in found)
    return Split(name_of(row, places), zb, pb, sb, last[0] if last else None)


def _shifted(row: Cells, names: tuple[str, ...], places: Places) -> tuple[Split, ...]:
    """Readings of a row with too many commas: `Novák, CSc.` or `10,50` without quotes."""
    zb, pb, sb = places.numbers
    if (pb, sb) != (zb + 1, zb + 2) or places.last not in (None, len(names) - 1):
        return ()
    texts = [c.text for c in row]
    found: list[Split] = []
    for numbers, start in aligned(texts, len(names) - zb, ","):
        name = ", ".join(t for i, t in enumerate(texts[:start]) if t and i != places.rank)
        if any(c.isalpha() for c in name):
            first, second, third, *more = numbers
            found.append(Split(name, first, second, third, more[-1] if more else None))
    return tuple(found)
