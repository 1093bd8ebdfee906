"""Sto a sedma on four and fewer trumps, both made: half of all sto rows on top (table 2010).

Reading: halves are kept; the sedma row adds as usual; both parts must be won. The table 2014 is not known here: the
referee decides.
Passing example: sto rows 10 on 4 trumps, both made: + 5. Failing example: the sedma lost: no bonus.
"""

from __future__ import annotations

from rozhodci.comments import Obligation
from rozhodci.pb.claims import Claim, Doubt, Kind
from rozhodci.pb.context import Context

MOST = 4
TEXT = "sto a sedma na 4 a méně trumfů: polovina bodů za sto"


def bonus(ctx: Context, who: str, made: list[Obligation], claims: list[Claim]) -> list[Claim]:
    """The bonus of `who`, whose parts `made` are won and whose rows are `claims`."""
    keys = tuple(o.key for o in made if o.part in ("sto", "sedma"))
    if not ctx.table.sto_seven or len(keys) < 2 or len(ctx.trumps(who)) > MOST:
        return []
    cite = ctx.table.cites["sto-a-sedma"]
    if ctx.table.sto_seven == "nezname":
        text = f"{who}: prémie za sto a sedmu není v dostupné tabulce doložena. Přizná se, a kolik?"
        doubt = Doubt("pb-nedolozeny-radek", text, cite)
        return [Claim(who, keys, Kind.PREMIUM, TEXT, 0, cite, (doubt,), known=False)]
    sto = [c for c in claims if any(ctx.obligation(k).part == "sto" for k in c.keys)]
    half = sum(c.halves for c in sto) // 2
    doubts = tuple(d for c in sto for d in c.doubts)
    return [Claim(who, keys, Kind.PREMIUM, TEXT, half, cite, doubts)] if half else []
