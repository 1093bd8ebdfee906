"""Dvě sedmy (spec 2, 2.2; ČSM čl. III): both sevens in their tricks, or lost in every case."""

from __future__ import annotations

import pytest

from rozhodci.parts.dve_sedmy import DveSedmy
from rozhodci.parts.score import score
from rozhodci.sides import Side
from tests.example import example_hand
from tests.parts.made import played_so, told
from tests.parts.test_examples import TWO_SEVENS

BOTH = {9: "A:Z7! B:K8 C:K9", 10: "A:Ž7! B:KS C:KV"}


def played(taken: str = "", laid: dict[int, str] | None = None, **case: str) -> str:
    hand = played_so(example_hand(**(TWO_SEVENS | case)), taken, laid)
    return told(DveSedmy().by_play(hand, hand.comments.obligations[0], score(hand)))


def test_made() -> None:
    assert played("B" * 10, BOTH) == "aktér, 1 krok"


@pytest.mark.parametrize(
    "laid",
    [
        {9: "A:Z7 B:Z9! C:K9", 10: "A:Ž7! B:KS C:KV"},  # the pomocná one beaten
        {9: "A:Z7! B:K8 C:K9", 10: "A:Ž7 B:Ž8! C:KV"},  # the trump one beaten
        {9: "A:Ž7! B:K8 C:K9", 10: "A:Z7! B:KS C:KV"},  # in the wrong order
        {8: "A:Z7! B:K8 C:K9", 10: "A:Ž7! B:KS C:KV"},  # the pomocná one too early
        {4: "A:Ž7! B:K8 C:K9", 9: "A:Z7! B:ČS C:ČV"},  # the trump one too early
        {9: "B:Z9! C:K9 A:Z7", 10: "A:Ž7! B:KS C:KV"},  # not led and not taken
        {9: "A:Z8! B:K8 C:K9", 10: "A:Ž7! B:KS C:Z7"},  # another card took the last but one
    ],
)
def test_lost(laid: dict[int, str]) -> None:
    assert played("A" * 10, laid) == "obrana, 1 krok"


def test_a_record_that_ends_early_is_open_even_after_a_seven_fell() -> None:
    """Spec 2, 2.9: only betl and durch are decided by play before the end."""
    assert played("AAA", {3: "A:Ž7! B:K8 C:K9"}) == "nerozhodnuto"


@pytest.mark.parametrize(
    ("case", "wanted"),
    [
        ({"Božena": "Z8 Z9 ZS ZV", "Cyril": "ZK Z10"}, True),
        ({"Božena": "ZK Z10", "Cyril": "Z8 Z9 ZS ZV"}, True),
        ({"Božena": "Z8 Z9 ZS", "Cyril": "ZV ZK Z10"}, False),
    ],
)
def test_four_pomocne_of_one_defender(case: dict[str, str], wanted: bool) -> None:
    """Čl. III/1 and III/2: lost although both sevens took their tricks."""
    assert played("A" * 10, BOTH, **case) == ("obrana, 1 krok (zvlastni)" if wanted else "aktér, 1 krok")


def test_four_pomocne_of_the_akter_himself_do_not_matter() -> None:
    case = {"Adam": "Ž7 Z7 Z8 Z9 ZS", "Božena": "ZV ZK", "Cyril": "Z10 ZE"}
    assert played("A" * 10, BOTH, **case) == "aktér, 1 krok"


@pytest.mark.parametrize(
    ("adam", "cyril"), [("Ž7 ŽE ZE", "ZV ZK Z7"), ("Ž8 Z7 ZE", "ZV ZK Ž7"), ("Ž8 ŽE ZE", "ZK Ž7 Z7")]
)
def test_a_seven_the_akter_lacks(adam: str, cyril: str) -> None:
    """Čl. III/3 applies III/2 to one or both sevens missing."""
    assert played(Adam=adam, Cyril=cyril) == "obrana, 1 krok (zvlastni)"


def test_lost_at_once_before_any_card() -> None:
    """In every case: no play can save it, so it is decided from the deal."""
    assert played(Božena="Z8 Z9 ZS ZV", Cyril="ZK Z10") == "obrana, 1 krok (zvlastni)"


@pytest.mark.parametrize("shower", [Side.AKTER, Side.OBRANA])
def test_shown_lozena(shower: Side) -> None:
    for doomed, wanted in ((False, shower), (True, Side.OBRANA)):
        case = {"Božena": "Z8 Z9 ZS ZV", "Cyril": "ZK Z10"} if doomed else {}
        hand = example_hand(**(TWO_SEVENS | case))
        result = DveSedmy().shown(hand, hand.comments.obligations[0], score(hand), shower)
        assert (result.winner, result.manner) == (wanted, "zvlastni" if doomed else "lozena")


def test_the_reason_names_what_is_missing() -> None:
    def reason(**case: str) -> str:
        hand = example_hand(**(TWO_SEVENS | case))
        result = DveSedmy().doomed(hand, hand.comments.obligations[0])
        assert result is not None
        (step,) = result.reasons
        assert step.cite == "ČSM čl. III/2"
        return step.text

    assert reason(Božena="Z8 Z9 ZS ZV", Cyril="ZK Z10") == "Božena má 4 pomocné karty"
    assert reason(Božena="Z8 Z9 ZS ZV ZK", Cyril="Z10") == "Božena má 5 pomocných karet"
    assert reason(Adam="Ž8 ŽE ZE", Cyril="ZK Ž7 Z7") == "aktér nemá Ž7 ani Z7"
    assert reason(Adam="Ž7 ŽE ZE", Cyril="ZK Z7") == "aktér nemá Z7"
