"""The PB part of the reasoning: every row awarded or refused with its article, the lines of play that prove it."""

from __future__ import annotations

from rozhodci.pb.claims import Claim, Doubt, Kind, Refusal
from rozhodci.pb.context import Context
from rozhodci.pb.proof import WINNABLE
from rozhodci.pb.words import PART_OBJECTS, points, trumps
from rozhodci.ruling import Step
from rozhodci.words import listing

TRUMP_PARTS = {"sedma", "sto", "sto-a-sedma", "dve-sedmy"}


def counted(ctx: Context, claims: list[Claim]) -> list[Step]:
    """Trumps in the twelve cards and výnos, for each announcer with a row of a trump part."""
    names = dict.fromkeys(c.who for c in claims if c.kind is Kind.PREMIUM and _trump_part(ctx, c))
    return [_counted(ctx, who) for who in names]


def _trump_part(ctx: Context, claim: Claim) -> bool:
    return any(ctx.obligation(k).part in TRUMP_PARTS for k in claim.keys)


def _counted(ctx: Context, who: str) -> Step:
    cards = ctx.trumps(who)
    talon = " i s talonem" if who == ctx.hand.table.akter and ctx.hand.case.talon else ""
    text = f"PB: {who} má{talon} {trumps(len(cards))} ({' '.join(c.text for c in cards)})"
    return Step(text, "s výnosem" if ctx.led(who) else "bez výnosu", ctx.hand.rules.cite("talon-pb"))


def awarded(claim: Claim) -> Step:
    """A row that counts."""
    return Step(f"PB {claim.who}: {claim.row}", points(claim.halves), claim.cite)


def refused(claim: Claim, refusal: Refusal) -> Step:
    """A row that does not, with the line of play where a game tree decided."""
    line = f" ({refusal.line})" if refusal.line else ""
    return Step(f"PB {claim.who}: {claim.row} – bez nároku, {refusal.reason}{line}", "0", refusal.cite)


def open_question(claim: Claim, doubts: tuple[Doubt, ...]) -> Step:
    """A row left to the referee, or one of a group of which the record does not say whose it is."""
    if not doubts:
        return Step(f"PB {claim.who}: {claim.row} – jen pokud flekoval(a)", points(claim.halves), claim.cite)
    doubt = doubts[0]
    line = f" ({doubt.line})" if doubt.line else ""
    return Step(f"PB {claim.who}: {claim.row} – o nároku rozhodne rozhodčí{line}", points(claim.halves), doubt.cite)


def winnable(ctx: Context, claims: list[Claim]) -> list[Step]:
    """For claims awarded after a renonc: the line that wins each part."""
    if ctx.moment is None:
        return []
    keys = dict.fromkeys(c.keys for c in claims if all(ctx.obligation(k).side is ctx.hand.side(c.who) for k in c.keys))
    return [step for k in keys for step in _line(ctx, k)]


def _line(ctx: Context, keys: tuple[str, ...]) -> list[Step]:
    answer = ctx.proof.winnable(keys, ctx.moment) if ctx.moment else None
    if answer is None or answer.state != WINNABLE:
        return []
    names = listing(PART_OBJECTS[ctx.obligation(k).part] for k in keys)
    line = f" ({answer.line})" if answer.line else ""
    text = f"PB: {names} šlo v okamžiku renoncu uhrát proti každé obraně{line}"
    return [Step(text, WINNABLE, ctx.hand.rules.cite("dusledky-5"))]


def not_lozena(ctx: Context, claims: list[Claim]) -> list[Step]:
    """That the hand was no ložená, where anything is claimed."""
    answer = ctx.proof.lozena() if claims else None
    if answer is None or answer.lozena is True:
        return []
    cite = ctx.hand.rules.cite("lozena")
    if answer.lozena is None:
        return [Step(f"PB: zda byla hra ložená, nelze prověřit: {answer.why.rstrip('.')}", "neprověřeno", cite)]
    return [Step("PB: byla hra při ohlášení ložená", "ne", cite)]
