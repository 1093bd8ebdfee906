"""An impossible card is said in every ruling (spec 2, 2.1: it stops the replay)."""

from __future__ import annotations

from rozhodci.judge import judge
from rozhodci.judging.stopped import stopped_warning
from rozhodci.rulesets import get
from tests.example import example_case, example_hand


def test_the_place_of_an_impossible_card_is_named() -> None:
    hand = example_hand(trumf="žaludy", Adam="ZE", Božena="Z8", Cyril="Z7 ČE", zdvihy=["ZE ČE Z7"])
    (text,) = stopped_warning(hand)
    assert "2. kartu 1. zdvihu" in text


def test_a_possible_record_needs_no_warning() -> None:
    assert stopped_warning(example_hand(trumf="žaludy", Adam="ZE", Božena="Z8", zdvihy=["ZE Z8"])) == ()


def test_nothing_found_before_an_impossible_card_leaves_the_verdict_to_the_referee() -> None:
    """Spec 3: `rozhodne-rozhodci` where the record does not decide; what was proven before it stays a renonc."""
    clean = example_case(
        zavazek="sto", trumf="žaludy", Adam="ZE", Božena="Z8", zdvihy=[[("Adam", "ZE"), ("Božena", "ČE")]]
    )
    ruling = judge(clean, get(clean.ruleset))
    assert ruling.verdict == "rozhodne-rozhodci"
    assert [q.code for q in ruling.questions] == ["zaznam-nesedi"]
    fault = example_case(
        trumf="žaludy", Adam="ZE", Božena="Z8 K9", zdvihy=[[("Adam", "ZE"), ("Božena", "K9"), ("Cyril", "ZE")]]
    )
    assert judge(fault, get(fault.ruleset)).verdict == "renonc"
