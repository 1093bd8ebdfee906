"""The aktér settles with each other player at the table, the pauzírující as a defender (ČSM čl. II/2).

>>> paid(zavazek="durch", taken="A" * 10)
{'Adam': 1800, 'Božena': -600, 'Cyril': -600, 'Dana': -600}
>>> paid(zavazek="durch", taken="A" * 10, hraci=("Adam", "Božena", "Cyril"))
{'Adam': 1200, 'Božena': -600, 'Cyril': -600}
"""

from __future__ import annotations

from rozhodci.hand import Hand
from rozhodci.money import kc
from rozhodci.ruling import PartResult, RateLine, Settlement, Step, Transfer
from rozhodci.settlement.base import net, rate_lines, value_step
from rozhodci.settlement.limit import equal_shares


def opponents(hand: Hand) -> tuple[str, ...]:
    """Everyone who settles with the aktér, clockwise from him: odd haléře hang on no written order of seats."""
    players = hand.table.players
    i = players.index(hand.table.akter or "")
    return players[i + 1 :] + players[:i]


def against_each(hand: Hand, results: tuple[PartResult, ...]) -> Settlement:
    """Parts netted, capped, paid between the aktér and each opponent."""
    lines = rate_lines(hand, results)
    transfers, steps = pay_each(hand, net(lines), "hra")
    return Settlement(results, lines, transfers, steps=part_steps(results, lines) + steps)


def pay_each(hand: Hand, share: int, title: str) -> tuple[tuple[Transfer, ...], tuple[Step, ...]]:
    """`share` from each opponent to the aktér (negative: from him to each), capped."""
    others, akter = opponents(hand), hand.table.akter or ""
    shares = equal_shares(hand, abs(share), len(others))
    transfers = [
        Transfer(p, akter, hal, title) if share > 0 else Transfer(akter, p, hal, title)
        for p, hal in zip(others, shares.amounts, strict=True)
        if hal
    ]
    who = "každý z ostatních platí aktérovi" if share > 0 else "aktér platí každému z ostatních"
    text = who if share else "části se vyrovnají, nikdo neplatí"
    value = kc(max(shares.amounts, default=0)) if shares.even else str(shares)
    total = Step(text, value, hand.rules.cite("podily"))
    return tuple(transfers), (*shares.steps, total)


def part_steps(results: tuple[PartResult, ...], lines: tuple[RateLine, ...]) -> tuple[Step, ...]:
    """Why each part was won and what it is worth."""
    reasons = [s for r in results for s in r.reasons]
    return (*reasons, *map(value_step, lines))
