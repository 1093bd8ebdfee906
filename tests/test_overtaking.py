"""Turns out of order in the commenting (spec 2, 2.9)."""

from __future__ import annotations

import pytest

from rozhodci.comments import Commenting
from tests.talking import Words, cross, talk


def out_of_turn(c: Commenting) -> list[str | None]:
    return [f.who for f in c.findings]


CLEAN: list[Words] = [
    [("Božena", ""), ("Cyril", "hra"), ("Adam", "")],
    [("Cyril", "hra"), ("Adam", "")],
    [("Božena", "hra"), ("Adam", "hra"), ("Božena", ""), ("Cyril", "hra"), ("Adam", "")],
    [("Cyril", "hra"), ("Adam", "hra"), ("Božena", ""), ("Cyril", "")],
    [("Božena", "hra"), ("Cyril", "sedma"), ("Adam", "hra sedma"), ("Božena", "hra sedma"), ("Adam", "")],
    [("Božena", "hra"), ("Adam", ""), ("Cyril", "")],
    [("Cyril", ""), ("Božena", "hra"), ("Adam", "")],
]
"""Omitted and needless dobře are no fault; a word on what was raised since is no word of a missed turn."""


@pytest.mark.parametrize("words", CLEAN)
def test_in_turn(words: Words) -> None:
    assert talk(*words).findings == ()


GUILTY: list[tuple[Words, list[str]]] = [
    ([("Cyril", "hra"), ("Božena", "sedma"), ("Adam", "")], ["Cyril"]),
    ([("Cyril", "hra"), ("Božena", ""), ("Adam", "")], ["Cyril"]),
    ([("Božena", "hra"), ("Adam", "hra"), ("Cyril", "sedma")], ["Adam"]),
    ([("Božena", "hra"), ("Adam", "hra"), ("Cyril", ""), ("Božena", "")], ["Adam"]),
    ([("Cyril", "hra"), ("Božena", ""), ("Adam", "hra"), ("Cyril", "hra"), ("Božena", "")], ["Cyril", "Cyril"]),
]


@pytest.mark.parametrize(("words", "guilty"), GUILTY)
def test_out_of_turn(words: Words, guilty: list[str]) -> None:
    assert out_of_turn(talk(*words)) == guilty


def test_the_overtaken_player_may_still_speak() -> None:
    """ČSM čl. II/14: the one passed over speaks afterwards without fault and the commenting goes on."""
    c = talk(("Cyril", "hra"), ("Božena", "sedma"), ("Adam", "hra sedma"), ("Božena", ""))
    assert out_of_turn(c) == ["Cyril"]
    assert c.levels == {"hra": 2, "sedma": 2}


def test_finding_says_who_was_due() -> None:
    (found,) = talk(("Cyril", "hra"), ("Božena", "")).findings
    assert (found.code, found.phase, found.source) == ("poradi-komentovani", "komentovani", "zaznam")
    assert "Božena" in found.text


def test_order_among_four_in_krizovy() -> None:
    assert out_of_turn(cross(("Dana", "hra"), ("Božena", ""), ("Adam", ""))) == ["Dana"]
    assert out_of_turn(cross(("Božena", ""), ("Dana", "hra"), ("Adam", "hra"), ("Božena", "hra"))) == []
    assert out_of_turn(cross(("Božena", "hra"), ("Adam", "hra"), ("Dana", "hra"))) == []
