"""An approved hand was not played: a sedma counts for PB (won or approved), anything else must be won.

Passing example: sedma on 2 trumps approved: the row. Failing example: sto approved: nothing.
"""

from __future__ import annotations

from rozhodci.pb.claims import Claim, Kind, Refusal, Verdict
from rozhodci.pb.context import Context

APPROVED = "schvaleno"


def check(ctx: Context, claim: Claim) -> Verdict:
    """Refuses premiums of approved parts other than sedma, and points for raises on them."""
    obligations = [ctx.obligation(k) for k in claim.keys]
    results = [ctx.result(o) for o in obligations]
    if claim.kind is Kind.MINUS or not any(r is not None and r.manner == APPROVED for r in results):
        return None
    if claim.kind is Kind.PREMIUM and all(o.part == "sedma" for o in obligations):
        return None
    return Refusal("schválená hra se nehrála, body jsou jen za vyhranou", ctx.hand.rules.cite("pb-schvaleno"))
