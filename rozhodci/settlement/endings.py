"""Ways a hand of koruna or křížový is decided without playing it out: approved, or shown as ložená."""

from __future__ import annotations

from rozhodci import parts
from rozhodci.case.model import Event
from rozhodci.hand import Hand
from rozhodci.ruling import PartResult
from rozhodci.sides import Side


def approved(hand: Hand) -> tuple[PartResult, ...] | None:
    """An approved hand is not played, the aktér wins each part at base (spec 2, 2.9).

    Passing example: fact `schvaleno`, no tricks. Failing example: the same with a recorded play: that counts.
    """
    if not hand.happened("schvaleno") or hand.play.tricks:
        return None
    return parts.flat(hand, Side.AKTER, "schvaleno", "schváleno bez sehrávky", "schvaleno")


def shown(hand: Hand) -> tuple[PartResult, ...] | None:
    """A shown ložená is paid as won (koruna A/10, křížový B/11), also one that was wrongly played out (B/11).

    Passing example: fact `lozena` by the aktér after trick 1. Failing example: no such fact, one trick recorded.
    """
    fact = next((e for e in hand.case.events if is_lozena(e)), None)
    if fact is None:
        return None
    winner = hand.side(fact.player) if fact.player else Side.AKTER
    return parts.shown(hand, winner, _shown_before(hand, fact))


def is_lozena(fact: Event) -> bool:
    """A ložená was shown, or played out although it should have been shown."""
    return fact.kind == "lozena" or (fact.kind == "rezani-michani" and fact.circumstance == "lozena")


def _shown_before(hand: Hand, fact: Event) -> int:
    """The trick before which it lay: the recorded one, else after the recorded tricks, a played-out one from the first."""
    if fact.trick:
        return fact.trick
    return len(hand.play.finished) + 1 if fact.kind == "lozena" else 1
