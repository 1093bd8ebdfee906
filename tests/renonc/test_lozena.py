"""A ložená that was played on: from which trick, by whom, and what a voiced doubt changes (čl. II/20, Koruna A/10)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from rozhodci.case.model import Complaint
from rozhodci.hand import prepare
from rozhodci.renonc import find_all
from rozhodci.ruling import Finding
from tests.example import example_hand

DURCH: dict[str, Any] = {
    "zavazek": "durch", "trumf": None, "talon": "Č7 Z7", "Adam": "ČE ČK ČV ČS ZE ZK ZV KE KK ŽE",
    "Božena": "Č10 Č8 ZS Z9 KS K10 K8 ŽK Ž10 Ž7", "Cyril": "Č9 Z10 Z8 KV K9 K7 ŽV ŽS Ž9 Ž8",
    "zdvihy": ["ČE Č10 Č9", "ŽE ŽK ŽV", "ZE ZS Z10"],
}  # fmt: skip
"""Ložený from the first card: nobody can hold a card above one that Adam leads after his higher ones."""

BETL: dict[str, Any] = {"zavazek": "betl", "trumf": None, "Adam": "Č7 Č8 Č9 Z7 Z8 K7 K8 Ž7 Ž8 Ž9", "Božena": "ČS ČV ZS",
                        "Cyril": "Č10 ČK", "zdvihy": ["Č7 ČS Č10", "ČV ČK Č8"]}  # fmt: skip
"""Ložený betl, Božena leads the second trick."""

ESA: dict[str, Any] = {
    "zavazek": "durch", "trumf": None, "talon": "Č7 Z7", "Adam": "ČK ČV ČS Č10 ZK ZV ZS KK KV ŽK",
    "Božena": "ČE ZE KE ŽE Č9 Č8 Z8 Z9 K7 Ž7", "zdvihy": ["ČK ČE"],
}  # fmt: skip
"""A durch against all four esa: Božena holds the hand that surely beats it."""


def found(case: dict[str, Any], against: str | None = "Adam", kind: str = "rezani-michani") -> list[Finding]:
    """Findings of mixing after that complaint; without `kind` nobody complained."""
    made = example_hand(**case)
    if kind:
        complaint = Complaint("Cyril", "pred-skladanim", against, kind)
        made = prepare(replace(made.case, complaint=complaint), made.rules, {})
    return [r.finding for r in find_all(made) if r.finding.code == "rezani-michani"]


def doubt(who: str, trick: int | None) -> dict[str, Any]:
    return {"udalosti": [{"druh": "pochybnost", "kdo": who, "zdvih": trick}]}


def told(findings: list[Finding]) -> list[tuple[str | None, int | None, str, str]]:
    return [(f.who, f.trick, f.when, f.source) for f in findings]


FROM_1 = [("Adam", 1, "lozena", "karty")]


@pytest.mark.parametrize("against", ["Adam", None])
def test_the_holder_is_the_accused_or_the_akter(against: str | None) -> None:
    (only,) = found(DURCH, against)
    assert told([only]) == FROM_1
    assert (only.phase, only.place, only.after) == ("sehravka", 1, None)
    assert only.text == "Adam od 1. zdvihu drží loženou, neukazuje ji a hraje (ČSM čl. II/20)."


def test_a_defender_who_surely_beats_the_hand_holds_a_lozena_too() -> None:
    assert told(found(ESA, "Božena")) == [("Božena", 1, "lozena", "karty")]
    assert found(ESA, "Adam") == found(ESA, "Cyril") == []


def test_the_sitter_holds_nothing() -> None:
    assert found(DURCH, "Dana") == []


def test_koruna_plays_the_first_trick_in_any_case() -> None:
    """A/10: all lay down after trick 1, so a second one is the first that may be wrong."""
    koruna = DURCH | {"pravidla": "koruna-2013"}
    assert [f.trick for f in found(koruna)] == [2]
    assert found(koruna | {"zdvihy": DURCH["zdvihy"][:1]}) == []


LATE = {"zavazek": "durch", "trumf": None, "talon": "Z7 Z8", "Adam": "ČE ČK ČV ČS Č10 Č9 Č8 Č7 ŽK ŽV",
        "Božena": "ŽE Z9 Z10 ZS ZV ZK K7 K8 K9 K10", "Cyril": "Ž7 Ž8 Ž9 Ž10 ŽS KS KV KK KE ZE"}  # fmt: skip
"""Adam can be beaten only by the žaludské eso."""
HEARTS = ["ČE Z9 KS", "ČK Z10 KV", "ČV ZS KK", "ČS ZV KE", "Č10 ZK ZE", "Č9 K7 Ž7", "Č8 K8 Ž8"]


def test_it_may_become_one_in_the_last_but_one_trick() -> None:
    """Božena discards the eso in trick 8: from then on nobody beats Adam, who plays two more tricks."""
    assert told(found(LATE | {"zdvihy": [*HEARTS, "Č7 ŽE Ž9", "ŽK K9 Ž10", "ŽV K10 ŽS"]})) == [
        ("Adam", 9, "lozena", "karty")
    ]


def test_in_the_last_trick_it_decides_nothing() -> None:
    """Adam's kule král can be beaten until the eso falls in trick 9."""
    here = LATE | {"Adam": "ČE ČK ČV ČS Č10 Č9 Č8 Č7 ŽE KK", "Božena": "KE Z9 Z10 ZS ZV ZK K7 K8 K9 K10",
                   "Cyril": "Ž7 Ž8 Ž9 Ž10 ŽS KS KV ŽV ŽK ZE"}  # fmt: skip
    hearts = ["ČE Z9 KS", "ČK Z10 KV", "ČV ZS ŽV", "ČS ZV ŽK", "Č10 ZK ZE", "Č9 K7 Ž7", "Č8 K8 Ž8", "Č7 K9 Ž9"]
    assert found(here | {"zdvihy": [*hearts, "ŽE KE Ž10", "KK K10 ŽS"]}) == []


# -- after a voiced doubt (II/20) one more trick may be played


@pytest.mark.parametrize(("trick", "wrong"), [(1, 2), (None, 2), (2, 3)])
def test_the_trick_after_the_allowed_one_is_wrong(trick: int | None, wrong: int) -> None:
    assert told(found(DURCH | doubt("Adam", trick), kind="")) == [("Adam", wrong, "lozena", "zaznam")]


def test_the_allowed_trick_is_not_wrong() -> None:
    assert found(DURCH | doubt("Adam", 3), kind="") == []


def test_who_holds_no_lozena_goes_on_wrongly_too_but_is_not_paid_for_it() -> None:
    """In every case a renonc; the ložený betl is Adam's, not of Božena who doubted."""
    (only,) = found(BETL | doubt("Božena", 1), kind="")
    assert told([only]) == [("Božena", 2, "", "zaznam")]
    assert only.text == "Božena po pochybnosti o ložené pokračuje ve 2. zdvihu (ČSM čl. II/20)."


def test_a_trick_of_which_no_card_was_laid_is_not_going_on() -> None:
    """Z7 lies in the talon: it cannot have been led."""
    assert found(DURCH | doubt("Adam", 1) | {"zdvihy": ["ČE Č10 Č9", "Z7"]}, kind="") == []


@pytest.mark.parametrize("trick", [1, None])
def test_from_the_doubt_on_the_hand_before_is_no_longer_asked(trick: int | None) -> None:
    """Doubted in trick 1, which II/20 allows: only going on in trick 2 is held against him."""
    assert told(found(DURCH | doubt("Adam", trick))) == [("Adam", 2, "lozena", "zaznam")]


def test_before_the_doubt_it_is() -> None:
    assert told(found(DURCH | doubt("Adam", 2))) == [*FROM_1, ("Adam", 3, "lozena", "zaznam")]


@pytest.mark.parametrize(("kind", "who"), [("pochybnost", "Cyril"), ("kontrola-karet", "Adam")])
def test_only_his_own_doubt_counts(kind: str, who: str) -> None:
    assert FROM_1[0] in told(found(DURCH | {"udalosti": [{"druh": kind, "kdo": who, "zdvih": 1}]}))


# -- as an established fact


@pytest.mark.parametrize(("more", "phase"), [({"okolnost": "lozena"}, "sehravka"), ({}, "po-sehravce")])
def test_a_lozena_is_played_in_play(more: dict[str, str], phase: str) -> None:
    (only,) = found(DURCH | {"udalosti": [{"druh": "rezani-michani", "kdo": "Adam", **more}]})
    assert (only.phase, only.source, only.when) == (phase, "udalost", more.get("okolnost", ""))
