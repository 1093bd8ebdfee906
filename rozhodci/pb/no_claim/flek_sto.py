"""No points for a flek on sto to one who sees into every hláška (PB 2005, nárok 4).

Reading: he holds a král or a svršek of every suit, so that no other hand has a pair. Passing example: none of kule.
Failing example: one of each suit.
"""

from __future__ import annotations

from rozhodci.cards import Rank, Suit
from rozhodci.pb.claims import Claim, Refusal, Verdict
from rozhodci.pb.context import Context
from rozhodci.pb.no_claim.raised import flek_on


def check(ctx: Context, claim: Claim) -> Verdict:
    """Refuses where the raiser holds a card of each pair."""
    if not flek_on(ctx, claim, "sto"):
        return None
    seen = {c.suit for c in ctx.held(claim.who) if c.rank in (Rank.KRAL, Rank.SVRSEK)}
    if seen != set(Suit):
        return None
    return Refusal("flekující viděl do všech hlášek", ctx.hand.rules.cite("pb-narok-sto"))
