"""The duties of the one who plays a card (spec 2, 2.1; Obecná pravidla): what is legal and which duty a card breaks.

Nothing here knows players or tricks; `replay` walks through the record and asks.
"""

from __future__ import annotations

from collections.abc import Sequence

from rozhodci.cards import Card, Suit


def beats(card: Card, winning: Card, trump: Suit | None) -> bool:
    """Does `card`, laid later, take the trick from `winning`? `trump` is None in betl and durch."""
    if card.suit is not winning.suit:
        return card.suit is trump
    if trump is None:
        return card.natural_power > winning.natural_power
    return card.trump_power > winning.trump_power


def due(hand: list[Card], led: Suit, winning: Card, trump: Suit | None) -> list[Card]:
    """The cards of `hand` that duties 1 to 3 allow in a trick led in `led` that `winning` would take now."""
    same = [c for c in hand if c.suit is led]
    if same:
        return same if winning.suit is not led else _higher(same, winning, trump) or same
    trumps = [c for c in hand if c.suit is trump]
    if not trumps:
        return hand
    return _higher(trumps, winning, trump) or trumps if winning.suit is trump else trumps


def _higher(cards: list[Card], winning: Card, trump: Suit | None) -> list[Card]:
    """Those of one suit, the suit of `winning`, that beat it."""
    if trump is None:
        power = winning.natural_power
        return [c for c in cards if c.natural_power > power]
    power = winning.trump_power
    return [c for c in cards if c.trump_power > power]


def breach(card: Card, allowed: Sequence[Card], led: Suit, trump: Suit | None) -> str:
    """The code of the duty that `card` breaks when it is not among `allowed` (the answer of `due`).

    All of `allowed` are then of one suit: the led one, or trumps when the player has none of it.
    """
    required = allowed[0].suit
    if card.suit is required:
        return "neprebiti"
    return "nepriznani-barvy" if required is led else "nezatrumfovani"


def futile(allowed: Sequence[Card], winning: Card, trump: Suit | None) -> bool:
    """Would no trump that was due have taken the trick (ČSM V/3: then no item of the list names the fault)?"""
    return not any(beats(c, winning, trump) for c in allowed)
