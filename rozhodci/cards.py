"""The 32 cards. Each card exists once, so cards are compared by identity and may be used as keys cheaply."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum


class Suit(Enum):
    """A suit; its value is the canonical letter. Members stand in printing order."""

    CERVENE = "Č"
    ZELENE = "Z"
    KULE = "K"
    ZALUDY = "Ž"

    __hash__ = object.__hash__

    @property
    def word(self) -> str:
        """The Czech name for messages: `červené`, `zelené`, `kule`, `žaludy`."""
        return _SUIT_WORDS[self]


class Rank(Enum):
    """A rank; its value is the canonical text. Members stand in trump-game order, lowest first."""

    SEDMA = "7"
    OSMA = "8"
    DEVITKA = "9"
    SPODEK = "S"
    SVRSEK = "V"
    KRAL = "K"
    DESITKA = "10"
    ESO = "E"

    __hash__ = object.__hash__


_SUIT_WORDS = {Suit.CERVENE: "červené", Suit.ZELENE: "zelené", Suit.KULE: "kule", Suit.ZALUDY: "žaludy"}
_TRUMP_ORDER = tuple(Rank)
_NATURAL_ORDER = (
    Rank.SEDMA, Rank.OSMA, Rank.DEVITKA, Rank.DESITKA, Rank.SPODEK, Rank.SVRSEK, Rank.KRAL, Rank.ESO,
)  # fmt: skip


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """One of the 32 cards.

    `trump_power` and `natural_power` (0-7) rank it inside its suit in trump games and in betl/durch
    (spec 2, 2.1; Obecná pravidla). `points` are 10 for eso and desítka, else 0. `bit` stands for the card in a set of
    cards written as one integer, each card one bit, in printing order of a trump game.
    """

    suit: Suit
    rank: Rank
    text: str
    trump_power: int
    natural_power: int
    points: int
    bit: int

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return named, (self.text,)


def _make(suit: Suit, rank: Rank, place: int) -> Card:
    points = 10 if rank in (Rank.ESO, Rank.DESITKA) else 0
    trump_power, natural_power = _TRUMP_ORDER.index(rank), _NATURAL_ORDER.index(rank)
    return Card(suit, rank, suit.value + rank.value, trump_power, natural_power, points, 1 << place)


_PLACES = [(suit, rank) for suit in Suit for rank in reversed(_TRUMP_ORDER)]
DECK: tuple[Card, ...] = tuple(_make(suit, rank, i) for i, (suit, rank) in enumerate(_PLACES))
"""All cards in printing order of a trump game: suits Č Z K Ž, ranks E 10 K V S 9 8 7."""

_BY_TEXT = {c.text: c for c in DECK}
_BY_PARTS = {(c.suit, c.rank): c for c in DECK}


def card(suit: Suit, rank: Rank) -> Card:
    """The card of that suit and rank."""
    return _BY_PARTS[suit, rank]


def named(text: str) -> Card:
    """The card of a canonical text such as `Č10`. Raises KeyError for anything else (tolerant reading: `case`)."""
    return _BY_TEXT[text]


def bits(cards: Iterable[Card]) -> int:
    """A set of cards as one integer."""
    found = 0
    for c in cards:
        found |= c.bit
    return found


def of_bits(found: int) -> tuple[Card, ...]:
    """The cards of such a set, in printing order of a trump game."""
    return tuple([c for c in DECK if c.bit & found])


_TRUMP_PLACE = {c: i for i, c in enumerate(DECK)}
_NATURAL_PLACE = {c: list(Suit).index(c.suit) * 8 + 7 - c.natural_power for c in DECK}


def in_print_order(cards: Iterable[Card], trump_game: bool = True) -> tuple[Card, ...]:
    """Sorted for printing: suits Č Z K Ž, high ranks first (order of the game)."""
    return tuple(sorted(cards, key=(_TRUMP_PLACE if trump_game else _NATURAL_PLACE).__getitem__))
