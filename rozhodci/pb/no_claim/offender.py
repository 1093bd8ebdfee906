"""After a renonc ve hře PB go only to the side that did not commit it (ČSM čl. IV, důsledky 5).

Passing example: the defence revokes, the aktér keeps his claim. Failing example: a defender who raised, his partner
revokes: no points. A technical renonc leaves PB untouched.
"""

from __future__ import annotations

from rozhodci.pb.claims import Claim, Kind, Refusal, Verdict
from rozhodci.pb.context import Context


def check(ctx: Context, claim: Claim) -> Verdict:
    """Refuses whatever the offending side would gain."""
    if claim.kind is Kind.MINUS or ctx.offenders is None or ctx.hand.side(claim.who) is not ctx.offenders:
        return None
    return Refusal("jeho strana se dopustila renoncu ve hře", ctx.hand.rules.cite("dusledky-5"))
