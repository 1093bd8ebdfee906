"""Tichá sedma: the trump seven in the last trick without having been announced (ČSM čl. I; PB 2005; křížový A).

Reading: beside an announced sto or hra, also the hra that a křížový osma or devítka holds; never beside an announced
seven, so that in licitovaný only závazek sto is left. Taken: its side receives; beaten: its side pays. Never
flekovaná, doubled by červené, void when a renonc decides.

>>> played("A" * 10, {10: "A:Ž7! B:Z9 C:K9"})
'aktér, 1 krok'
>>> played("A" * 10, {10: "A:ŽE! B:Ž7 C:K9"})
'aktér, 1 krok'
>>> played("A" * 10, {9: "A:Ž7! B:Z9 C:K9"})
'žádná'
>>> played("A" * 10, {10: "A:Ž7! B:Z9 C:K9"}, zavazek="sto a sedma")
'žádná'
"""

from __future__ import annotations

from rozhodci.cards import Rank
from rozhodci.hand import Hand
from rozhodci.parts.base import trick, trump, wins
from rozhodci.ruling import PartResult, Step

_BESIDE = frozenset({"hra", "sto"})
_SEVENS = frozenset({"sedma", "sto-a-sedma", "dve-sedmy"})


def ticha_sedma(hand: Hand) -> PartResult | None:
    """The extra part of a hand that was played out, or None."""
    if not possible(hand):
        return None
    last, seven = trick(hand, hand.last_trick), trump(hand, Rank.SEDMA)
    holder = next((p.player for p in last.cards if p.card is seven), None) if last else None
    if last is None or holder is None:
        return None
    made = last.winning is seven
    side = hand.side(holder)
    text = f"tichá sedma: {seven} ({holder}) poslední zdvih {'vzala' if made else 'nevzala'}"
    winner = side if made else side.other
    why = Step(text, wins(winner), hand.rules.cite("ticha-sedma"))
    return PartResult("ticha-sedma", "ticha-sedma", winner, "sehravka", reasons=(why,))


def possible(hand: Hand) -> bool:
    """May a tichá sedma be made in this závazek?"""
    parts = {o.part for o in hand.comments.obligations}
    return not parts.isdisjoint(_BESIDE) and parts.isdisjoint(_SEVENS)
