"""All tricks as they were played, each card that is a renonc with those that would have been legal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rozhodci.cards import Card, named
from rozhodci.hand import Hand
from rozhodci.replay import Played, PlayedTrick
from rozhodci.report import words
from rozhodci.ruling import Renonc

Marked = Mapping[tuple[int, str], Renonc]
"""By trick and card text: each card that is a renonc."""


@dataclass(frozen=True, slots=True)
class Lying:
    """A card on the table; `hlaska` is announced with it (0 = none), `takes` the trick."""

    card: Card
    player: str
    hlaska: int = 0
    takes: bool = False
    wrong: bool = False


@dataclass(frozen=True, slots=True)
class Trick:
    """`taker` and `worth` are empty where it was not finished, `worth` also where points do not count.

    `back` are cards shown and taken back, `instead` the cards that would have been legal, per renonc.
    """

    number: int
    taker: str
    worth: str
    cards: tuple[Lying, ...]
    back: tuple[Lying, ...]
    instead: tuple[tuple[Card, ...], ...]
    wrong: bool


@dataclass(frozen=True, slots=True)
class Tricks:
    """`end` says from where the record is not judged any more."""

    tricks: tuple[Trick, ...]
    end: str


def offending(renonce: Sequence[Renonc]) -> dict[tuple[int, str], Renonc]:
    return {(r.finding.trick, r.finding.card): r for r in renonce if r.finding.trick and r.finding.card}


def tricks(hand: Hand, renonce: Sequence[Renonc]) -> Tricks | None:
    """None when nothing was played."""
    if not hand.play.tricks:
        return None
    marked = offending(renonce)
    end = ""
    if hand.play.stopped is not None:
        number, place = hand.play.stopped
        end = f"Od {number}. zdvihu ({place}. karta) se záznam neposuzuje."
    return Tricks(tuple(_trick(t, hand, marked) for t in hand.play.tricks), end)


def _trick(trick: PlayedTrick, hand: Hand, marked: Marked) -> Trick:
    back = [c for c in hand.play.shown if c.trick == trick.number]
    wrong = [marked[_key(c)] for c in (*trick.cards, *back) if _key(c) in marked]
    instead = (tuple(map(named, r.finding.legal)) for r in wrong)
    return Trick(
        trick.number,
        (trick.winner or "") if trick.complete else "",
        words.points(trick.points) if trick.complete and hand.case.trump_game else "",
        tuple(_lying(c, trick, marked) for c in trick.cards),
        tuple(Lying(c.card, c.player, wrong=_key(c) in marked) for c in back),
        tuple(cards for cards in instead if cards),
        bool(wrong),
    )


def _lying(played: Played, trick: PlayedTrick, marked: Marked) -> Lying:
    takes = trick.complete and played.player == trick.winner
    return Lying(played.card, played.player, played.hlaska, takes, _key(played) in marked)


def _key(played: Played) -> tuple[int, str]:
    return played.trick, played.card.text
