"""No claim for a flek on a game that could not be won or played at all (PB 2005, nárok 1).

Reading: no line of play from the deal makes that part, even with everybody's help. Not where the announcer spoilt it by
his own fault in the talon: that costs the defence nothing (ČSM čl. IV, důsledky 5).
Passing example: a sto that needed the defence's mistakes. Failing example: sto announced without any hláška.
"""

from __future__ import annotations

from rozhodci.kontumace import Moment
from rozhodci.pb.claims import Claim, Refusal, Verdict
from rozhodci.pb.context import Context
from rozhodci.pb.no_claim.raised import flek_on


def check(ctx: Context, claim: Claim) -> Verdict:
    """Refuses a raiser who could not lose. Raises without a known value are the referee's in any case."""
    if not flek_on(ctx, claim) or not claim.known or _spoilt(ctx, claim):
        return None
    if ctx.proof.possible(claim.keys[:1], Moment(1)):
        return None
    return Refusal("hra se od začátku nedala vyhrát ani s pomocí obrany", ctx.hand.rules.cite("pb-narok"))


def _spoilt(ctx: Context, claim: Claim) -> bool:
    """Did the announcer's side lose the hand by a fault in the talon?"""
    fault = ctx.deciding
    return fault is not None and fault.finding.phase == "talon" and fault.side is not ctx.hand.side(claim.who)
