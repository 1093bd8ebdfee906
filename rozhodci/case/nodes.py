"""YAML text to located nodes: PyYAML's composer without its guesses about types, with limits on depth and aliases.

A node's `tag` says what it is: `PLAIN` and `QUOTED` scalars (text whatever they look like), `SEQ`, `MAP`; any other tag
was written by hand (`!!int`) and is refused by the reader.
"""

from __future__ import annotations

import operator
from typing import Any

import yaml
from yaml.composer import Composer
from yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode
from yaml.parser import Parser
from yaml.reader import Reader
from yaml.scanner import Scanner

PLAIN, QUOTED, SEQ, MAP = "p", "q", "s", "m"
SCALAR = frozenset({PLAIN, QUOTED})
READY = "r"
"""A value that `rozhodci.case.quick` has read already."""
NULLS = frozenset({"", "~", "null"})
"""Plain scalars that mean nothing was written (JSON has no other way to say it)."""
_KIND_OF: dict[str, type[Node]] = {PLAIN: ScalarNode, QUOTED: ScalarNode, SEQ: SequenceNode, MAP: MappingNode}
MAX_DEPTH = 64
MAX_EXPANDED = 1000
MAX_DOCUMENTS = 20_000
LARGE, MAX_VALUES = 500_000, 100_000
"""Characters from which values are counted; values of one document, where a case has some 150."""
_TOO_DEEP = f"vnoření do sebe je hlubší než {MAX_DEPTH} úrovní."


class Refused(Exception):
    """A document over a limit. `mark` is where, `code` the kind of problem, the text is for the user."""

    def __init__(self, code: str, message: str, mark: Any) -> None:
        super().__init__(message)
        self.code, self.mark = code, mark


class _Untyped:
    """What PyYAML asks while composing: every scalar stays text.

    The two hooks around a node have nothing to do here; functions written in C answer them at a tenth of the time.
    """

    descend_resolver: Any = operator.is_
    ascend_resolver: Any = tuple

    def resolve(self, kind: type[Node], _value: object, implicit: Any) -> str:
        if kind is ScalarNode:
            return PLAIN if implicit[0] else QUOTED
        return SEQ if kind is SequenceNode else MAP


class _Measured(_Untyped):
    """The same with a limit on lists and mappings inside each other."""

    depth = 0
    above: Any = None

    def descend_resolver(self, node: Node | None, _index: object) -> None:
        self.depth += 1
        self.above = node

    def ascend_resolver(self) -> None:
        self.depth -= 1

    def resolve(self, kind: type[Node], _value: object, implicit: Any) -> str:
        if self.depth > MAX_DEPTH and kind is not ScalarNode:
            raise Refused("hloubka", _TOO_DEEP, self.above.start_mark)
        return super().resolve(kind, _value, implicit)


class _Counted(_Measured):
    """The same with a limit on the values of a document: for files so large that the counting does not matter."""

    values = 0

    def resolve(self, kind: type[Node], value: object, implicit: Any) -> str:
        self.values += 1
        if self.values > MAX_VALUES:
            raise Refused("velikost", f"v jednom dokumentu je víc než {MAX_VALUES} hodnot.", self.above.start_mark)
        return super().resolve(kind, value, implicit)


class _Pure(Reader, Scanner, Parser, Composer):
    """The composer in plain Python: for installations of PyYAML without libyaml."""

    def __init__(self, stream: str) -> None:
        Reader.__init__(self, stream)
        Scanner.__init__(self)
        Parser.__init__(self)
        Composer.__init__(self)

    def dispose(self) -> None:
        """Nothing to free."""


def _loaders(base: Any) -> tuple[Any, Any, Any]:
    """For shallow text, for any other, for large text."""
    return tuple(type(kind.__name__[1:], (kind, base), {}) for kind in (_Untyped, _Measured, _Counted))  # type: ignore[return-value]


PURE = _loaders(_Pure)
LOADERS = PURE
if yaml.__with_libyaml__:
    from yaml._yaml import CParser

    LOADERS = _loaders(CParser)


def compose(text: str) -> list[Node]:
    """The root node of each document. Raises yaml.YAMLError or Refused at the first fault."""
    loader = LOADERS[2 if len(text) > LARGE else not _shallow(text)](text)
    roots: list[Node] = []
    try:
        while loader.check_node():
            loader.values = 0
            roots.append(loader.get_node())
            if len(roots) > MAX_DOCUMENTS:
                raise Refused("velikost", f"v souboru je víc než {MAX_DOCUMENTS} dokumentů.", roots[-1].start_mark)
    finally:
        loader.dispose()
    for root in roots if "&" in text else ():
        _check_aliases(root)
    for root in roots if "!" in text else ():
        _check_tags(root)
    return roots


def _shallow(text: str) -> bool:
    """No deeper than the limit, however it is read: each level takes one of these characters."""
    return sum(map(text.count, ":-?[{")) <= MAX_DEPTH or _bound(text) <= MAX_DEPTH


def _bound(text: str) -> int:
    """Levels the text cannot exceed.

    Each bracket opens one, and a pair in a list (`[a: b]`) one more; blocks inside each other start further and
    further right, only a list may start in the column of its key.
    """
    lines = text.splitlines()
    starts = [len(line) - len(line.lstrip(" -?:")) for line in lines]
    return 2 * text.count("[") + text.count("{") + 2 * max(starts, default=0) + 2


def _check_aliases(root: Node) -> None:
    """Refuse a node inside itself and aliases that grow past the limit when written out."""
    seen: set[int] = set()
    repeated = 0

    def walk(node: Node, above: tuple[int, ...]) -> None:
        nonlocal repeated
        if id(node) in above:
            raise Refused("odkazy", "odkaz (alias) ukazuje sám na sebe.", node.start_mark)
        repeated += id(node) in seen
        seen.add(id(node))
        if repeated > MAX_EXPANDED:
            raise Refused("odkazy", f"odkazy (aliasy) se rozvíjejí na víc než {MAX_EXPANDED} uzlů.", node.start_mark)
        if len(above) > MAX_DEPTH:
            raise Refused("hloubka", _TOO_DEEP, node.start_mark)
        for child in children(node):
            walk(child, (*above, id(node)))

    walk(root, ())


def _check_tags(root: Node) -> None:
    """Refuse a written tag that looks like one of ours on another kind of node, such as `!<s> text`."""
    seen: set[int] = set()
    waiting = [root]
    while waiting:
        node = waiting.pop()
        if id(node) not in seen:
            seen.add(id(node))
            waiting.extend(children(node))
            if _KIND_OF.get(node.tag, type(node)) is not type(node):
                raise Refused("znacka", f"značka typu !<{node.tag}> se nepoužívá.", node.start_mark)


def children(node: Node) -> list[Node]:
    """The nodes directly inside, keys included."""
    if isinstance(node, MappingNode):
        return [n for pair in node.value for n in pair]
    return list(node.value) if isinstance(node, SequenceNode) else []
