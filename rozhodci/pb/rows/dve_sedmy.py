"""Dvě sedmy on four pomocné and on four trumps, each also with an announced and won sto (table 2010).

Reading: counted in the twelve cards. What the table adds for dvě sedmy (bonifikace, note ****) is cut off in the only
print, so a won dvě sedmy is the referee's; the known rows are proposed. Fewer than four: twice the row, as unlisted.
Passing example: four pomocné, five trumps: that row proposed. Failing example: five of each: no row.
"""

from __future__ import annotations

from rozhodci.cards import Suit
from rozhodci.comments import Obligation
from rozhodci.pb.claims import Doubt
from rozhodci.pb.context import Context, of_suit
from rozhodci.pb.vynos import Entry

LISTED = 4


def rows(ctx: Context, ob: Obligation) -> list[Entry]:
    """Rows for both suits, each with the doubt of the cut table."""
    suits = {"pomocne": ctx.hand.case.pomocna, "trumfy": ctx.hand.case.trump}
    return [e for name, suit in suits.items() if suit for e in _row(ctx, ob, name, suit)] or _bare(ctx, ob)


def _row(ctx: Context, ob: Obligation, name: str, suit: Suit) -> list[Entry]:
    count = len(of_suit(ctx.counted(ob.announcer), suit))
    if count > LISTED:
        return []
    sto = next((o for o in ctx.hand.comments.obligations if o.part == "sto" and o.side is ob.side), None)
    made = sto is not None and ctx.won(sto)
    row = ctx.row(f"dve-sedmy-{LISTED}-{name}{'-sto' if made else ''}")
    keys = (ob.key, sto.key) if made and sto is not None else (ob.key,)
    return [Entry(row, ob.announcer, keys, unlisted=count < LISTED, doubts=(_cut(ctx, ob),))] if row else []


def _bare(ctx: Context, ob: Obligation) -> list[Entry]:
    """No row fits, but the cut part of the table may hold one."""
    row = ctx.row("dve-sedmy-bonifikace")
    return [Entry(row, ob.announcer, (ob.key,), single=True)] if row else []


def _cut(ctx: Context, ob: Obligation) -> Doubt:
    text = f"{ob.announcer}: bonifikace a poznámka k dvěma sedmám nejsou v dostupné tabulce. Kolik PB se přizná?"
    return Doubt("pb-nedolozeny-radek", text, ctx.table.cite)
