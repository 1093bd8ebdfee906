"""Seats and winners as far as reading a record needs them (spec 2, 2.1)."""

from __future__ import annotations

import pytest

from rozhodci.cards import Suit, named
from rozhodci.case.seats import playing_order, sitting, turned, winner_index

FOUR = ("A", "B", "C", "D")


def test_who_sits_out() -> None:
    assert sitting(FOUR, "D", None, 3) == "D"
    assert sitting(FOUR, "D", "B", 3) == "B"
    assert sitting(FOUR, "D", None, 4) is None
    assert sitting(FOUR[:3], "C", None, 3) is None


def test_forhont_is_the_next_one_who_plays() -> None:
    assert playing_order(FOUR, "D", "D") == ("A", "B", "C")
    assert playing_order(FOUR, "A", "B") == ("C", "D", "A")
    assert playing_order(FOUR, "B", None) == ("C", "D", "A", "B")
    assert turned(("A", "B", "C"), "C") == ("C", "A", "B")


@pytest.mark.parametrize(
    ("trick", "trump", "winner"),
    [
        ("ČK Č10 ČV", Suit.KULE, 1),
        ("ČK Č10 ČV", None, 0),
        ("ČK ZE K7", Suit.KULE, 2),
        ("ČK ZE K7", None, 0),
        ("K7 K9 K8", Suit.KULE, 1),
        ("ČE KS K10 K9", Suit.KULE, 2),
        ("Č10 ČS", None, 1),
        ("Č10 ČE", Suit.ZELENE, 1),
    ],
)
def test_winner(trick: str, trump: Suit | None, winner: int) -> None:
    assert winner_index(map(named, trick.split()), trump) == winner
