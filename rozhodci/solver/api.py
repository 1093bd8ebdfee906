"""The solver's front door (spec 4): the only module others import.

    position = position_at(hand, trick=5)                  # before the first card of trick 5
    answer = analyse(position, parts_of(hand), readings_for(hand, position))
    answer.parts[0].outlook                                # Outlook.SURE / HELP / LOST / UNDECIDED
    lozena_at(hand, 1).lozena                              # True / False / None
"""

from __future__ import annotations

from rozhodci.cards import Card, Suit
from rozhodci.hand import Hand
from rozhodci.solver.values import (
    HIDDEN_SEAT,
    Analysis,
    HandLozena,
    Known,
    Laid,
    LozenaVerdict,
    MoveAnalysis,
    NoAnalysisError,
    Outlook,
    Pair,
    Part,
    PartVerdict,
    PlayReadings,
    Position,
    Reason,
    Seven,
    SevenState,
    View,
)

__all__ = [
    "HIDDEN_SEAT", "Analysis", "HandLozena", "Known", "Laid", "LozenaVerdict", "MoveAnalysis", "NoAnalysisError",
    "Outlook", "Pair", "Part", "PartVerdict", "PlayReadings", "Position", "Reason", "Seven", "SevenState", "View",
    "analyse", "analyse_moves", "gear", "is_lozena", "lozena_at", "parts_of", "position_at", "readings_for",
]  # fmt: skip


def parts_of(hand: Hand) -> tuple[Part, ...]:
    """The parts of the hand's závazek and of `proti`, in the order of `hand.comments.obligations`."""
    raise NotImplementedError


def position_at(hand: Hand, trick: int, place: int = 1) -> Position:
    """The moment just before the `place`-th card of `trick`. Raises NoAnalysisError where it cannot be played on."""
    raise NotImplementedError


def readings_for(hand: Hand, position: Position) -> PlayReadings:
    """The výklady of the hand; asks (and so records) only those that can matter from this position on."""
    raise NotImplementedError


def analyse(
    position: Position, parts: tuple[Part, ...], readings: PlayReadings | None = None, budget: int | None = None
) -> Analysis:
    """Each part and the whole from here. `budget`: nodes per question before UNDECIDED; None = no limit."""
    raise NotImplementedError


def analyse_moves(
    position: Position, parts: tuple[Part, ...], readings: PlayReadings | None = None, budget: int | None = None
) -> tuple[MoveAnalysis, ...]:
    """The same after each legal card of the player on turn, in printing order."""
    raise NotImplementedError


def is_lozena(
    zavazek: str,
    cards: tuple[Card, ...],
    talon: tuple[Card, ...] = (),
    trump: Suit | None = None,
    pomocna: Suit | None = None,
    leader: int = 0,
    seats: int = 3,
    budget: int | None = None,
) -> LozenaVerdict:
    """Before the first card: `zavazek` is a part's name; `leader` 0 = the holder, 1 the player on his left, ..."""
    raise NotImplementedError


def lozena_at(
    hand: Hand, trick: int, place: int = 1, player: str | None = None, budget: int | None = None
) -> HandLozena:
    """Is the rest ložená for `player` (default the aktér) at that moment, with what play has shown him?"""
    raise NotImplementedError


def gear() -> str:
    """`přeložený` when the compiled engine is in use, else `čistý Python`."""
    raise NotImplementedError
