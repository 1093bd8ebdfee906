"""Ways a hand of koruna or křížový is decided without playing it out: approved, or shown as ložená."""

from __future__ import annotations

from rozhodci import parts
from rozhodci.case.model import Event
from rozhodci.hand import Hand
from rozhodci.ruling import PartResult
from rozhodci.settlement.shown import shower


def approved(hand: Hand) -> tuple[PartResult, ...] | None:
    """An approved hand is not played, the aktér wins each part at base (spec 2, 2.9).

    Passing example: fact `schvaleno`, no tricks. Failing example: the same with a recorded play: that counts.
    """
    return parts.approved(hand) if hand.happened("schvaleno") and not hand.play.tricks else None


def shown(hand: Hand) -> tuple[PartResult, ...] | None:
    """A shown ložená is paid as won (koruna A/10, křížový B/11), also one that was wrongly played out (B/11).

    Passing example: fact `lozena` by the aktér after trick 1. Failing example: no such fact, one trick recorded.
    """
    fact = shower(hand)
    return None if fact is None else parts.shown(hand, hand.side(fact.player or ""), shown_before(hand, fact))


def shown_before(hand: Hand, fact: Event) -> int:
    """The trick before which it lay: as recorded, else after the recorded tricks; a played-out one from the first."""
    if fact.trick:
        return fact.trick
    return len(hand.play.finished) + 1 if fact.kind == "lozena" else 1
