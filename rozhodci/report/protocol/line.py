"""The solver's line of play drawn as tricks, closed until somebody wants it; on paper it stands in words."""

from __future__ import annotations

from rozhodci.report.protocol.cards import drawn
from rozhodci.report.protocol.content.line import Line, LineTrick
from rozhodci.report.protocol.html import Html, join, name, tag


def shown(line: Line | None) -> Html | None:
    if line is None:
        return None
    title = tag("summary", f"Sehrávka, která to ukazuje (od {line.number}. zdvihu)")
    play = tag("details", title, tag("ol", map(_row, line.tricks)), class_="sehravka")
    return join([play, tag("p", line.text, class_="jen-tisk sehravka-text")]) if line.text else play


def _row(trick: LineTrick) -> Html:
    cards = [
        tag("li", drawn(c.card), tag("span", name(c.player)), class_="bere" if c.takes else None) for c in trick.cards
    ]
    taker = [f"{trick.number}. zdvih bere ", name(trick.taker)] if trick.taker else None
    return tag("li", tag("p", taker), tag("ol", cards, class_="lezi male"), class_="zdvih")
