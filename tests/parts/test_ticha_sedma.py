"""Tichá sedma (spec 2, 2.2): where it exists in each discipline, taken and beaten, by either side."""

from __future__ import annotations

import pytest

from rozhodci.parts.ticha_sedma import ticha_sedma
from tests.example import example_hand
from tests.parts.made import played_so, told

TAKEN, BEATEN = "A:Ž7! B:Z9 C:K9", "A:ŽE! B:Ž7 C:K9"
THEIRS = "A:Z8 B:Ž7! C:K9"


def found(last: str, pravidla: str = "licitovany-2010", zavazek: str = "sto", trumf: str | None = "žaludy",
          **case: object) -> str:  # fmt: skip
    hand = played_so(example_hand(pravidla=pravidla, zavazek=zavazek, trumf=trumf, **case), "A" * 10, {10: last})
    result = ticha_sedma(hand)
    return "žádná" if result is None else told(result)


@pytest.mark.parametrize(
    ("last", "wanted"),
    [
        (TAKEN, "aktér, 1 krok"),  # taken by the aktér's seven: his side receives
        (THEIRS, "obrana, 1 krok"),
        (BEATEN, "aktér, 1 krok"),  # the defence's seven beaten: its side pays
        ("A:Ž7 B:Ž8! C:K9", "obrana, 1 krok"),
        ("B:Ž7 C:Ž8! A:K9", "aktér, 1 krok"),  # beaten by the own partner: its side pays all the same
        ("A:ŽE! B:Z9 C:K9", "žádná"),  # the seven is not in the last trick
    ],
)
def test_taken_and_beaten(last: str, wanted: str) -> None:
    assert found(last) == wanted


@pytest.mark.parametrize(
    ("pravidla", "zavazek", "wanted"),
    [
        ("licitovany-2010", "sto", True),
        ("licitovany-2010", "sedma", False),  # announced
        ("licitovany-2010", "sto a sedma", False),
        ("licitovany-2010", "dvě sedmy a sto", False),
        ("voleny-2005", "hra", True),
        ("voleny-2005", "sto", True),
        ("voleny-2005", "sedma", False),
        ("koruna-2013", "hra", True),
        ("koruna-2013", "sto", True),
        ("koruna-2013", "sto a sedma", False),
    ],
)
def test_where_it_exists(pravidla: str, zavazek: str, wanted: bool) -> None:
    pomocna = {"pomocna": "zelené"} if "dvě" in zavazek else {}
    assert (found(TAKEN, pravidla, zavazek, **pomocna) != "žádná") is wanted


@pytest.mark.parametrize("zavazek", ["hra", "sto", "osma", "devitka", "osma a devitka", "sto a osma"])
def test_krizovy(zavazek: str) -> None:
    """Křížový A excepts no závazek: an osma or devítka holds a hra and leaves the seven unannounced."""
    hand = example_hand(pravidla="krizovy", zavazek=zavazek, trumf="žaludy", partner="Cyril")
    laid = {8: "A:Z9 B:K9 C:Ž7! D:K8"}
    result = ticha_sedma(played_so(hand, "A" * 8, laid))
    assert result is not None and told(result) == "aktér, 1 krok"  # the partner's seven is of the aktér's side


def test_never_in_betl_nor_beside_a_seven_proti() -> None:
    assert found("A:Ž7! B:Z9 C:K9", zavazek="betl", trumf=None) == "žádná"
    assert found(TAKEN, "voleny-2005", "hra", proti={"Božena": ("sedma",)}) == "žádná"
    assert found(TAKEN, "koruna-2013", "hra", proti={"Božena": ("sto", "sedma")}) == "žádná"
    assert found(TAKEN, "koruna-2013", "hra", proti={"Božena": ("sto",)}) == "aktér, 1 krok"


def test_not_in_a_hand_that_stops_before_the_last_trick() -> None:
    hand = played_so(example_hand(zavazek="sto", trumf="žaludy"), "A" * 9, {9: TAKEN})
    assert ticha_sedma(hand) is None


@pytest.mark.parametrize("zavazek", ["sedma", "sedma a osma", "sto a sedma"])
def test_krizovy_with_an_announced_seven(zavazek: str) -> None:
    hand = example_hand(pravidla="krizovy", zavazek=zavazek, trumf="žaludy", partner="Cyril")
    assert ticha_sedma(played_so(hand, "A" * 8, {8: "A:Z9 B:K9 C:Ž7! D:K8"})) is None
