"""No claim for a flek on a game that could not be won or played at all (PB 2005, nárok 1).

Reading: no line of play from the deal makes that part, even with everybody's help. Passing example: a sto that needed
the defence's mistakes. Failing example: sto announced without any hláška.
"""

from __future__ import annotations

from rozhodci.kontumace import Moment
from rozhodci.pb.claims import Claim, Refusal, Verdict
from rozhodci.pb.context import Context
from rozhodci.pb.no_claim.raised import flek_on


def check(ctx: Context, claim: Claim) -> Verdict:
    """Refuses a raiser who could not lose. Raises without a known value are the referee's in any case."""
    if not flek_on(ctx, claim) or not claim.known:
        return None
    if ctx.proof.possible(claim.keys[:1], Moment(1)):
        return None
    return Refusal("hra se od začátku nedala vyhrát ani s pomocí obrany", ctx.hand.rules.cite("pb-narok"))
