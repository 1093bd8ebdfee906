"""What the texts about open cards and ložená share: words for verdicts, lines that keep a trick whole."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rozhodci.cards import Card, in_print_order
from rozhodci.report.layout import columns
from rozhodci.solver.api import Outlook

OUTLOOKS = {
    Outlook.SURE: "vyhratelná",
    Outlook.HELP: "jen se spoluprací",
    Outlook.LOST: "prohraná",
    Outlook.UNDECIDED: "nerozhodnuto",
}


def cards_text(cards: Iterable[Card], trump_game: bool = True) -> str:
    """Cards in printing order; `-` for none."""
    return " ".join(c.text for c in in_print_order(cards, trump_game)) or "-"


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
