"""The quick way in for JSON: the C parser of the standard library instead of YAML, without a place for every value.

It only ever gives a flawless case. Where anything at all is wrong, None, and the caller reads the text again with
`rozhodci.case.load`, whose messages know line and column.
"""

from __future__ import annotations

import contextlib
import json
import re
from typing import Any

from rozhodci.case.document import KEYS, RulesFor, read_case
from rozhodci.case.model import Case, Trick
from rozhodci.case.moves import NAMED, bare
from rozhodci.case.nodes import MAP, MAX_DEPTH, PLAIN, QUOTED, READY, SEQ
from rozhodci.case.notation import SPELLINGS
from rozhodci.case.reader import Reader


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
    if text.count("{") + text.count("[") > MAX_DEPTH and _deep(text):
        return None
    if "\\u" in text and _HALVES.search(text):
        return None
    try:
        data = _PARSER.decode(text)
        if type(data) is not tuple:
            return None
        doc, root = Reader(file, line - 1), _root(data)
        case = read_case(doc, root, suffix, rules_for, ruleset)
    except Exception:  # whatever it was, the careful reader will say it with its place
        return None
    return None if doc.problems else case


_HALVES = re.compile(r"\\u[dD][89a-fA-F]")
"""Half of a character."""


def _deep(text: str) -> bool:
    depth = deepest = 0
    for c in text:
        if c in "{[":
            depth += 1
            deepest = max(deepest, depth)
        elif c in "}]":
            depth -= 1
    return deepest > MAX_DEPTH


Pairs = tuple[tuple[str, Any], ...]
"""An object as the parser gives it: every key it has, also one that stands there twice."""


def _root(data: Pairs) -> Any:
    """What the readers take for the root node of a document."""
    return QuickNode(MAP, [(_KEYS[k], _BULK.get(k, _node)(v)) for k, v in data])


class _Keys(dict[str, QuickNode]):
    """Nodes of the known keys, made once (a node is never changed); any other is made anew."""

    def __missing__(self, key: str) -> QuickNode:
        return QuickNode(QUOTED, key)


_KEYS = _Keys((key, QuickNode(QUOTED, key)) for key in KEYS)


def _node(value: Any) -> QuickNode:
    kind = type(value)
    if kind is str:
        return QuickNode(QUOTED, value)
    if kind is list:
        return QuickNode(SEQ, [_node(v) for v in value])
    if kind is tuple:
        return QuickNode(MAP, [(QuickNode(QUOTED, k), _node(v)) for k, v in value])
    return _WORDS[value]


_WORDS = {None: QuickNode(PLAIN, "null"), True: QuickNode(PLAIN, "true"), False: QuickNode(PLAIN, "false")}


def _hands(value: Any) -> QuickNode:
    """Hands by player, read here where every card is written in letters; else as any other value."""
    if type(value) is tuple:
        with contextlib.suppress(KeyError, TypeError, AttributeError):
            return QuickNode(READY, [(name, tuple([SPELLINGS[c] for c in cards.split()])) for name, cards in value])
    return _node(value)


def _tricks(value: Any) -> QuickNode:
    """The same for the tricks."""
    if type(value) is list:
        with contextlib.suppress(KeyError, TypeError, ValueError, AttributeError):
            return QuickNode(READY, tuple([_trick(t) for t in value]))
    return _node(value)


_BULK = {"karty": _hands, "zdvihy": _tricks}
"""Most of what a case is made of."""


def _trick(value: Any) -> Trick:
    moves = bare(value) if type(value) is str else tuple([NAMED[pair] for (pair,) in value])
    if not moves:
        raise ValueError(value)
    return Trick(moves)


def _refuse(_word: str) -> None:
    raise _NotPlainError


_PARSER = json.JSONDecoder(object_pairs_hook=tuple, parse_float=str, parse_int=str, parse_constant=_refuse)
