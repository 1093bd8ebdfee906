"""What a replay keeps: the cards as they were played, the tricks they made, the hlášky and what was held when."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from rozhodci.cards import Card, of_bits


class Played(NamedTuple):
    """One card as it was played.

    `trick` and `place` count from 1. `allowed` (and `legal`, the same as cards in printing order) is the set that would
    have been legal (a waiting seven left out; empty for a fault of turn), `offence` the code of the duty broken ("" =
    none; only the first of the order in spec 2, 2.1), `futile` True for a nezatrumfovani where no held trump would
    have won. `hlaska` = points announced by this card (0, 20, 40). `taken_back`: shown and put back; it leaves no trace
    in hands or tricks, its `place` is the one it would have had.
    """

    player: str
    card: Card
    trick: int
    place: int
    allowed: int
    offence: str = ""
    futile: bool = False
    hlaska: int = 0
    taken_back: bool = False

    @property
    def legal(self) -> tuple[Card, ...]:
        return of_bits(self.allowed)


class PlayedTrick(NamedTuple):
    """`winner`/`winning` are of the cards lying so far (None before a card). `points` 10 per eso and desítka,
    without the last trick's 10. `complete`: every playing one has a card in it.
    """

    number: int
    cards: tuple[Played, ...]
    winner: str | None
    winning: Card | None
    points: int
    complete: bool


class Announced(NamedTuple):
    """A hláška announced in play: by whom, when, worth 20 or 40, `card` the first card of the pair."""

    player: str
    trick: int
    place: int
    points: int
    card: Card


@dataclass(frozen=True, slots=True)
class Play:
    """The whole replay.

    `hands` are the hands when play starts. `shown` are the cards taken back. `stopped` is (trick, place) of an
    impossible card: later tricks are `neposuzováno`. `hlasky` stand in order of play.
    """

    hands: Mapping[str, tuple[Card, ...]]
    tricks: tuple[PlayedTrick, ...]
    shown: tuple[Played, ...]
    stopped: tuple[int, int] | None
    hlasky: tuple[Announced, ...]

    @property
    def finished(self) -> tuple[PlayedTrick, ...]:
        """Complete tricks only."""
        return tuple(t for t in self.tricks if t.complete)

    def hands_before(self, trick: int, place: int = 1) -> dict[str, tuple[Card, ...]]:
        """What each player held just before the `place`-th card of `trick` (place 1 = before its first card)."""
        played = [c for t in self.tricks[:trick] for c in t.cards]
        gone = {c.card for c in played if c.trick < trick or c.place < place}
        return {p: tuple([c for c in cards if c not in gone]) for p, cards in self.hands.items()}
