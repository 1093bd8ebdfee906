"""No points for a flek on sedma to one who holds that seven himself (PB 2005, nárok 3).

Reading: about the flek; the announcer's re is his own game. Passing example: the announcer holds it. Failing example:
the raiser holds the trump seven.
"""

from __future__ import annotations

from rozhodci.cards import Rank
from rozhodci.pb.claims import Claim, Refusal, Verdict
from rozhodci.pb.context import Context
from rozhodci.pb.no_claim.raised import flek_on


def check(ctx: Context, claim: Claim) -> Verdict:
    """Refuses where the raiser holds the trump seven."""
    if not flek_on(ctx, claim, "sedma") or not any(c.rank is Rank.SEDMA for c in ctx.trumps(claim.who)):
        return None
    return Refusal("flekující měl hlášenou sedmu sám v ruce", ctx.hand.rules.cite("pb-narok-sedma"))
