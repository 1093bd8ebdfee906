"""A mapping below the top level: optional values by key, each with its path (`udalosti[1].kdo`)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from yaml.nodes import Node

from rozhodci.case.model import Place
from rozhodci.case.nodes import MAP, SCALAR
from rozhodci.case.reader import CODES_LISTED, Fields, Keys, Reader
from rozhodci.rulesets.model import Ruleset


@dataclass(slots=True)
class Inner:
    """Each accessor gives None for an absent key, and for a faulty value, whose problem is then noted."""

    doc: Reader
    node: Node
    path: str
    fields: Fields

    @property
    def place(self) -> Place:
        return self.doc.place(self.node, self.path)

    def require(self, *keys: str) -> bool:
        return self.doc.require(self.fields, self.node, self.path, *keys)

    def fault(self, code: str, key: str, message: str, *, found: str = "", hint: str = "") -> None:
        """A problem at the value of a key, or at the whole where the key is missing."""
        self.doc.fault(code, self.fields.get(key, self.node), f"{self.path}.{key}", message, found=found, hint=hint)

    def player(self, key: str) -> str | None:
        return self.doc.player(self.fields[key], f"{self.path}.{key}") if key in self.fields else None

    def integer(self, key: str, low: int, high: int) -> int | None:
        return self.doc.integer(self.fields[key], f"{self.path}.{key}", low, high) if key in self.fields else None

    def choice(self, key: str, known: Iterable[str], unknown: str, where: str = "") -> str | None:
        if key not in self.fields:
            return None
        return self.doc.choice(self.fields[key], f"{self.path}.{key}", known, unknown, where)

    def text(self, key: str) -> str:
        """Longer text, empty where absent."""
        return (self.doc.text(self.fields[key], f"{self.path}.{key}", lines=True) or "") if key in self.fields else ""

    def kind(self, key: str, rules: Ruleset | None, *, facts: bool = False, none: str = "") -> str | None:
        """A code of the catalogue, with `facts` also a fact that is no renonc; `none` is offered for none at all."""
        node = self.fields.get(key)
        if node is None or (node.tag in SCALAR and rules is not None and node.value in rules.catalogue):
            return str(node.value) if node is not None else None
        if rules is None:
            return self.doc.raw(node, f"{self.path}.{key}", "kód")
        if not facts:
            where = f"nebyl-li žádný, napište {none}; {CODES_LISTED}" if none else CODES_LISTED
            known = (*rules.catalogue, none) if none else tuple(rules.catalogue)
            return self.choice(key, known, "neznámý druh renoncu", where)
        where = f"{CODES_LISTED[:-1]}; mimo renonce: {', '.join(rules.facts)}."
        return self.choice(key, (*rules.catalogue, *rules.facts), "neznámý druh události", where)


def inside(doc: Reader, node: Node, path: str, keys: Keys, expected: str) -> Inner | None:
    """The mapping with its known keys; None if it is no mapping."""
    fields = doc.fields(node, path, keys, expected)
    return Inner(doc, node, path, fields) if node.tag == MAP else None
