"""Parts as a score sheet records them: the one number of points decides the steps (spec 5, 5.1 `body`)."""

from __future__ import annotations

from typing import Any

import pytest

from rozhodci.hand import Hand
from rozhodci.parts.recorded import QUIET_SEVEN, Points, pointed, results
from rozhodci.sides import Side
from tests.example import example_hand
from tests.parts.made import told

A, O = Side.AKTER, Side.OBRANA  # noqa: E741
KORUNA: dict[str, Any] = {"pravidla": "koruna-2013", "zavazek": "sto a sedma"}


def written(winners: dict[str, Side], body: int | None = None, against: int = 0, **case: Any) -> list[str]:
    hand = example_hand(**({"zavazek": "sto", "trumf": "žaludy"} | case))
    return [f"{r.key} {told(r)}" for r in results(hand, winners, Points(body, against))]


@pytest.mark.parametrize(
    ("winner", "body", "against", "wanted"),
    [
        (A, 100, 0, "aktér, 1 krok"),
        (A, 140, 0, "aktér, 5 kroků"),
        (A, None, 0, "aktér, 1 krok"),  # made without a number: just made
        (O, 90, 0, "obrana, 1 krok"),
        (O, 70, 0, "obrana, 3 kroky"),
        (O, 70, 40, "obrana, 7 kroků"),  # 3 + 4 of their hlášky
        (O, None, 0, "obrana, 1 krok"),  # lost without a number: just lost
        (O, None, 20, "obrana, 3 kroky"),  # and 2 of their hlášky
        (O, 0, 0, "obrana, 10 kroků"),
    ],
)
def test_sto(winner: Side, body: int | None, against: int, wanted: str) -> None:
    assert written({"sto": winner}, body, against) == [f"sto {wanted}"]


@pytest.mark.parametrize(("body", "wanted"), [(None, "1 krok"), (90, "1 krok"), (100, "2 kroky"), (120, "6 kroků")])
def test_hra_of_a_sedma(body: int | None, wanted: str) -> None:
    got = written({"hra": A, "sedma": O}, body, zavazek="sedma")
    assert got == [f"hra aktér, {wanted}", "sedma obrana, 1 krok"]


@pytest.mark.parametrize(
    ("winner", "body", "against", "wanted"),
    [
        (A, 120, 0, "aktér, 3 kroky"),
        (O, 120, 0, "obrana, 1 krok"),  # the sto was made: lost by the seven
        (O, 100, 0, "obrana, 1 krok"),
        (O, 80, 20, "obrana, 4 kroky"),  # 2 + 2
        (O, None, 0, "obrana, 1 krok"),
        (A, None, 0, "aktér, 1 krok"),
    ],
)
def test_sto_a_sedma_whole(winner: Side, body: int | None, against: int, wanted: str) -> None:
    assert written({"sto-a-sedma": winner}, body, against, **KORUNA) == [f"sto-a-sedma {wanted}"]


def test_ticha_sedma_comes_last() -> None:
    assert written({"sto": A, QUIET_SEVEN: O}, 100) == ["sto aktér, 1 krok", "ticha-sedma obrana, 1 krok"]


@pytest.mark.parametrize(
    ("zavazek", "topic"), [("betl", "betl"), ("durch", "durch"), ("sedma", "sedma"), ("dvě sedmy", "dve-sedmy")]
)
def test_parts_without_points_cite_their_own_article(zavazek: str, topic: str) -> None:
    hand = example_hand(zavazek=zavazek, trumf=None if topic in ("betl", "durch") else "žaludy", pomocna="zelené")
    keys = {o.key: A for o in hand.comments.obligations}
    last = results(hand, keys, Points())[-1]
    assert (last.part, last.steps, last.manner) == (topic, 1, "sehravka")
    assert last.reasons[0].cite == hand.rules.cite(topic)
    assert last.reasons[0].text.endswith("podle lístku")


def test_koruna_cites_its_own_articles() -> None:
    """The seven stands in A/11, betl and durch only in the general rules."""
    general = "Obecná pravidla (výklad)"
    for zavazek, cite in (("sedma", "Koruna A/11"), ("betl", general), ("durch", general)):
        trumf = "žaludy" if zavazek == "sedma" else None
        hand = example_hand(pravidla="koruna-2013", zavazek=zavazek, trumf=trumf)
        last = results(hand, {o.key: A for o in hand.comments.obligations}, Points())[-1]
        assert last.reasons[0].cite == cite


def test_manner_is_the_callers() -> None:
    hand = example_hand(zavazek="sto", trumf="žaludy")
    (result,) = results(hand, {"sto": A}, Points(110), "kontumace")
    assert (result.manner, result.steps, result.points) == ("kontumace", 2, 110)


@pytest.mark.parametrize(("winner", "body"), [(A, 120), (O, 120), (O, 80)])
def test_manner_of_a_whole(winner: Side, body: int) -> None:
    """Made, lost by the seven, lost by the sto."""
    hand = example_hand(trumf="žaludy", **KORUNA)
    (result,) = results(hand, {"sto-a-sedma": winner}, Points(body), "kontumace")
    assert (result.manner, result.winner) == ("kontumace", winner)


def test_without_a_number_no_points_are_made_up() -> None:
    hand = example_hand(zavazek="sedma", trumf="žaludy")
    assert [r.points for r in results(hand, {"hra": A, "sedma": A}, Points())] == [0, None]


def test_ticha_sedma_is_the_part_that_is_paid() -> None:
    hand = example_hand(zavazek="sto", trumf="žaludy")
    last = results(hand, {"sto": A, QUIET_SEVEN: O}, Points(100))[-1]
    assert (last.part, last.winner, last.steps) == ("ticha-sedma", O, 1)


class TestPointed:
    """Which part the one number of the sheet belongs to."""

    @staticmethod
    def of(hand: Hand) -> str | None:
        found = pointed(hand.comments.obligations)
        return None if found is None else found.key

    @pytest.mark.parametrize(
        ("case", "key"),
        [
            ({"zavazek": "sedma"}, "hra"),
            ({"zavazek": "sto"}, "sto"),
            ({"zavazek": "sto a sedma"}, "sto"),
            ({"zavazek": "dvě sedmy", "pomocna": "zelené"}, None),
            (KORUNA, "sto-a-sedma"),
            ({"pravidla": "voleny-2005", "zavazek": "hra", "proti": {"Božena": ("sto",)}}, "sto"),
            ({"pravidla": "voleny-2005", "zavazek": "sto", "proti": {"Božena": ("sto",)}}, None),  # two numbers
        ],
    )
    def test_part(self, case: dict[str, Any], key: str | None) -> None:
        assert self.of(example_hand(trumf="žaludy", **case)) == key

    def test_the_other_parts_get_none(self) -> None:
        """Hra beside a sto proti: 120 is the sto's; hra has none and is won at one step."""
        hand = example_hand(trumf="žaludy", pravidla="voleny-2005", zavazek="hra", proti={"Božena": ("sto",)})
        assert [told(r) for r in results(hand, {"hra": O, "sto": O}, Points(120))] == [
            "obrana, 1 krok",
            "obrana, 3 kroky",
        ]
