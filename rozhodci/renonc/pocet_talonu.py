"""Nesprávný počet karet v talonu.

ČSM čl. II/12: found before play technický 2, found in play or after it ve hře 6 · Koruna B/5. Reading: `zjisteno`
says when it was found; without it, before play where no card has been played. Křížový has no talon.

>>> found(trumf="žaludy", pocet={"Adam": 9, "talon": 3}, zdvihy=["ČE"])
['Adam talon']
>>> found(trumf="žaludy", pocet={"Adam": 11, "talon": 1})
['Adam talon (pred-sehravkou)']
>>> found(trumf="žaludy", zdvihy=["ČE"])
[]
>>> found(trumf="žaludy", zdvihy=["ČE"], udalosti=[{"druh": "pocet-talonu", "kdo": "Adam", "faze": "komentovani"}])
['Adam talon (pred-sehravkou)']
"""

from __future__ import annotations

from collections.abc import Iterator

from rozhodci.case.model import Event
from rozhodci.hand import Hand
from rozhodci.renonc.common import began, fact_finding
from rozhodci.ruling import Finding

CODE = "pocet-talonu"
BEFORE = "pred-sehravkou"


def possible(hand: Hand) -> bool:
    """Could the record show it without a fact?"""
    return len(hand.case.talon) != hand.rules.talon_size


def find(hand: Hand) -> Iterator[Finding]:
    """The count of the recorded talon, and facts of that kind."""
    akter = hand.table.akter
    if akter and hand.case.hands and _wrong(hand):
        yield Finding(CODE, akter, "talon", _text(hand, akter), "karty", when_found(hand))
    for event in hand.case.events:
        if event.kind == CODE:
            yield fact_finding(hand, event, when=when_found(hand), who=event.player or akter)


def _wrong(hand: Hand) -> bool:
    """Is a recorded talon off? An empty one counts only where the hands show that nothing was put down."""
    size, laid = hand.rules.talon_size, len(hand.case.talon)
    off = any(len(cards) != hand.rules.hand_size for cards in (hand.case.hands or {}).values())
    return bool(size) and laid != size and (laid > 0 or off)


def _text(hand: Hand, akter: str) -> str:
    laid, hands = len(hand.case.talon), hand.case.hands or {}
    total = laid + sum(map(len, hands.values()))
    return (
        f"{akter} odkládá do talonu {laid} {_cards(laid)} místo {hand.rules.talon_size} a v ruce má"
        f" {len(hands.get(akter, ()))} (karet je dohromady {total})."
    )


def when_found(hand: Hand, code: str = CODE) -> str:
    """`pred-sehravkou` or "" (in play or after it)."""
    said = [e.found or e.circumstance or _moment(e) for e in hand.case.events if e.kind == code]
    early = said[0] == BEFORE if said and said[0] else not began(hand)
    return BEFORE if early else ""


def _moment(event: Event) -> str:
    """The count was wrong from the talon on, so a later moment of the fact is the one at which it was found."""
    return BEFORE if event.phase == "komentovani" else "sehravka" if event.trick or event.phase == "po-sehravce" else ""


def _cards(count: int) -> str:
    return "kartu" if count == 1 else "karty" if 1 < count < 5 else "karet"
