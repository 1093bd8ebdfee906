"""Betl won on a šesterák: six cards of one suit with a card the opponents can come under (row betl 2, note *).

Reading: six of the suit among the twelve cards, and the opponents hold a lower one than the highest of them. No claim
when one of the six is buried, nor for 7 8 9 10 S K with the král led first. Two šesteráky with a buried card are the
referee's: note * exempts those without sevens and with the aces in hand.
Passing example: 7 8 9 10 S K, another card led first: 5. Failing examples: the král led first; 7 8 9 10 S V, under
which nobody can come; one of the six in the talon.
"""

from __future__ import annotations

from rozhodci.cards import Card, Rank, Suit
from rozhodci.comments import Obligation
from rozhodci.pb.claims import Doubt, Refusal
from rozhodci.pb.context import Context, of_suit, outside
from rozhodci.pb.vynos import Entry

SIX = 6
KING_SIX = {Rank.SEDMA, Rank.OSMA, Rank.DEVITKA, Rank.DESITKA, Rank.SPODEK, Rank.KRAL}


def rows(ctx: Context, ob: Obligation) -> list[Entry]:
    """One entry for each šesterák, with what speaks against it."""
    row = ctx.row("betl-sesterak")
    found = sesteraky(ctx.counted(ob.announcer))
    if row is None:
        return []
    unclear = len(found) > 1 and any(_buried(ctx, s) for s in found)
    doubts = (_two(ctx, ob),) if unclear else ()
    return [
        Entry(
            row, ob.announcer, (ob.key,), single=True, detail=s.word, doubts=doubts, refusal=_against(ctx, ob, s, found)
        )
        for s in found
    ]


def _against(ctx: Context, ob: Obligation, suit: Suit, found: tuple[Suit, ...]) -> Refusal | None:
    rules = ctx.hand.rules
    if _king_led(ctx, ob, suit):
        return Refusal("chytající král byl vynesen do prvního zdvihu", rules.cite("pb-narok-kral"))
    if _buried(ctx, suit) and not _exempt(ctx, ob, found):
        return Refusal("karta šesteráka byla odložena do talonu", rules.cite("pb-narok-talon"))
    return None


def sesteraky(own: tuple[Card, ...]) -> tuple[Suit, ...]:
    """Suits with exactly six cards among `own` and a lower card outside than the highest of them."""
    return tuple(s for s in Suit if len(of_suit(own, s)) == SIX and _can_be_ducked(own, s))


def _can_be_ducked(own: tuple[Card, ...], suit: Suit) -> bool:
    top = max(c.natural_power for c in of_suit(own, suit))
    return any(c.natural_power < top for c in outside(own, suit))


def _buried(ctx: Context, suit: Suit) -> bool:
    return any(c.suit is suit for c in ctx.hand.case.talon)


def _exempt(ctx: Context, ob: Obligation, found: tuple[Suit, ...]) -> bool:
    """Two šesteráky as note * wants them: no sevens, the aces in hand."""
    held, own = ctx.held(ob.announcer), ctx.counted(ob.announcer)
    return len(found) > 1 and all(
        any(c.rank is Rank.ESO for c in of_suit(held, s)) and not any(c.rank is Rank.SEDMA for c in of_suit(own, s))
        for s in found
    )


def _king_led(ctx: Context, ob: Obligation, suit: Suit) -> bool:
    if {c.rank for c in of_suit(ctx.counted(ob.announcer), suit)} != KING_SIX or not ctx.hand.play.tricks:
        return False
    cards = ctx.hand.play.tricks[0].cards
    return bool(cards) and cards[0].card.suit is suit and cards[0].card.rank is Rank.KRAL


def _two(ctx: Context, ob: Obligation) -> Doubt:
    text = f"{ob.announcer}: dva šesteráky a karta některého z nich v talonu. Přiznají se body za šesteráky?"
    return Doubt("pb-dva-sesteraky", text, ctx.hand.rules.cite("pb-hvezda"))
