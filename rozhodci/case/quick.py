"""The quick way in for JSON: the C parser of the standard library instead of YAML, without a place for every value.

It only ever gives a flawless case. Where anything at all is wrong, None, and the caller reads the text again with
`rozhodci.case.load`, whose messages know line and column.
"""

from __future__ import annotations

import json
import re
from typing import Any

from rozhodci.case.document import RulesFor, read_case
from rozhodci.case.model import Case
from rozhodci.case.nodes import MAP, MAX_DEPTH, PLAIN, QUOTED, SEQ
from rozhodci.case.reader import Reader, TooManyProblems

_SURROGATE = re.compile(r"\\u[dD][89a-fA-F]")


class _Mark:
    """Where everything stands: the line of the document."""

    __slots__ = ()
    line = column = index = 0


_MARK = _Mark()


class QuickNode:
    """As much of a YAML node as the readers ask for."""

    __slots__ = ("tag", "value")
    start_mark = end_mark = _MARK

    def __init__(self, tag: str, value: Any) -> None:
        self.tag = tag
        self.value = value


class _NotPlainError(Exception):
    """Something that only the careful reader should look at."""


def read_json(text: str, file: str, line: int, suffix: str, rules_for: RulesFor, ruleset: str | None) -> Case | None:
    """The case of one JSON object that starts on `line` (from 1); None where the careful reader must look.

    `suffix` is added to the file's name where the case has no `id`. Text as `rozhodci.case.source.decode` gives it.
    """
    if (text.count("{") + text.count("[") > MAX_DEPTH and _deep(text)) or _SURROGATE.search(text):
        return None
    try:
        root = _PARSER.decode(text)
    except (ValueError, RecursionError, _NotPlainError):
        return None
    if not isinstance(root, QuickNode):
        return None
    doc = Reader(file, line - 1)
    try:
        case = read_case(doc, root, suffix, rules_for, ruleset)  # type: ignore[arg-type]
    except TooManyProblems:
        return None
    return None if doc.problems else case


def _deep(text: str) -> bool:
    depth = deepest = 0
    for c in text:
        if c in "{[":
            depth += 1
            deepest = max(deepest, depth)
        elif c in "}]":
            depth -= 1
    return deepest > MAX_DEPTH


def _object(pairs: list[tuple[str, Any]]) -> QuickNode:
    return QuickNode(MAP, [(QuickNode(QUOTED, key), _node(value)) for key, value in pairs])


def _node(value: Any) -> QuickNode:
    if type(value) is str:
        return QuickNode(QUOTED, value)
    if type(value) is QuickNode:
        return value
    if type(value) is list:
        return QuickNode(SEQ, list(map(_node, value)))
    return _WORDS[value]


_WORDS = {None: QuickNode(PLAIN, "null"), True: QuickNode(PLAIN, "true"), False: QuickNode(PLAIN, "false")}


def _refuse(_word: str) -> None:
    raise _NotPlainError


_PARSER = json.JSONDecoder(object_pairs_hook=_object, parse_float=str, parse_int=str, parse_constant=_refuse)
