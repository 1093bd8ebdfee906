"""The solver's line inside a step of the reasoning (`zdvih 4: Č9 Č8 ČE; Z7 …`), played out and drawn as tricks."""

from __future__ import annotations

import re

from rozhodci.cards import Card, named
from rozhodci.case.model import Move
from rozhodci.hand import Hand
from rozhodci.replay import PlayedTrick
from rozhodci.report.protocol.cards import drawn
from rozhodci.report.protocol.html import Html, join, name, tag
from rozhodci.situation import continued

_CARD = r"[ČZKŽ](?:10|[789SVKE])"
_CARDS = rf"{_CARD}(?: {_CARD})*"
_LINE = re.compile(rf"zdvih (\d+): ({_CARDS}(?:; {_CARDS})*)")


def shown(text: str, hand: Hand) -> tuple[str, Html | None]:
    """The text, without the line where that stands in brackets of its own, and the line drawn (None = no line)."""
    found = _LINE.search(text)
    if found is None:
        return text, None
    number = int(found[1])
    tricks = _played(hand, number, [[named(t) for t in part.split()] for part in found[2].split("; ")])
    if not tricks:
        return text, None
    title = tag("summary", f"Sehrávka, která to ukazuje (od {number}. zdvihu)")
    play = tag("details", title, tag("ol", [_row(t) for t in tricks]), class_="sehravka")
    alone = f" ({found[0]})"
    if alone not in text:
        return text, play
    return text.replace(alone, "", 1), join([play, tag("p", found[0], class_="jen-tisk sehravka-text")])


def _played(hand: Hand, number: int, groups: list[list[Card]]) -> tuple[PlayedTrick, ...]:
    """The tricks of the line; empty when it does not fit the record."""
    missing = len(hand.table.active) - len(groups[0])
    recorded = hand.play.tricks[number - 1].cards if number <= len(hand.play.tricks) else ()
    if len(recorded) < missing or len(hand.play.tricks) < number - 1:
        return ()
    first = [*(Move(c.card, c.player) for c in recorded[:missing]), *map(Move, groups[0])]
    play = continued(hand, number, first, *([Move(c) for c in group] for group in groups[1:]))
    return () if play.stopped else play.tricks[number - 1 :]


def _row(trick: PlayedTrick) -> Html:
    cards = [
        tag("li", drawn(c.card), tag("span", name(c.player)), class_="bere" if c.player == trick.winner else None)
        for c in trick.cards
    ]
    taker = [f"{trick.number}. zdvih bere ", name(trick.winner)] if trick.winner else None
    return tag("li", tag("p", taker), tag("ol", cards, class_="lezi male"), class_="zdvih")
