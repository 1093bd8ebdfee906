"""Flek on a betl with a hand of two or three suits, betl lost (row betl 3).

Reading: the raiser's ten cards; on top of the points for the raise.
Passing example: Božena raised holding zelené and kule only: 5. Failing example: all four suits.
"""

from __future__ import annotations

from rozhodci.comments import Obligation
from rozhodci.pb.claims import Kind
from rozhodci.pb.context import Context
from rozhodci.pb.vynos import Entry

SUITS = (2, 3)


def rows(ctx: Context, ob: Obligation, who: str) -> list[Entry]:
    """The row for a raiser of the winning defence."""
    row = ctx.row("betl-flek-barvy")
    if row is None or ob.part != "betl" or len({c.suit for c in ctx.held(who)}) not in SUITS:
        return []
    return [Entry(row, who, (ob.key,), kind=Kind.FLEK, single=True)]
