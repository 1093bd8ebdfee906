"""Sto made „na dvacku“, on a hláška that is not of trumps (rows sto 1 and 2).

Reading: the hláška the sto was made on (výklad `sto-hlaska`); after a renonc the first announced before it, else the
highest pair still whole. The row for 3 and fewer trumps replaces the one for 4 and fewer (výklad `pb-dvacka`).
Passing example: sto on 4 trumps, first hláška in a side suit: 8. Failing example: first hláška of trumps: none.
"""

from __future__ import annotations

from rozhodci.comments import Obligation
from rozhodci.parts.score import PAIR
from rozhodci.pb.context import Context
from rozhodci.pb.vynos import Entry
from rozhodci.rulesets.model import PbRow

MOST = 4


def rows(ctx: Context, ob: Obligation) -> list[Entry]:
    """The row for the number of trumps; both rows where the reading adds them."""
    count = len(ctx.trumps(ob.announcer))
    row = ctx.row(f"sto-dvacka-{max(1, count)}")
    if row is None or ctx.made_on(ob) != PAIR:
        return []
    return [Entry(r, ob.announcer, (ob.key,)) for r in (row, *_wider(ctx, count))]


def _wider(ctx: Context, count: int) -> list[PbRow]:
    """The row for 4 and fewer, met by 3 and fewer too, if the reading adds both."""
    row = ctx.row(f"sto-dvacka-{MOST}")
    if row is None or not row.or_fewer or count >= MOST:
        return []
    return [row] if ctx.hand.readings.ask("pb-dvacka") == "scitat" else []
