"""No points for a flek on durch with four esa, with two esa and a whole suit, or without a choice (PB 2005, nárok 7).

Reading: the esa are counted with that of the whole suit; the choice between two chytáky only where the hand proves it.
Passing example: three esa. Failing example: four esa.
"""

from __future__ import annotations

from rozhodci.cards import Card, Rank, Suit
from rozhodci.pb.claims import Claim, Refusal, Verdict
from rozhodci.pb.context import Context, of_suit, outside
from rozhodci.pb.no_claim.raised import flek_on
from rozhodci.pb.rows.flek_durch import must_choose

FOUR, TWO = 4, 2


def check(ctx: Context, claim: Claim) -> Verdict:
    """Refuses a raiser for whom the durch could not be a risk."""
    if not flek_on(ctx, claim, "durch"):
        return None
    held = ctx.held(claim.who)
    reason = sure_hand(held)
    if not reason and must_choose(held) is False:
        reason = "flekující podle svých karet nemusel volit, který chyták odhodí"
    return Refusal(reason, ctx.hand.rules.cite("pb-narok-durch")) if reason else None


def sure_hand(held: tuple[Card, ...]) -> str:
    """Why the hand beats every durch; empty if it need not."""
    esa = sum(c.rank is Rank.ESO for c in held)
    if esa == FOUR:
        return "flekující měl čtyři esa"
    whole = any(of_suit(held, s) and not outside(held, s) for s in Suit)
    return "flekující měl dvě esa a celou barvu" if esa >= TWO and whole else ""
