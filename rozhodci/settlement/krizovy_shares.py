"""Who pays whom in křížový: two against two, or one against three (Křížový A, B/10, D/2, D/4).

Reading: two against two each loser pays one winner, neighbours clockwise; alone the aktér settles with each of the
three. Who pays alone pays the whole due of his side to his opponents; what a defender owes a lone aktér is výklad
`krizovy-sam`, whether his partner receives a share too is výklad `krizovy-komu` (D/4 only).
Passing example: one share of 10 lost by Adam and Cyril: Adam pays Božena, Cyril pays Dana. Failing example: Dana
alone for three defenders against Adam: three shares, not one.
"""

from __future__ import annotations

from rozhodci.hand import Hand
from rozhodci.money import kc
from rozhodci.ruling import Step, Transfer
from rozhodci.sides import Side

TITLE = "hra"


def capped(hand: Hand, share: int) -> int:
    """The share between two opponents, at most the limit (Křížový A)."""
    limit = hand.rules.rates["limit"].hal
    return share if limit is None else min(share, limit)


def normally(hand: Hand, share: int, winner: Side) -> tuple[Transfer, ...]:
    """The sides settle: each loser with his winner, a lone one with each of the three."""
    if not share:
        return ()
    losers = hand.table.members(winner.other)
    winners = tuple([p for p in hand.table.players if p not in losers])
    if len(losers) == len(winners):
        return tuple([Transfer(a, b, share, TITLE) for a, b in neighbours(hand, losers, winners)])
    return tuple([Transfer(a, b, share, TITLE) for a in losers for b in winners])


def neighbours(hand: Hand, losers: tuple[str, ...], winners: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """Each loser with the next winner clockwise who has none yet."""
    seats, free, pairs = hand.table.players, list(winners), []
    for loser in losers:
        start = seats.index(loser)
        mate = next(p for p in seats[start:] + seats[:start] if p in free)
        free.remove(mate)
        pairs.append((loser, mate))
    return tuple(pairs)


def alone(hand: Hand, who: str, share: int, everybody: bool = False) -> tuple[Transfer, ...]:
    """`who` pays the whole due of his side to each opponent (D/2), with `everybody` one share to partners too."""
    if not share:
        return ()
    side = hand.side(who)
    dues = [(p, share * shares_each(hand, side)) for p in hand.table.members(side.other)]
    if everybody:
        dues += [(p, share) for p in hand.table.members(side) if p != who]
    return tuple(Transfer(who, p, hal, TITLE) for p, hal in dues)


def shares_each(hand: Hand, side: Side) -> int:
    """How many shares each opponent gets from one who pays for all of `side`."""
    mine, theirs = len(hand.table.members(side)), len(hand.table.members(side.other))
    if mine <= theirs:
        return 1
    return mine if hand.readings.ask("krizovy-sam") == "tri-dily" else 1


def share_step(hand: Hand, share: int) -> tuple[Step, ...]:
    """The step of capping, if the limit bites."""
    if capped(hand, share) == share:
        return ()
    return (Step(f"podíl {kc(share)} přesahuje limit", kc(capped(hand, share)), hand.rules.cite("limit")),)
