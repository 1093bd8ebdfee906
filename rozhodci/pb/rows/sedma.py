"""Sedma announced on 3, 2 or 1 trumps, won or approved (rows sedma).

Reading: trumps in the twelve cards with the talon (ČSM čl. II/11); `proti` from the announcer's own hand.
Passing example: sedma on 2 trumps s výnosem. Failing example: sedma on 4 trumps has no row.
"""

from __future__ import annotations

from rozhodci.comments import Obligation
from rozhodci.pb.context import Context
from rozhodci.pb.vynos import Entry
from rozhodci.pb.words import trumps


def rows(ctx: Context, ob: Obligation) -> list[Entry]:
    """The row for the number of trumps, if there is one."""
    count = len(ctx.trumps(ob.announcer))
    row = ctx.row(f"sedma-{count}")
    return [Entry(row, ob.announcer, (ob.key,))] if row else []


def describe(ctx: Context, who: str) -> str:
    """What was counted, for the derivation: `3 trumfy: ŽE Ž9 Ž7`."""
    cards = ctx.trumps(who)
    return f"{trumps(len(cards))}: {' '.join(c.text for c in cards)}"
