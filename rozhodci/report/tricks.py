"""The trick table: every card in the order in which it was played, the offending one marked with `!`."""

from __future__ import annotations

from rozhodci.hand import Hand
from rozhodci.replay import Played, PlayedTrick
from rozhodci.report import words
from rozhodci.report.headline import played
from rozhodci.report.layout import table, wrap
from rozhodci.ruling import Ruling

Marks = set[tuple[int | None, str | None]]
"""Trick and card text of each card that is a renonc."""


def lines(hand: Hand, ruling: Ruling, width: int) -> list[str]:
    """The section `Zdvihy`; empty when nothing was played."""
    if not hand.play.tricks:
        return []
    marked: Marks = {(r.finding.trick, r.finding.card) for r in ruling.renonce if r.finding.card}
    rows = [row(trick, marked, len(hand.table.active)) for trick in hand.play.tricks]
    out = ["Zdvihy (! = karta, kterou vznikl renonc; +20, +40 = ohlášená hláška)", *table(rows, width, "r")]
    for renonc in ruling.renonce:
        if renonc.finding.trick and renonc.finding.legal:
            out += wrap(f"{renonc.finding.who}: {played(renonc)}", width, f"  ! {renonc.finding.trick}. zdvih, ")
    if hand.play.stopped is not None:
        trick, place = hand.play.stopped
        out += wrap(f"Od {trick}. zdvihu ({place}. karta) se záznam neposuzuje.", width, "  ")
    return out


def row(trick: PlayedTrick, marked: Marks, players: int, limit: int | None = None) -> list[str]:
    """Number, a cell for each player, who takes it, points; only the first `limit` cards where it is cut off."""
    shown = trick.cards[:limit]
    cards = [_card(c, marked) for c in shown]
    cards += [""] * (players - len(cards))
    if len(shown) < players:
        return [f"{trick.number}.", *cards, "rozehráno" if limit else "nedohráno", ""]
    return [f"{trick.number}.", *cards, f"bere {trick.winner}", words.points(trick.points)]


def _card(move: Played, marked: Marks) -> str:
    mark = "!" if (move.trick, move.card.text) in marked else ""
    hlaska = f"+{move.hlaska}" if move.hlaska else ""
    return f"{move.player} {move.card.text}{mark}{hlaska}"
