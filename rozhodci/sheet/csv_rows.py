"""What a row below the header is, told by its first cell: a hand, the sums, a word about the sheet (spec 5, 5.1).

Passing examples: `3`, `3.`, an empty cell, `Součet:`, `SB`. Failing examples: `mezisoučet`; an unnumbered row of mere
amounts that add up the hands above it, which would double every total if it counted as a hand.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from rozhodci.case.reader import in_haler, read_amount
from rozhodci.case.words import fold, nearest
from rozhodci.errors import Problem
from rozhodci.sheet.amount_text import plain_amount
from rozhodci.sheet.csv_cells import Cell, Cells
from rozhodci.sheet.csv_header import Header
from rozhodci.sheet.totals import rounded

ABOVE = ("pravidla", "zapisovatel", "podpisy", "sazby", "vyklady", "poznamka", "nazev", "datum", "kolo", "stul")
WHOLE, ZB, PB, SB = "soucet", "zb", "pb", "sb"
_SUM = frozenset({"soucet", "soucty", "celkem", "suma", "sumy", "celkovy", "celkove", "σ", "∑"})
_UNITS = frozenset({"kc", "v", "a", "bodu", "body"})
_NUMBER = re.compile(r"(?:c|c\.|#|hra)? ?[0-9]{1,4}(?:[.,]0+)? ?[.):*]*")
_DESCRIBED = ("rozdava", "akter", "zavazek", "renonc")
_CLOSE = 0.8
"""How like a known word is that is a slip of the pen; `mezisoucet` is no `soucet`."""
_SAME = 2
"""Columns that must add up before a row is taken for forgotten sums; one more may be wrong."""


@dataclass(slots=True)
class Sorted:
    """Rows of hands, rows of sums with what they sum, rows about the sheet."""

    hands: list[Cells] = field(default_factory=list)
    sums: list[tuple[str, Cells]] = field(default_factory=list)
    about: list[Cells] = field(default_factory=list)


def word_of(cell: Cell) -> str:
    """The first cell as a word: `Součet:` -> `soucet`."""
    return fold(cell.text).rstrip(" :.")


def sum_of(cell: Cell) -> str | None:
    """`Součet` -> `soucet`, `ZB`, `celkem ZB` -> `zb`; None where the cell names no sums."""
    words = set(re.findall(r"[\w∑]+", fold(cell.text)))
    said = words & {ZB, PB, SB}
    if not words & (_SUM | said) or not words <= _SUM | _UNITS | said or len(said) > 1:
        return None
    return said.pop() if said else WHOLE


def sort_rows(table: Sequence[Cells], header: Header, file: str, problems: list[Problem]) -> Sorted:
    """Rows below the header; what is none of the three is a problem."""
    found = Sorted()
    for row in table:
        kind = sum_of(row[0])
        if kind is not None:
            found.sums.append((kind, row))
        elif word_of(row[0]) in ABOVE:
            found.about.append(row)
        elif row[0].text and not _NUMBER.fullmatch(fold(row[0].text)):
            problems.append(_unknown(row, file))
        elif not row[0].text and _adds_up(row, header, found.hands):
            problems.append(_forgotten(row, file))
        else:
            found.hands.append(row)
    return found


def _unknown(row: Cells, file: str) -> Problem:
    near = nearest(word_of(row[0]), (WHOLE, *ABOVE), _CLOSE)
    usual = "hra má v první buňce číslo nebo nic, součty slovo soucet; jiný řádek smažte."
    message = f"řádek „{row[0].text[:40]}“ tu nemá význam."
    return Problem("csv-radek", message, file, row[0].line, row[0].column, hint=f"myslíte „{near}“?" if near else usual)


def _forgotten(row: Cells, file: str) -> Problem:
    first = next(c for c in row if c.text)
    message = "řádek bez čísla opakuje součty sloupců nad ním; hra to je, nebo součet?"
    hint = "jsou-li to součty, napište do první buňky soucet, mezisoučet smažte; je-li to hra, očíslujte ji."
    return Problem("csv-radek", message, file, row[0].line, first.column, hint=hint)


def _adds_up(row: Cells, header: Header, hands: Sequence[Cells]) -> bool:
    """Is it a row of amounts alone, and do they add up what stands above, but for at most one column?"""
    cells = header.values(row, header.keys)
    written = _amounts(header, row)
    if any(key in cells for key in _DESCRIBED) or not any(written.values()):
        return False
    above = [_amounts(header, hand) for hand in hands]
    sums = {name: sum(hand.get(name, 0) for hand in above) for name in written}
    same = [name for name, hal in written.items() if hal in (sums[name], rounded(sums[name]))]
    paid = [name for name in same if written[name]]
    return len(written) - len(same) <= 1 and len(paid) >= _SAME


def _amounts(header: Header, row: Cells) -> dict[str, int]:
    return dict(_read(header, row))


def _read(header: Header, row: Cells) -> Iterator[tuple[str, int]]:
    for name, cell in header.values(row, header.players).items():
        found = read_amount(plain_amount(cell.text))
        if found and len(found[3] or "") <= 2:
            yield name, in_haler(found)
