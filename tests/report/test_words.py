"""Czech counts and PB."""

from __future__ import annotations

import pytest

from rozhodci.report import words


@pytest.mark.parametrize(
    ("number", "text"),
    [(0, "0 bodů"), (1, "1 bod"), (-1, "-1 bod"), (2, "2 body"), (4, "4 body"), (5, "5 bodů"), (21, "21 bodů")],
)
def test_points(number: int, text: str) -> None:
    assert words.points(number) == text


@pytest.mark.parametrize(("halves", "text"), [(52, "26 PB"), (21, "10,5 PB"), (-1, "-0,5 PB"), (-2, "-1 PB")])
def test_pb(halves: int, text: str) -> None:
    assert words.pb(halves) == text


def test_names_of_parts() -> None:
    assert words.part("ticha-sedma") == "tichá sedma"
    assert words.part("sto-proti") == "sto proti"


def test_sentence() -> None:
    assert words.sentence("žádný renonc") == "Žádný renonc."
    assert words.sentence("Opravdu?") == "Opravdu?"


def test_listing() -> None:
    assert words.listing(["Adam"]) == "Adam"
    assert words.listing(["Adam", "Božena", "Cyril"]) == "Adam, Božena a Cyril"
