"""Předhození karty: a card played inside a trick before one's turn.

ČSM čl. IV, renonc ve hře 4 · Koruna B/12 · Křížový C/4. Reading: the turn goes clockwise from who really led; the one
passed over still plays without fault. Seen only where the moves stand in the order in which they were made.

>>> found(trumf="žaludy", Adam="ZE", Božena="ZK", Cyril="Z7", zdvihy=[{"Adam": "ZE", "Cyril": "Z7", "Božena": "ZK"}])
['Cyril 1 Z7']
>>> found(trumf="žaludy", Adam="ZE", Božena="ZK", Cyril="Z7", zdvihy=[{"Adam": "ZE", "Božena": "ZK", "Cyril": "Z7"}])
[]
"""

from __future__ import annotations

from collections.abc import Iterator

from rozhodci.hand import Hand
from rozhodci.renonc.common import asserted, card_faults, in_trick, lying
from rozhodci.replay import Played
from rozhodci.ruling import Finding

CODE = "predhozeni"


def find(hand: Hand) -> Iterator[Finding]:
    """Cards out of turn, and facts of that kind."""
    yield from card_faults(hand, CODE, _text)
    yield from asserted(hand, CODE)


def _text(hand: Hand, c: Played) -> str:
    done = [x.player for x in lying(hand, c)]
    due = next(p for p in hand.table.clockwise_from(done[0]) if p not in done)
    return f"{c.player} {in_trick(c.trick)} předhazuje {c.card}, na řadě je {due}"
