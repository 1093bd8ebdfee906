"""What every part of a závazek answers, and the small pieces they share.

A part is one file with the same three questions: won how by play (`by_play`, None = not decided yet), won how when
a ložená hand is shown (`shown`), how many steps when won by a renonc (`by_contumace`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from rozhodci.cards import Card, Rank, card
from rozhodci.comments import Obligation
from rozhodci.hand import Hand
from rozhodci.parts.score import Score
from rozhodci.replay import PlayedTrick
from rozhodci.ruling import PartResult, Step
from rozhodci.sides import Side
from rozhodci.words import SIDES


@dataclass(frozen=True, slots=True)
class Forfeit:
    """A hand lost by a renonc: `winner` is the innocent side, `total` its contumace points, `lead` the hláška on
    which a lost sto was played (0 none); both only for hra and sto (spec 2, 2.5).
    """

    winner: Side
    total: int
    hlasky: int
    lead: int


class Part(Protocol):
    """The questions of a part."""

    def by_play(self, hand: Hand, ob: Obligation, score: Score) -> PartResult | None:
        """The result of the tricks as played; None while it is open."""

    def shown(self, hand: Hand, ob: Obligation, score: Score, winner: Side) -> PartResult:
        """The result when a ložená hand was shown by `winner`'s side; `score` already holds all that it takes."""

    def by_contumace(self, hand: Hand, ob: Obligation, forfeit: Forfeit) -> PartResult:
        """The result when the other side lost by a renonc."""


def plain(ob: Obligation, winner: Side, manner: str, text: str, cite: str) -> PartResult:
    """A result worth one step, with its one reason."""
    return PartResult(ob.part, ob.key, winner, manner, reasons=(Step(text, wins(winner), cite),))


def wins(side: Side) -> str:
    """Who won a part, as the value of a step."""
    return _WINS[side]


_WINS = {side: f"vyhrává {word}" for side, word in SIDES.items()}


def trick(hand: Hand, number: int) -> PlayedTrick | None:
    """The complete trick of that number, if it was played."""
    tricks = hand.play.tricks  # numbered from 1 without a gap
    return tricks[number - 1] if number <= len(tricks) and tricks[number - 1].complete else None


def trump(hand: Hand, rank: Rank) -> Card:
    """The trump card of a rank. Only for trump games (guarded by the závazek)."""
    suit = hand.case.trump
    if suit is None:
        raise ValueError("a trump part without a trump")
    return card(suit, rank)


def taken_by(hand: Hand, wanted: Card, number: int) -> Side | None:
    """The side whose `wanted` card took trick `number`; None if it did not take it or the trick was not played."""
    t = trick(hand, number)
    return hand.side(t.winner) if t and t.winner and t.winning is wanted else None


def played_in(hand: Hand, wanted: Card) -> int | None:
    """The number of the trick in which a card was played, None if it was not."""
    for t in hand.play.tricks:
        for p in t.cards:
            if p.card is wanted:
                return t.number
    return None
