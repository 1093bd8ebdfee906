"""Eso nebo desítka v talonu.

ČSM čl. IV, renonc ve hře P2/1 · Koruna B/4 (A/15). Reading: every trump game, dvě sedmy too; free in betl and durch.

>>> found(trumf="žaludy", talon="Z10 Č7")
['Adam talon']
>>> found(zavazek="betl", talon="Z10 Č7")
[]
"""

from __future__ import annotations

from collections.abc import Iterator

from rozhodci.cards import Card
from rozhodci.hand import Hand
from rozhodci.renonc.common import asserted, listed
from rozhodci.ruling import Finding
from rozhodci.words import listing

CODE = "ostra-v-talonu"


def buried(hand: Hand) -> tuple[Card, ...]:
    """Esa and desítky in the talon of a trump game."""
    return tuple([c for c in hand.case.talon if c.points]) if hand.case.trump is not None else ()


def possible(hand: Hand) -> bool:
    """Could the record show it without a fact?"""
    return bool(buried(hand))


def find(hand: Hand) -> Iterator[Finding]:
    """The recorded talon, and facts of that kind."""
    cards, akter = buried(hand), hand.table.akter
    if cards and akter and listed(hand, CODE):
        what = listing(c.text for c in cards)
        text = f"{akter} odkládá do talonu {what}; eso ani desítka tam v trumfové hře nesmí."
        yield Finding(CODE, akter, "talon", text, "karty")
    yield from asserted(hand, CODE)
