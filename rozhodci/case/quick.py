"""The quick way in for JSON: the C parser of the standard library instead of YAML, without a place for every value.

It only ever gives a flawless case. Where anything at all is wrong, None, and the caller reads the text again with
`rozhodci.case.load`, whose messages know line and column.
"""

from __future__ import annotations

import contextlib
import json
import re
from typing import Any

from rozhodci.case.document import RulesFor, read_case
from rozhodci.case.model import Case, Move, Trick
from rozhodci.case.moves import BARE, named
from rozhodci.case.nodes import MAP, MAX_DEPTH, PLAIN, QUOTED, READY, SEQ
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
    if (text.count("{") + text.count("[") > MAX_DEPTH and _deep(text)) or _odd(text):
        return None
    try:
        data = _PARSER.decode(text)
        if type(data) is not dict:
            return None
        root, keys = _root(data)
        if keys != text.count('":'):
            return None
        doc = Reader(file, line - 1)
        case = read_case(doc, root, suffix, rules_for, ruleset)  # type: ignore[arg-type]
    except Exception:  # whatever it was, the careful reader will say it with its place
        return None
    return None if doc.problems else case


_HALVES = re.compile(r"\\u[dD][89a-fA-F]")
_APART = re.compile(r'"\s+:')


def _odd(text: str) -> bool:
    """Halves of characters, or space before a colon, so that keys cannot be counted. Mostly a plain search decides."""
    if "\\u" in text and _HALVES.search(text):
        return True
    return any(sign in text for sign in ('" ', '"\n', '"\t', '"\r')) and _APART.search(text) is not None


def _deep(text: str) -> bool:
    depth = deepest = 0
    for c in text:
        if c in "{[":
            depth += 1
            deepest = max(deepest, depth)
        elif c in "}]":
            depth -= 1
    return deepest > MAX_DEPTH


def _keys(value: Any) -> int:
    """Keys of all mappings. Fewer than were written: one stands twice, and the parser has dropped the first."""
    if type(value) is dict:
        return len(value) + sum([_keys(v) for v in value.values() if type(v) is not str])
    return sum([_keys(v) for v in value if type(v) is not str]) if type(value) is list else 0


def _root(data: dict[str, Any]) -> tuple[QuickNode, int]:
    """The document and how many keys it has."""
    played = _tricks(data.pop("zdvihy")) if "zdvihy" in data else None
    keys = _keys(data)
    pairs = [(QuickNode(QUOTED, k), _node(v)) for k, v in data.items()]
    if played is not None:
        pairs.append((QuickNode(QUOTED, "zdvihy"), played[0]))
        keys += 1 + played[1]
    return QuickNode(MAP, pairs), keys


def _node(value: Any) -> QuickNode:
    if type(value) is str:
        return QuickNode(QUOTED, value)
    if type(value) is list:
        return QuickNode(SEQ, [_node(v) for v in value])
    if type(value) is dict:
        return QuickNode(MAP, [(QuickNode(QUOTED, k), _node(v)) for k, v in value.items()])
    return _WORDS[value]


_WORDS = {None: QuickNode(PLAIN, "null"), True: QuickNode(PLAIN, "true"), False: QuickNode(PLAIN, "false")}


def _tricks(value: Any) -> tuple[QuickNode, int]:
    """The bulk of a case, read here where every card is written in letters; else as any other value. And its keys."""
    if type(value) is list:
        with contextlib.suppress(KeyError, TypeError, ValueError, AttributeError):
            tricks = tuple([_trick(t) for t in value])
            return QuickNode(READY, tricks), sum([len(t) for t in value if type(t) is list])
    return _node(value), _keys(value)


def _trick(value: Any) -> Trick:
    moves = [BARE[c] for c in value.split()] if type(value) is str else [_named(*move.items()) for move in value]
    if not moves:
        raise ValueError(value)
    return Trick(tuple(moves))


def _named(pair: tuple[str, str]) -> Move:
    move = named(pair)
    if move is None:
        raise ValueError(pair)
    return move


def _refuse(_word: str) -> None:
    raise _NotPlainError


_PARSER = json.JSONDecoder(parse_float=str, parse_int=str, parse_constant=_refuse)
