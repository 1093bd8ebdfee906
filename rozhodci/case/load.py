"""From the bytes of a case file to Cases: one entry per document, a broken one with all its problems (spec 1)."""

from __future__ import annotations

import re
from collections.abc import Iterable

import yaml
from yaml.nodes import Node

from rozhodci.case.commas import with_commas_told
from rozhodci.case.document import RulesFor, read_case
from rozhodci.case.model import Case
from rozhodci.case.nodes import LARGE, MAX_DOCUMENTS, NULLS, PLAIN, Refused, compose
from rozhodci.case.reader import Reader, TooManyProblems
from rozhodci.case.source import check_size, decode
from rozhodci.case.syntax import syntax_problem
from rozhodci.errors import InputError, Problem

_DOCUMENT = re.compile(r"^---(?=\s|$)", re.M)
_LONE_DASH = re.compile(r"(:[ \t]+)-[ \t]*(?=(?:#.*)?$)", re.M)
_SURROGATES = re.compile(r"(?<!\\)((?:\\\\)*)\\u([dD][89abAB][0-9a-fA-F]{2})\\u([dD][c-fC-F][0-9a-fA-F]{2})")


def load(source: bytes, file: str, rules_for: RulesFor, ruleset: str | None = None) -> list[Case | InputError]:
    """Every document of a file as a Case, or as the InputError that holds all its problems. Never raises.

    `rules_for` gives the Ruleset of a name or path in `pravidla`; `ruleset` overrides that key.
    """
    try:
        check_size(source, file)
        documents = _documents(decode(source, file), file)
    except InputError as fault:
        return [fault]
    if not documents:
        return [InputError([Problem("prazdny-soubor", "prázdný soubor, není v něm žádný případ.", file)])]
    many = len(documents) > 1
    return [
        _one(root, file, above, f"-{i}" if many else "", rules_for, ruleset)
        for i, (root, above) in enumerate(documents, 1)
    ]


def load_one(source: bytes, file: str, rules_for: RulesFor, ruleset: str | None = None) -> Case:
    """The only case of a file. Raises InputError."""
    (first, *rest) = load(source, file, rules_for, ruleset)
    if isinstance(first, InputError):
        raise first
    if rest:
        raise InputError([Problem("vic-pripadu", f"v souboru je {len(rest) + 1} případů, tady má být jeden.", file)])
    return first


Document = tuple[Node | InputError, int]


def _documents(text: str, file: str) -> list[Document]:
    if len(text) > LARGE and sum(1 for _ in _DOCUMENT.finditer(text)) > MAX_DOCUMENTS:
        hint = "rozdělte ho na více souborů."
        raise InputError([Problem("velikost", f"v souboru je víc než {MAX_DOCUMENTS} případů.", file, hint=hint)])
    try:
        found: list[Document] = [(root, 0) for root in compose(text)]
    except (yaml.YAMLError, Refused):
        found = [document for part, above in _split(text) for document in _part(part, file, above)]
    return [d for d in found if not _empty(d[0])]


def _split(text: str) -> Iterable[tuple[str, int]]:
    """The text at each `---`, so that a broken document does not take the others with it."""
    starts = [m.start() for m in _DOCUMENT.finditer(text)]
    if not starts or text[: starts[0]].strip():
        starts.insert(0, 0)
    above = text.count("\n", 0, starts[0])
    for start, end in zip(starts, [*starts[1:], len(text)], strict=True):
        yield text[start:end], above
        above += text.count("\n", start, end)


def _part(text: str, file: str, above: int) -> list[Document]:
    try:
        return [(root, above) for root in compose(text)]
    except (yaml.YAMLError, Refused) as fault:
        again = _mended(text)
        if again != text:
            return _mended_part(again, file, above, syntax_problem(fault, text, file, above))
        return [(InputError([syntax_problem(fault, text, file, above)]), above)]


def _mended(text: str) -> str:
    """`Adam: -` is an empty hand (spec 1, 1.1) which YAML cannot read; JSON writes characters as pairs YAML has not."""
    text = _LONE_DASH.sub(r'\1"-"', text)
    return _SURROGATES.sub(lambda m: f"{m[1]}\\U{_joined(m[2], m[3]):08X}", text)


def _joined(high: str, low: str) -> int:
    return 0x10000 + ((int(high, 16) - 0xD800) << 10) + int(low, 16) - 0xDC00


def _mended_part(text: str, file: str, above: int, first: Problem) -> list[Document]:
    try:
        return [(root, above) for root in compose(text)]
    except (yaml.YAMLError, Refused) as fault:
        other = syntax_problem(fault, text, file, above)
        return [(InputError([first if first.line == other.line else other]), above)]


def _empty(root: Node | InputError) -> bool:
    return not isinstance(root, InputError) and root.tag == PLAIN and root.value in NULLS


def _one(
    root: Node | InputError, file: str, above: int, suffix: str, rules_for: RulesFor, ruleset: str | None
) -> Case | InputError:
    if isinstance(root, InputError):
        return root
    doc = Reader(file, above)
    try:
        case = read_case(doc, root, suffix, rules_for, ruleset)
    except TooManyProblems:
        case = None
    if case is None or doc.problems:
        return InputError(with_commas_told(doc, root))
    return case
