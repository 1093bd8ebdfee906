"""When there is no claim to PB: one rule a file, asked in this order, those that need a game tree last."""

from __future__ import annotations

from collections.abc import Callable

from rozhodci.pb.claims import Claim, Doubt, Refusal, Verdict
from rozhodci.pb.context import Context
from rozhodci.pb.no_claim import (
    after_renonc,
    approved,
    flek_durch,
    flek_hra,
    flek_sedma,
    flek_sto,
    lozena,
    offender,
    unwinnable,
)

Rule = Callable[[Context, Claim], Verdict]

RULES: tuple[Rule, ...] = (
    offender.check,
    approved.check,
    flek_hra.check,
    flek_sedma.check,
    flek_sto.check,
    flek_durch.check,
    lozena.check,
    unwinnable.check,
    after_renonc.check,
)


def examine(ctx: Context, claim: Claim) -> Refusal | tuple[Doubt, ...]:
    """The first reason against the claim, else every doubt left to the referee."""
    if claim.refusal is not None:
        return claim.refusal
    doubts = list(claim.doubts)
    for rule in RULES:
        verdict = rule(ctx, claim)
        if isinstance(verdict, Refusal):
            return verdict
        if verdict is not None:
            doubts.append(verdict)
    return tuple(doubts)
