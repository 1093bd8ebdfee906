"""Columns of a table that belong to nobody: each is named, with the column it may have been meant for (spec 5, 5.1).

Passing example: a fourth name that rows and signatures know. Failing examples: `kontrola`, `vysledok`, `PB Eva` without
Eva at the table.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rozhodci.case.reader import read_amount
from rozhodci.case.words import did_you_mean, fold, listed, nearest, visible
from rozhodci.errors import Problem
from rozhodci.sheet.amount_text import plain_amount
from rozhodci.sheet.csv_cells import Cell, Cells
from rozhodci.sheet.csv_header import COLUMNS, MORE, Header

NAMED = ("rozdava", "akter", "pauziruje", "partner", "podpisy")
"""Columns whose cells are names of players."""

FEWEST_PLAYERS, MOST_PLAYERS = 3, 4
_CLOSE = 0.75
"""How like a known column a word is that is rather a slip of the pen than a name."""


def faults(header: Header, hands: Sequence[Cells], signed: frozenset[str], file: str) -> Iterator[Problem]:
    """Columns that belong to nobody. `signed` are the names in the rows above the header."""
    yield from _twice(header, file)
    yield from _pb_of_nobody(header, file)
    strange = _strangers(header, hands, _doubtful(header, hands, signed))
    for i in strange:
        word = header.players[i]
        message = f"sloupec „{word[:40]}“ program nezná a hráč to podle řádků není."
        near = did_you_mean(word, (*COLUMNS, *MORE))
        hint = near or "sloupec smažte; je-li to hráč, uveďte ho v řádku podpisy, nebo mu doplňte sloupec s PB."
        yield _fault(header.cells[i], message, hint, file)
    if len(header.players) - len(strange) > MOST_PLAYERS:
        message = f"za hráče se berou sloupce {listed(header.players.values(), 'a')}: je jich {len(header.players)}."
        yield _fault(header.cells[0], message, f"hráči jsou nejvýš {MOST_PLAYERS}, ostatní sloupce smažte.", file)


def _twice(header: Header, file: str) -> Iterator[Problem]:
    """The same entry in two columns; players of one name are told by the reader of names."""
    for columns in (header.keys, header.pb):
        for i, word in columns.items():
            if any(other == word and k < i for k, other in columns.items()):
                message = f"sloupec „{visible(header.cells[i].text)}“ je tu podruhé."
                yield _fault(header.cells[i], message, "jeden z nich smažte.", file)


def _pb_of_nobody(header: Header, file: str) -> Iterator[Problem]:
    for i, name in header.pb.items():
        if name not in header.players.values():
            message = f"sloupec „{visible(header.cells[i].text)}“ nepatří k žádnému sloupci s částkami."
            yield _fault(header.cells[i], message, did_you_mean(name, header.players.values()), file)


def _fault(cell: Cell, message: str, hint: str, file: str) -> Problem:
    return Problem("csv-zahlavi", message, file, cell.line, cell.column, hint=hint)


def _doubtful(header: Header, hands: Sequence[Cells], signed: frozenset[str]) -> list[int]:
    """Columns without PB of their own that no row names as a player."""
    named = signed | {name for row in hands for name in _names(header, row)}
    return [i for i, name in header.players.items() if name not in header.pb.values() and fold(name) not in named]


def _strangers(header: Header, hands: Sequence[Cells], doubtful: list[int]) -> list[int]:
    """With more columns than a table has players all the doubtful ones, if they leave enough players."""
    rest = len(header.players) - len(doubtful)
    if len(header.players) > MOST_PLAYERS and FEWEST_PLAYERS <= rest <= MOST_PLAYERS:
        return doubtful
    return [i for i in doubtful if _strange(header, i, hands)]


def _names(header: Header, row: Cells) -> Iterator[str]:
    for key, cell in header.values(row, header.keys).items():
        if key in NAMED:
            yield from (fold(part) for part in cell.text.replace(";", ",").split(","))


def _strange(header: Header, column: int, hands: Sequence[Cells]) -> bool:
    """A slip in a known word, no amounts, only zeros in hands that were paid, or no turn although all have dealt."""
    if _is_slip(header.players[column], header.players.values()):
        return True
    texts = [row[column].text for row in hands if column < len(row) and row[column].text]
    if sum(read_amount(plain_amount(text)) is None for text in texts) * 2 > len(texts):
        return True
    if sum("rozdava" in header.values(row, header.keys) for row in hands) > len(header.players):
        return True
    paid = [row for row in hands if _is_paid(header, row)]
    return len(paid) > 1 and not any(map(_is_more, texts))


def _is_slip(word: str, players: Iterable[str]) -> bool:
    """`vysledok` among names with capitals; `Božena` is none, near as she is to `lozena`."""
    names = any(name[0].isupper() for name in players)
    return names and word.islower() and nearest(word, (*COLUMNS, *MORE), _CLOSE) != ""


def _is_paid(header: Header, row: Cells) -> bool:
    return any(_is_more(cell.text) for cell in header.values(row, header.players).values())


def _is_more(text: str) -> bool:
    """Anything but an amount of zero."""
    found = read_amount(plain_amount(text))
    return found is None or any(c in "123456789" for c in found[0])
