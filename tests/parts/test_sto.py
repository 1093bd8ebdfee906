"""Sto (spec 2, 2.2 and 2.5): cards and one hláška make 100; steps by tens under all readings."""

from __future__ import annotations

import pytest

from rozhodci.parts.sto import Sto
from rozhodci.sides import Side
from tests.example import example_hand
from tests.parts.made import loser, player, points, told

CASE = {"zavazek": "sto", "trumf": "žaludy"}
played, lost = player(**CASE), loser(**CASE)


@pytest.mark.parametrize(
    ("cards", "pairs", "wanted"),
    [
        ((60, 30), (40,), "aktér, 1 krok"),  # 60 + 40 = 100 (fault B2 of others: added, not subtracted)
        ((80, 10), (20,), "aktér, 1 krok"),
        ((70, 20), (40,), "aktér, 2 kroky"),  # 110
        ((70, 20), (40, 20), "aktér, 4 kroky"),  # made on the first, steps of 70 + 60 = 130
        ((90, 0), (20, 20), "aktér, 4 kroky"),  # 130
        ((90, 0), (40, 20, 20, 20), "aktér, 10 kroků"),  # 190
    ],
)
def test_won_one_step_and_one_for_each_ten_above(cards: tuple[int, int], pairs: tuple[int, ...], wanted: str) -> None:
    assert played(body=(*cards, pairs)) == wanted


@pytest.mark.parametrize(
    ("cards", "pairs", "against", "wanted"),
    [
        ((50, 40), (40,), (), "obrana, 1 krok"),  # 90
        ((30, 60), (40,), (), "obrana, 3 kroky"),  # 70 (fault B7 of others: not flat)
        ((30, 60), (40,), (20,), "obrana, 5 kroků"),
        ((60, 30), (20, 40), (), "obrana, 2 kroky"),  # first hláška 20: 80
        ((90, 0), (), (), "obrana, 1 krok"),  # without a hláška 90 is all there is
        ((50, 40), (40,), (20, 20), "obrana, 5 kroků"),  # 1 + 4
        ((0, 90), (20,), (40, 20, 20), "obrana, 16 kroků"),  # 8 + 8
    ],
)
def test_lost_tens_missing_and_of_their_hlasky(
    cards: tuple[int, int], pairs: tuple[int, ...], against: tuple[int, ...], wanted: str
) -> None:
    assert played(body=(*cards, pairs, against)) == wanted


def test_hlaska_of_the_defence_never_helps_the_akter() -> None:
    assert played(body=(80, 10, (), (20,))) == "obrana, 4 kroky"  # 2 missing + 2


def test_highest_hlaska_by_reading() -> None:
    """First 20, then 40 with 60 of cards: 80 lost, or 100 made with 120 in all (fault A8 of others)."""
    body = (60, 30, (20, 40))
    assert played(body=body) == "obrana, 2 kroky"
    assert played(body=body, vyklady={"sto-hlaska": "nejvyssi"}) == "aktér, 3 kroky"
    assert played(body=(60, 30, (40, 20))) == "aktér, 3 kroky"


def test_reading_of_the_hlaska_is_asked_only_between_different_ones() -> None:
    for pairs, asked in (((), False), ((40,), False), ((20, 20), False), ((20, 40), True)):
        hand = example_hand(**CASE)
        Sto().by_play(hand, hand.comments.obligations[0], points(90, 0, pairs))
        assert ("sto-hlaska" in hand.readings.asked) is asked


def test_lost_without_their_hlasky_by_reading() -> None:
    """30 + 40 = 70: three tens missing, two more for their pair unless výklad prohrane-sto leaves it out."""
    assert played(body=(30, 60, (40,), (20,)), vyklady={"prohrane-sto": "bez-hlasek"}) == "obrana, 3 kroky"


@pytest.mark.parametrize(("reading", "wanted"), [("linearni", 4), ("nasobene", 8), ("pausalni", 1)])
def test_four_tens_under_all_readings(reading: str, wanted: int) -> None:
    """n steps: n, 2^(n-1), 1. Won with 130 and lost with 60 are both n = 4."""
    for body in ((90, 0, (40,)), (20, 70, (40,))):
        assert played(body=body, vyklady={"sto": reading}).split()[1] == str(wanted)


@pytest.mark.parametrize("reading", ["linearni", "nasobene", "pausalni"])
def test_one_step_is_one_step(reading: str) -> None:
    hand = example_hand(**CASE, vyklady={"sto": reading})
    assert told(Sto().by_play(hand, hand.comments.obligations[0], points(60, 30, (40,)))) == "aktér, 1 krok"
    assert "sto" not in hand.readings.asked


@pytest.mark.parametrize(("total", "wanted"), [(80, 1), (90, 1), (100, 1), (109, 1), (110, 2), (120, 3), (190, 10)])
def test_contumace_of_an_innocent_akter(total: int, wanted: int) -> None:
    """1 + max(0, K - 100) / 10: the sto is made whatever K."""
    assert lost("obrana", total).startswith(f"aktér, {wanted} ")


@pytest.mark.parametrize(
    ("total", "lead", "wanted"),
    [
        (50, 40, 2),  # spec 2, 2.5 worked example 2: (50 - 30) / 10
        (60, 40, 3),
        (30, 40, 1),  # 0 tens: at least one
        (0, 0, 1),
        (90, 20, 8),  # 90 - 10
        (90, 0, 10),  # no hláška: 90 + 10
        (130, 40, 10),
    ],
)
def test_contumace_against_an_offending_akter(total: int, lead: int, wanted: int) -> None:
    """max(1, (K - (h - 10)) / 10), h = the hláška the sto is played on."""
    assert lost("akter", total, lead=lead).startswith(f"obrana, {wanted} ")


def test_contumace_without_their_hlasky_by_reading() -> None:
    """K = 60 of which 20 is their pair: 40 - 30 = 1 step instead of 3."""
    case = {"total": 60, "lead": 40, "hlasky": 20}
    assert lost("akter", **case) == "obrana, 3 kroky"
    assert lost("akter", **case, vyklady={"prohrane-sto": "bez-hlasek"}) == "obrana, 1 krok"


def test_contumace_under_the_other_readings_of_sto() -> None:
    assert lost("obrana", 130, vyklady={"sto": "nasobene"}) == "aktér, 8 kroků"
    assert lost("obrana", 130, vyklady={"sto": "pausalni"}) == "aktér, 1 krok"


def test_shown_lozena_is_made_whatever_the_points() -> None:
    hand = example_hand(**CASE)
    result = Sto().shown(hand, hand.comments.obligations[0], points(90, 0, (40,)), Side.AKTER)
    assert (told(result), result.manner, result.points) == ("aktér, 4 kroky", "lozena", 130)


def test_lozena_of_the_defence_loses_it() -> None:
    """They have 60 + 30 left: the aktér keeps 0 + 0, ten tens missing."""
    hand = example_hand(**CASE)
    result = Sto().shown(hand, hand.comments.obligations[0], points(0, 90), Side.OBRANA)
    assert told(result) == "obrana, 10 kroků"


def test_points_of_a_lost_sto_are_cards_and_one_hlaska() -> None:
    hand = example_hand(**CASE)
    result = Sto().by_play(hand, hand.comments.obligations[0], points(30, 60, (20, 40), (20,)))
    assert result is not None and result.points == 50
    (why,) = result.reasons
    assert (why.text, why.value) == (
        "sto: 30 + hláška 20 = 50, hlášky soupeře 20", "vyhrává obrana, 7 kroků",
    )  # fmt: skip


def test_sto_proti_is_made_by_the_defence() -> None:
    """Volený: 60 + 40 of the defence is their sto."""
    hand = example_hand(pravidla="voleny-2005", zavazek="hra", trumf="žaludy", proti={"Božena": ("sto",)})
    ob = hand.comments.obligations[-1]
    assert (ob.part, ob.side) == ("sto", Side.OBRANA)
    assert told(Sto().by_play(hand, ob, points(30, 60, (), (40,)))) == "obrana, 1 krok"
    assert told(Sto().by_play(hand, ob, points(50, 40, (20,), (40,)))) == "aktér, 4 kroky"  # 80: 2 + 2


def test_open_until_all_tricks_are_played() -> None:
    assert played("A" * 9) == "nerozhodnuto"
    assert played("A" * 10) == "obrana, 9 kroků"  # the last trick alone: 10, nine tens missing


def test_their_hlasky_are_taken_off_the_contumace_points_by_reading() -> None:
    """K = 90 of which 20 is their pair: (90 - 30) / 10 = 6, without it (70 - 30) / 10 = 4."""
    assert lost("akter", 90, lead=40, hlasky=20) == "obrana, 6 kroků"
    assert lost("akter", 90, lead=40, hlasky=20, vyklady={"prohrane-sto": "bez-hlasek"}) == "obrana, 4 kroky"
