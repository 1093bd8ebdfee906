"""A koruna renonc before there was a hand: wrong deal, cut or dealing (Koruna B/1-B/3, D/1, E/1; spec 2, 2.9).

Reading: nothing besides D is paid (E/1), and whether the hand that was played all the same is paid too is the
referee's. Passing example: second misdeal, hand broken off: 2,00 Kč to both. Failing example: the same after the hand
was played out: still only 2,00 Kč to both, with the played result as the other choice.
"""

from __future__ import annotations

from collections.abc import Sequence

from rozhodci.hand import Hand
from rozhodci.money import kc
from rozhodci.ruling import Choice, Question, Settlement, Step, Transfer
from rozhodci.settlement.consequences import Numbered, effective_class
from rozhodci.settlement.koruna_played import as_played
from rozhodci.settlement.referee import balance

BEFORE = ("pred-hrou", "licitace")


def before_hand(hand: Hand, valid: tuple[Numbered, ...], fees: Sequence[Transfer]) -> Settlement | None:
    """Nothing for the hand, with the question about a decided one; None when there is no such renonc."""
    if not any(effective_class(r) == "ve-hre" and r.finding.phase in BEFORE for _, r in valid):
        return None
    cite = hand.rules.cite("dusledky-2")
    nothing = Step("renonc před hrou: nad rámec postihů podle D se nic neplatí", kc(0), cite)
    return Settlement(steps=(nothing,), questions=_stands(hand, fees))


def _stands(hand: Hand, fees: Sequence[Transfer]) -> tuple[Question, ...]:
    """Is the hand paid as it was played? Asked where the record decides it."""
    played = as_played(hand)
    if not played.results:
        return ()
    choices = (
        Choice("jen postih podle D", balance(hand, fees)),
        Choice("i sehrávka, jak skončila", balance(hand, (*fees, *played.transfers))),
    )
    text = "Renonc se stal před hrou, a přesto se hrálo: zaplatí se i sehrávka?"
    return (Question("sehravka-po-renoncu", text, choices, hand.rules.cite("rozhodci")),)
