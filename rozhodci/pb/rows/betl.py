"""Betl won on chytající esa: for each ace in hand in a suit of which the opponents hold a card (row betl 1).

Reading: the ten cards in hand; not the ace of his šesterák; a suit that is all his own or buried catches nothing.
Passing example: betl with zelené eso, opponents hold zelené: 10. Failing example: the ace is of the šesterák.
"""

from __future__ import annotations

from rozhodci.cards import Card, Rank
from rozhodci.comments import Obligation
from rozhodci.pb.context import Context, outside
from rozhodci.pb.rows.sesterak import sesteraky
from rozhodci.pb.vynos import Entry


def rows(ctx: Context, ob: Obligation) -> list[Entry]:
    """One entry for all catching aces."""
    aces = catching(ctx, ob.announcer)
    row = ctx.row("betl-eso")
    if row is None or not aces:
        return []
    detail = f"{len(aces)}× ({' '.join(c.text for c in aces)})"
    return [Entry(row, ob.announcer, (ob.key,), single=True, times=len(aces), detail=detail)]


def catching(ctx: Context, who: str) -> tuple[Card, ...]:
    """The catching aces of a betl hand."""
    own = ctx.counted(who)
    sixes = sesteraky(own)
    return tuple(c for c in ctx.held(who) if c.rank is Rank.ESO and c.suit not in sixes and outside(own, c.suit))
