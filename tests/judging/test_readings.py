"""Readings are listed only when consulted, other choices only when they change money or PB (spec 2, 2.10)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from rozhodci.judge import judge
from rozhodci.rulesets import get
from rozhodci.ruling import Ruling
from tests.judging.made import BOZENA_1, LEGAL_1, case_of, judged

REVOKE_IN_STO = {
    "zavazek": "sto", "Adam": "ČE ZE ŽE Ž10 ŽK ŽV ČK ZV", "Božena": "Č8 Z8 K8 ČV KK", "Cyril": "Č7 Z7 K7 ZK KV",
    "zdvihy": [BOZENA_1],
}  # fmt: skip
"""K = 0 + 90 + 40 = 130: the sto is won with four steps."""


def listed(ruling: Ruling) -> dict[str, str]:
    return {r.code: r.used for r in ruling.readings}


def others(ruling: Ruling, code: str) -> dict[str, Mapping[str, int]]:
    reading = next(r for r in ruling.readings if r.code == code)
    return {c.choice: c.saldo for c in reading.others}


def test_nothing_open_nothing_listed() -> None:
    assert listed(judged(zdvihy=[LEGAL_1])) == {}


def test_consulted_one_with_what_the_others_would_pay() -> None:
    """Four steps of 0,80: 3,20 × 3 = 9,60; doubled 8 steps 19,20; flat 2,40; each with 2,00 for the paušál."""
    ruling = judged(**REVOKE_IN_STO)
    assert ruling.saldo["Adam"] == 960 + 200
    assert {k: v["Adam"] for k, v in others(ruling, "sto").items()} == {"nasobene": 1920 + 200, "pausalni": 240 + 200}


def test_consulted_one_whose_other_choice_changes_nothing() -> None:
    """Hlášky: the pair is whole; announced only would leave 90, one step: it does change. The talon holds none."""
    ruling = judged(**REVOKE_IN_STO)
    assert {k: v["Adam"] for k, v in others(ruling, "kontumace-hlasky").items()} == {"ohlasene": 240 + 200}
    assert "ostra-v-talonu" not in listed(ruling)


def test_same_payment_is_not_repeated() -> None:
    """Hra by contumace with 90 + 0: the exclusion moves points but the base step stays."""
    deal = {"Adam": "ČE ZE Ž7 Ž10 ČK ZV", "Božena": "Č8 Z8 ŽE ČV KK", "Cyril": "Č7 Z7 K7 ZK KV ŽK"}
    ruling = judged(**deal, zdvihy=[{"Adam": "ČE", "Božena": "ŽE", "Cyril": "Č7"}])
    assert ruling.renonce[0].finding.code == "nepriznani-barvy"
    assert listed(ruling)["trumf-na-stole"] == "neodehrane"
    assert others(ruling, "trumf-na-stole") == {}


@pytest.mark.parametrize(("reading", "adam"), [("linearni", 1160), ("nasobene", 2120), ("pausalni", 440)])
def test_choice_of_the_case_and_of_the_command(reading: str, adam: int) -> None:
    by_case = judged(vyklady={"sto": reading}, **REVOKE_IN_STO)
    by_command = judged({"sto": reading}, **REVOKE_IN_STO)
    assert by_case.saldo["Adam"] == by_command.saldo["Adam"] == adam
    assert listed(by_case)["sto"] == reading
    assert reading not in others(by_case, "sto")


def test_the_command_goes_before_the_case() -> None:
    assert judged({"sto": "pausalni"}, vyklady={"sto": "nasobene"}, **REVOKE_IN_STO).saldo["Adam"] == 440


def test_an_audit_does_not_look_at_other_choices() -> None:
    case = case_of(**REVOKE_IN_STO)
    ruling = judge(case, get(case.ruleset), alternatives=False)
    assert all(r.others == () for r in ruling.readings)
    assert listed(ruling) == listed(judged(**REVOKE_IN_STO))


def test_other_choices_keep_the_readings_of_the_case() -> None:
    """With `kontumace-hlasky: ohlasene` chosen K is 90: one step whatever `sto` says, so `sto` is not asked."""
    ruling = judged(vyklady={"kontumace-hlasky": "ohlasene"}, **REVOKE_IN_STO)
    assert "sto" not in listed(ruling)
    assert {k: v["Adam"] for k, v in others(ruling, "kontumace-hlasky").items()} == {"vsechny": 1160}


def test_voleny_always_prints_the_other_limit() -> None:
    """Spec 2, 2.9: even where it pays the same."""
    deal: dict[str, Any] = {"Adam": "ŽE Ž10 ČK ZV", "Božena": "ČV KK ŽV", "Cyril": "ZK KV ŽK"}
    ruling = judged(pravidla="voleny-2005", zavazek="hra", udalosti=[{"druh": "schvaleno"}], **deal)
    assert others(ruling, "limit") == {"celkem": ruling.saldo}


@pytest.mark.parametrize("code", ["sto", "sto-hra", "sto-hlaska", "prohrane-sto", "tiche-sto", "limit"])
def test_every_choice_can_be_switched(code: str) -> None:
    rules = get("licitovany-2010")
    for choice in rules.readings[code].choices:
        assert judged({code: choice}, **REVOKE_IN_STO).verdict == "renonc"
