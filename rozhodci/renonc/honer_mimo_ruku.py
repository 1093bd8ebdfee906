"""Honer mimo ruku: an announced sedma, osma or devítka of trumps that its announcer does not hold.

Křížový C/8 with B/9, for `proti` B/21. Reading: on the aktér's side it may be in either hand of the two.

>>> found(pravidla="krizovy", partner="Cyril", trumf="kule", zavazek="sedma", Božena="K7")
['Adam komentovani']
>>> found(pravidla="krizovy", partner="Cyril", trumf="kule", zavazek="sedma", Cyril="K7")
[]
>>> found(pravidla="krizovy", partner="Cyril", trumf="kule", zavazek="hra", Cyril="K7", proti={"Dana": ["sedma"]})
['Dana komentovani (proti)']
"""

from __future__ import annotations

from collections.abc import Iterator

from rozhodci.cards import Card, Rank, card
from rozhodci.hand import Hand
from rozhodci.obligations import spoken
from rozhodci.renonc.common import asserted, listed
from rozhodci.ruling import Finding
from rozhodci.words import listing

CODE = "honer-mimo-ruku"
HONERS = {"sedma": Rank.SEDMA, "osma": Rank.OSMA, "devitka": Rank.DEVITKA}


def possible(hand: Hand) -> bool:
    """Could the record show it without a fact?"""
    return (bool(hand.case.against) or not HONERS.keys().isdisjoint(hand.case.announced)) and listed(hand, CODE)


def find(hand: Hand) -> Iterator[Finding]:
    """Announced honers nobody of the announcer's holds, and facts of that kind."""
    akter, partner = hand.table.akter, hand.table.partner
    if akter and hand.case.hands and listed(hand, CODE):
        yield from _missing(hand, akter, (akter, partner), hand.case.announced, "")
        for player, parts in hand.case.against.items():
            yield from _missing(hand, player, (player,), parts, "proti")
    yield from asserted(hand, CODE)


def _missing(
    hand: Hand, who: str, holders: tuple[str | None, ...], parts: tuple[str, ...], when: str
) -> Iterator[Finding]:
    held = {c for p in holders if p for c in (hand.case.hands or {}).get(p, ())}
    missing = [c for c in _honers(hand, parts) if c not in held]
    if missing:
        cards = listing(c.text for c in missing)
        text = f"{who} hlásí {listing(spoken(p) for p in parts if p in HONERS)}, v ruce však není {cards}."
        yield Finding(CODE, who, "komentovani", text, "karty", when)


def _honers(hand: Hand, parts: tuple[str, ...]) -> list[Card]:
    trump = hand.case.trump
    return [] if trump is None else [card(trump, HONERS[p]) for p in parts if p in HONERS]
