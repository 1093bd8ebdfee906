"""Every kind of established fact: under which code it is classed, what discipline, phase and circumstance change."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from rozhodci.case.model import Event
from rozhodci.hand import prepare
from rozhodci.renonc import find_all
from rozhodci.rulesets import get
from rozhodci.ruling import Renonc
from tests.example import example_hand
from tests.renonc.test_classified import all_of, fact

MOVED = {"pocet-talonu", "mylna-lozena", "pauzirujici-videl", "talon-po-hre", "talon-po-komentari", "naznaky"}
"""Kinds whose code or circumstance hangs on more than the kind."""
KORUNA: dict[str, Any] = {"pravidla": "koruna-2013", "zavazek": "hra"}


@pytest.mark.parametrize("druh", [c for c in get("licitovany-2010").catalogue if c not in MOVED])
def test_every_code_may_be_given_as_a_fact(druh: str) -> None:
    """Spec 2, 2.4: also one the record cannot show; trick 5 is not recorded, so nothing refutes it."""
    found = fact(druh, kdo="Cyril", zdvih=5)
    assert (found.finding.code, found.finding.who, found.finding.source) == (druh, "Cyril", "udalost")


class TestWrongLozena:
    """ČSM čl. II/21 · Křížový B/12; koruna does not describe it."""

    @pytest.mark.parametrize(("rules", "cite"), [("licitovany-2010", "ČSM čl. II/21"), ("krizovy", "Křížový B/12")])
    def test_by_another_than_the_akter(self, rules: str, cite: str) -> None:
        found = fact(
            "mylna-lozena", kdo="Cyril", zdvih=5, pravidla=rules, zavazek="hra" if rules == "krizovy" else "sto"
        )
        text = f"Cyril: mylně ohlášená ložená hra, 5. zdvih: u obránce náznaky ({cite})."
        assert (found.finding.code, found.finding.when, found.finding.text) == ("naznaky", "", text)

    def test_in_koruna_it_stays_itself_for_the_referee(self) -> None:
        found = fact("mylna-lozena", kdo="Cyril", zdvih=5, **KORUNA)
        assert (found.finding.code, found.klass, found.cite) == ("mylna-lozena", "rozhodci", "Koruna F/1")
        assert found.finding.when == "obrana"

    def test_after_other_facts(self) -> None:
        found = all_of(
            udalosti=[{"druh": "humor", "kdo": "Cyril"}, {"druh": "mylna-lozena", "kdo": "Cyril", "zdvih": 5}]
        )
        assert {r.finding.code for r in found} == {"humor", "naznaky"}


class TestSeenCards:
    def look(self, **more: Any) -> Renonc:
        return fact("pauzirujici-videl", zdvih=2, **more)

    def test_who_plays_saw_foreign_cards(self) -> None:
        found = self.look(kdo="Cyril", okolnost="sam")
        assert (found.finding.code, found.finding.when, found.finding.who) == ("cizi-karty", "", "Cyril")
        assert found.cite == "ČSM čl. IV, renonc ve hře P2/3"

    @pytest.mark.parametrize("rules", ["koruna-2013", "krizovy"])
    def test_where_nobody_sits_out_it_is_the_referees(self, rules: str) -> None:
        found = self.look(kdo="Cyril", pravidla=rules, zavazek="hra")
        assert (found.finding.code, found.klass) == ("pauzirujici-videl", "rozhodci")

    @pytest.mark.parametrize(
        ("druh", "okolnost", "code"),
        [
            ("odlozene-karty", None, "odlozene-karty"),
            ("skladajici-videl", None, "skladajici-videl"),
            ("odlozene-karty", "po-zahajeni-skladani", "skladajici-videl"),
            ("skladajici-videl", "pred-skladanim", "odlozene-karty"),
            ("skladajici-videl", "sam", "skladajici-videl"),
        ],
    )
    def test_put_down_cards_by_the_moment(self, druh: str, okolnost: str | None, code: str) -> None:
        """The moment has named the code and stands no longer beside it."""
        found = fact(druh, kdo="Cyril", okolnost=okolnost)
        assert (found.finding.code, found.finding.when) == (code, "")

    @pytest.mark.parametrize("rules", ["koruna-2013", "krizovy"])
    def test_elsewhere_the_moment_changes_nothing(self, rules: str) -> None:
        found = fact("odlozene-karty", kdo="Cyril", okolnost="po-zahajeni-skladani", pravidla=rules, zavazek="hra")
        assert (found.finding.code, found.finding.when, found.klass) == ("odlozene-karty", "", "rozhodci")


class TestTalonAfterTheHand:
    """II/11 speaks of betl and durch after the hand; during it, it is a look into the talon after comment."""

    @pytest.mark.parametrize("faze", ["komentovani", "sehravka"])
    def test_during_it(self, faze: str) -> None:
        found = fact("talon-po-hre", kdo="Cyril", faze=faze, zavazek="betl", trumf=None, Adam="")
        assert (found.finding.code, found.pausal, found.finding.phase) == ("talon-po-komentari", 2, faze)

    @pytest.mark.parametrize("rules", ["koruna-2013", "krizovy"])
    def test_elsewhere_it_is_the_referees_whatever_the_circumstance(self, rules: str) -> None:
        for more in ({}, {"okolnost": "p2-3"}, {"faze": "sehravka"}):
            found = fact("talon-po-hre", kdo="Cyril", pravidla=rules, zavazek="hra", **more)
            assert (found.finding.code, found.finding.when, found.klass) == ("talon-po-hre", "", "rozhodci")

    def test_after_other_facts(self) -> None:
        facts = [{"druh": "humor", "kdo": "Cyril"}, {"druh": "talon-po-hre", "kdo": "Cyril"}]
        found = all_of(udalosti=facts, zavazek="betl", trumf=None, Adam="")
        assert {r.finding.code for r in found} == {"humor", "talon-po-hre"}


def test_a_fault_of_the_talon_keeps_no_moment_of_play() -> None:
    """Spec 2, 2.9: complete at the first comment, whenever it was found."""
    found = fact("ostra-v-talonu", kdo="Adam", zdvih=4, po_kartach=2).finding
    assert (found.phase, found.trick, found.after) == ("talon", None, None)


@pytest.mark.parametrize("told", ["Díval se stranou.", "Díval se stranou"])
def test_the_referees_own_words_stand_in_the_finding(told: str) -> None:
    hand = example_hand(trumf="žaludy", Adam="Ž7")
    case = replace(hand.case, events=(Event("jiny", "Cyril", text=told),))
    (found,) = find_all(prepare(case, hand.rules, {}))
    assert found.finding.text == "Cyril: jiné provinění, při komentování – Díval se stranou."
