"""Fleks on a ložený betl or durch in křížový (Křížový B/10).

Reading: everybody pays the base value; all above it for all is paid by the defender who gave the first, third...
flek, and if another defender joined, equally by all who raised (odd haléře by the first of them).
Passing example: betl with one flek by Dana: Adam's due is 3 × 2,00; the others pay 1,00, Dana 4,00. Failing
example: a betl that was played and lost: nobody pays for the others.
"""

from __future__ import annotations

from collections.abc import Sequence

from rozhodci.hand import Hand
from rozhodci.money import kc
from rozhodci.ruling import PartResult, RateLine, Step, Transfer
from rozhodci.settlement.base import rate_line
from rozhodci.settlement.krizovy_shares import TITLE, capped
from rozhodci.sides import Side

ALONE = ("betl", "durch")


def applies(results: Sequence[PartResult], lines: Sequence[RateLine]) -> bool:
    """A shown ložený betl or durch of the aktér with at least one flek."""
    if len(results) != 1 or results[0].part not in ALONE:
        return False
    return results[0].manner == "lozena" and results[0].winner is Side.AKTER and lines[0].fleks > 0


def raisers(hand: Hand, result: PartResult) -> tuple[str, ...]:
    """Defenders who raised it, in order of speech."""
    return tuple(p for p in hand.comments.raisers(result.key) if hand.side(p) is Side.OBRANA)


def pay(hand: Hand, result: PartResult, payers: Sequence[str]) -> tuple[Transfer, ...]:
    """Base from everybody, the rest from `payers` equally."""
    winner = hand.table.members(Side.AKTER)[0]
    losers = hand.table.members(Side.OBRANA)
    base = capped(hand, rate_line(hand, result, level=0).amount)
    above = (capped(hand, rate_line(hand, result).amount) - base) * len(losers)
    due = {p: base for p in losers}
    for i, p in enumerate(payers):
        due[p] += above // len(payers) + (1 if i < above % len(payers) else 0)
    return tuple(Transfer(p, winner, hal, TITLE) for p, hal in due.items())


def step(hand: Hand, result: PartResult, payers: Sequence[str]) -> Step:
    """Why they pay more than the others."""
    above = rate_line(hand, result).amount - rate_line(hand, result, level=0).amount
    text = f"ložený {result.part}: hodnotu nad základ platí za všechny {' a '.join(payers)}, ostatní jen základ"
    return Step(text, f"{len(hand.table.members(Side.OBRANA))} × {kc(above)}", hand.rules.cite("lozena-fleky"))
