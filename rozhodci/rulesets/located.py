"""A user's ruleset file as located nodes: every value keeps its line, column and path, scalars stay text."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from rozhodci.errors import InputError, Problem
from rozhodci.files import is_other, is_there

MAX_BYTES = 1024 * 1024
MAX_DEPTH = 16
NULLS = frozenset({"", "~", "null", "Null", "NULL"})


@dataclass(frozen=True, slots=True)
class Node:
    """A value: `text` (None = empty), or `items` of a list, or `fields` of a mapping. Line and column from 1."""

    line: int
    column: int
    path: str
    text: str | None = None
    items: tuple[Node, ...] | None = None
    fields: dict[str, Node] | None = None

    def shown(self) -> str:
        """What stands there, for a message."""
        if self.items is not None:
            return "seznam"
        return "skupina klíčů" if self.fields is not None else f"„{self.text}“" if self.text is not None else "nic"


@dataclass(slots=True)
class Faults:
    """Collects the problems of one file in the order in which they are met."""

    file: str
    found: list[Problem] = field(default_factory=list)

    def add(self, node: Node, code: str, message: str, expected: str = "", hint: str = "") -> None:
        self.found.append(
            Problem(code, message, self.file, node.line, node.column, node.path, node.shown(), expected, hint)
        )

    def at(self, node: Node) -> bool:
        """Has this very value been found faulty already?"""
        return any((p.line, p.column) == (node.line, node.column) for p in self.found)

    def give_up(self) -> None:
        """Raise everything found, in file order, if anything was."""
        if self.found:
            raise InputError(sorted(self.found, key=lambda p: (p.line, p.column)))


def on_disk(path: Path) -> Path:
    """The file of that name, even if the disk spells its háčky otherwise than the text that names it (as Macs do)."""
    try:
        if path.name.isascii() or is_there(path):
            return path
        wanted = unicodedata.normalize("NFC", path.name)
        return next((p for p in path.parent.iterdir() if unicodedata.normalize("NFC", p.name) == wanted), path)
    except (OSError, ValueError):
        return path


def read_file(path: Path, label: str) -> str:
    """The text of the file; `label` is the path as the user wrote it. Raises InputError."""
    path = on_disk(path)
    try:
        if is_other(path):
            raise _refused("neni-soubor", label, "tohle není obyčejný soubor.", "zadejte soubor s pravidly.")
        with path.open("rb") as stream:
            data = stream.read(MAX_BYTES + 1)
    except (OSError, ValueError):
        hint = "zkontrolujte jméno a složku."
        raise _refused("nelze-cist", label, "soubor s pravidly nejde přečíst.", hint) from None
    if len(data) > MAX_BYTES:
        raise _refused("velikost", label, "soubor s pravidly je větší než 1 MB.", "vlastní sada má desítky řádků.")
    try:
        text = data.decode("utf-16" if data[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8-sig")
        return unicodedata.normalize("NFC", text)
    except UnicodeDecodeError:
        hint = "uložte soubor v kódování UTF-8 (v Poznámkovém bloku Uložit jako → Kódování UTF-8)."
        raise _refused("kodovani", label, "soubor není v UTF-8, nejspíš je ve Windows-1250.", hint) from None


def _refused(code: str, file: str, message: str, hint: str, line: int = 0, column: int = 0) -> InputError:
    return InputError([Problem(code, message, file, line, column, hint=hint)])


def parse(text: str, faults: Faults) -> Node:
    """The only document of the file; double keys are added to `faults`. InputError for what cannot be read at all."""
    import yaml

    label = faults.file
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    try:
        _refuse_tricks(yaml.parse(text, loader), label)
        root = yaml.compose(text, loader)
    except yaml.YAMLError as fault:
        unclosed = "quoted" in str(getattr(fault, "context", ""))  # then the place where the quotes begin helps
        mark = getattr(fault, "context_mark" if unclosed else "problem_mark", None)
        line, column = (mark.line + 1, mark.column + 1) if mark else (0, 0)
        hint = "zarovnejte klíče pod sebe a texty s dvojtečkou dejte do uvozovek."
        raise _refused("yaml", label, "zápis YAML tu není správný.", hint, line, column) from None
    if root is None:
        raise _refused("prazdny-soubor", label, "soubor s pravidly je prázdný.", "začněte klíčem zaklad.")
    return _node(root, "", faults)


def _refuse_tricks(events: Iterator[Any], label: str) -> None:
    """No anchors, no tags, one document, shallow: nothing a ruleset needs, everything a bomb is made of."""
    depth = documents = 0
    for event in events:
        kind = type(event).__name__
        depth += kind.endswith("StartEvent") - kind.endswith("EndEvent")
        documents += kind == "DocumentStartEvent"
        trick = kind == "AliasEvent" or getattr(event, "anchor", None) or getattr(event, "tag", None)
        if trick or depth > MAX_DEPTH or documents > 1:
            what = "značky & * ! se v pravidlech nepoužívají." if trick else "soubor má být jedna mělká skupina klíčů."
            mark = event.start_mark
            raise _refused("yaml", label, what, "hodnotu dejte do uvozovek.", mark.line + 1, mark.column + 1)


def _node(raw: Any, path: str, faults: Faults) -> Node:
    line, column = raw.start_mark.line + 1, raw.start_mark.column + 1
    if raw.id == "scalar":
        empty = not raw.style and raw.value in NULLS
        return Node(line, column, path, None if empty else raw.value.strip())
    if raw.id == "sequence":
        items = tuple(_node(x, f"{path}[{i}]", faults) for i, x in enumerate(raw.value, 1))
        return Node(line, column, path, items=items)
    return Node(line, column, path, fields=_fields(raw, path, faults))


def _told_commas(raw: Any, path: str, faults: Faults) -> list[Any]:
    """The keys that are no keys but decimals behind a comma; each is told at its number."""
    from rozhodci.rulesets.commas import MESSAGE, cut_numbers

    found = cut_numbers(raw)
    for cut in found:
        mark = cut.whole.start_mark
        at = Node(mark.line + 1, mark.column + 1, f"{path}.{cut.key}" if path else cut.key, cut.written)
        faults.add(at, "carka", MESSAGE, hint=cut.advice)
    return [cut.decimals for cut in found]


def _fields(raw: Any, path: str, faults: Faults) -> dict[str, Node]:
    fields: dict[str, Node] = {}
    decimals = _told_commas(raw, path, faults)
    for key, value in raw.value:
        if key in decimals:
            continue
        at = Node(key.start_mark.line + 1, key.start_mark.column + 1, path)
        if key.id != "scalar":
            faults.add(at, "tvar", "klíč má být slovo.")
            continue
        name = key.value.strip()
        inside = _node(value, f"{path}.{name}" if path else name, faults)
        if name in fields:
            again, first = replace(at, path=inside.path, text=name), fields[name].line
            faults.add(again, "dvojity-klic", f"klíč „{name}“ je tu podruhé.", hint=f"poprvé je na řádku {first}.")
            continue
        fields[name] = inside
    return fields
