"""`pripad:` of a hand: cards in place, or a case file beside the sheet. What the row says need not be repeated."""

from __future__ import annotations

from pathlib import Path

from yaml.nodes import MappingNode, Node, ScalarNode

from rozhodci.case.document import KEYS, read_case
from rozhodci.case.load import load_one
from rozhodci.case.model import Case
from rozhodci.case.nodes import MAP, QUOTED, SCALAR
from rozhodci.case.reader import Fields, Reader, join
from rozhodci.case.source import read_source
from rozhodci.case.top import on_network
from rozhodci.errors import InputError, Problem
from rozhodci.rulesets.located import on_disk
from rozhodci.sheet.reading import SheetReader

_FROM_ROW = (
    "rozdava", "pauziruje", "akter", "partner", "zavazek", "proti", "trumf", "pomocna", "fleky",
)  # fmt: skip
_FROM_SHEET = ("hraci", "vyklady", "sazby")


def read_attached(reader: SheetReader, fields: Fields, path: str, sheet: Fields) -> Case | None:
    """The case, or None with its problems noted in the sheet's document."""
    node, where = fields["pripad"], join(path, "pripad")
    if node.tag in SCALAR:
        return _from_file(reader, node, where)
    if node.tag != MAP:
        reader.doc.shape(node, where, "{karty: …, talon: …}, nebo jméno souboru s případem")
        return None
    inner = Reader(reader.doc.file, reader.doc.above)
    case = read_case(inner, _merged(node, fields, sheet), f"-{reader.row}", reader.rules_for, reader.rules.name)
    reader.doc.problems += [
        Problem(p.code, p.message, p.file, p.line, p.column, join(where, p.path), p.found, p.expected, p.hint)
        for p in inner.problems
    ]
    return None if inner.problems else case


def _merged(node: Node, row: Fields, sheet: Fields) -> Node:
    """The case with what the row and the sheet already say."""
    own = {key.value for key, _ in node.value if key.tag in SCALAR}
    added = [(key, row[key]) for key in _FROM_ROW if key in row and key not in own]
    added += [(key, sheet[key]) for key in _FROM_SHEET if key in sheet and key not in own]
    pairs = [(ScalarNode(QUOTED, key, value.start_mark, value.end_mark), value) for key, value in added if key in KEYS]
    return MappingNode(MAP, [*node.value, *pairs], node.start_mark, node.end_mark)


def _from_file(reader: SheetReader, node: Node, path: str) -> Case | None:
    name = reader.doc.text(node, path)
    if not name:
        return None
    if on_network(name):
        reader.doc.fault("pripad", node, path, f"„{name}“ je cesta na jiný počítač, ta se nečte.")
        return None
    file = on_disk(Path(reader.doc.file).parent / name)
    try:
        return load_one(read_source(file), str(file), reader.rules_for)
    except InputError as fault:
        reader.doc.fault("pripad", node, path, f"přiložený případ nelze použít: {fault.problems[0]}")
        return None
