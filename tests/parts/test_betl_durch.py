"""Betl takes no trick, durch every one (spec 2, 2.2), decided when the deciding trick has fallen (2.3)."""

from __future__ import annotations

import pytest

from rozhodci.parts.results import PARTS
from rozhodci.parts.score import score
from rozhodci.sides import Side
from tests.example import example_hand
from tests.parts.made import loser, played_so, player

betl, durch = player(zavazek="betl"), player(zavazek="durch")


@pytest.mark.parametrize("number", range(1, 11))
def test_betl_is_lost_by_the_first_own_trick(number: int) -> None:
    assert betl("B" * (number - 1)) == "nerozhodnuto"
    assert betl("B" * (number - 1) + "A") == "obrana, 1 krok"


@pytest.mark.parametrize("number", range(1, 11))
def test_durch_is_lost_by_the_first_trick_of_the_defence(number: int) -> None:
    assert durch("A" * (number - 1)) == "nerozhodnuto"
    assert durch("A" * (number - 1) + "C") == "obrana, 1 krok"


def test_made() -> None:
    assert betl("BC" * 5) == "aktér, 1 krok"
    assert durch("A" * 10) == "aktér, 1 krok"


def test_nine_tricks_do_not_decide() -> None:
    assert (betl("B" * 9), durch("A" * 9)) == ("nerozhodnuto", "nerozhodnuto")


def test_the_deciding_trick_is_named() -> None:
    for part, taken, text in (
        ("betl", "BBA", "betl: Adam vzal(a) 3. zdvih"), ("durch", "AC", "durch: 2. zdvih vzala obrana"),
    ):  # fmt: skip
        hand = played_so(example_hand(zavazek=part), taken)
        result = PARTS[part].by_play(hand, hand.comments.obligations[0], score(hand))
        assert result is not None and result.reasons[0].text == text


@pytest.mark.parametrize("part", ["betl", "durch"])
@pytest.mark.parametrize("side", [Side.AKTER, Side.OBRANA])
def test_lozena_and_renonc_give_one_step(part: str, side: Side) -> None:
    hand = example_hand(zavazek=part)
    ob = hand.comments.obligations[0]
    result = PARTS[part].shown(hand, ob, score(hand), side)
    assert (result.winner, result.steps, result.manner, result.points) == (side, 1, "lozena", None)
    winner = "obrana" if side is Side.AKTER else "aktér"
    assert loser(zavazek=part)(side.value) == f"{winner}, 1 krok"
