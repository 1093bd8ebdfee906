"""One moment of a hand: who holds what, what lies, who is on turn with which legal cards, points so far."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from rozhodci.cards import Card
from rozhodci.case.model import Case, Move, Trick
from rozhodci.hand import Hand
from rozhodci.parts.score import score
from rozhodci.replay import Announced, Play, Played, PlayedTrick, replay
from rozhodci.sides import Side


@dataclass(frozen=True, slots=True)
class Situation:
    """Just before the `place`-th card of `trick` (trick one past the last finished one = after it).

    `lying` are the cards of the unfinished trick, `done` the finished ones. `points` of cards with the last trick,
    all zero without trumps; `hlasky` announced so far. `on_turn` is None when nothing can be played any more.
    """

    trick: int
    place: int
    hands: Mapping[str, tuple[Card, ...]]
    done: tuple[PlayedTrick, ...]
    lying: tuple[Played, ...]
    on_turn: str | None
    legal: tuple[Card, ...]
    points: Mapping[Side, int]
    hlasky: tuple[Announced, ...]


def situation(hand: Hand, trick: int, place: int = 1) -> Situation:
    """The moment, for a `trick` and `place` that the record reaches (`end` gives the last one)."""
    play = hand.play
    lying = play.tricks[trick - 1].cards[: place - 1] if trick <= len(play.tricks) else ()
    hands = play.hands_before(trick, place)
    on_turn = _on_turn(hand, trick, lying) if (trick, place) != play.stopped else None
    legal = _legal(hand, trick, lying, on_turn, hands) if on_turn else ()
    points = score(hand, trick).cards if hand.case.trump_game else dict.fromkeys(Side, 0)
    hlasky = tuple(a for a in play.hlasky if (a.trick, a.place) < (trick, place))
    return Situation(
        trick, place, hands, play.tricks[: trick - 1], lying, on_turn if legal else None, legal, points, hlasky
    )


def end(hand: Hand) -> tuple[int, int]:
    """Trick and place of the moment after the last recorded card."""
    tricks = hand.play.tricks
    if not tricks:
        return 1, 1
    last = tricks[-1]
    return (last.number + 1, 1) if last.complete else (last.number, len(last.cards) + 1)


def reached(hand: Hand, trick: int, place: int) -> bool:
    """Does the record go as far as just before that card?"""
    return (trick, 1) <= (trick, place) <= end(hand) and place <= _cards_of(hand, trick) + 1


def _cards_of(hand: Hand, trick: int) -> int:
    return len(hand.play.tricks[trick - 1].cards) if trick <= len(hand.play.tricks) else 0


def _on_turn(hand: Hand, trick: int, lying: Sequence[Played]) -> str | None:
    table = hand.table
    if lying:
        gone = {c.player for c in lying}
        return next((p for p in table.clockwise_from(lying[0].player) if p not in gone), None)
    before = hand.play.tricks[trick - 2].winner if trick > 1 else table.leader
    return before if before in table.active else None


def _legal(
    hand: Hand, trick: int, lying: Sequence[Played], player: str, hands: Mapping[str, tuple[Card, ...]]
) -> tuple[Card, ...]:
    """The duties are those of the replay: any of his cards is tried, its `legal` are the cards that were due."""
    held = hands.get(player, ())
    if not held:
        return ()
    tried = continued(hand, trick, [*(Move(c.card, c.player) for c in lying), Move(held[0], player)])
    last = tried.tricks[-1].cards if tried.tricks else ()
    return last[-1].legal if last and last[-1].player == player else ()


def continued(hand: Hand, trick: int, *moves: Sequence[Move]) -> Play:
    """The record before `trick` replayed with other tricks after it."""
    before = [Trick(tuple(Move(c.card, c.player) for c in t.cards)) for t in hand.play.tricks[: trick - 1]]
    tricks = (*before, *(Trick(tuple(m)) for m in moves))
    case: Case = replace(hand.case, tricks=tricks)
    return replay(case, hand.table, hand.rules, hand.readings)
