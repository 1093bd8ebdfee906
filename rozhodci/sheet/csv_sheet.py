"""A sheet as a table (CSV) turned into the same located nodes as YAML, so that one reader reads both (spec 5, 5.1)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from yaml.error import Mark
from yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

from rozhodci.case.nodes import MAP, QUOTED, SEQ
from rozhodci.case.words import did_you_mean, fold, visible
from rozhodci.errors import InputError, Problem
from rozhodci.sheet.csv_cells import Cell, Cells, rows
from rozhodci.sheet.csv_columns import faults
from rozhodci.sheet.csv_header import Header, is_header, read_header
from rozhodci.sheet.csv_rows import ABOVE, Sorted, sort_rows, word_of
from rozhodci.sheet.csv_sums import Sums, read_sums

NUMBER = "c"
_PAIRS = ("sazby", "vyklady")
_TABLE = ABOVE[-4:]


def to_nodes(text: str, file: str) -> tuple[str, Node]:
    """(separator, root node of a sheet). Raises InputError with all problems of the table's shape."""
    separator, table = rows(text, file)
    table = _from_first_column(table)
    problems: list[Problem] = []
    head = next((i for i, row in enumerate(table) if is_header(row)), None)
    if head is None:
        raise InputError([_no_header(table, file)])
    header = read_header(table[head])
    found = sort_rows(table[head + 1 :], header, file, problems)
    about = (*_known(table[:head], file, problems), *found.about)
    problems += faults(header, found.hands, _signed(about), file)
    for row in (*found.hands, *(row for _, row in found.sums)):
        _check_width(row, header, file, problems)
    root = _root(header, about, found, read_sums(found.sums, header, file, problems))
    if problems:
        raise InputError(sorted(problems, key=lambda p: (p.line, p.column)))
    return separator, root


def _from_first_column(table: Sequence[Cells]) -> tuple[Cells, ...]:
    """Without the columns on the left in which no row has anything."""
    empty = min((next(i for i, cell in enumerate(row) if cell.text) for row in table), default=0)
    return tuple(row[empty:] for row in table)


def _no_header(table: Sequence[Cells], file: str) -> Problem:
    first = table[0][0] if table else Cell("", 1, 1)
    message = "v tabulce chybí záhlaví."
    expected = "řádek c; rozdava; akter; zavazek; …, jména hráčů, PB a jméno"
    hint = "vzor vypíše rozhodci novy listek --format csv."
    return Problem("csv-zahlavi", message, file, first.line, first.column, expected=expected, hint=hint)


def _known(above: Sequence[Cells], file: str, problems: list[Problem]) -> list[Cells]:
    """Rows above the header that say something about the sheet; others are problems, named by what stands in them."""
    known = [row for row in above if word_of(row[0]) in ABOVE]
    for row in above:
        if word_of(row[0]) not in ABOVE:
            said = next(cell for cell in row if cell.text)
            message = f"řádek „{said.text[:40]}“ před záhlavím nemá význam."
            hint = did_you_mean(word_of(said), ABOVE) or f"před záhlavím smí být: {', '.join(ABOVE)}."
            problems.append(Problem("csv-radek", message, file, said.line, said.column, hint=hint))
    return known


def _signed(about: Iterable[Cells]) -> frozenset[str]:
    """Names in the rows of signatures and of the scribe."""
    rows_of_names = (row[1:] for row in about if word_of(row[0]) in ("podpisy", "zapisovatel"))
    return frozenset(fold(name) for row in rows_of_names for cell in row for name in cell.text.split(","))


def _check_width(row: Cells, header: Header, file: str, problems: list[Problem]) -> None:
    extra = [c for c in row[len(header.cells) :] if c.text]
    if extra:
        message = f"řádek má víc buněk než záhlaví ({len(header.cells)})."
        hint = "desetinná čárka nebo čárka v textu musí být v uvozovkách, je-li oddělovačem čárka."
        problems.append(
            Problem("csv-radek", message, file, extra[0].line, extra[0].column, found=extra[0].text[:40], hint=hint)
        )


def _root(header: Header, about: Iterable[Cells], found: Sorted, sums: Sums) -> Node:
    first = header.cells[0]
    pairs = [(_text("hraci", first), _list([_text(n, first) for n in header.players.values()], first))]
    tournament: list[tuple[Node, Node]] = []
    for row in about:
        word, values = word_of(row[0]), [c for c in row[1:] if c.text]
        if values:
            target = tournament if word in _TABLE else pairs
            target.append((_scalar(row[0], word), _about(word, values)))
    if tournament:
        pairs.append((_text("turnaj", first), _map(tournament, first)))
    pairs.append((_text("hry", first), _list([_hand(row, header) for row in found.hands], first)))
    if found.sums:
        pairs.append((_scalar(found.sums[0][1][0], "soucty"), _sums(sums, found.sums[0][1][0])))
    return _map(pairs, first)


def _about(word: str, values: list[Cell]) -> Node:
    """The value of a row about the sheet: names, pairs such as `hra 0,50` in a cell each, or one text."""
    if word == "podpisy":
        return _list(_split(values), values[0])
    if word not in _PAIRS:
        return _scalar(values[0])
    split = [(cell, cell.text.rpartition(" ")) for cell in values]
    return _map([(_scalar(cell, key), _scalar(cell, value)) for cell, (key, _, value) in split], values[0])


def _hand(row: Cells, header: Header) -> Node:
    pairs = [(_scalar(cell, key), _scalar(cell)) for key, cell in header.values(row, header.keys).items()]
    for key, columns in (("castky", header.players), ("pb", header.pb)):
        inner = [(_scalar(cell, name), _scalar(cell)) for name, cell in header.values(row, columns).items()]
        if inner:
            pairs.append((_text(key, row[0]), _map(inner, row[0])))
    return _map(pairs, row[0])


def _sums(sums: Sums, first: Cell) -> Node:
    pairs = []
    for name, written in sums.items():
        inner: list[tuple[Node, Node]] = [(_text(word, cell), _scalar(cell)) for word, cell in written.items()]
        pairs.append((_text(name, first), _map(inner, first)))
    return _map(pairs, first)


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
