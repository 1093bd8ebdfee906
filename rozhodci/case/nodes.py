"""YAML text to located nodes: PyYAML's composer without its guesses about types, with limits on depth and aliases.

A node's `tag` says what it is: `PLAIN` and `QUOTED` scalars (text whatever they look like), `SEQ`, `MAP`; any other tag
was written by hand (`!!int`) and is refused by the reader.
"""

from __future__ import annotations

from typing import Any

import yaml
from yaml.composer import Composer
from yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode
from yaml.parser import Parser
from yaml.reader import Reader
from yaml.scanner import Scanner

PLAIN, QUOTED, SEQ, MAP = "p", "q", "s", "m"
SCALAR = frozenset({PLAIN, QUOTED})
NULLS = frozenset({"", "~", "null"})
"""Plain scalars that mean nothing was written (JSON has no other way to say it)."""
MAX_DEPTH = 64
MAX_EXPANDED = 1000


class Refused(Exception):
    """A document over a limit. `mark` is where, `code` the kind of problem, the text is for the user."""

    def __init__(self, code: str, message: str, mark: Any) -> None:
        super().__init__(message)
        self.code, self.mark = code, mark


class _Hooks:
    """What PyYAML asks while composing: no implicit types, and a limit on nesting."""

    depth = 0

    def descend_resolver(self, node: Node | None, _index: object) -> None:
        self.depth += 1
        if self.depth > MAX_DEPTH:
            mark = node.start_mark if node else None
            raise Refused("hloubka", f"vnoření do sebe je hlubší než {MAX_DEPTH} úrovní.", mark)

    def ascend_resolver(self) -> None:
        self.depth -= 1

    def resolve(self, kind: type[Node], _value: object, implicit: Any) -> str:
        if kind is ScalarNode:
            return PLAIN if implicit[0] else QUOTED
        return SEQ if kind is SequenceNode else MAP


class PureLoader(_Hooks, Reader, Scanner, Parser, Composer):
    """The composer in plain Python: for installations of PyYAML without libyaml."""

    def __init__(self, stream: str) -> None:
        Reader.__init__(self, stream)
        Scanner.__init__(self)
        Parser.__init__(self)
        Composer.__init__(self)

    def dispose(self) -> None:
        """Nothing to free."""


Loader: Any = PureLoader
if yaml.__with_libyaml__:
    from yaml._yaml import CParser

    class FastLoader(_Hooks, CParser):
        """The composer over libyaml."""

        def __init__(self, stream: str) -> None:
            CParser.__init__(self, stream)

    Loader = FastLoader


def compose(text: str) -> list[Node]:
    """The root node of each document. Raises yaml.YAMLError or Refused at the first fault."""
    loader = Loader(text)
    roots: list[Node] = []
    try:
        while loader.check_node():
            roots.append(loader.get_node())
    finally:
        loader.dispose()
    if "&" in text:
        for root in roots:
            _check_aliases(root)
    return roots


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
            raise Refused("hloubka", f"vnoření do sebe je hlubší než {MAX_DEPTH} úrovní.", node.start_mark)
        for child in children(node):
            walk(child, (*above, id(node)))

    walk(root, ())


def children(node: Node) -> list[Node]:
    """The nodes directly inside, keys included."""
    if isinstance(node, MappingNode):
        return [n for pair in node.value for n in pair]
    return list(node.value) if isinstance(node, SequenceNode) else []
