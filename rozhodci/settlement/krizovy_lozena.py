"""Fleks on a ložený betl or durch in křížový (Křížový B/10).

Reading: everybody pays the base value; all above it for all is paid by the defender who gave the first, third...
flek, and if another defender joined, equally by all who raised (odd haléře by the first of them).
Passing example: betl with one flek by Dana: Adam's due is 3 × 2,00; the others pay 1,00, Dana 4,00. Failing
example: a betl that was played and lost: nobody pays for the others.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from rozhodci.hand import Hand
from rozhodci.money import kc
from rozhodci.ruling import Choice, PartResult, Question, RateLine, Step, Transfer
from rozhodci.settlement.base import rate_line
from rozhodci.settlement.endings import shown_before
from rozhodci.settlement.krizovy_shares import TITLE, capped
from rozhodci.settlement.referee import balance
from rozhodci.settlement.shown import lozena_from_start, shower
from rozhodci.sides import Side
from rozhodci.words import listing

ALONE = ("betl", "durch")


def applies(hand: Hand, results: Sequence[PartResult], lines: Sequence[RateLine]) -> bool:
    """A betl or durch of the aktér ložený as it was flekováno: shown before trick 1, or proven from the first card."""
    fact = shower(hand)
    if fact is None or len(results) != 1 or results[0].part not in ALONE:
        return False
    won = results[0].manner == "lozena" and results[0].winner is Side.AKTER
    return won and lines[0].fleks > 0 and (shown_before(hand, fact) == 1 or lozena_from_start(hand) is True)


def raisers(hand: Hand, result: PartResult) -> tuple[str, ...]:
    """Defenders who raised it, in order of speech."""
    return tuple(p for p in hand.comments.raisers(result.key) if hand.side(p) is Side.OBRANA)


def pay(hand: Hand, result: PartResult, payers: Sequence[str]) -> tuple[Transfer, ...]:
    """Base from everybody, the rest from `payers` equally."""
    winner = hand.table.members(Side.AKTER)[0]
    losers = hand.table.members(Side.OBRANA)
    base = capped(hand, rate_line(hand, result, level=0).amount)
    above = above_base(hand, result) * len(losers)
    due = dict.fromkeys(losers, base)
    for i, p in enumerate(payers):
        due[p] += above // len(payers) + (1 if i < above % len(payers) else 0)
    return tuple(Transfer(p, winner, hal, TITLE) for p, hal in due.items())


def above_base(hand: Hand, result: PartResult) -> int:
    """What the fleks added to one share, within the limit."""
    return capped(hand, rate_line(hand, result).amount) - capped(hand, rate_line(hand, result, level=0).amount)


def step(hand: Hand, result: PartResult, payers: Sequence[str]) -> Step:
    """Why they pay more than the others."""
    text = f"ložený {result.part}: hodnotu nad základ platí za všechny {listing(payers)}, ostatní jen základ"
    value = f"{len(hand.table.members(Side.OBRANA))} × {kc(above_base(hand, result))}"
    return Step(text, value, hand.rules.cite("lozena-fleky"))


def who_raised(hand: Hand, result: PartResult) -> Question:
    """The record gives only totals: every set of defenders that may have raised, computed."""
    defenders = hand.table.members(Side.OBRANA)
    groups = [g for n in range(1, len(defenders) + 1) for g in combinations(defenders, n)]
    choices = tuple(Choice(listing(g), balance(hand, pay(hand, result, g))) for g in groups)
    text = "Kdo z obrany flekoval loženou hru? Záznam uvádí jen počty."
    return Question("kdo-flekoval", text, choices, hand.rules.cite("lozena-fleky"))
