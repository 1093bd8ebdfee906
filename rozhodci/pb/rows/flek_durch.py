"""Flek on a durch with chytáky in two suits, durch lost (row durch 3, note **).

Reading: chyták = the eso, the král with another card, the svršek with two others of the suit. Exactly two such suits;
more or fewer are the referee's. Not for one who need never choose which of them to discard; that is proven from his
hand alone: with g cards guarding both suits he must choose once the aktér runs 11 - g winners of the other suits.
Passing example: a bare eso and a král with one more, the rest low: the row. Failing example: two bare esa and the
eight cards of two other suits the aktér cannot run nine of.
"""

from __future__ import annotations

from rozhodci.cards import Card, Rank, Suit
from rozhodci.comments import Obligation
from rozhodci.pb.claims import Doubt, Kind
from rozhodci.pb.context import Context, of_suit, outside
from rozhodci.pb.rows.durch import run
from rozhodci.pb.vynos import Entry

TWO = 2
GUARDS = {Rank.ESO: 1, Rank.KRAL: 2, Rank.SVRSEK: 3}


def rows(ctx: Context, ob: Obligation, who: str) -> list[Entry]:
    """The row for a raiser of the winning defence."""
    row = ctx.row("durch-flek-chytaky")
    if row is None or ob.part != "durch":
        return []
    held = ctx.held(who)
    suits = [s for s in Suit if guard(of_suit(held, s))]
    detail = ", ".join(s.word for s in suits)
    if len(suits) != TWO:
        doubt = _count(ctx, who, len(suits))
        return [Entry(row, who, (ob.key,), kind=Kind.FLEK, single=True, times=0, detail=detail, doubts=(doubt,))]
    doubts = (_choice(ctx, who),) if must_choose(held) is None else ()
    return [Entry(row, who, (ob.key,), kind=Kind.FLEK, single=True, detail=detail, doubts=doubts)]


def guard(cards: tuple[Card, ...]) -> int:
    """The least number of cards that keep a chyták in a suit, 0 if there is none."""
    ranks = {c.rank for c in cards}
    return next((n for rank, n in GUARDS.items() if rank in ranks and len(cards) >= n), 0)


def must_choose(held: tuple[Card, ...]) -> bool | None:
    """May the aktér bring this hand to give up one of its two chytáky? None where the hand does not prove it."""
    guards = {s: guard(of_suit(held, s)) for s in Suit}
    if sum(n > 0 for n in guards.values()) != TWO:
        return None
    needed = len(held) + 1 - sum(guards.values())
    others = [(outside(held, s), of_suit(held, s)) for s, n in guards.items() if not n]
    if sum(run(his, mine) for his, mine in others) >= needed:
        return True
    return False if sum(len(his) for his, _ in others) < needed else None


_SUITS_WORDS = ("v žádné barvě", "v jedné barvě", "ve dvou barvách", "ve třech barvách", "ve čtyřech barvách")


def _count(ctx: Context, who: str, count: int) -> Doubt:
    where = _SUITS_WORDS[count]
    text = f"{who}: flek na durch s chytáky {where} místo ve dvou. Náleží prémie, a musel vůbec volit odhoz?"
    return Doubt("pb-chytaky", text, ctx.hand.rules.cite("pb-dve-hvezdy"))


def _choice(ctx: Context, who: str) -> Doubt:
    text = f"{who}: musel podle svých karet volit, který chyták odhodí? Jinak za flek na durch není nárok."
    return Doubt("pb-chytaky", text, ctx.hand.rules.cite("pb-dve-hvezdy"))
