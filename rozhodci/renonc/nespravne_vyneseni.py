"""Nesprávné vynesení: a trick was opened by a player who had no right to lead.

ČSM čl. IV, renonc ve hře 3 · Koruna B/12 · Křížový C/3. Reading: trick 1 forhont (koruna, křížový the volící; betl,
durch the aktér), then the actual winner; the offender is who led. A fault of turn names no legal cards.

>>> found(trumf="žaludy", Adam="ZE", Božena="ZK Č8", Cyril="Z7", zdvihy=["ZE ZK Z7", {"Božena": "Č8"}])
['Božena 2 Č8']
>>> found(trumf="žaludy", Adam="ZE Č8", Božena="ZK", Cyril="Z7", zdvihy=["ZE ZK Z7", {"Adam": "Č8"}])
[]
"""

from __future__ import annotations

from collections.abc import Iterator

from rozhodci.hand import Hand
from rozhodci.renonc.common import asserted, card_faults, in_trick, leader_of
from rozhodci.replay import Played
from rozhodci.ruling import Finding

CODE = "nespravne-vyneseni"


def find(hand: Hand) -> Iterator[Finding]:
    """Leads without the right, and facts of that kind."""
    yield from card_faults(hand, CODE, _text)
    yield from asserted(hand, CODE)


def _text(hand: Hand, c: Played) -> str:
    return f"{c.player} {in_trick(c.trick)} vynáší {c.card}, na výnosu je {leader_of(hand, c.trick)}"
