"""A moment of a hand with all cards open: what `sehravka` shows (spec 4, 4.1 and 4.5)."""

from __future__ import annotations

from dataclasses import dataclass

from rozhodci.hand import Hand
from rozhodci.judging.decide import decide, too_late
from rozhodci.kontumace import Moment
from rozhodci.renonc import find_all
from rozhodci.ruling import Finding
from rozhodci.settlement import decided
from rozhodci.solver.api import (
    Analysis,
    MoveAnalysis,
    NoAnalysisError,
    Part,
    Position,
    analyse_with_moves,
    parts_of,
    position_at,
    readings_for,
)


@dataclass(frozen=True, slots=True)
class OpenCards:
    """The moment, what can still be made of it, and the same for each legal card (none after the last trick).

    `place` is that of the next card in its trick.
    """

    hand: Hand
    place: int
    position: Position
    analysis: Analysis
    moves: tuple[MoveAnalysis, ...]

    @property
    def to_move(self) -> str | None:
        """Who plays next; None when everything has been played."""
        return self.position.players[self.position.to_move] if self.moves else None

    def key(self, part: Part) -> str:
        """The part's name, with `-proti` where both sides announced it."""
        return next(o.key for o in self.hand.comments.obligations if (o.part, o.side) == (part.name, part.owner))


def usual_moment(hand: Hand) -> Moment:
    """Just before the card of the decisive renonc (before play: the first card), else the end of the record."""
    found = decide(find_all(hand), too_late(hand.rules.discipline, hand.case.complaint))
    deciding = decided(hand, found).deciding
    return end_of_record(hand) if deciding is None else before(deciding.finding)


def before(finding: Finding) -> Moment:
    """The moment just before a renonc, to the card."""
    if finding.phase != "sehravka" or finding.trick is None:
        return Moment(1)
    return Moment(finding.trick, finding.place or (finding.after or 0) + 1)


def end_of_record(hand: Hand) -> Moment:
    """After the last recorded card."""
    last = hand.play.tricks[-1] if hand.play.tricks else None
    if last is None or last.complete:
        return Moment(len(hand.play.tricks) + 1)
    return Moment(last.number, len(last.cards) + 1)


def examine(hand: Hand, moment: Moment, budget: int | None = None) -> OpenCards:
    """The analysis of that moment; `budget` nodes per question. Raises NoAnalysisError where it cannot be played on."""
    parts = parts_of(hand)
    if not parts:
        raise NoAnalysisError("Bez závazku není co rozebírat.")
    position = position_at(hand, moment.trick, moment.place)
    readings = readings_for(hand, position)
    whole, moves = analyse_with_moves(position, parts, readings, budget)
    return OpenCards(hand, moment.place, position, whole, moves)
