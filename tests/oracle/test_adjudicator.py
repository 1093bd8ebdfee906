"""The second adjudicator on hands whose outcome stands in the specification or follows from one article."""

from __future__ import annotations

from typing import Any

import pytest

from .adjudicator import adjudicate

HEAD = """
pravidla: licitovany-2010
hraci: [Adam, Božena, Cyril, Dana]
rozdava: Dana
akter: Adam
"""
STO = (
    HEAD
    + """
zavazek: sto
trumf: červené
karty:
  Adam:   ČE ČK ČV Č9 ZE Z10 ZK KE K10 Ž8
  Božena: Č10 ČS Z9 Z8 KK KV K9 ŽE ŽK Ž9
  Cyril:  Č8 Č7 ZV ZS Z7 KS K8 Ž10 ŽV ŽS
talon: K7 Ž7
fleky:
  - Božena: flek na sto
  - Cyril: dobře
  - Adam: dobře
zdvihy:
  - "ČE ČS Č7"
  - [Adam: ZE, Božena: KK, Cyril: Z7]
"""
)


def test_worked_example_of_the_ruling() -> None:
    """Spec 3: K = 10 + 80 + 40 − 10 = 120, three steps × 80 × 2 × 2 = 960; Božena pays it three times and 3 × 200."""
    got = adjudicate(STO + "namitka: {vznesl: Adam, na: Božena, kdy: behem-hry}\n")
    assert got["namitka"] == "potvrzena"
    assert got["rozhodujici"]["povolene"] == ["Z9", "Z8"]
    assert got["kontumace"] == {
        "strana": "akter",
        "uhrane": 10,
        "zbyva": 80,
        "hlasky": 40,
        "odecteno": 10,
        "celkem": 120,
    }
    assert got["sazby"] == [{"cast": "sto", "vyhral": "akter", "castka": 960, "kroky": 3}]
    assert got["saldo"] == {"Adam": 3080, "Božena": -3480, "Cyril": 200, "Dana": 200}


def test_late_complaint_has_no_consequence() -> None:
    """ČSM V/2: after collecting began the finding is shown and nothing is paid for it."""
    got = adjudicate(STO + "namitka: {vznesl: Adam, na: Božena, kdy: po-zahajeni-skladani}\n")
    assert (got["namitka"], got["verdikt"], len(got["nalezy"])) == ("opozdena", "renonc", 1)
    assert set(got["saldo"].values()) == {0}


@pytest.mark.parametrize(
    ("speech", "guilty"),
    [
        (["Božena: dobře", "Cyril: flek na sto"], []),
        (["Cyril: flek na sto", "Božena: dobře"], ["Cyril"]),
        (["Cyril: flek na sto", "Adam: re na sto"], []),
        (["Božena: flek na sto", "Cyril: flek na sto", "Adam: re na sto"], []),
        (["Božena: flek na sto", "Cyril: dobře"], []),
    ],
)
def test_order_of_speaking(speech: list[str], guilty: list[str]) -> None:
    """ČSM II/14: who raises past a player who still has his word; a needless or omitted dobře is none (spec 2 §2.9)."""
    text = STO.split("fleky:")[0] + "fleky:\n" + "".join(f"  - {line}\n" for line in speech)
    found: list[dict[str, Any]] = adjudicate(text)["nalezy"]
    assert [item["kdo"] for item in found if item["kod"] == "poradi-komentovani"] == guilty


SEVENS = (
    HEAD
    + """
zavazek: dvě sedmy a sto
trumf: žaludy
pomocna: zelené
karty:
  Adam: ČE ČK Z7 K10 KK ŽE Ž10 ŽK ŽV Ž7
  Božena: Č10 ZE ZV ZS Z9 Z8 KE K8 K7 ŽS
  Cyril: ČV ČS Č8 Č7 Z10 KV KS K9 Ž9 Ž8
talon: Č9 ZK
udalosti:
  - {druh: ukazal, kdo: Božena}
"""
)


def test_shown_pomocne_touch_only_the_sto() -> None:
    """ČSM III/2: K = 90 + 40 = 130, 4 × 80 three times from Božena and the paušál; the aktér pays 800 to each."""
    got = adjudicate(SEVENS)
    assert got["saldo"] == {"Adam": -2400 + 960 + 200, "Božena": 800 - 960 - 600, "Cyril": 1000, "Dana": 1000}
