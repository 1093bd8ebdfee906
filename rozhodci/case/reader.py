"""Reading located nodes: an accessor returns a value, or notes a Problem and returns None, so that all come at once."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from yaml.nodes import Node

from rozhodci.case.mappings import Fields, Keys, Mappings, join
from rozhodci.case.nodes import SCALAR
from rozhodci.case.noting import CONTROL, TooManyProblems, shown
from rozhodci.case.words import did_you_mean, fold, listed, visible

__all__ = ["CODES_LISTED", "Fields", "Keys", "Reader", "TooManyProblems", "join", "shown"]

CODES_LISTED = "kódy vypíše: rozhodci pravidla SADA."
_FEW = 8
"""As many words a message can list."""
_YES, _NO = frozenset({"true", "ano"}), frozenset({"false", "ne"})
_INTEGER = re.compile(r"[0-9]{1,6}")
_AMOUNT = re.compile(r"([+-]?)\s*([0-9]{1,3}(?:[ \u00a0\u202f][0-9]{3})+|[0-9]{1,9})(?:[.,]([0-9]+))?\s*(?:kč)?", re.I)


def read_amount(text: str) -> re.Match[str] | None:
    """Sign, whole crowns and decimals of `1.20`, `1,20`, `1,20 Kč`; any number of decimals."""
    return _AMOUNT.fullmatch(visible(text).replace("−", "-"))


def in_haler(found: re.Match[str]) -> int:
    """Haléře of such an amount with at most two decimals."""
    hal = int(re.sub(r"\D", "", found[2])) * 100 + int((found[3] or "0").ljust(2, "0"))
    return -hal if found[1] == "-" else hal


class Reader(Mappings):
    """One document being read. Scalars are text until one of these asks for something else."""

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
        plain = text.isprintable()  # mostly, and told at once
        bad = None if plain else CONTROL.search(text.replace("\n", "").replace("\t", "") if lines else text)
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
        found = read_amount(text)
        why = "tady má být částka v Kč."
        if found and len(found[3] or "") > 2:
            why = "částka má víc než dvě desetinná místa."
        elif found and found[1] == "-" and not negative:
            why = "sazba nemůže být záporná."
        elif found:
            return in_haler(found)
        self.fault("castka", node, path, why, found=shown(node), expected="třeba 1,20 nebo 1.20 nebo „1,20 Kč“")
        return None

    def choice(self, node: Node, path: str, known: Iterable[str], unknown: str, where: str = "") -> str | None:
        """One of the known codes, exactly as written here.

        `unknown` is what any other word is called, `neznámý kód`; `where` tells where to find a long list of codes.
        """
        words = tuple(known)
        text = self.raw(node, path, unknown.partition(" ")[2])
        if text is None or text in words:
            return text
        hint = did_you_mean(text, words) or where
        expected = listed(words) if len(words) <= _FEW else ""
        self.fault("volba", node, path, f"{unknown}.", found=shown(node), expected=expected, hint=hint)
        return None
