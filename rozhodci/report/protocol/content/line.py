"""The solver's line inside a step of the reasoning (`zdvih 4: Č9 Č8 ČE; Z7 …`), played out as tricks."""

from __future__ import annotations

import re
from dataclasses import dataclass

from rozhodci.cards import Card, named
from rozhodci.case.model import Move
from rozhodci.hand import Hand
from rozhodci.replay import PlayedTrick
from rozhodci.report.protocol.content.tricks import Lying
from rozhodci.situation import continued

_CARD = r"[ČZKŽ](?:10|[789SVKE])"
_CARDS = rf"{_CARD}(?: {_CARD})*"
_LINE = re.compile(rf"zdvih (\d+): ({_CARDS}(?:; {_CARDS})*)")


@dataclass(frozen=True, slots=True)
class LineTrick:
    """`taker` is empty where the trick was not finished."""

    number: int
    taker: str
    cards: tuple[Lying, ...]


@dataclass(frozen=True, slots=True)
class Line:
    """`text` is the line in words, empty where it still stands in the sentence."""

    number: int
    text: str
    tricks: tuple[LineTrick, ...]


def line_of(text: str, hand: Hand) -> tuple[str, Line | None]:
    """The text, without the line where that stands in brackets of its own, and the line (None = there is none)."""
    found = _LINE.search(text)
    if found is None:
        return text, None
    number = int(found[1])
    tricks = _played(hand, number, [[named(t) for t in part.split()] for part in found[2].split("; ")])
    if not tricks:
        return text, None
    alone = f" ({found[0]})"
    shown = tuple(map(_trick, tricks))
    if alone not in text:
        return text, Line(number, "", shown)
    return text.replace(alone, "", 1), Line(number, found[0], shown)


def _played(hand: Hand, number: int, groups: list[list[Card]]) -> tuple[PlayedTrick, ...]:
    """The tricks of the line; empty when it does not fit the record."""
    missing = len(hand.table.active) - len(groups[0])
    recorded = hand.play.tricks[number - 1].cards if number <= len(hand.play.tricks) else ()
    if len(recorded) < missing or len(hand.play.tricks) < number - 1:
        return ()
    first = [*(Move(c.card, c.player) for c in recorded[:missing]), *map(Move, groups[0])]
    play = continued(hand, number, first, *([Move(c) for c in group] for group in groups[1:]))
    return () if play.stopped else play.tricks[number - 1 :]


def _trick(trick: PlayedTrick) -> LineTrick:
    cards = tuple(Lying(c.card, c.player, takes=c.player == trick.winner) for c in trick.cards)
    return LineTrick(trick.number, trick.winner or "", cards)
