"""An impossible card is said in every ruling (spec 2, 2.1: it stops the replay)."""

from __future__ import annotations

from rozhodci.judging.stopped import stopped_warning
from tests.example import example_hand


def test_the_place_of_an_impossible_card_is_named() -> None:
    hand = example_hand(trumf="žaludy", Adam="ZE", Božena="Z8", Cyril="Z7 ČE", zdvihy=["ZE ČE Z7"])
    (text,) = stopped_warning(hand)
    assert "2. kartu 1. zdvihu" in text


def test_a_possible_record_needs_no_warning() -> None:
    assert stopped_warning(example_hand(trumf="žaludy", Adam="ZE", Božena="Z8", zdvihy=["ZE Z8"])) == ()
