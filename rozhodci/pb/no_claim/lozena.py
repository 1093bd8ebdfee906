"""No claim in a ložená hand (PB 2005, nárok 1; ČSM čl. II/19).

Reading: ložená as it was announced, the whole závazek; shown before the first trick, or proven by the solver. One
that became ložená in play was a risk. Passing example: some split beats the durch. Failing example: the missing král
must fall under the eso.
"""

from __future__ import annotations

from rozhodci.pb.claims import Claim, Doubt, Kind, Refusal, Verdict
from rozhodci.pb.context import Context
from rozhodci.pb.proof import shown_at_start
from rozhodci.sides import Side


def check(ctx: Context, claim: Claim) -> Verdict:
    """Refuses everything but minus points; a hand the defence showed as sure is the referee's."""
    if claim.kind is Kind.MINUS:
        return None
    cite = ctx.hand.rules.cite("pb-narok")
    if ctx.proof.lozena().lozena is True:
        return Refusal("hra byla ložená", cite)
    if shown_at_start(ctx.hand) is Side.OBRANA:
        text = f"{claim.who}: obrana ukázala hru hned jako nevyhratelnou. Náleží za flek PB?"
        return Doubt("pb-nevyhratelna", text, cite)
    return None
