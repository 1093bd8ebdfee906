"""Shares of a limit for the whole hand that do not come out even are said as they are (výklad `limit` = celkem)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rozhodci import rulesets
from rozhodci.case.load import load_one
from rozhodci.judge import judge
from rozhodci.ruling import Ruling
from tests.library import CASES

DUE = "33,34 Kč + 33,33 Kč + 33,33 Kč"
LEVELS = "[{Božena: flek}, {Cyril: dobře}, {Adam: re}, {Božena: tutti}, {Cyril: dobře}, {Adam: boty}, {Božena: dobře}]"
HAND = f"""\
pravidla: licitovany-2010
vyklady: {{limit: celkem}}
hraci: [Adam, Božena, Cyril, Dana]
rozdava: Dana
akter: Adam
zavazek: durch
karty:
  Adam: ČE ČK ČV ČS Č10 Č9 Č8 Č7 ZE ZK
  Božena: Z10 Z9 Z8 KE KK KV KS K10 K9 K8
  Cyril: ZV ZS Z7 K7 ŽE ŽK ŽV ŽS Ž10 Ž9
talon: Ž8 Ž7
fleky: {LEVELS}
"""


def ruled(tricks: str) -> Ruling:
    case = load_one(f"{HAND}zdvihy:\n{tricks}".encode(), "a.yaml", rulesets.get)
    return judge(case, rulesets.get(case.ruleset))


def test_a_defender_pays_for_all() -> None:
    """Božena does not follow suit: durch 6,00 × 16 = 96,00 for each of three, together at most 100,00 (čl. I, IV/3)."""
    ruling = ruled("  - ČE KE K7\n  - ZE K8 ZV\n")
    (said,) = [s for s in ruling.steps if "za celou obranu" in s.text]
    assert (said.text, said.value) == (f"Božena platí aktérovi za celou obranu: {DUE}", "100,00 Kč")
    assert ruling.saldo["Adam"] == 10_000 + 200


def test_each_pays_the_akter() -> None:
    tricks = ["ČE KE K7", "ČK KK ŽE", "ČV KV ŽK", "ČS KS ŽV", "Č10 K10 ŽS", "Č9 K9 Ž10", "Č8 K8 Ž9", "Č7 Z10 Z7"]
    ruling = ruled("".join(f"  - {t}\n" for t in [*tricks, "ZE Z9 ZS", "ZK Z8 ZV"]))
    (said,) = [s for s in ruling.steps if "každý z ostatních" in s.text]
    assert said.value == DUE
    assert ruling.saldo == {"Adam": 10_000, "Božena": -3334, "Cyril": -3333, "Dana": -3333}


@pytest.mark.parametrize("name", ["licitovany/nepriznani-barvy"])
def test_even_shares_are_a_product(name: str) -> None:
    case = load_one((CASES / f"{name}.yaml").read_bytes(), "a.yaml", rulesets.get)
    steps = judge(replace(case, readings={}), rulesets.get(case.ruleset)).steps
    assert any("za celou obranu: 3 × " in s.text for s in steps)
