"""Trumf v talonu: allowed in ČSM, forbidden in koruna (B/16).

Reading: allowed where the hand holds only trumps, tens and aces and the trump was turned up (fact `trumf-otocen`). A
card is named once: an ace or ten is `ostra-v-talonu`, the announced seven `sedma-v-talonu`.

>>> found(pravidla="koruna-2013", zavazek="hra", trumf="žaludy", talon="Ž8 Č8")
['Adam talon']
>>> found(pravidla="koruna-2013", zavazek="hra", trumf="žaludy", talon="Č7 Č8")
[]
>>> found(trumf="žaludy", talon="Ž8 Č8")
[]
"""

from __future__ import annotations

from collections.abc import Iterator

from rozhodci.cards import Card
from rozhodci.hand import Hand
from rozhodci.renonc.common import asserted, listed
from rozhodci.renonc.sedma_v_talonu import buried_trump_seven
from rozhodci.ruling import Finding
from rozhodci.words import listing

CODE = "trumf-v-talonu"


def possible(hand: Hand) -> bool:
    """Could the record show it without a fact?"""
    return bool(_buried(hand)) and listed(hand, CODE)


def find(hand: Hand) -> Iterator[Finding]:
    """The recorded talon, and facts of that kind."""
    akter = hand.table.akter
    if akter and listed(hand, CODE) and not buried_trump_seven(hand):
        cards = _buried(hand)
        if cards and not (_nothing_else(hand, akter) and hand.happened("trumf-otocen")):
            turned = " a neotáčí ho" if _nothing_else(hand, akter) else ""
            text = f"{akter} odkládá do talonu trumf {listing(c.text for c in cards)}{turned}."
            yield Finding(CODE, akter, "talon", text, "karty")
    yield from asserted(hand, CODE)


def _buried(hand: Hand) -> list[Card]:
    """Trumps in the talon but esa and desítky."""
    trump = hand.case.trump
    return [c for c in hand.case.talon if c.suit is trump and not c.points]


def _nothing_else(hand: Hand, akter: str) -> bool:
    """Does the aktér hold only trumps, tens and aces?"""
    return all(c.suit is hand.case.trump or c.points for c in (hand.case.hands or {}).get(akter, ()))
