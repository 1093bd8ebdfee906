"""The hands around the table, the talon, what was played."""

from __future__ import annotations

from dataclasses import dataclass

from rozhodci.cards import Card, Suit, in_print_order
from rozhodci.case.speech import LEVEL_WORDS
from rozhodci.hand import Hand
from rozhodci.report import words

PLACES = {3: ("jih", "zapad", "vychod"), 4: ("jih", "zapad", "sever", "vychod")}
"""Clockwise from the aktér, who sits below."""


@dataclass(frozen=True, slots=True)
class Seat:
    player: str
    place: str
    roles: str
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Contract:
    """Závazek with its fleky, empty where there is none; `suits` are those named, with their role."""

    parts: str
    suits: tuple[tuple[str, Suit], ...]


@dataclass(frozen=True, slots=True)
class Deal:
    """`knows` is who put the talon away, empty where nobody did."""

    seats: tuple[Seat, ...]
    contract: Contract
    talon: tuple[Card, ...]
    knows: str


def deal(hand: Hand) -> Deal | None:
    """None without hands."""
    if not hand.play.hands:
        return None
    players = hand.table.players
    first = players.index(hand.table.akter) if hand.table.akter in players else 0
    around = players[first:] + players[:first]
    seats = tuple(_seat(p, place, hand) for p, place in zip(around, PLACES[len(players)], strict=True))
    talon = in_print_order(hand.case.talon or (), hand.case.trump_game)
    return Deal(seats, contract(hand), talon, hand.table.akter or "")


def contract(hand: Hand) -> Contract:
    levels = hand.comments.levels
    parts = [
        words.part(o.key) + (f" ({_fleky(n)})" if (n := levels.get(o.key, 0)) else "")
        for o in hand.comments.obligations
    ]
    named = (("trumf", hand.case.trump), ("pomocná", hand.case.pomocna))
    return Contract(", ".join(parts), tuple((label, suit) for label, suit in named if suit is not None))


def _fleky(level: int) -> str:
    return LEVEL_WORDS.get(level, f"{level}×")


def _seat(player: str, place: str, hand: Hand) -> Seat:
    cards = in_print_order(hand.play.hands.get(player, ()), hand.case.trump_game)
    return Seat(player, place, ", ".join(roles(player, hand)), cards)


def roles(player: str, hand: Hand) -> list[str]:
    """`aktér`, `partner`, `vynáší`, `rozdává`, `nehraje`, as they fit."""
    t = hand.table
    told = {
        "aktér": t.akter,
        "partner": t.partner,
        "vynáší": t.leader,
        "rozdává": hand.case.dealer,
        "nehraje": t.sitter,
    }
    return [word for word, who in told.items() if who == player]
