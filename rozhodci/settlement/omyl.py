"""Omyl: the aktér folds a plain sedma before play and pays each other player the omyl rate (ČSM čl. II/17, čl. I).

Only a plain sedma can be folded (the case is refused otherwise).

>>> paid(udalosti=[{"druh": "omyl"}])
{'Adam': -360, 'Božena': 120, 'Cyril': 120, 'Dana': 120}
>>> paid()
{'Adam': 0, 'Božena': 0, 'Cyril': 0, 'Dana': 0}
"""

from __future__ import annotations

from rozhodci.hand import Hand
from rozhodci.money import kc
from rozhodci.ruling import Settlement, Step, Transfer


def omyl(hand: Hand) -> Settlement:
    """Nothing is played; a pauzírující is paid as a defender (čl. II/2)."""
    payer = hand.table.akter or ""
    hal = hand.rules.rate("omyl")
    step = Step(f"omyl: {payer} platí každému dalšímu hráči", kc(hal), hand.rules.cite("omyl"))
    transfers = tuple(Transfer(payer, p, hal, "omyl") for p in hand.table.players if p != payer)
    return Settlement(transfers=transfers, steps=(step,))
