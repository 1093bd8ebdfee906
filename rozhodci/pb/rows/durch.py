"""Durch won with suits that are not safe (rows durch 1 and 2; table 2010: suits not ložená by themselves).

Reading: the ten cards in hand. 2005: 10 for each suit of 2-6 cards with eso and without král, and for each suit held
without eso. 2010: 10 for each suit that, led from the top, some split of the rest beats.
Passing example: žaludy E V S: 10. Failing examples: E K V has the král; a single eso; 2010: E V S 10 9 8 with the
sedma buried, where the král must fall.
"""

from __future__ import annotations

from rozhodci.cards import Card, Rank, Suit
from rozhodci.comments import Obligation
from rozhodci.pb.context import Context, of_suit, outside
from rozhodci.pb.vynos import Entry

SHORTEST, LONGEST = 2, 6


def rows(ctx: Context, ob: Obligation) -> list[Entry]:
    """One entry for each row with the suits that meet it."""
    held = ctx.held(ob.announcer)
    tests = {
        "durch-barva": [s for s in Suit if beatable(of_suit(held, s), outside(ctx.counted(ob.announcer), s))],
        "durch-eso-bez-krale": [s for s in Suit if _eso_without_kral(of_suit(held, s))],
        "durch-bez-esa": [s for s in Suit if _without_eso(of_suit(held, s))],
    }
    return [e for key, suits in tests.items() for e in _entry(ctx, ob, key, suits)]


def _entry(ctx: Context, ob: Obligation, key: str, suits: list[Suit]) -> list[Entry]:
    row = ctx.row(key)
    if row is None or not suits:
        return []
    detail = f"{len(suits)}× ({', '.join(s.word for s in suits)})"
    return [Entry(row, ob.announcer, (ob.key,), single=True, times=len(suits), detail=detail)]


def _eso_without_kral(cards: tuple[Card, ...]) -> bool:
    ranks = {c.rank for c in cards}
    return SHORTEST <= len(cards) <= LONGEST and Rank.ESO in ranks and Rank.KRAL not in ranks


def _without_eso(cards: tuple[Card, ...]) -> bool:
    return bool(cards) and Rank.ESO not in {c.rank for c in cards}


def beatable(own: tuple[Card, ...], rest: tuple[Card, ...]) -> bool:
    """Led from the top, does one opponent holding all the rest beat a card? He parts with his lowest first."""
    return run(own, rest) < len(own)


def run(own: tuple[Card, ...], rest: tuple[Card, ...]) -> int:
    """How many cards led from the top are taken before one is beaten by a hand with all the rest."""
    if not rest:
        return len(own)
    top = max(c.natural_power for c in rest)
    ordered = sorted(own, key=lambda c: -c.natural_power)
    for i, c in enumerate(ordered[: len(rest)]):
        if c.natural_power < top:
            return i
    return len(own)
