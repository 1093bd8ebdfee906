"""A sheet as a table (CSV) turned into the same located nodes as YAML, so that one reader reads both (spec 5, 5.1)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from yaml.error import Mark
from yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

from rozhodci.case.nodes import MAP, QUOTED, SEQ
from rozhodci.case.words import did_you_mean, fold, visible
from rozhodci.errors import InputError, Problem
from rozhodci.sheet.csv_cells import Cell, Cells, rows

NUMBER = "c"
COLUMNS = ("rozdava", "akter", "zavazek", "trumf", "fleky", "vysledek", "body", "popis", "podpisy")
"""Columns of spec 5; a table may leave some out."""

MORE = (
    "pauziruje",
    "partner",
    "proti",
    "pomocna",
    "hlasky_obrany",
    "lozena",
    "schvaleno",
    "renonc",
    "pripad",
    "oprava",
)
"""What else a hand may say, for the tables that need it."""

ABOVE = ("pravidla", "zapisovatel", "podpisy", "sazby", "vyklady", "nazev", "datum", "kolo", "stul")
_PAIRS = ("sazby", "vyklady")
_TABLE = ABOVE[-4:]
_SUM = frozenset({"soucet", "soucty", "celkem"})
_FIRST = frozenset({"c", "c.", "#", "poradi", "hra"})
_PB = "pb "


@dataclass(slots=True)
class _Header:
    """Column -> what it is: a key of the hand, a player's amounts, a player's PB."""

    keys: dict[int, str] = field(default_factory=dict)
    players: dict[int, str] = field(default_factory=dict)
    pb: dict[int, str] = field(default_factory=dict)
    width: int = 0


def to_nodes(text: str, file: str) -> tuple[str, Node]:
    """(separator, root node of a sheet). Raises InputError with all problems of the table's shape."""
    separator, table = rows(text, file)
    problems: list[Problem] = []
    head = next((i for i, row in enumerate(table) if _is_header(row)), None)
    if head is None:
        message = "v tabulce chybí záhlaví."
        expected = "řádek c; rozdava; akter; zavazek; …, jména hráčů, PB a jméno"
        raise InputError([Problem("csv-zahlavi", message, file, 1, 1, expected=expected)])
    header = _header(table[head], file, problems)
    hands, sums, rest = _sorted(table[head + 1 :])
    for row in (*hands, *sums):
        _check_width(row, header, file, problems)
    root = _root(table[head][0], header, (*table[:head], *rest), hands, sums, file, problems)
    if problems:
        raise InputError(sorted(problems, key=lambda p: (p.line, p.column)))
    return separator, root


def _is_header(row: Cells) -> bool:
    words = {fold(c.text) for c in row}
    return fold(row[0].text) in _FIRST and ("rozdava" in words or any(w.startswith(_PB) for w in words) or len(row) > 3)


def _header(row: Cells, file: str, problems: list[Problem]) -> _Header:
    header = _Header(width=len(row))
    for i, cell in enumerate(row):
        word = fold(cell.text)
        if i == 0 or not word:
            continue
        if word.replace(" ", "_") in (*COLUMNS, *MORE):
            header.keys[i] = word.replace(" ", "_")
        elif word.startswith(_PB):
            header.pb[i] = visible(cell.text[len(_PB) :])
        else:
            header.players[i] = visible(cell.text)
    for i, name in header.pb.items():
        if name not in header.players.values():
            message = f"sloupec „PB {name}“ nepatří k žádnému sloupci s částkami."
            hint = did_you_mean(name, header.players.values())
            problems.append(Problem("csv-zahlavi", message, file, row[i].line, row[i].column, hint=hint))
    return header


def _sorted(table: Sequence[Cells]) -> tuple[list[Cells], list[Cells], list[Cells]]:
    """Rows of hands, the row of sums, rows about the sheet."""
    hands, sums, rest = list[Cells](), list[Cells](), list[Cells]()
    for row in table:
        word = fold(row[0].text)
        (sums if word in _SUM else rest if word in ABOVE else hands).append(row)
    return hands, sums, rest


def _check_width(row: Cells, header: _Header, file: str, problems: list[Problem]) -> None:
    extra = [c for c in row[header.width :] if c.text]
    if extra:
        message = f"řádek má víc buněk než záhlaví ({header.width})."
        hint = "desetinná čárka nebo čárka v textu musí být v uvozovkách, je-li oddělovačem čárka."
        problems.append(
            Problem("csv-radek", message, file, extra[0].line, extra[0].column, found=extra[0].text[:40], hint=hint)
        )


def _root(
    first: Cell,
    header: _Header,
    about: Iterable[Cells],
    hands: Iterable[Cells],
    sums: Iterable[Cells],
    file: str,
    problems: list[Problem],
) -> Node:
    pairs = [(_text("hraci", first), _list([_text(n, first) for n in header.players.values()], first))]
    tournament: list[tuple[Node, Node]] = []
    for row in about:
        word, values = fold(row[0].text), [c for c in row[1:] if c.text]
        if word not in ABOVE:
            message = f"řádek „{row[0].text[:40]}“ před záhlavím nemá význam."
            hint = did_you_mean(word, ABOVE) or f"před záhlavím smí být: {', '.join(ABOVE)}."
            problems.append(Problem("csv-radek", message, file, row[0].line, row[0].column, hint=hint))
        elif values:
            target = tournament if word in _TABLE else pairs
            target.append((_scalar(row[0], word), _about(word, values)))
    if tournament:
        pairs.append((_text("turnaj", first), _map(tournament, first)))
    pairs.append((_text("hry", first), _list([_hand(row, header) for row in hands], first)))
    for row in sums:
        pairs.append((_scalar(row[0], "soucty"), _sums(row, header)))
    return _map(pairs, first)


def _about(word: str, values: list[Cell]) -> Node:
    """The value of a row about the sheet: names, pairs such as `hra 0,50` in a cell each, or one text."""
    if word == "podpisy":
        return _list(_split(values), values[0])
    if word not in _PAIRS:
        return _scalar(values[0])
    split = [(cell, cell.text.rpartition(" ")) for cell in values]
    return _map([(_scalar(cell, key), _scalar(cell, value)) for cell, (key, _, value) in split], values[0])


def _hand(row: Cells, header: _Header) -> Node:
    cells = {i: c for i, c in enumerate(row) if c.text}
    pairs = [(_scalar(cells[i], key), _scalar(cells[i])) for i, key in header.keys.items() if i in cells]
    for key, columns in (("castky", header.players), ("pb", header.pb)):
        inner = [(_scalar(cells[i], name), _scalar(cells[i])) for i, name in columns.items() if i in cells]
        if inner:
            pairs.append((_text(key, row[0]), _map(inner, row[0])))
    return _map(pairs, row[0])


def _sums(row: Cells, header: _Header) -> Node:
    cells = {i: c for i, c in enumerate(row) if c.text}
    pairs = []
    for i, name in header.players.items():
        pb = next((k for k, n in header.pb.items() if n == name), -1)
        inner = [(_text(word, row[0]), _scalar(cells[k])) for word, k in (("zb", i), ("pb", pb)) if k in cells]
        if inner:
            pairs.append((_text(name, row[0]), _map(inner, row[0])))
    return _map(pairs, row[0])


def _split(cells: Iterable[Cell]) -> list[Node]:
    """Names in a cell each, or several in one divided by commas."""
    return [_scalar(c, visible(name)) for c in cells for name in c.text.split(",") if name.strip()]


def _scalar(cell: Cell, value: str | None = None) -> Node:
    return ScalarNode(QUOTED, cell.text if value is None else value, _mark(cell), _mark(cell, len(cell.text)))


def _text(value: str, near: Cell) -> Node:
    return _scalar(near, value)


def _list(items: list[Node], near: Cell) -> Node:
    return SequenceNode(SEQ, items, _mark(near), _mark(near))


def _map(pairs: list[tuple[Node, Node]], near: Cell) -> Node:
    return MappingNode(MAP, pairs, _mark(near), _mark(near))


def _mark(cell: Cell, further: int = 0) -> Mark:
    return Mark("", 0, cell.line - 1, cell.column - 1 + further, None, 0)
