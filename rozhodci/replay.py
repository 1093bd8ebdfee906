"""Replays the tricks card by card against the duties of spec 2, 2.1 and keeps what every later step needs.

INTERFACE (to be filled by its owner; helper functions may move to rozhodci/duties.py).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rozhodci.cards import Card
from rozhodci.case.model import Case
from rozhodci.rulesets.model import Readings, Ruleset
from rozhodci.table import Table


@dataclass(frozen=True, slots=True)
class Played:
    """One card as it was played.

    `trick` and `place` count from 1. `legal` are the cards that would have been legal (a waiting seven left out),
    `offence` the code of the duty broken ("" = none; only the first of the order in spec 2, 2.1), `futile` True for a
    nezatrumfovani where no held trump would have won. `hlaska` = points announced by this card (0, 20, 40).
    `taken_back`: shown and put back; it leaves no trace in hands or tricks.
    """

    player: str
    card: Card
    trick: int
    place: int
    legal: tuple[Card, ...]
    offence: str = ""
    futile: bool = False
    hlaska: int = 0
    taken_back: bool = False


@dataclass(frozen=True, slots=True)
class PlayedTrick:
    """`winner`/`winning` are of the cards lying so far (None before a card). `points` 10 per eso and desítka,
    without the last trick's 10. `complete`: every playing one has a card in it.
    """

    number: int
    cards: tuple[Played, ...]
    winner: str | None
    winning: Card | None
    points: int
    complete: bool


@dataclass(frozen=True, slots=True)
class Play:
    """The whole replay.

    `hands` are the hands when play starts. `stopped` is (trick, place) of an impossible card: later tricks are
    `neposuzováno`. `hlasky` = (player, trick, place, points, suit letter) of each announced pair in order of play.
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
        gone = {c.card for t in self.tricks for c in t.cards if (c.trick, c.place) < (trick, place)}
        return {p: tuple(c for c in cards if c not in gone) for p, cards in self.hands.items()}


@dataclass(frozen=True, slots=True)
class Announced:
    """A hláška announced in play: by whom, when, worth 20 or 40, `card` the first card of the pair."""

    player: str
    trick: int
    place: int
    points: int
    card: Card


def replay(case: Case, table: Table, rules: Ruleset, readings: Readings) -> Play:
    """Replay every recorded card. Never raises on an illegal one; stops at a card that its player cannot hold."""
    raise NotImplementedError
