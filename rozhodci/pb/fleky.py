"""Points for raising: on each part won, every raiser of the winning side gets the value of its raises (rows fleky).

Reading: one raise of hra brings nothing, červená 1; an aktér without re and a partner who only approved get nothing.
The licitovaný tables' own rows are not known (výklad `pb-flek-licitovany`); dvě sedmy stand in no known row. Where
the record has only totals, a defender's points are the referee's (spec 1, 1.3).
Passing example: sto lost after one flek by Božena: Božena 3. Failing example: Cyril, who said dobře.
"""

from __future__ import annotations

from rozhodci.cards import Suit
from rozhodci.comments import Obligation
from rozhodci.pb.claims import Claim, Doubt, Kind
from rozhodci.pb.context import Context
from rozhodci.pb.rows import RAISER_ROWS
from rozhodci.pb.vynos import claim
from rozhodci.pb.words import PART_OBJECTS, raised
from rozhodci.sides import Side


def claims(ctx: Context) -> list[Claim]:
    """All claims for raises on parts that are decided."""
    return [c for ob in ctx.hand.comments.obligations for c in _on_part(ctx, ob)]


def _on_part(ctx: Context, ob: Obligation) -> list[Claim]:
    result = ctx.result(ob)
    level = ctx.hand.comments.levels.get(ob.key, 0)
    if result is None or not level:
        return []
    names, sure = raisers(ctx, ob, result.winner)
    group = "" if sure else f"flek-{ob.key}"
    return [c for who in names for c in _of(ctx, ob, who, level, group)]


def raisers(ctx: Context, ob: Obligation, side: Side) -> tuple[tuple[str, ...], bool]:
    """Who of a side raised that part, and whether the record says so; else everybody of it who may have."""
    comments = ctx.hand.comments
    if comments.speakers_known:
        return tuple(p for p in comments.raisers(ob.key) if ctx.hand.side(p) is side), True
    if side is ob.side and comments.levels[ob.key] < 2:
        return (), True
    names = ctx.hand.table.members(side, playing=True)
    return names, len(names) == 1


def _of(ctx: Context, ob: Obligation, who: str, level: int, group: str) -> list[Claim]:
    own = [_points(ctx, ob, who, level, group)]
    if ctx.hand.side(who) is not ob.side:
        extra = [claim(ctx, e) for rows in RAISER_ROWS for e in rows(ctx, ob, who)]
        own += [Claim(c.who, c.keys, c.kind, c.row, c.halves, c.cite, c.doubts, c.known, group) for c in extra]
    return [c for c in own if c.halves or c.doubts]


def _points(ctx: Context, ob: Obligation, who: str, level: int, group: str) -> Claim:
    part = "hra-cervena" if ob.part == "hra" and ctx.hand.case.trump is Suit.CERVENE else ob.part
    values = ctx.table.fleks.get(part)
    cite = ctx.table.cites.get(f"flek-{part}", ctx.hand.rules.cite("pb-fleky"))
    text = raised(ob.part, level)
    if values is None:
        return Claim(who, (ob.key,), Kind.FLEK, text, 0, cite, (unknown(ctx, ob, who),), False, group)
    value = values[min(level, len(values)) - 1]
    if value and borrowed(ctx):
        return Claim(who, (ob.key,), Kind.FLEK, text, 0, cite, (unknown(ctx, ob, who),), False, group)
    return Claim(who, (ob.key,), Kind.FLEK, text, value, cite, group=group)


def borrowed(ctx: Context) -> bool:
    """Are the rows only borrowed from volený and does the reading leave them to the referee?"""
    code = "pb-flek-licitovany"
    return code in ctx.hand.rules.readings and ctx.hand.readings.ask(code) == "rozhodci"


def unknown(ctx: Context, ob: Obligation, who: str) -> Doubt:
    """The table does not say what a raise of that part is worth."""
    text = f"{who}: body za flek na {PART_OBJECTS[ob.part]} tabulka neuvádí. Kolik PB se přizná?"
    return Doubt("pb-flek-nedolozeny", text, ctx.hand.rules.cite("pb-fleky"))
