"""Where in the rows of a table with cells things stand, and what a row is."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from rozhodci.sheet.csv_cells import Cells
from rozhodci.sheet.table_head import is_average, is_name, is_note, is_rank, is_total, word
from rozhodci.sheet.table_model import COLUMNS
from rozhodci.sheet.table_numbers import amount

_RANK = re.compile(r"(\d{1,4})\.?(?:\s*[-–—]\s*\d{1,4}\.?)?\)?", re.A)


@dataclass(frozen=True, slots=True)
class Places:
    """Where in a row things stand; `last` is None where SB is the last column."""

    numbers: tuple[int, int, int]
    rank: int | None
    names: tuple[int, ...]
    last: int | None = None


def places_of(head: Cells) -> tuple[tuple[str, ...], Places]:
    """The names of the columns and their places but for the last one."""
    names = tuple(c.text for c in head)
    while names and not names[-1]:
        names = names[:-1]
    words = [word(n) for n in names]
    zb, pb, sb = (len(words) - 1 - words[::-1].index(c) for c in COLUMNS)
    rank = next((i for i, w in enumerate(words) if is_rank(w)), None if words[0] else 0)
    return names, Places((zb, pb, sb), rank, tuple(i for i, w in enumerate(words) if is_name(w)))


def with_rank(row: Cells, names: tuple[str, ...], places: Places) -> Cells:
    """Ranks that a text editor counts by itself are lost when the table is copied: the row is one cell short."""
    short = places.rank == 0 and len(row) == len(names) - 1 and any(c.isalpha() for c in row[0].text)
    if not short or amount(row[min(places.numbers) - 1].text) is None:
        return row
    return (replace(row[0], text=""), *row)


def with_last(names: tuple[str, ...], places: Places, data: list[Cells]) -> tuple[tuple[str, ...], Places]:
    """The last column is the last one with numbers; there may be one more than the header names."""
    sb = places.numbers[2]
    if sb == len(names) - 1 and data and all(_has_one_more(row, len(names)) for row in data):
        names = (*names, "B")
    after = [i for i in range(sb + 1, len(names)) if not is_note(word(names[i]))]
    last = next((i for i in reversed(after) if any(amount(text_at(row, i)) is not None for row in data)), None)
    return names, replace(places, last=last)


def _has_one_more(row: Cells, columns: int) -> bool:
    return amount(text_at(row, columns)) is not None and not any(c.text for c in row[columns + 1 :])


def text_at(row: Cells, place: int | None) -> str:
    return row[place].text if place is not None and place < len(row) else ""


def is_data(row: Cells, places: Places) -> bool:
    """Not a title, a note or a row of sums: it has a rank and something beside it, or numbers (of a date none)."""
    if is_totals(row, places) or any(is_average(c.text) for c in row):
        return False
    ranked = rank_of(row, places) is not None and sum(bool(c.text) for c in row) > 1
    numbers = any(amount(text_at(row, i)) is not None for i in places.numbers)
    return ranked or (numbers and (places.rank is None or text_at(row, places.numbers[2]) != ""))


def is_totals(row: Cells, places: Places) -> bool:
    """A team with a rank may call itself what it likes."""
    return rank_of(row, places) is None and any(is_total(c.text) for c in row[: min(places.numbers)])


def rank_of(row: Cells, places: Places) -> int | None:
    found = _RANK.fullmatch(text_at(row, places.rank))
    return int(found[1]) if found else None


def name_of(row: Cells, places: Places) -> str:
    """What stands in the columns of names, else the first text that is no number."""
    taken = {*places.numbers, places.last}
    named = " ".join(t for i in places.names if (t := text_at(row, i)))
    others = (c.text for i, c in enumerate(row) if i not in taken and any(x.isalpha() for x in c.text))
    return named or next(others, "")
