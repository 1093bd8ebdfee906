"""Hra (spec 2, 2.2): more points with all own hlášky; equality is lost by the aktér; 100 and more is a tiché sto."""

from __future__ import annotations

import pytest

from rozhodci.parts.hra import Hra
from rozhodci.sides import Side
from tests.example import example_hand
from tests.parts.made import loser, played_so, player, points, told

played = player(pravidla="voleny-2005", zavazek="hra", trumf="žaludy")
lost = loser(pravidla="voleny-2005", zavazek="hra", trumf="žaludy")


@pytest.mark.parametrize(
    ("own", "theirs", "winner"),
    [((50,), (40,), "aktér"), ((40,), (50,), "obrana"), ((80,), (10,), "aktér")],
)
def test_more_card_points_win(own: tuple[int, ...], theirs: tuple[int, ...], winner: str) -> None:
    assert played(body=(*own, *theirs)) == f"{winner}, 1 krok"


@pytest.mark.parametrize(
    ("cards", "pairs", "against", "winner"),
    [
        ((40, 50), (20,), (), "aktér"),  # 60 : 50
        ((30, 60), (20,), (20,), "obrana"),  # 50 : 80
        ((10, 80), (40, 20, 20), (), "aktér"),  # 90 : 80
        ((40, 50), (40,), (20, 20), "obrana"),  # 80 : 90
    ],
)
def test_all_own_hlasky_count(
    cards: tuple[int, int], pairs: tuple[int, ...], against: tuple[int, ...], winner: str
) -> None:
    assert played(body=(*cards, pairs, against)) == f"{winner}, 1 krok"


@pytest.mark.parametrize("body", [(50, 40, (), (10,)), (30, 60, (40,), (10,)), (35, 55, (20,), ())])
def test_equality_is_lost_by_the_akter(body: tuple[object, ...]) -> None:
    """35 + 20 = 55, 30 + 40 = 70 and 50 = 40 + 10: nobody has more, so the aktér has not won (Obecná pravidla)."""
    assert played(body=body) == "obrana, 1 krok"


@pytest.mark.parametrize("ruleset", ["voleny-2005", "licitovany-2010"])
@pytest.mark.parametrize(
    ("total", "steps", "once", "plain"),
    [
        (90, "1 krok", "1 krok", "1 krok"),
        (100, "2 kroky", "2 kroky", "2 kroky"),
        (110, "4 kroky", "2 kroky", "2 kroky + 2 kroky bez fleků"),
        (120, "6 kroků", "2 kroky", "2 kroky + 4 kroky bez fleků"),
        (190, "20 kroků", "2 kroky", "2 kroky + 18 kroků bez fleků"),
    ],
)
def test_tiche_sto_under_all_three_readings(ruleset: str, total: int, steps: str, once: str, plain: str) -> None:
    """100 doubles; each further ten adds two flekované rates, nothing, or two unflekované ones."""
    case = {"pravidla": ruleset, "zavazek": "hra" if ruleset.startswith("voleny") else "sedma"}
    for reading, wanted in (("opakovat", steps), ("jednou", once), ("neflekovane", plain)):
        hand = example_hand(trumf="žaludy", vyklady={"tiche-sto": reading}, **case)
        ob = hand.comments.obligations[0]
        assert ob.part == "hra"
        got = told(Hra().by_play(hand, ob, points(total - 40, 90 - (total - 40), (40,))))
        assert got == f"aktér, {wanted}"


def test_the_defence_makes_a_tiche_sto_too() -> None:
    """ČSM I: either side. 80 + 20 = 100 against 10."""
    assert played(body=(10, 80, (), (20,))) == "obrana, 2 kroky"


def test_the_beaten_side_at_100_makes_none() -> None:
    """100 against 90 + ... : the winner's total counts; 60 + 40 = 100 loses to 30 + 80 = 110, four steps."""
    assert played(body=(60, 30, (40,), (20, 20, 40))) == "obrana, 4 kroky"


def test_none_beside_an_announced_sto() -> None:
    """Výklad sto-hra, s-hrou: hra stands beside the sto but its hundred is not paid twice."""
    hand = example_hand(zavazek="sto", trumf="žaludy", vyklady={"sto-hra": "s-hrou"})
    hra, sto = hand.comments.obligations
    assert (hra.part, sto.part) == ("hra", "sto")
    assert told(Hra().by_play(hand, hra, points(80, 10, (40,)))) == "aktér, 1 krok"
    assert "tiche-sto" not in hand.readings.asked


def test_none_beside_a_sto_that_is_half_of_the_whole() -> None:
    """Koruna A/12: sto a sedma proti is announced as one whole, a sto all the same."""
    hand = example_hand(pravidla="koruna-2013", zavazek="hra", trumf="žaludy", proti={"Božena": ("sto", "sedma")})
    assert [o.key for o in hand.comments.obligations] == ["hra", "sto-a-sedma"]
    hra = hand.comments.obligations[0]
    assert told(Hra().by_play(hand, hra, points(10, 80, (), (40,)))) == "obrana, 1 krok"


@pytest.mark.parametrize(("total", "steps"), [(0, "1 krok"), (50, "1 krok"), (99, "1 krok"), (100, "2 kroky"),
                                              (110, "4 kroky"), (130, "8 kroků")])  # fmt: skip
def test_by_contumace(total: int, steps: str) -> None:
    """T = K, at least the base step, from 100 on a tiché sto (spec 2, 2.5)."""
    assert lost("obrana", total) == f"aktér, {steps}"
    assert lost("akter", total) == f"obrana, {steps}"


def test_open_until_all_tricks_are_played() -> None:
    assert played("A" * 9) == "nerozhodnuto"


def test_shown_lozena_is_won_with_everything() -> None:
    """Spec 2, 2.9: a shown ložená hra can be tiché sto: 90 + 40 = 130."""
    hand = example_hand(pravidla="voleny-2005", zavazek="hra", trumf="žaludy")
    ob = hand.comments.obligations[0]
    result = Hra().shown(hand, ob, points(90, 0, (40,)), Side.AKTER)
    assert (told(result), result.manner, result.points) == ("aktér, 8 kroků", "lozena", 130)


def test_the_result_says_its_points_and_articles() -> None:
    hand = played_so(example_hand(zavazek="sedma", trumf="žaludy"), "A" * 10)
    result = Hra().by_play(hand, hand.comments.obligations[0], points(80, 10, (20,)))
    assert result is not None
    assert (result.points, result.manner, result.key) == (100, "sehravka", "hra")
    assert [s.cite for s in result.reasons] == ["ČSM čl. II/1, Obecná pravidla", "ČSM čl. I"]
    assert (result.reasons[0].text, result.reasons[0].value) == ("hra: aktér 100 bodů, obrana 10 bodů", "vyhrává aktér")
    assert (result.reasons[1].text, result.reasons[1].value) == ("tiché sto za 100 bodů", "2 kroky")


def test_unflekovane_steps_are_counted_in_the_reason() -> None:
    """120: the doubled rate and twice two unflekované ones, six in all."""
    hand = example_hand(zavazek="sedma", trumf="žaludy", vyklady={"tiche-sto": "neflekovane"})
    result = Hra().by_play(hand, hand.comments.obligations[0], points(80, 10, (40,)))
    assert result is not None and result.reasons[-1].value == "6 kroků"
