"""Sto a sedma as one whole (Koruna A/12; spec 2, 2.2): won only if both are made, lost whole otherwise."""

from __future__ import annotations

import pytest

from rozhodci.parts.results import PARTS
from rozhodci.sides import Side
from tests.example import example_hand
from tests.parts.made import loser, player, points, told

CASE = {"pravidla": "koruna-2013", "zavazek": "sto a sedma", "trumf": "žaludy"}
played = player(**CASE)
MADE, BEATEN = {10: "A:Ž7! B:Z9 C:K9"}, {10: "A:Ž7 B:Z9 C:Ž8!"}


@pytest.mark.parametrize(
    ("laid", "body", "wanted"),
    [
        (MADE, (60, 30, (40,)), "aktér, 1 krok"),
        (MADE, (80, 10, (40,)), "aktér, 3 kroky"),  # steps as for sto: 120
        (BEATEN, (80, 10, (40,)), "obrana, 1 krok"),  # the sto was made: lost whole at one step
        (MADE, (40, 50, (40,)), "obrana, 2 kroky"),  # steps of the lost sto: 80
        (BEATEN, (40, 50, (40,), (20,)), "obrana, 4 kroky"),  # both lost: the sto's 2 + 2
    ],
)
def test_both_or_nothing(laid: dict[int, str], body: tuple[object, ...], wanted: str) -> None:
    assert played("A" * 10, laid, body) == wanted


def test_open_until_both_are_decided() -> None:
    assert played("A" * 9) == "nerozhodnuto"


@pytest.mark.parametrize(("offender", "total", "wanted"), [("obrana", 120, "aktér, 3 kroky"),
                                                            ("akter", 50, "obrana, 2 kroky")])  # fmt: skip
def test_by_contumace_as_the_sto(offender: str, total: int, wanted: str) -> None:
    """Výklad `sto-a-sedma` cele in licitovaný, where contumace points exist."""
    case = {"zavazek": "sto a sedma", "trumf": "žaludy", "vyklady": {"sto-a-sedma": "cele"}}
    assert loser(**case)(offender, total, lead=40) == wanted


@pytest.mark.parametrize("side", [Side.AKTER, Side.OBRANA])
def test_shown(side: Side) -> None:
    hand = example_hand(**CASE)
    ob = hand.comments.obligations[0]
    score = points(90, 0, (40,)) if side is Side.AKTER else points(0, 90)
    result = PARTS[ob.part].shown(hand, ob, score, side)
    assert (result.part, result.manner) == ("sto-a-sedma", "lozena")
    assert told(result) == ("aktér, 4 kroky" if side is Side.AKTER else "obrana, 10 kroků")
