"""Předčasné odehrání hlášené sedmy: it left before its trick although another card was legal.

ČSM čl. IV, renonc ve hře 8 (dvě sedmy: also the pomocná) · Koruna B/14 · Křížový C/8 (B/9: osma and devítka too).
Reading: duty 4 of spec 2, 2.1; the only legal card is no renonc, that part is lost.

>>> found(trumf="žaludy", Adam="Č9 Č8 Č7 ŽE Ž10 ŽK ŽV Ž9 Ž8 Ž7", zdvihy=["Ž7"])
['Adam 1 Ž7: Č9 Č8 Č7 ŽE Ž10 ŽK ŽV Ž9 Ž8']
>>> found(trumf="žaludy", Adam="Ž7 ŽE", Cyril="ŽK", zdvihy=["ŽE"])
[]
"""

from __future__ import annotations

from collections.abc import Iterator

from rozhodci.hand import Hand
from rozhodci.renonc.common import asserted, card_faults, in_trick, one_of
from rozhodci.replay import Played, waiting_sevens
from rozhodci.ruling import Finding

CODE = "predcasna-sedma"


def find(hand: Hand) -> Iterator[Finding]:
    """Announced sevens that did not wait, and facts of that kind."""
    yield from card_faults(hand, CODE, _text)
    yield from asserted(hand, CODE)


def _text(hand: Hand, c: Played) -> str:
    due = waiting_sevens(hand.case, hand.rules)[c.player][c.card]
    return (
        f"{c.player} {in_trick(c.trick)} předčasně hraje hlášenou {c.card}, která patří do {due}. zdvihu;"
        f" má hrát {one_of(hand, c.legal)}"
    )
