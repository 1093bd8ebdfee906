"""Reading located nodes: an accessor returns a value, or notes a Problem and returns None, so that all come at once."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from yaml.nodes import Node

from rozhodci.case.model import Place
from rozhodci.case.nodes import MAP, NULLS, PLAIN, QUOTED, SCALAR, SEQ
from rozhodci.case.words import did_you_mean, fold, listed, nearest, visible
from rozhodci.errors import Problem

_KINDS = {PLAIN: "text", QUOTED: "text", SEQ: "seznam", MAP: "dvojice klíč: hodnota"}
_YES, _NO = frozenset({"true", "ano"}), frozenset({"false", "ne"})
_INTEGER = re.compile(r"[0-9]{1,6}")
_AMOUNT = re.compile(r"([+-]?)\s*([0-9]{1,3}(?:[ \u00a0\u202f][0-9]{3})+|[0-9]{1,9})(?:[.,]([0-9]+))?\s*(?:kč)?", re.I)
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]")
# Keys whose value is a player: there a plain `null` or `~` may be somebody's name.
_NAMED = frozenset({"rozdava", "pauziruje", "akter", "partner", "kdo", "hrac", "vznesl", "na", "zada"})

Fields = dict[str, Node]
Keys = Mapping[str, None]
"""Keys a mapping may have, in the order in which they are offered (`dict.fromkeys`)."""
MOST_PROBLEMS = 200


class TooManyProblems(Exception):
    """Enough was found: nobody reads more, and a hostile file should not cost minutes."""


class Reader:
    """One document: its file, where it starts, the players at the table, and the problems found so far."""

    def __init__(self, file: str, above: int = 0) -> None:
        self.file, self.above = file, above
        self.problems: list[Problem] = []
        self.players: tuple[str, ...] = ()
        self.sure = True  # that those are all the players: where `hraci` itself is faulty, names cannot be checked
        self._misspelt: set[str] = set()

    # -- problems and places

    def place(self, node: Node, path: str) -> Place:
        mark = node.start_mark
        return Place(mark.line + 1 + self.above, mark.column + 1, path)

    def fault(self, code: str, node: Node | None, path: str, message: str, *, offset: int = 0, **more: str) -> None:
        """Note a problem at a node; `offset` characters into it where the node is a one-line scalar."""
        line = column = 0
        if node is not None:
            mark, end = node.start_mark, node.end_mark
            line, column = mark.line + 1 + self.above, mark.column + 1
            if offset and mark.line == end.line:
                spare = end.column - mark.column - len(node.value)  # 0 plain, 2 in quotes, else escapes: not to be told
                column += offset + spare // 2 if spare in (0, 2) else 0
        self.problems.append(Problem(code, message, self.file, line, column, path, **more))
        if len(self.problems) >= MOST_PROBLEMS:
            raise TooManyProblems

    def shape(self, node: Node, path: str, expected: str) -> None:
        """A list where a text is due and the like, or a tag."""
        if node.tag not in _KINDS:
            self.fault("znacka", node, path, f"značka typu {tag_text(node.tag)} se nepoužívá.", hint="značku smažte.")
            return
        found = shown(node) if node.tag in SCALAR else _KINDS[node.tag]
        self.fault("tvar", node, path, "hodnota má jiný tvar.", found=found, expected=expected)

    # -- containers

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
        if key.tag not in _KINDS:
            self.shape(key, path, "text")
            return
        self.fault(
            "klic-text",
            key,
            path,
            "klíč musí být text.",
            found=_KINDS[key.tag],
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
        missing = [key for key in keys if key not in fields]
        for key in missing:
            if key in self._misspelt:
                continue
            self.fault("klic-chybi", node, path, f"chybí klíč „{key}“.", hint=f"doplňte řádek {key}: …")
        return not missing

    def items(self, node: Node, path: str, expected: str = "seznam") -> Iterator[tuple[Node, str]]:
        """Items of a list with their paths, counted from 1."""
        if node.tag != SEQ:
            self.shape(node, path, expected)
            return
        for i, item in enumerate(node.value, 1):
            yield item, f"{path}[{i}]"

    # -- scalars

    def raw(self, node: Node, path: str, expected: str = "text") -> str | None:
        """The text of a scalar as written."""
        if node.tag in SCALAR:
            return str(node.value)
        self.shape(node, path, expected)
        return None

    def text(self, node: Node, path: str, *, lines: bool = False) -> str | None:
        """One line of text without control characters; with `lines` a longer one."""
        text = self.raw(node, path)
        if text is None:
            return None
        bad = _CONTROL.search(text.replace("\n", "").replace("\t", "") if lines else text)
        if bad:
            message = f"text obsahuje řídicí znak U+{ord(bad.group()):04X}."
            self.fault("text", node, path, message, hint="pište na jeden řádek bez zvláštních znaků.")
            return None
        return unicodedata.normalize("NFC", text) if lines else visible(text)

    def integer(self, node: Node, path: str, low: int, high: int) -> int | None:
        text = self.raw(node, path, "celé číslo")
        if text is None:
            return None
        if _INTEGER.fullmatch(text) and low <= int(text) <= high:
            return int(text)
        span = f"celé číslo od {low} do {high}" if high < 10**6 else f"celé číslo od {low}"
        self.fault("cislo", node, path, "tady má být celé číslo.", found=shown(node), expected=span)
        return None

    def boolean(self, node: Node, path: str) -> bool | None:
        text = self.raw(node, path, "ano nebo ne")
        if text is None:
            return None
        word = fold(text)
        if word in _YES or word in _NO:
            return word in _YES
        self.fault("ano-ne", node, path, "tady má být ano nebo ne.", found=shown(node), expected="ano, ne")
        return None

    def amount(self, node: Node, path: str, *, negative: bool = False) -> int | None:
        """Haléře of `1.20`, `1,20`, `1,20 Kč`."""
        text = self.raw(node, path, "částka v Kč")
        if text is None:
            return None
        found = _AMOUNT.fullmatch(visible(text).replace("−", "-"))
        why = "tady má být částka v Kč."
        if found and len(found[3] or "") > 2:
            why = "částka má víc než dvě desetinná místa."
        elif found and found[1] == "-" and not negative:
            why = "sazba nemůže být záporná."
        elif found:
            hal = int(re.sub(r"\D", "", found[2])) * 100 + int((found[3] or "0").ljust(2, "0"))
            return -hal if found[1] == "-" else hal
        self.fault("castka", node, path, why, found=shown(node), expected="třeba 1,20 nebo 1.20 nebo „1,20 Kč“")
        return None

    def choice(self, node: Node, path: str, known: Iterable[str], what: str = "hodnota") -> str | None:
        """One of the known codes, exactly as written here."""
        text = self.raw(node, path, what)
        words = tuple(known)
        if text is None or text in words:
            return text
        hint = did_you_mean(text, words)
        expected = listed(words) if len(words) <= 8 else ""
        self.fault("volba", node, path, f"neznámá {what}.", found=shown(node), expected=expected, hint=hint)
        return None

    def player(self, node: Node, path: str) -> str | None:
        """A name from `hraci`."""
        text = self.raw(node, path, "jméno hráče")
        if text is None:
            return None
        name = text if text in self.players else visible(text)
        if name in self.players or not self.players or not self.sure:
            return name
        hint = did_you_mean(name, self.players)
        message = f"hráč {shown(node)} není mezi hráči."
        self.fault("hrac-neznamy", node, path, message, expected=listed(self.players), hint=hint)
        return None

    def one_player(self, node: Node, path: str, expected: str) -> tuple[str, Node] | None:
        """Name and value of a mapping with one pair, `Adam: …`."""
        key, value = node.value[0]
        if key.tag in SCALAR and key.value in self.players:
            return key.value, value
        return next(((name, value) for name, value, _ in self.by_player(node, path, expected)), None)

    def by_player(self, node: Node, path: str, expected: str) -> Iterator[tuple[str, Node, str]]:
        """Name, value, path of a mapping by players; unknown names are problems."""
        if node.tag != MAP:
            self.shape(node, path, expected)
            return
        players = self.players
        if players and all(key.value in players and key.tag in SCALAR for key, _ in node.value) and _distinct(node):
            yield from ((key.value, value, f"{path}.{key.value}") for key, value in node.value)
            return
        for name, value in self.pairs(node, path):
            if name in players or not players or not self.sure:
                yield name, value, f"{path}.{name}"
            else:
                self.player(self.key(name, node), path)


def _distinct(node: Node) -> bool:
    return len(node.value) == 1 or len({key.value for key, _ in node.value}) == len(node.value)


def join(path: str, key: str) -> str:
    return f"{path}.{key}" if path else key


def shown(node: Node) -> str:
    """What was written, short and in Czech quotes."""
    text: Any = node.value if node.tag in SCALAR else _KINDS.get(node.tag, "")
    text = " ".join(_CONTROL.sub(" ", text).split())
    return f"„{text[:40]}…“" if len(text) > 41 else f"„{text}“"


def tag_text(tag: str) -> str:
    return "!!" + tag.rsplit(":", 1)[-1] if tag.startswith("tag:yaml.org") else tag
