"""A file that cannot be read as a case may be something else of this program: what it is, and the command for it."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from rozhodci.audit.kinds import HEAD, is_made
from rozhodci.audit.sources import INPUT
from rozhodci.errors import InputError, Problem

_BOM, _GZIP = b"\xef\xbb\xbf", b"\x1f\x8b"
_GAME = re.compile(rb"(?:<\?xml[^>]*>|<!--.*?-->|\s)*<Hra\b", re.S)
_TOP = rb"^(?:\{\s*)?[\"']?(?:%s)[\"']?\s*:"
_SHEET = re.compile(_TOP % b"listek|hry|soucty|zapisovatel", re.M)
_RULES = re.compile(_TOP % b"zaklad", re.M)
_CASE = re.compile(_TOP % b"karty|zbyva|akter|rozdava|udalosti", re.M)


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of file: told by the end of its lower-case name, or by its first bytes. `command` has `{}` for it."""

    endings: tuple[str, ...]
    begins: Callable[[bytes], object]
    message: str
    command: str = ""


def _sheet(head: bytes) -> bool:
    return bool(_SHEET.search(head)) and not _CASE.search(head)


def _rules(head: bytes) -> bool:
    return bool(_RULES.search(head)) and not _CASE.search(head)


def _never(_head: bytes) -> bool:
    return False


_KINDS = (
    Kind((".hra", ".hra.gz"), _GAME.match, "tohle je uložená hra programu Mariášek.", "rozhodci import {} -o hra.yaml"),
    Kind((".jsonl",), _never, "případy po řádcích (JSON Lines) čte jen audit.", "rozhodci audit {}"),
    Kind((".gz",), lambda head: head.startswith(_GZIP), "zabalené soubory čte jen audit.", "rozhodci audit {}"),
    Kind((".csv", ".tsv"), _sheet, "tohle je lístek, ne případ.", "rozhodci listek {}"),
    Kind((), _rules, "tohle je sada pravidel, ne případ.", "rozhodci pravidla {}"),
    Kind((), is_made, "tohle je výsledek programu rozhodci, ne případ."),
)


def recognised(content: bytes, name: str) -> InputError | None:
    """What stands there instead of a case; None where nothing tells."""
    lower, head = name.lower(), content[:HEAD].removeprefix(_BOM)
    kind = next((k for k in _KINDS if lower.endswith(k.endings) or k.begins(head)), None)
    if kind is None:
        return None
    hint = kind.command.format("-" if name == INPUT else name)
    return InputError([Problem("druh-souboru", kind.message, name, hint=hint)])
