"""Nepřebití nižší karty: the required suit was played, but too low although a card that beats was held.

ČSM čl. IV, renonc ve hře 2 · Koruna B/11 · Křížový C/2. Reading: the winning card is the one lying then; a trumped
trick needs no beating in the led suit; in betl and durch the duty holds in the natural order (spec 2, 2.1).

>>> found(trumf="žaludy", Adam="Z10", Božena="ZE ZK", zdvihy=["Z10 ZK"])
['Božena 1 ZK: ZE']
>>> found(zavazek="betl", Adam="Z10", Božena="ZE Z9", zdvihy=["Z10 Z9"])
['Božena 1 Z9: ZE']
>>> found(trumf="žaludy", Adam="Z8", Božena="Ž7", Cyril="ZE Z7", zdvihy=["Z8 Ž7 Z7"])
[]
"""

from __future__ import annotations

from collections.abc import Iterator

from rozhodci.duties import beats
from rozhodci.hand import Hand
from rozhodci.renonc.common import asserted, card_faults, in_trick, lying, one_of
from rozhodci.replay import Played
from rozhodci.ruling import Finding

CODE = "neprebiti"


def find(hand: Hand) -> Iterator[Finding]:
    """Cards too low, and facts of that kind."""
    yield from card_faults(hand, CODE, _text)
    yield from asserted(hand, CODE)


def _text(hand: Hand, c: Played) -> str:
    cards = [x.card for x in lying(hand, c)]
    winning = cards[0]
    for card in cards[1:]:
        winning = card if beats(card, winning, hand.case.trump) else winning
    return f"{c.player} {in_trick(c.trick)} nepřebíjí {winning}: hraje {c.card}, má hrát {one_of(hand, c.legal)}"
