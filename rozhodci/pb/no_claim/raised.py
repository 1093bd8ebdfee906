"""Is a claim for a flek given on somebody else's part?"""

from __future__ import annotations

from rozhodci.pb.claims import Claim, Kind
from rozhodci.pb.context import Context


def flek_on(ctx: Context, claim: Claim, part: str = "") -> bool:
    """A claim for raising a part (of that name, or any) that the other side announced."""
    if claim.kind is not Kind.FLEK:
        return False
    ob = ctx.obligation(claim.keys[0])
    return part in ("", ob.part) and ctx.hand.side(claim.who) is not ob.side
