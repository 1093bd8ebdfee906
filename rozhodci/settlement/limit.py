"""The limit of one hand (ČSM čl. I; PB 2005; křížový A): per opponent or for the whole hand (výklad `limit`).

>>> shares(9600), shares(12800)
((9600, 9600, 9600), (10000, 10000, 10000))
>>> shares(9600, vyklady={"limit": "celkem"})
(3334, 3333, 3333)
"""

from __future__ import annotations

from typing import NamedTuple

from rozhodci.hand import Hand
from rozhodci.money import kc
from rozhodci.ruling import Step


class Shares(NamedTuple):
    """What each of the other players at the table pays or gets, in their order, with the steps of capping."""

    amounts: tuple[int, ...]
    steps: tuple[Step, ...] = ()

    @property
    def even(self) -> bool:
        """Does everybody pay the same?"""
        return len(set(self.amounts)) < 2

    def __str__(self) -> str:
        """`33,34 Kč + 33,33 Kč + 33,33 Kč`."""
        return " + ".join(map(kc, self.amounts))


def equal_shares(hand: Hand, amount: int, count: int) -> Shares:
    """`count` equal shares of `amount` (>= 0 haléře), capped."""
    if hand.rules.rates["limit"].hal is None:
        return Shares((amount,) * count)
    cap = cap_of(hand, amount)
    # The volený document says the limit as "to all - from all", so there the other reading is always shown (2.9).
    matters = hand.rules.discipline == "voleny" or amount * count > cap
    if matters and hand.readings.ask("limit") == "celkem":
        return _whole(hand, amount, count, cap)
    if amount <= cap:
        return Shares((amount,) * count)
    step = Step(f"podíl {kc(amount)} přesahuje limit", kc(cap), hand.rules.cite("limit"))
    return Shares((cap,) * count, (step,))


def cap_of(hand: Hand, amount: int) -> int:
    """The limit in force; the zvýšený one outside a ložená only by výklad `zvyseny-limit`."""
    limit = hand.rules.rate("limit")
    if amount <= limit or "zvyseny-limit" not in hand.rules.readings or not both_defenders_raised(hand):
        return limit
    return hand.rules.rate("zvyseny-limit") if hand.readings.ask("zvyseny-limit") == "obe-obrany" else limit


def both_defenders_raised(hand: Hand) -> bool:
    """Did both playing defenders take part in the fleks (ČSM čl. II/18)?"""
    raisers = {r.player for r in hand.comments.raises if r.valid}
    defenders = [p for p in hand.table.active if hand.side(p) is not hand.side(hand.table.akter or "")]
    return len(defenders) > 1 and all(d in raisers for d in defenders)


def _whole(hand: Hand, amount: int, count: int, cap: int) -> Shares:
    """The limit for the whole hand, split evenly; odd haléře go to the first ones."""
    total = min(amount * count, cap)
    base, odd = divmod(total, count)
    amounts = tuple(base + (1 if i < odd else 0) for i in range(count))
    if total == amount * count:
        return Shares(amounts)
    step = Step(f"platby za hru {kc(amount * count)} přesahují limit", kc(cap), hand.rules.cite("limit"))
    return Shares(amounts, (step,))
