"""What is left to the referee, every answer computed (spec 2, 2.4 and 2.9; ČSM V/3)."""

from __future__ import annotations

from typing import Any

import pytest

from rozhodci.ruling import Choice, Ruling
from tests.judging.made import BOZENA_1, LEGAL_1, judged
from tests.judging.test_complaint import FUTILE


def fact(kind: str, who: str | None, **more: Any) -> dict[str, Any]:
    return {"udalosti": [{"druh": kind, "kdo": who, **more}]}


def choices(ruling: Ruling, code: str) -> dict[str, Choice]:
    (question,) = [q for q in ruling.questions if q.code == code]
    assert question.question.endswith("?") and question.cite
    return {c.choice: c for c in question.choices}


def test_futile_trump_is_computed_as_ve_hre() -> None:
    """V/3: saldo as ve hře P1, and one question with its other answer.

    K of the aktér: 0 + 90 − 10 (ŽE of Božena) = 80 and no pair lost: hra 20 + sedma 40 = 60.
    """
    ruling = judged(**FUTILE)
    (only,) = ruling.questions
    assert only.code == "nezatrumfovani"
    got = choices(ruling, "nezatrumfovani")
    assert set(got) == {"renonc ve hře", "není renonc"}
    assert got["renonc ve hře"].saldo == ruling.saldo
    assert ruling.saldo["Cyril"] < -600
    assert set(got["není renonc"].saldo.values()) == {0}  # the record stops


class TestSitter:
    """The pauzírující who saw cards: in hand 9 or technický 6 (two rules collide)."""

    def test_unclear_both_computed(self) -> None:
        """K = 90 (both trump ostré with the aktér): 60 × 3 by Dana with 3 × 2,00, or only 3 × 2,00."""
        ruling = judged(**fact("pauzirujici-videl", "Dana", zdvih=1), zdvihy=[LEGAL_1])
        assert ruling.verdict == "rozhodne-rozhodci"
        got = choices(ruling, "pauzirujici-videl")
        assert {k.split(" (")[0]: v.saldo["Dana"] for k, v in got.items()} == {
            "renonc ve hře": -180 - 600, "technický renonc": -600,
        }  # fmt: skip
        assert {"renonc ve hře 9", "technický renonc 6"} <= {
            k.split("čl. IV, ")[1].rstrip(")") for k in got if "čl. IV" in k
        }

    @pytest.mark.parametrize(("circumstance", "dana"), [("sam", -780), ("ukazano", -600)])
    def test_the_circumstance_decides(self, circumstance: str, dana: int) -> None:
        ruling = judged(**fact("pauzirujici-videl", "Dana", zdvih=1, okolnost=circumstance), zdvihy=[LEGAL_1])
        assert [q for q in ruling.questions if q.code == "pauzirujici-videl"] == []
        assert (ruling.verdict, ruling.saldo["Dana"]) == ("renonc", dana)


class TestNoHandToLose:
    """Faults before the závazek and after the hand: the paušál; anything more is asked (2.9)."""

    def test_before_the_zavazek(self) -> None:
        """Cyril sees foreign cards while they are dealt (P2): 10,00 to each; or the hand too: 60 × 3 more."""
        ruling = judged(**fact("cizi-karty", "Cyril", faze="pred-hrou"), zdvihy=[LEGAL_1])
        assert ruling.verdict == "renonc"
        got = choices(ruling, "cizi-karty")
        assert {k: v.saldo["Cyril"] for k, v in got.items()} == {"jen paušál": -3000, "i prohra hry": -3180}
        assert ruling.saldo == got["jen paušál"].saldo

    def test_without_a_hand_there_is_only_the_pausal(self) -> None:
        ruling = judged(zavazek="sedma", **fact("skladajici-videl", "Dana", faze="po-sehravce"))
        assert ruling.saldo["Dana"] == -600

    def test_technical_needs_no_question(self) -> None:
        assert judged(**fact("chybne-rozdani", "Dana", poradi=2)).questions == ()


class TestOrder:
    def test_doubtful_after_a_sure_one_no_longer_matters(self) -> None:
        case = {"zdvihy": [BOZENA_1, {"Adam": "ZE", "Božena": "Z8", "Cyril": "Z7"}]}
        ruling = judged(**fact("jiny", "Cyril", zdvih=2), **case)
        assert [q.code for q in ruling.questions if q.code == "jiny"] == []

    def test_doubtful_before_a_sure_one_is_asked(self) -> None:
        ruling = judged(**fact("jiny", "Cyril", faze="komentovani"), zdvihy=[BOZENA_1])
        got = choices(ruling, "jiny")
        assert {"renonc ve hře", "technický renonc", "není renonc"} == set(got)
        assert got["není renonc"].saldo == judged(zdvihy=[BOZENA_1]).saldo
        assert got["technický renonc"].saldo["Cyril"] == judged(zdvihy=[BOZENA_1]).saldo["Cyril"] - 600

    def test_too_late_nothing_is_asked(self) -> None:
        case = fact("jiny", "Cyril", zdvih=1)
        late = judged(namitka=("Adam", "po-slozeni"), **case, zdvihy=[LEGAL_1])
        assert late.questions == ()


def test_proposed_class_is_the_only_other_answer() -> None:
    """Koruna F/1: looking at foreign cards is proposed as B/15; the referee says yes or no."""
    ruling = judged(pravidla="koruna-2013", zavazek="hra", **fact("cizi-karty", "Cyril", zdvih=1),
                    zdvihy=[LEGAL_1])  # fmt: skip
    got = choices(ruling, "cizi-karty")
    assert set(got) == {"renonc ve hře", "není renonc"}
    assert got["renonc ve hře"].saldo["Cyril"] < 0


def test_technical_proposal_never_offers_more() -> None:
    """Older trick looked at (ČSM V/3): technical or nothing."""
    ruling = judged(**fact("starsi-zdvih", "Cyril", zdvih=1), zdvihy=[LEGAL_1])
    names = set(choices(ruling, "starsi-zdvih"))
    assert "není renonc" in names and names - {"není renonc"} <= {"technický renonc", "renonc ve hře"}


def test_nobody_named() -> None:
    ruling = judged(**fact("jiny", None, zdvih=1), zdvihy=[LEGAL_1])
    (question,) = ruling.questions
    assert question.question.startswith("Hráč, ")
