"""How a křížový hand without a losing renonc ends: not played (B/19), searched (B/16), shown, approved, played."""

from __future__ import annotations

from rozhodci import parts
from rozhodci.hand import Hand
from rozhodci.ruling import PartResult
from rozhodci.settlement.endings import approved, shown
from rozhodci.sides import Side


def results(hand: Hand) -> tuple[PartResult, ...] | None:
    """The results of the hand as it ended; None while the record leaves it open."""
    return not_played(hand) or shown(hand) or parts.by_play(hand) or searched(hand) or approved(hand)


def not_played(hand: Hand) -> tuple[PartResult, ...] | None:
    """Křížový B/19 of a hand without recorded tricks; one that was played all the same is for the referee."""
    return None if hand.play.tricks else without_re(hand)


def without_re(hand: Hand) -> tuple[PartResult, ...] | None:
    """Křížový B/19: a flekovaná hra without re is not played; the volící side pays the hra ×2, nothing else.

    Reading: however many honery were announced, unless any other part was raised. Passing example: závazek hra, one
    flek, all said dobře. Failing example: závazek sedma, flek on hra and sedma: it is played.
    """
    levels = hand.comments.levels
    if 1 not in levels.values():
        return None
    hra = next((o for o in hand.comments.obligations if o.part == "hra" and o.side is Side.AKTER), None)
    if hra is None or levels.get(hra.key, 0) != 1 or any(n for key, n in levels.items() if key != hra.key):
        return None
    lost = parts.flat(hand, Side.OBRANA, "zvlastni", "flek bez re, nehraje se", "nehraje-se")
    return tuple(r for r in lost if r.key == hra.key)


def searched(hand: Hand) -> tuple[PartResult, ...] | None:
    """Křížový B/16: a betl is won when every opponent said `platim` or nothing was found in time.

    Passing example: three `platim` of the three opponents. Failing example: only two of them said so.
    """
    if [o.part for o in hand.comments.obligations] != ["betl"]:
        return None
    said = {e.player for e in hand.case.events if e.kind == "platim"}
    if not hand.happened("betl-nenalezen") and not said.issuperset(hand.table.members(Side.OBRANA)):
        return None
    return parts.flat(hand, Side.AKTER, "zvlastni", "porážka betla se nenašla", "betl-hledani")
