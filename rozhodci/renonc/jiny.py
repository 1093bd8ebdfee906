"""Jiné provinění, which no list names; among them a závazek lower than the rung won in the licitace.

ČSM čl. V/3, čl. I · Koruna F/1 · Křížový D/6: the referee may class other faults.

>>> found(trumf="žaludy", licitace=[("Adam", "sto"), ("Božena", "dal")])
['Adam licitace']
>>> found(trumf="žaludy", licitace=[("Adam", "sedma"), ("Božena", "dal")])
[]
"""

from __future__ import annotations

from collections.abc import Iterator

from rozhodci.cards import Suit
from rozhodci.hand import Hand
from rozhodci.renonc.common import asserted
from rozhodci.ruling import Finding

CODE = "jiny"


def possible(hand: Hand) -> bool:
    """Could the record show it without a fact?"""
    return bool(hand.case.bids)


def find(hand: Hand) -> Iterator[Finding]:
    """A závazek below the licitace, and facts of that kind."""
    ladder, akter = hand.rules.ladder, hand.table.akter
    won = max((ladder.index(b.rung) for b in hand.case.bids if b.rung in ladder), default=-1)
    announced = _rung(hand)
    if akter and announced in ladder and ladder.index(announced) < won:
        text = (
            f"{akter} ohlašuje závazek {announced.replace('-', ' ')}, ač licitace došla ke stupni"
            f" {ladder[won].replace('-', ' ')} ({hand.rules.cite('licitace')})."
        )
        yield Finding(CODE, akter, "licitace", text, "zaznam")
    yield from asserted(hand, CODE)


def _rung(hand: Hand) -> str:
    """The rung of the announced závazek; červené stand higher."""
    order = ("dve-sedmy", "sto", "sedma", "betl", "durch")
    base = "-a-".join(p for p in order if p in hand.case.announced)
    red = (r for r in hand.rules.ladder if r.startswith(f"{base}-cerven"))
    return next(red, base) if hand.case.trump is Suit.CERVENE else base
