"""No points for a flek on hra to one who holds every hláška of the deal (PB 2005, nárok 2).

Reading: every pair that is whole in one hand, at least one; the rule is about the flek, so not about the announcer's
re. Passing example: another player holds a pair too. Failing example: the only whole pair is the raiser's.
"""

from __future__ import annotations

from rozhodci.cards import Card, Rank, Suit
from rozhodci.pb.claims import Claim, Refusal, Verdict
from rozhodci.pb.context import Context
from rozhodci.pb.no_claim.raised import flek_on


def check(ctx: Context, claim: Claim) -> Verdict:
    """Refuses where the raiser holds all whole pairs."""
    if not flek_on(ctx, claim, "hra"):
        return None
    own = pairs(ctx.held(claim.who))
    everybody = {s for cards in ctx.hand.play.hands.values() for s in pairs(cards)}
    if not everybody or own != everybody:
        return None
    return Refusal("flekující měl v ruce všechny hlášky", ctx.hand.rules.cite("pb-narok-hra"))


def pairs(cards: tuple[Card, ...]) -> set[Suit]:
    """Suits of which both král and svršek are there."""
    kings = {c.suit for c in cards if c.rank is Rank.KRAL}
    return kings & {c.suit for c in cards if c.rank is Rank.SVRSEK}
