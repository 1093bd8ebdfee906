"""Nezatrumfování: void in the led suit and holding trumps, but no trump was played.

ČSM čl. IV, renonc ve hře 2 (a missed trump is a missed beating) · Koruna B/11 · Křížový C/2. Reading: who held only
trumps that would not have taken the trick falls under no named item of the ČSM list: V/3, the referee decides.

>>> found(trumf="žaludy", Adam="ZE", Božena="Ž7 Č8", bez={"Božena": "Z"}, zdvihy=["ZE Č8"])
['Božena 1 Č8: Ž7']
>>> found(trumf="žaludy", Adam="Z8", Božena="Ž9", Cyril="Ž7 Č8", bez={"Božena": "Z", "Cyril": "ZŽ"},
...     zdvihy=["Z8 Ž9 Č8"])
['Cyril 1 Č8: Ž7 (marny-trumf)']
>>> found(zavazek="betl", Adam="ZE", Božena="Ž7 Č8", bez={"Božena": "Z"}, zdvihy=["ZE Č8"])
[]
"""

from __future__ import annotations

from collections.abc import Iterator

from rozhodci.hand import Hand
from rozhodci.renonc.common import asserted, card_faults, in_trick, lying, one_of
from rozhodci.replay import Played
from rozhodci.ruling import Finding

CODE = "nezatrumfovani"


def find(hand: Hand) -> Iterator[Finding]:
    """Missed trumps, and facts of that kind."""
    yield from card_faults(hand, CODE, _text)
    yield from asserted(hand, CODE)


def _text(hand: Hand, c: Played) -> str:
    led = lying(hand, c)[0].card.suit.word
    vain = "; žádný držený trumf by zdvih nevzal" if c.futile else ""
    due = one_of(hand, c.legal)
    return f"{c.player} {in_trick(c.trick)} nemá {led} a netrumfuje: hraje {c.card}, má hrát {due}{vain}"
