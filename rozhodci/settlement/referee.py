"""What koruna and křížový leave to the referee besides the class of a fault (Koruna A/15, Křížový B/10, B/13)."""

from __future__ import annotations

from collections.abc import Iterable

from rozhodci.hand import Hand
from rozhodci.ruling import Choice, Question, Transfer


def balance(hand: Hand, transfers: Iterable[Transfer]) -> dict[str, int]:
    """Haléře per player at the table, zeros included."""
    saldo = dict.fromkeys(hand.table.players, 0)
    for t in transfers:
        saldo[t.payer] -= t.hal
        saldo[t.payee] += t.hal
    return saldo


def forgot_to_choose(hand: Hand, transfers: Iterable[Transfer], allowed: str) -> Question:
    """The volící forgot to choose and plays something else than is `allowed`: does the hand stand as it was played?"""
    choices = (Choice("sehrávka platí", balance(hand, transfers)), Choice("sehrávka neplatí", balance(hand, ())))
    text = f"Volící zapomněl volit, smí hrát jen {allowed}: platí tato sehrávka?"
    return Question("zapomnel-volit", text, choices, hand.rules.cite("zapomnel-volit"))
