"""What the texts about open cards and ložená share: words for verdicts, lines of play trick by trick."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rozhodci.cards import Card, in_print_order
from rozhodci.report.layout import columns
from rozhodci.solver.api import Laid, Outlook

OUTLOOKS = {
    Outlook.SURE: "vyhratelná",
    Outlook.HELP: "jen se spoluprací",
    Outlook.LOST: "prohraná",
    Outlook.UNDECIDED: "nerozhodnuto",
}


def cards_text(cards: Iterable[Card], trump_game: bool = True) -> str:
    """Cards in printing order; `-` for none."""
    return " ".join(c.text for c in in_print_order(cards, trump_game)) or "-"


def tricks_text(line: Sequence[Laid], names: Sequence[str], trick: int, table: Sequence[Laid] = ()) -> list[str]:
    """`2. Adam (ZE) KK Z7` each: number, who led, cards clockwise; those lying before the line in brackets."""
    size = len(names)
    first = size - len(table)
    groups = [line[:first], *(line[i : i + size] for i in range(first, len(line), size))]
    told = []
    for number, group in enumerate(groups, trick):
        lying = table if number == trick else ()
        leader = names[(*lying, *group)[0].seat]
        cards = [*(f"({x.card.text})" for x in lying), *(x.card.text for x in group)]
        told.append(f"{number}. {leader} {' '.join(cards)}")
    return told


def packed(items: Sequence[str], width: int, indent: str) -> list[str]:
    """Items on as few lines as they fit, none broken; the sign between them stays at the end of its line."""
    lines: list[str] = []
    for item, end in zip(items, [*[";"] * (len(items) - 1), "."], strict=True):
        word = item + end
        if lines and columns(lines[-1]) + 1 + columns(word) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(indent + word)
    return lines
