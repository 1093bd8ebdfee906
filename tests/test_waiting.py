"""Who is bound to wait with an announced seven, and for which trick (spec 2, 2.1, duty 4)."""

from __future__ import annotations

from typing import Any

from rozhodci.replay import waiting_sevens
from tests.example import example_hand


def waits(**case: Any) -> dict[str, dict[str, int]]:
    hand = example_hand(**case)
    return {p: {c.text: n for c, n in due.items()} for p, due in waiting_sevens(hand.case, hand.rules).items()}


def test_who_is_bound_to_wait() -> None:
    assert waits(zavazek="sedma", trumf="kule", Adam="K7") == {"Adam": {"K7": 10}}
    assert waits(zavazek="sedma", trumf="kule", Božena="K7") == {}
    assert waits(zavazek="sto", trumf="kule", Adam="K7") == {}
    assert waits(zavazek="dvě sedmy", trumf="kule", pomocna="žaludy", Adam="K7 Ž7") == {"Adam": {"K7": 10, "Ž7": 9}}
    cross: dict[str, Any] = {"pravidla": "krizovy", "trumf": "kule"}
    assert waits(zavazek="sedma", partner="Cyril", Cyril="K7", **cross) == {"Cyril": {"K7": 8}}
    assert waits(zavazek="osma", partner="Cyril", Adam="K8", **cross) == {"Adam": {"K8": 7}}
    assert waits(zavazek="devitka", Adam="K9", **cross) == {"Adam": {"K9": 6}}
    assert waits(zavazek="hra", Dana="K7", proti={"Dana": ["sedma"]}, **cross) == {"Dana": {"K7": 8}}


def test_proti_in_licitovany_binds_nobody() -> None:
    assert waits(zavazek="sto", trumf="kule", Božena="K7", proti={"Božena": ["sedma"]}) == {}
