"""The three worked examples of the specification (2, 2.5), judged end to end from shipped cases."""

from __future__ import annotations

import pytest

from rozhodci.case.load import load_one
from rozhodci.case.model import Case
from rozhodci.judge import judge
from rozhodci.rulesets import get
from rozhodci.ruling import Ruling
from tests.conftest import ROOT

CASES = ROOT / "cases" / "csm"
CONTUMACE = {
    "kontumace-sto-renonc-obrany": (30, 50, 40, 10, 110),
    "kontumace-sto-renonc-aktera": (20, 30, 20, 20, 50),
    "kontumace-ostra-v-talonu": (0, 80, 0, 20, 60),
}
"""Won, remaining, hlášky, deducted, total – as worked in the specification."""
VALUE = {
    "kontumace-sto-renonc-obrany": [("sto", 80, 1, 2, 320)],
    "kontumace-sto-renonc-aktera": [("sto", 80, 0, 2, 160)],
    "kontumace-ostra-v-talonu": [("hra", 20, 1, 1, 40), ("sedma", 40, 1, 1, 80)],
}


def ruled(name: str) -> tuple[Case, Ruling]:
    path = CASES / f"{name}.yaml"
    case = load_one(path.read_bytes(), path.name, get)
    return case, judge(case, get(case.ruleset))


@pytest.mark.parametrize("name", CONTUMACE)
def test_contumace_points(name: str) -> None:
    k = ruled(name)[1].settlement.contumace
    assert k is not None
    assert (k.won, k.remaining, k.hlasky, k.deducted, k.total) == CONTUMACE[name]


@pytest.mark.parametrize("name", VALUE)
def test_value_of_a_share(name: str) -> None:
    rates = ruled(name)[1].settlement.rates
    assert [(x.part, x.rate, x.fleks, x.steps, x.amount) for x in rates] == VALUE[name]


@pytest.mark.parametrize("name", CONTUMACE)
def test_ruling_is_what_was_recorded(name: str) -> None:
    case, ruling = ruled(name)
    record = case.record
    assert record is not None
    assert dict(ruling.saldo) == record.payments
    assert {r.key: r.winner.value for r in ruling.settlement.results} == record.results
    (first,) = ruling.renonce
    assert first.decisive and ruling.verdict == "renonc" and ruling.complaint.state == "potvrzena"
    found = first.finding
    assert (found.code, found.who, found.trick, first.klass, first.pausal) == (
        record.kind, record.player, record.trick, record.klass, record.pausal,
    )  # fmt: skip


@pytest.mark.parametrize("path", sorted(CASES.glob("*.yaml")), ids=lambda p: p.stem)
def test_every_case_of_the_folder_is_here(path: object) -> None:
    assert getattr(path, "stem", "") in CONTUMACE
