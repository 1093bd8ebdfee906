"""After a renonc the innocent announcer has a claim only if his game could still be won (ČSM čl. IV, důsledky 5 and 7).

Reading: just before the renonc, all cards open: no line wins it: no claim; every defence loses to it: claim; only with
help: the referee, doubt to the aktér's good. When the aktér himself revoked in a game already lost, výklad
`pb-renonc-prohrana` says whether the defence keeps its points.
Passing example: durch still winnable when a defender revoked. Failing example: sto that no line could make any more.
"""

from __future__ import annotations

from rozhodci.pb.claims import Claim, Doubt, Kind, Refusal, Verdict
from rozhodci.pb.context import Context
from rozhodci.pb.proof import LOST, WINNABLE, WITH_HELP, Answer
from rozhodci.words import listing, part


def check(ctx: Context, claim: Claim) -> Verdict:
    """Asks the solver only where a renonc decided the hand and something is claimed."""
    if ctx.moment is None or claim.kind is Kind.MINUS:
        return None
    own = all(ctx.obligation(k).side is ctx.hand.side(claim.who) for k in claim.keys)
    if own:
        return _announcer(ctx, claim, ctx.proof.winnable(claim.keys, ctx.moment))
    return _raiser(ctx, ctx.proof.possible(claim.keys, ctx.moment))


def _announcer(ctx: Context, claim: Claim, answer: Answer) -> Verdict:
    if answer.state == WINNABLE:
        return None
    if answer.state == LOST:
        reason = "hra už v okamžiku renoncu nebyla vyhratelná"
        return Refusal(reason, ctx.hand.rules.cite("dusledky-5"), answer.line)
    names = listing(part(ctx.obligation(k).part) for k in claim.keys)
    if answer.state == WITH_HELP:
        text = (
            f"{claim.who}, {names}: v okamžiku renoncu to šlo jen se spoluprací obrany. Porazila by to obvyklá obrana?"
        )
    else:
        text = f"{claim.who}, {names}: šlo to v okamžiku renoncu ještě vyhrát? {answer.why}".rstrip()
    line = f"obrana to porazí např. {answer.line}" if answer.line else ""
    return Doubt("pb-vyhratelnost", text, ctx.hand.rules.cite("dusledky-7"), line)


def _raiser(ctx: Context, possible: bool) -> Verdict:
    if possible or ctx.hand.readings.ask("pb-renonc-prohrana") != "nikdo":
        return None
    return Refusal("renonc padl ve hře, která už byla prohraná", ctx.hand.rules.cite("pb-narok-renonc"))
