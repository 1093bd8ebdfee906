"""The duties of the one who plays a card (spec 2, 2.1; Obecná pravidla): what is legal and which duty a card breaks.

Nothing here knows players or tricks; `replay` walks through the record and asks. Sets of cards are integers, a bit a
card (`Card.bit`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from rozhodci.cards import DECK, Card, Suit, bits, of_bits

SUIT_BITS = {suit: bits(c for c in DECK if c.suit is suit) for suit in Suit}


def trump_bits(trump: Suit | None) -> int:
    """All trumps; none in betl and durch."""
    return 0 if trump is None else SUIT_BITS[trump]


@cache
def takers_in(trump: Suit | None) -> Mapping[Card, int]:
    """For each card as the winning one, the cards that take the trick from it: a table a trump, made once."""
    return {card: _takers(card, trump) for card in DECK}


def _takers(winning: Card, trump: Suit | None) -> int:
    """The cards that, laid later, take the trick from `winning`: higher ones of its suit, and trumps."""
    same = [c for c in DECK if c.suit is winning.suit]
    if trump is None:
        return bits(c for c in same if c.natural_power > winning.natural_power)
    higher = bits(c for c in same if c.trump_power > winning.trump_power)
    return higher if winning.suit is trump else higher | trump_bits(trump)


def beats(card: Card, winning: Card, trump: Suit | None) -> bool:
    """Does `card`, laid later, take the trick from `winning`? `trump` is None in betl and durch."""
    return bool(card.bit & takers_in(trump)[winning])


def due_bits(held: int, led: int, trumps: int, taking: int) -> int:
    """The cards of `held` that duties 1 to 3 allow: follow the suit `led`, else play one of `trumps`, and beat in
    either. `taking` are the takers of the card that would win now.

    A trump lying on another suit needs no word of its own: no card of the led suit takes that trick, so any will do.
    """
    required = held & led or held & trumps
    return required & taking or required or held


def due(hand: Sequence[Card], led: Suit, winning: Card, trump: Suit | None) -> list[Card]:
    """The same for cards as such, in their order."""
    allowed = due_bits(bits(hand), SUIT_BITS[led], trump_bits(trump), takers_in(trump)[winning])
    return [c for c in hand if c.bit & allowed]


def breach(card: Card, allowed: int, led: int) -> str:
    """The code of the duty that `card` breaks when it is not among `allowed` (the answer of `due_bits`).

    All of `allowed` are then of one suit: the led one, or trumps when the player has none of it.
    """
    required = of_bits(allowed)[0].suit
    if card.suit is required:
        return "neprebiti"
    return "nepriznani-barvy" if allowed & led else "nezatrumfovani"
