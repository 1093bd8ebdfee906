"""Nepřiznání barvy: the led suit was held and another one played.

ČSM čl. IV, renonc ve hře 1 · Koruna B/10 · Křížový C/1. Reading: duty 1 of spec 2, 2.1 holds in betl and durch too.

>>> found(trumf="žaludy", Adam="ZE", Božena="Z9 Z8 KK", zdvihy=["ZE KK"])
['Božena 1 KK: Z9 Z8']
>>> found(trumf="žaludy", Adam="ZE", Božena="Z9 Z8 KK", zdvihy=["ZE Z8"])
[]
"""

from __future__ import annotations

from collections.abc import Iterator

from rozhodci.hand import Hand
from rozhodci.renonc.common import asserted, card_faults, in_trick, lying, one_of
from rozhodci.replay import Played
from rozhodci.ruling import Finding

CODE = "nepriznani-barvy"


def find(hand: Hand) -> Iterator[Finding]:
    """Cards that did not follow, and facts of that kind."""
    yield from card_faults(hand, CODE, _text)
    yield from asserted(hand, CODE)


def _text(hand: Hand, c: Played) -> str:
    led = lying(hand, c)[0].card.suit.word
    return f"{c.player} {in_trick(c.trick)} nepřiznává {led}: hraje {c.card}, má hrát {one_of(hand, c.legal)}"
