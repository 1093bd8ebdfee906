"""Amounts, výklady, tournament, licitace (spec 1, 1.2; B15, C1, C3, C4)."""

from __future__ import annotations

import pytest

from rozhodci.case.settings import read_rung
from rozhodci.rulesets import get
from tests.case.written import EXAMPLE, KRIZOVY, problem, problems, read

LADDER = get("licitovany-2010", None).ladder


@pytest.mark.parametrize(
    ("written", "hal"),
    [
        ("1.20", 120),
        ("1,20", 120),
        ('"1,20 Kč"', 120),
        ('"1.20Kč"', 120),
        ("1", 100),
        ("0.2", 20),
        ("0", 0),
        ("010", 1000),
        ("08", 800),
        ('"1 000,50 Kč"', 100050),
        ("+1.5", 150),
    ],
)
def test_amounts(written: str, hal: int) -> None:
    if "," in written and '"' not in written:
        written = f'"{written}"' if "{" in written else written
    assert read(f"{EXAMPLE}sazby:\n  hra: {written}\n").rates == {"hra": hal}


@pytest.mark.parametrize(
    "written", ["1.205", ".nan", ".inf", "nan", "-0.2", "1e2", "12:30", "1_000", "zdarma", '""', "1,2,3"]
)
def test_not_an_amount(written: str) -> None:
    assert problem(f"{EXAMPLE}sazby:\n  hra: {written}\n").code == "castka"


def test_rates_are_those_of_the_ruleset() -> None:
    assert read(EXAMPLE + "sazby: {zaklad: 0.50, limit: 200}\n").rates == {"zaklad": 50, "limit": 20000}
    assert problem(EXAMPLE + "sazby: {osma: 0.50}\n").code == "sazba"
    assert read(KRIZOVY + "sazby: {osma: 0.50}\n").rates == {"osma": 50}


def test_readings() -> None:
    assert read(EXAMPLE + "vyklady: {sto: nasobene, limit: celkem}\n").readings == {
        "sto": "nasobene",
        "limit": "celkem",
    }
    wrong = problem(EXAMPLE + "vyklady: {sto: dvojnasobne}\n")
    assert (wrong.code, wrong.expected) == ("volba", "linearni, nasobene nebo pausalni")
    assert problem(EXAMPLE + "vyklady: {stto: linearni}\n").hint == "myslíte „sto“?"
    assert problem(EXAMPLE + "vyklady: {sto: }\n").code == "volba"


def test_tournament_and_note_are_text() -> None:
    """C1, C3: nothing becomes a date, a boolean or a number in base sixty."""
    case = read(EXAMPLE + "turnaj: {datum: 2024-01-01, kolo: 010, stul: 12:30, hra: No, nazev: Přebor}\npoznamka: on\n")
    assert case.tournament == {"datum": "2024-01-01", "kolo": "010", "stul": "12:30", "hra": "No", "nazev": "Přebor"}
    assert case.note == "on"
    assert problem(EXAMPLE + "turnaj: {mesto: Brno}\n").code == "klic-neznamy"


def test_a_note_may_have_lines() -> None:
    assert read(EXAMPLE + "poznamka: |\n  první [x]\n  druhá\n").note == "první [x]\ndruhá\n"
    assert problem(EXAMPLE + 'poznamka: "\\e[31m"\n').code == "text"


@pytest.mark.parametrize(
    ("word", "rung"),
    [
        ("sedma", "sedma"),
        ("7", "sedma"),
        ("sedma červená", "sedma-cervena"),
        ("červená sedma", "sedma-cervena"),
        ("7L", "sedma-cervena"),
        ("lepší sedma", "sedma-cervena"),
        ("sto", "sto"),
        ("107", "sto-a-sedma"),
        ("sto a sedma", "sto-a-sedma"),
        ("sto červených", "sto-cervene"),
        ("100L", "sto-cervene"),
        ("sto a sedma červených", "sto-a-sedma-cervena"),
        ("107L", "sto-a-sedma-cervena"),
        ("betl", "betl"),
        ("durch", "durch"),
        ("dvě sedmy", "dve-sedmy"),
        ("2x7", "dve-sedmy"),
        ("dvě sedmy a sto", "dve-sedmy-a-sto"),
        ("dvě sedmy, červená trumf", "dve-sedmy-cervene"),
        ("dvě sedmy, červená trumf a sto", "dve-sedmy-a-sto-cervene"),
        ("2x7L", "dve-sedmy-cervene"),
        ("mám", "mam"),
        ("Mám", "mam"),
        ("dál", "dal"),
        ("mlčím", "dal"),
        ("pas", "dal"),
        ("sto-cervene", "sto-cervene"),
    ],
)
def test_rungs(word: str, rung: str) -> None:
    assert rung in (*LADDER, "mam", "dal")
    assert read_rung(word, LADDER) == rung


@pytest.mark.parametrize("word", ["", "hra", "betl červený", "osma", "nevím"])
def test_no_rung(word: str) -> None:
    assert read_rung(word, LADDER) is None


def test_bids() -> None:
    case = read(EXAMPLE + "licitace:\n  - Cyril: sedma\n  - Adam: mám\n  - Cyril: dál\n  - Božena: mlčím\n")
    assert [(b.player, b.rung) for b in case.bids] == [
        ("Cyril", "sedma"),
        ("Adam", "mam"),
        ("Cyril", "dal"),
        ("Božena", "dal"),
    ]
    assert [p.code for p in problems(EXAMPLE + "licitace:\n  - Cyril: osma\n  - sedma\n")] == ["licitace", "tvar"]
    assert problem(KRIZOVY + "licitace: [Adam: sedma]\n").code == "licitace"
