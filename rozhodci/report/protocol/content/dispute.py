"""The card in dispute: what lay on the table, what its player held then, which cards were legal."""

from __future__ import annotations

from dataclasses import dataclass

from rozhodci.cards import Card, in_print_order, named
from rozhodci.hand import Hand
from rozhodci.ruling import Renonc
from rozhodci.situation import situation

PLAYED, MAY = "hráno", "smí"


@dataclass(frozen=True, slots=True)
class Laid:
    card: Card
    player: str
    wrong: bool = False


@dataclass(frozen=True, slots=True)
class Held:
    """`state` is PLAYED (the card in dispute), MAY (it was legal) or empty."""

    card: Card
    state: str = ""


@dataclass(frozen=True, slots=True)
class Spot:
    trick: int
    who: str
    table: tuple[Laid, ...]
    hand: tuple[Held, ...]


def spot(leading: Renonc | None, hand: Hand) -> Spot | None:
    """None where the renonc is no card played in a trick."""
    if leading is None:
        return None
    found = leading.finding
    if not found.trick or not found.card or not found.place or not found.who:
        return None
    card = named(found.card)
    played = [c for c in (*(c for t in hand.play.tricks for c in t.cards), *hand.play.shown) if c.trick == found.trick]
    if card not in [c.card for c in played] or found.who not in hand.play.hands:
        return None
    now = situation(hand, found.trick, found.place)
    laid = (*(Laid(c.card, c.player) for c in now.lying), Laid(card, found.who, wrong=True))
    held = in_print_order(now.hands[found.who], hand.case.trump_game)
    return Spot(found.trick, found.who, laid, tuple(_held(c, card, found.legal) for c in held))


def _held(card: Card, played: Card, legal: tuple[str, ...]) -> Held:
    if card is played:
        return Held(card, PLAYED)
    return Held(card, MAY if card.text in legal else "")
