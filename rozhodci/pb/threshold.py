"""A hand worth 50 PB: described and signed; touched by any renonc it is the referee's (ČSM čl. II/3, IV důsledky 6).

Reading: what one player would write for the hand, 50 and more or only above (výklad `pb-50`); any renonc of the hand
counts, a technical one too. Passing example: 50 in licitovaný without a renonc: awarded, to be described. Failing
example: 50 in volený, where the limit must be exceeded.
"""

from __future__ import annotations

from collections.abc import Iterable

from rozhodci.pb.claims import Doubt
from rozhodci.pb.context import Context
from rozhodci.pb.words import points

NO_RENONC = "neni"


def reached(ctx: Context, totals: Iterable[int]) -> bool:
    """Is some player's total at the threshold?"""
    most = max(totals, default=0)
    limit = ctx.table.threshold
    if most == limit:
        return ctx.hand.readings.ask("pb-50") == "vcetne"
    return most > limit


def doubt(ctx: Context) -> tuple[Doubt, ...]:
    """The award is the referee's when a renonc happened in the hand."""
    if not any(r.klass != NO_RENONC for r in ctx.decision.renonce):
        return ()
    text = f"Hra dosáhla hranice {points(ctx.table.threshold)} PB a stal se v ní renonc. Udělí rozhodčí PB?"
    return (Doubt("pb-50-renonc", text, ctx.hand.rules.cite("dusledky-6")),)


def warning(ctx: Context) -> str:
    """What the table has to do."""
    limit = points(ctx.table.threshold)
    return f"Hra dosáhla hranice {limit} PB: na stolovém lístku ji popsat a podepsat ({ctx.hand.rules.cite('podpis')})."
