"""Sedma announced on 3, 2 or 1 trumps, won or approved (rows sedma).

Reading: trumps in the twelve cards with the talon (ČSM čl. II/11); `proti` from the announcer's own hand.
Passing example: sedma on 2 trumps s výnosem. Failing example: sedma on 4 trumps has no row.
"""

from __future__ import annotations

from rozhodci.comments import Obligation
from rozhodci.pb.context import Context
from rozhodci.pb.vynos import Entry


def rows(ctx: Context, ob: Obligation) -> list[Entry]:
    """The row for the number of trumps, if there is one."""
    count = len(ctx.trumps(ob.announcer))
    row = ctx.row(f"sedma-{count}")
    return [Entry(row, ob.announcer, (ob.key,))] if row else []
