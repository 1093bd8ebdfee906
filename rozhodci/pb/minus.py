"""Points taken from whoever raised a ložená hand (table, mínus).

Reading: the hand was ložená as it was flekováno; each raised part by itself and each raiser of the other side; the
value at two raises, doubled with each further one, half at one. Showing a ložená is no valid flek.
Passing example: one flek on a ložený betl: -4, with re -8. Failing example: the betl could be beaten in some split.
"""

from __future__ import annotations

from rozhodci.comments import Obligation
from rozhodci.pb.claims import Claim, Doubt, Kind
from rozhodci.pb.context import Context
from rozhodci.pb.fleky import borrowed, raisers, unknown
from rozhodci.pb.words import raised
from rozhodci.sides import Side

FULL = 2


def claims(ctx: Context) -> list[Claim]:
    """Minus claims, if anybody raised the aktér's hand and it was ložená."""
    comments = ctx.hand.comments
    parts = [o for o in comments.obligations if o.side is Side.AKTER and comments.levels.get(o.key)]
    if not parts or ctx.proof.lozena().lozena is not True:
        return []
    return [c for o in parts for c in _on_part(ctx, o, comments.levels[o.key])]


def _on_part(ctx: Context, ob: Obligation, level: int) -> list[Claim]:
    names, sure = raisers(ctx, ob, ob.side.other)
    return [_claim(ctx, ob, who, level, "" if sure else f"minus-{ob.key}") for who in names]


def _claim(ctx: Context, ob: Obligation, who: str, level: int, group: str) -> Claim:
    text = f"{raised(ob.part, level)} – hra byla ložená"
    cite = ctx.table.cites.get(f"minus-{ob.part}", ctx.hand.rules.cite("pb-minus"))
    value = ctx.table.minus.get(ob.part)
    if value is None or borrowed(ctx):
        return Claim(who, (ob.key,), Kind.MINUS, text, 0, cite, (unknown(ctx, ob, who),), False, group)
    doubts = _doubts(ctx, ob, who)
    return Claim(who, (ob.key,), Kind.MINUS, text, _at(value, level), cite, doubts, group=group)


def _at(value: int, level: int) -> int:
    return value * 2 ** (level - FULL) if level >= FULL else value // FULL


def _doubts(ctx: Context, ob: Obligation, who: str) -> tuple[Doubt, ...]:
    cite = ctx.hand.rules.cite("pb-minus")
    if ctx.result(ob) is not None and not ctx.won(ob):
        text = f"{who}: flek na loženou hru, kterou aktér přesto prohrál. Odečtou se mínusové body?"
        return (Doubt("pb-minus-prohrana", text, cite),)
    if ctx.proof.lozena_by_cards().lozena is False:
        text = f"{who}: hra byla ukázána jako ložená, podle karet ložená nebyla. Odečtou se mínusové body?"
        return (Doubt("pb-minus-nelozena", text, cite),)
    return ()
