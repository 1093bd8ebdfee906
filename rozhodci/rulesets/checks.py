"""Reads located nodes as values of the right kind; every fault is kept with its place and a hint."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from rozhodci.rulesets.located import Faults, Node

_AMOUNT = re.compile(r"(\d{1,7})(?:[.,](\d{1,2}))?(?:\s*Kč)?")
_POINTS = re.compile(r"(-?)(\d{1,4})(?:[.,]([05]))?")
_ISO = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})")
_CZECH = re.compile(r"(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})")
NONE_WORDS = frozenset({"zadny", "žádný", "neni", "není", "bez"})


def near(word: str, known: Iterable[str]) -> str:
    """`Nemyslíte sedma?`, or the list of what there is."""
    from difflib import get_close_matches

    words = list(known)
    if not words:
        return "žádná možnost tu není, klíč smažte."
    found = get_close_matches(word.lower(), words, 1, 0.6)
    return f"Nemyslíte {found[0]}?" if found else f"Možnosti: {', '.join(words)}."


def fields(node: Node, faults: Faults, known: Iterable[str], expected: str = "skupina klíčů") -> dict[str, Node]:
    """The fields of a mapping; unknown ones are faults. {} for anything else."""
    if node.fields is None:
        faults.add(node, "tvar", "tady má být skupina klíčů.", expected)
        return {}
    names = tuple(known)
    for name, value in node.fields.items():
        if name not in names:
            faults.add(value, "neznamy-klic", f"klíč „{name}“ tu neznám.", hint=near(name, names))
    return {name: value for name, value in node.fields.items() if name in names}


def items(node: Node) -> tuple[Node, ...]:
    """The items of a list; a lone value is a list of one."""
    return node.items if node.items is not None else (node,)


def text(node: Node, faults: Faults) -> str:
    """Any text that is not empty."""
    if node.text:
        return node.text
    faults.add(node, "tvar", "tady má být text.", "text")
    return ""


def choice(node: Node, faults: Faults, known: Iterable[str]) -> str:
    """One of the known words; "" and a fault for another."""
    words = tuple(known)
    if node.text in words:
        return node.text or ""
    faults.add(node, "volba", "takovou volbu neznám.", "jedna z možností", near(node.text or "", words))
    return ""


def whole(node: Node, faults: Faults, least: int, most: int) -> int:
    """A whole number within the limits."""
    if node.text and node.text.isascii() and node.text.isdigit() and least <= int(node.text[:9]) <= most:
        return int(node.text)
    faults.add(node, "cislo", "tady má být celé číslo.", f"{least} až {most}")
    return least


def amount(node: Node, faults: Faults) -> int:
    """Kč with at most two decimals -> haléře."""
    match = _AMOUNT.fullmatch(node.text or "")
    if match:
        return int(match[1]) * 100 + int((match[2] or "0").ljust(2, "0"))
    faults.add(node, "castka", "tohle není částka v Kč.", "třeba 0,20 nebo 100", "bez minus, nejvýše haléře.")
    return 0


def amount_or_none(node: Node, faults: Faults) -> int | None:
    """As `amount`; empty or `zadny` = the ruleset has no such limit."""
    return None if node.text is None or node.text in NONE_WORDS else amount(node, faults)


def half_points(node: Node, faults: Faults, negative: bool = False) -> int:
    """PB points -> half points; only minus values may be below zero, and they must be."""
    match = _POINTS.fullmatch(node.text or "")
    if match and bool(match[1]) is negative:
        value = 2 * int(match[2]) + (match[3] == "5")
        return -value if negative else value
    expected = "záporné číslo, třeba -6" if negative else "číslo, třeba 26 nebo 4,5"
    faults.add(node, "body", "tohle nejsou prémiové body.", expected)
    return 0


def day(node: Node, faults: Faults) -> str:
    """`2024-01-31` or `31. 1. 2024` -> ISO text; "" for nothing."""
    from datetime import date

    if node.text is None:
        return ""
    iso, czech = _ISO.fullmatch(node.text), _CZECH.fullmatch(node.text)
    parts = iso.groups() if iso else czech.groups()[::-1] if czech else ("0", "0", "0")
    try:
        return date(*map(int, parts)).isoformat()
    except ValueError:
        faults.add(node, "datum", "tohle není den.", "třeba 2024-01-31 nebo 31. 1. 2024")
        return ""


def entries(node: Node, faults: Faults, known: Iterable[str], what: str) -> Iterator[tuple[str, Node]]:
    """The pairs of a mapping whose keys are `what` from a known list."""
    if node.fields is None:
        faults.add(node, "tvar", f"tady má být skupina „{what}: hodnota“.", "skupina klíčů")
        return
    words = tuple(known)
    for name, value in node.fields.items():
        if name in words:
            yield name, value
        else:
            faults.add(value, "neznamy-klic", f"{what} „{name}“ tu není.", hint=near(name, words))
