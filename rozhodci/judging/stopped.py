"""Warning of a record that cannot be right: a card its player did not hold (spec 2, 2.1)."""

from __future__ import annotations

from rozhodci.hand import Hand
from rozhodci.ruling import Question


def stopped_warning(hand: Hand) -> tuple[str, ...]:
    """One sentence with the place of an impossible card; from there on nothing is judged."""
    if hand.play.stopped is None:
        return ()
    trick, place = hand.play.stopped
    return (
        f"Záznam nesedí: {place}. kartu {trick}. zdvihu její hráč podle rozdání v ruce neměl, odtud se neposuzuje."
        " Opravte rozdání nebo zdvih.",
    )


def stopped_question(hand: Hand) -> tuple[Question, ...]:
    """What the record leaves open from the impossible card on is for the referee (ČSM čl. V/3)."""
    if hand.play.stopped is None:
        return ()
    trick, place = hand.play.stopped
    text = f"záznam od {place}. karty {trick}. zdvihu nesedí; co se ve hře stalo dál?"
    return (Question("zaznam-nesedi", text, cite=hand.rules.cite("rozhodci")),)
