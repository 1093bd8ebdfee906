"""Doubts as questions for the referee, each with the PB that follow from either answer (spec 3 `k_rozhodnuti`)."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations

from rozhodci.pb.claims import Claim, Doubt
from rozhodci.pb.context import Context
from rozhodci.pb.words import PART_OBJECTS
from rozhodci.ruling import Choice, Question
from rozhodci.words import listing

Proposal = Mapping[str, int]


def asked(ctx: Context, proposal: Proposal, judged: list[tuple[Claim, tuple[Doubt, ...]]]) -> list[Question]:
    """One question for each doubt, in the order of claims; the same doubt of several claims is asked once."""
    found: dict[Doubt, list[Claim]] = {}
    for claim, doubts in judged:
        for doubt in doubts:
            found.setdefault(doubt, []).append(claim)
    return [_question(ctx, proposal, doubt, claims) for doubt, claims in found.items()]


def _question(ctx: Context, proposal: Proposal, doubt: Doubt, claims: list[Claim]) -> Question:
    line = f" ({doubt.line})" if doubt.line else ""
    without = summed(proposal, claims, -1)
    options = ("uděleno", proposal), ("neuděleno", without)
    choices = tuple(_choice(ctx, label, pb) for label, pb in options) if without != dict(proposal) else ()
    return Question(doubt.code, doubt.question + line, choices, doubt.cite)


def unknown_speakers(ctx: Context, proposal: Proposal, claims: list[Claim]) -> list[Question]:
    """The record has only the totals of fleks: one question for each group, with every way it may have been."""
    groups: dict[str, list[Claim]] = {}
    for c in claims:
        groups.setdefault(c.group, []).append(c)
    return [_who(ctx, proposal, group) for group in groups.values()]


def _who(ctx: Context, proposal: Proposal, claims: list[Claim]) -> Question:
    names = tuple(dict.fromkeys(c.who for c in claims))
    sets = [chosen for n in range(1, len(names) + 1) for chosen in combinations(names, n)]
    choices = tuple(
        _choice(ctx, listing(chosen), summed(proposal, [c for c in claims if c.who in chosen], 1)) for chosen in sets
    )
    part = PART_OBJECTS[ctx.obligation(claims[0].keys[0]).part]
    text = f"Kdo flekoval {part}? Záznam uvádí jen počty, body patří jen flekujícímu."
    return Question("pb-kdo-flekoval", text, choices, ctx.hand.rules.cite("pb-fleky"))


def everything(ctx: Context, proposal: Proposal, doubt: Doubt) -> Question:
    """A doubt about all that is proposed."""
    choices = _choice(ctx, "uděleno", proposal), _choice(ctx, "neuděleno", {p: h for p, h in proposal.items() if h < 0})
    return Question(doubt.code, doubt.question, choices, doubt.cite)


def summed(proposal: Proposal, claims: list[Claim], sign: int) -> dict[str, int]:
    """The proposal with the claims added or taken away, without zeros."""
    sums = dict(proposal)
    for c in claims:
        sums[c.who] = sums.get(c.who, 0) + sign * c.halves
    return {p: h for p, h in sums.items() if h}


def _choice(ctx: Context, label: str, pb: Proposal) -> Choice:
    saldo = dict.fromkeys(ctx.hand.table.players, 0)
    for t in ctx.settlement.transfers:
        saldo[t.payer] -= t.hal
        saldo[t.payee] += t.hal
    return Choice(label, saldo, dict(pb))
