"""Czech words for codes, counts with the right ending, halves of a PB."""

from __future__ import annotations

import pytest

from rozhodci.rulesets import get, names
from rozhodci.sides import Side
from rozhodci.words import SIDES, counted, halves, in_trick, listing, part, points, steps


@pytest.mark.parametrize(
    ("number", "text"),
    [(0, "0 bodů"), (1, "1 bod"), (-1, "-1 bod"), (2, "2 body"), (4, "4 body"), (5, "5 bodů"), (-10, "-10 bodů"),
     (21, "21 bodů")],
)  # fmt: skip
def test_points(number: int, text: str) -> None:
    assert points(number) == text


@pytest.mark.parametrize(("number", "text"), [(1, "1 krok"), (3, "3 kroky"), (6, "6 kroků")])
def test_steps(number: int, text: str) -> None:
    assert steps(number) == text


def test_counted() -> None:
    assert counted(2, "hráč", "hráči", "hráčů") == "2 hráči"


@pytest.mark.parametrize(
    ("value", "text"), [(0, "0"), (52, "26"), (21, "10,5"), (1, "0,5"), (-1, "-0,5"), (-2, "-1"), (-3, "-1,5")]
)
def test_halves(value: int, text: str) -> None:
    assert halves(value) == text


@pytest.mark.parametrize(
    ("items", "text"), [([], ""), (["A"], "A"), (["A", "B"], "A a B"), (["A", "B", "C"], "A, B a C")]
)
def test_listing(items: list[str], text: str) -> None:
    assert listing(items) == text
    assert listing(["A", "B"], "nebo") == "A nebo B"


def test_parts() -> None:
    assert (part("sto-a-sedma"), part("devitka"), part("sto-proti")) == ("sto a sedma", "devítka", "sto proti")
    assert part("cosi") == "cosi"


def test_every_part_of_every_ruleset_has_its_word() -> None:
    for name in names():
        for parts in get(name).zavazky.values():
            for code in parts:
                assert part(code) != "" and "-" not in part(code)


def test_sides() -> None:
    assert SIDES == {Side.AKTER: "aktér", Side.OBRANA: "obrana"}
    assert (Side.AKTER.other, Side.OBRANA.other) == (Side.OBRANA, Side.AKTER)


@pytest.mark.parametrize("number", range(1, 11))
def test_in_trick(number: int) -> None:
    """Before druhém, třetím, čtvrtém the preposition is ve."""
    assert in_trick(number) == (f"ve {number}. zdvihu" if number in (2, 3, 4) else f"v {number}. zdvihu")
