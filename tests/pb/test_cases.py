"""The shipped cases of PB, judged end to end with the solver: PB, state, results and payments as worked by hand."""

from __future__ import annotations

from pathlib import Path

import pytest

from rozhodci.case.load import load_one
from rozhodci.judge import judge
from rozhodci.rulesets.load import get
from rozhodci.ruling import Ruling

CASES = Path(__file__).parents[2] / "cases" / "pb"
STATES = {
    "betl-dve-esa-re": "udeleno",
    "betl-sesterak-kral-vynesen": "bez-naroku",
    "durch-2010": "udeleno",
    "lozeny-betl-flek-re": "udeleno",
    "renonc-aktera-flekujici": "udeleno",
    "renonc-obrany-jen-se-spolupraci": "rozhodne-rozhodci",
    "renonc-obrany-vyhratelna": "udeleno",
    "sedma-na-dva-trumfy-re": "udeleno",
    "sedma-prohrana-flek": "udeleno",
    "sto-a-sedma-2010": "udeleno",
    "sto-bez-vynosu-na-dvacku": "udeleno",
}


def ruling(name: str) -> Ruling:
    case = load_one((CASES / f"{name}.yaml").read_bytes(), f"{name}.yaml", get)
    return judge(case, get(case.ruleset))


def test_every_case_is_listed_here() -> None:
    assert {p.stem for p in CASES.glob("*.yaml")} == set(STATES)


@pytest.mark.parametrize("name", STATES)
def test_case_gives_what_it_records(name: str) -> None:
    got = ruling(name)
    record = load_one((CASES / f"{name}.yaml").read_bytes(), f"{name}.yaml", get).record
    assert record is not None and record.pb is not None and record.payments is not None
    assert {p: h for p, h in got.pb.proposal.items() if h} == dict(record.pb)
    assert got.pb.state == STATES[name]
    assert dict(got.saldo) == dict(record.payments)
    assert {r.part: r.winner.value for r in got.settlement.results} == record.results


def test_line_of_the_winnable_sto_stands_in_the_reasoning() -> None:
    """It goes on from the very card that was wrong (ČSM IV, důsledky 5)."""
    texts = [s.text for s in ruling("renonc-obrany-vyhratelna").steps]
    assert any("proti každé obraně (zdvih 4: " in t for t in texts)


def test_line_that_beats_the_sedma_stands_in_the_question() -> None:
    (question,) = ruling("renonc-obrany-jen-se-spolupraci").pb.questions
    assert "(obrana to porazí např. zdvih 1: " in question.question
    assert [dict(c.pb) for c in question.choices] == [{"Adam": 32}, {}]


def test_king_led_is_named_as_the_reason() -> None:
    (refused,) = ruling("betl-sesterak-kral-vynesen").pb.refused
    assert (refused.who, refused.halves, refused.cite) == ("Adam", 10, "PB 2005, nárok 5")


def test_reading_with_another_result_is_printed() -> None:
    """After the aktér's renonc in a lost game the other choice takes Božena's points – asked only if it was lost."""
    asked = {r.code for r in ruling("renonc-aktera-flekujici").readings}
    assert "pb-renonc-prohrana" not in asked
