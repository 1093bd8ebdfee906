"""`award`: the PB proposal of a hand, as a table of contents; rows, fleks and refusals live in their own files."""

from __future__ import annotations

from functools import partial

from rozhodci.hand import Hand
from rozhodci.pb import derivation, fleky, minus, questions, threshold
from rozhodci.pb.claims import Claim, Doubt, Kind, Refusal
from rozhodci.pb.context import Context
from rozhodci.pb.no_claim import examine
from rozhodci.pb.rows import PREMIUMS, sto_a_sedma
from rozhodci.pb.vynos import Entry, claim, priced
from rozhodci.ruling import NO_PB, Decision, PbItem, PbRefused, PbRuling, Settlement, Step

Judged = list[tuple[Claim, tuple[Doubt, ...]]]


def award(hand: Hand, decision: Decision, settlement: Settlement) -> PbRuling:
    """PB per player in half points, with every row awarded, refused and left to the referee.

    Nothing where the ruleset has no PB table, and for a hand without results or without cards.
    """
    if hand.rules.pb is None or not settlement.results or not hand.play.hands or hand.happened("omyl"):
        return NO_PB
    ctx = Context(hand, decision, settlement, hand.rules.pb)
    claims = [*_premiums(ctx), *fleky.claims(ctx), *minus.claims(ctx)]
    return _ruling(ctx, claims) if claims else NO_PB


def _premiums(ctx: Context) -> list[Claim]:
    """Rows of each announcer for the parts he made. The one bez-výnosu value is chosen among rows with a claim."""
    out: list[Claim] = []
    for who in dict.fromkeys(o.announcer for o in ctx.hand.comments.obligations):
        made = [o for o in ctx.hand.comments.obligations if o.announcer == who and ctx.won(o)]
        entries = [e for o in made for rows in PREMIUMS.get(o.part, ()) for e in rows(ctx, o)]
        good = [e for e in entries if not _refused(ctx, e)]
        bad = [e for e in entries if e not in good]
        out += priced(ctx, good, ctx.led(who), partial(sto_a_sedma.bonus, ctx, who, made))
        out += priced(ctx, bad, ctx.led(who))
    return out


def _refused(ctx: Context, e: Entry) -> bool:
    return isinstance(examine(ctx, claim(ctx, e)), Refusal)


def _ruling(ctx: Context, claims: list[Claim]) -> PbRuling:
    verdicts = [(c, examine(ctx, c)) for c in claims]
    refused = [(c, v) for c, v in verdicts if isinstance(v, Refusal)]
    living: Judged = [(c, v) for c, v in verdicts if not isinstance(v, Refusal)]
    sure = [(c, v) for c, v in living if not c.group]
    proposal = questions.summed({}, [c for c, _ in sure], 1)
    high = threshold.reached(ctx, proposal.values())
    asked = [
        *questions.asked(ctx, proposal, sure),
        *questions.unknown_speakers(ctx, proposal, [c for c, _ in living if c.group]),
        *(questions.everything(ctx, proposal, d) for d in (threshold.doubt(ctx) if high else ())),
    ]
    return PbRuling(
        proposal,
        _state(ctx, proposal, bool(asked)),
        tuple(PbItem(c.who, c.halves, c.row, c.cite) for c, _ in sure if c.halves),
        tuple(PbRefused(c.who, c.halves, f"{c.row} – {r.reason}", r.cite) for c, r in refused),
        tuple(_steps(ctx, living, refused, high)),
        tuple(asked),
        (threshold.warning(ctx),) if high else (),
        high,
    )


def _state(ctx: Context, proposal: questions.Proposal, asked: bool) -> str:
    """The referee decides what is asked, and all of it where he must first class the renonc."""
    unclear = ctx.deciding is not None and ctx.deciding.klass == "rozhodci"
    if asked or (unclear and proposal):
        return "rozhodne-rozhodci"
    return "udeleno" if proposal else "bez-naroku"


def _steps(ctx: Context, living: Judged, refused: list[tuple[Claim, Refusal]], high: bool) -> list[Step]:
    claims = [c for c, _ in living if c.kind is not Kind.MINUS]
    out = [*derivation.counted(ctx, claims), *derivation.not_lozena(ctx, claims), *derivation.winnable(ctx, claims)]
    for c, doubts in living:
        out.append(derivation.open_question(c, doubts) if doubts or c.group else derivation.awarded(c))
    out += [derivation.refused(c, r) for c, r in refused]
    if high:
        out.append(Step("PB: hru popsat na stolový lístek a podepsat", "ano", ctx.hand.rules.cite("podpis")))
    return out
