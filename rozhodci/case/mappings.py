"""Lists and mappings of a document: known keys, each once, and values by player."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from yaml.nodes import Node

from rozhodci.case.nodes import MAP, NULLS, PLAIN, SCALAR, SEQ
from rozhodci.case.noting import KINDS, Noting, shown
from rozhodci.case.words import did_you_mean, listed, nearest, visible

Fields = dict[str, Node]
Keys = Mapping[str, None]
"""Keys a mapping may have, in the order in which they are offered (`dict.fromkeys`)."""

# Keys whose value is a player: there a plain `null` or `~` may be somebody's name.
_NAMED = frozenset({"rozdava", "pauziruje", "akter", "partner", "kdo", "hrac", "vznesl", "na", "zada"})


class Mappings(Noting):
    """Also knows the players at the table; `sure` is False where `hraci` itself is faulty: names go unchecked then."""

    def __init__(self, file: str, above: int = 0) -> None:
        super().__init__(file, above)
        self.players: tuple[str, ...] = ()
        self.sure = True
        self._misspelt: set[str] = set()

    def fields(self, node: Node, path: str, known: Keys, expected: str = "dvojice klíč: hodnota") -> Fields:
        """Known keys to their nodes, empty values left out. Unknown, doubled and unreadable keys are problems."""
        if node.tag != MAP:
            self.shape(node, path, expected)
            return {}
        found: Fields = {key.value: value for key, value in node.value if key.tag in SCALAR}
        if len(found) < len(node.value) or not known.keys() >= found.keys():
            found = self._faulty_fields(node, path, known)
        empty = [k for k, v in found.items() if v.tag == PLAIN and v.value in NULLS and not self._name(k, v.value)]
        for key in empty:
            del found[key]
        return found

    def _faulty_fields(self, node: Node, path: str, known: Keys) -> Fields:
        """Key by key, for a mapping in which something is wrong or written with invisible characters."""
        found: Fields = {}
        for key, value in self.pairs(node, path):
            if key in known:
                found[key] = value
            else:
                self.unknown_key(key, node, path, known)
        return found

    def _name(self, key: str, value: str) -> bool:
        return key in _NAMED and value in self.players

    def pairs(self, node: Node, path: str) -> Iterator[tuple[str, Node]]:
        """Keys as text with their values, each key once."""
        lines: dict[str, Node] = {}
        for key, value in node.value:
            if key.tag not in SCALAR:
                self.bad_key(key, path)
                continue
            name = key.value
            if not name.isascii() or name.strip() != name:
                name = visible(name)
            if name in lines:
                self.doubled(name, lines[name], key, path)
                continue
            if name == "<<" and key.tag == PLAIN:
                self.fault("slucovaci-klic", key, path, "slučovací klíč << se nepoužívá.", hint="vypište klíče celé.")
                continue
            lines[name] = key
            yield name, value

    def bad_key(self, key: Node, path: str) -> None:
        if key.tag not in KINDS:
            self.shape(key, path, "text")
            return
        self.fault(
            "klic-text",
            key,
            path,
            "klíč musí být text.",
            found=KINDS[key.tag],
            hint="závorky v klíči dejte do uvozovek.",
        )

    def doubled(self, name: str, first: Node, again: Node, path: str) -> None:
        line = first.start_mark.line + 1 + self.above
        message = f"klíč „{name}“ je tu podruhé, poprvé na řádku {line}."
        self.fault("klic-dvakrat", again, join(path, name), message, hint="jeden z nich smažte.")

    def unknown_key(self, key: str, node: Node, path: str, known: Keys) -> None:
        where = self.key(key, node)
        near = nearest(key, known)
        self._misspelt.add(near)
        hint = f"myslíte „{near}“?" if near else f"možné klíče: {', '.join(known)}."
        self.fault("klic-neznamy", where, path, f"neznámý klíč „{key}“.", hint=hint)

    def key(self, name: str, node: Node) -> Node:
        """The node of a key."""
        return next((k for k, _ in node.value if k.tag in SCALAR and visible(k.value) == name), node)

    def require(self, fields: Fields, node: Node, path: str, *keys: str) -> bool:
        """Note each missing key (not one that stands there misspelt); True if none is missing."""
        complete = True
        for key in keys:
            if key not in fields:
                complete = False
                if key not in self._misspelt:
                    self.fault("klic-chybi", node, path, f"chybí klíč „{key}“.", hint=f"doplňte řádek {key}: …")
        return complete

    def items(self, node: Node, path: str, expected: str = "seznam") -> Iterator[tuple[Node, str]]:
        """Items of a list with their paths, counted from 1."""
        if node.tag != SEQ:
            self.shape(node, path, expected)
            return
        for i, item in enumerate(node.value, 1):
            yield item, f"{path}[{i}]"

    def player(self, node: Node, path: str) -> str | None:
        """A name from `hraci`; of one that is misspelt the nearest, so that the rest can be checked by it."""
        if node.tag not in SCALAR:
            self.shape(node, path, "jméno hráče")
            return None
        text = node.value
        name = text if text in self.players else visible(text)
        if name in self.players or not self.players or not self.sure:
            return name
        hint = did_you_mean(name, self.players)
        message = f"hráč {shown(node)} není mezi hráči."
        self.fault("hrac-neznamy", node, path, message, expected=listed(self.players), hint=hint)
        return nearest(name, self.players) or None

    def one_player(self, node: Node, path: str, expected: str) -> tuple[str, Node] | None:
        """Name and value of a mapping with one pair, `Adam: …`."""
        key, value = node.value[0]
        if key.tag in SCALAR and key.value in self.players:
            return key.value, value
        return next(((name, value) for name, value, _ in self.by_player(node, path, expected)), None)

    def by_player(self, node: Node, path: str, expected: str) -> Iterable[tuple[str, Node, str]]:
        """Name, value, path of a mapping by players. An unknown name is a problem, its value is read all the same."""
        if node.tag != MAP:
            self.shape(node, path, expected)
            return ()
        given = [key.value for key, _ in node.value if key.tag in SCALAR]
        names = set(given)
        if len(names) == len(node.value) and names.issubset(self.players):
            return [(name, value, f"{path}.{name}") for name, (_, value) in zip(given, node.value, strict=True)]
        return self._by_strangers(node, path, names)

    def _by_strangers(self, node: Node, path: str, given: set[str]) -> Iterator[tuple[str, Node, str]]:
        for name, value in self.pairs(node, path):
            near = self.player(self.key(name, node), path) if self.stranger(name) else None
            yield near if near and near not in given else name, value, f"{path}.{name}"

    def stranger(self, name: str) -> bool:
        """Is that nobody at the table, as far as the table is known?"""
        return bool(self.players) and self.sure and name not in self.players


def join(path: str, key: str) -> str:
    return f"{path}.{key}" if path else key
