"""Závazek, trump, pomocná, proti (spec 1, 1.2; A11, A12)."""

from __future__ import annotations

import pytest

from rozhodci.cards import Suit
from tests.case.written import EXAMPLE, KRIZOVY, edited, problem, problems, read

FLEKY = EXAMPLE[EXAMPLE.index("fleky:") : EXAMPLE.index("zdvihy:")]
PLAIN = edited(EXAMPLE, (FLEKY, ""))


def announced(written: str, rules: str = "licitovany-2010") -> tuple[str, ...]:
    text = edited(PLAIN, ("zavazek: sto", f"zavazek: {written}"), ("licitovany-2010", rules))
    if "betl" in written or "durch" in written or "žebrák" in written:
        text = edited(text, ("trumf: červené\n", ""))
    if "dvě sedmy" in written or "2x7" in written.lower() or "DVE" in written:
        text = edited(text, ("trumf: červené", "trumf: červené\npomocna: kule"))
    return read(text).announced


@pytest.mark.parametrize(
    ("written", "parts"),
    [
        ("sedma", "sedma"),
        ("7", "sedma"),
        ("Sedma", "sedma"),
        ("sto", "sto"),
        ("100", "sto"),
        ("kilo", "sto"),
        ("stovka", "sto"),
        ("sto a sedma", "sto sedma"),
        ("107", "sto sedma"),
        ("[sto, sedma]", "sto sedma"),
        ("[sedma, sto]", "sto sedma"),
        ("[hra, sedma]", "sedma"),
        ("betl", "betl"),
        ("žebrák", "betl"),
        ("[betl]", "betl"),
        ("durch", "durch"),
        ("dvě sedmy", "dve-sedmy"),
        ("2x7", "dve-sedmy"),
        ("2X7", "dve-sedmy"),
        ("DVE SEDMY", "dve-sedmy"),
        ("dvě sedmy a sto", "dve-sedmy sto"),
        ("2x7 a 100", "dve-sedmy sto"),
        ("[dvě sedmy, sto]", "dve-sedmy sto"),
    ],
)
def test_words(written: str, parts: str) -> None:
    assert announced(written) == tuple(parts.split())


@pytest.mark.parametrize(
    ("written", "parts"),
    [
        ("hra", "hra"),
        ("osma", "osma"),
        ("devítka", "devitka"),
        ("[sedma, devítka]", "sedma devitka"),
        ("sedma, osma a devítka", "sedma osma devitka"),
        ("[hra, osma]", "osma"),
        ("sto a osma", "sto osma"),
    ],
)
def test_krizovy_words(written: str, parts: str) -> None:
    assert read(KRIZOVY, ("zavazek: hra", f"zavazek: {written}")).announced == tuple(parts.split())


@pytest.mark.parametrize(
    "written", ["hra", "osma", "sedma a osma", "betl a durch", "hra a sto", "kariéra", "[]", "[sto, x]"]
)
def test_not_a_contract_of_licitovany(written: str) -> None:
    found = problems(PLAIN, ("zavazek: sto", f"zavazek: {written}"))
    assert found[0].code in ("zavazek", "cast")
    assert found[0].line == 6


def test_volene_and_koruna_have_hra() -> None:
    assert announced("hra", "voleny-2005") == ("hra",)


def test_absent_trump_is_no_default() -> None:
    """A11."""
    only = problem(PLAIN, ("trumf: červené\n", ""))
    assert only.code == "trumf-chybi"
    assert "chybí trumf" in only.message


def test_betl_with_a_trump_is_an_error() -> None:
    """A12: decided as an error, not as a warning."""
    assert problem(PLAIN, ("zavazek: sto", "zavazek: betl")).code == "trumf-navic"


@pytest.mark.parametrize(
    ("word", "suit"),
    [("Ž", Suit.ZALUDY), ("žaludy", Suit.ZALUDY), ("♠", Suit.ZELENE), ("K", Suit.KULE), ("c", Suit.CERVENE)],
)
def test_trump_words(word: str, suit: Suit) -> None:
    assert read(PLAIN, ("trumf: červené", f"trumf: {word}")).trump is suit


def test_pomocna() -> None:
    two = edited(PLAIN, ("zavazek: sto", "zavazek: dvě sedmy"))
    assert read(two, ("trumf: červené", "trumf: červené\npomocna: Z")).pomocna is Suit.ZELENE
    assert problem(two).code == "pomocna"
    assert problem(two, ("trumf: červené", "trumf: červené\npomocna: Č")).code == "pomocna"
    assert problem(PLAIN, ("trumf: červené", "trumf: červené\npomocna: Z")).code == "pomocna"


def with_against(written: str, text: str = PLAIN) -> str:
    return edited(text, ("trumf:", f"proti: {written}\ntrumf:"))


def test_against() -> None:
    """Void in licitovaný (II/23), but the record may hold it."""
    assert read(with_against("{Božena: [sedma]}")).against == {"Božena": ("sedma",)}
    assert read(with_against("{Božena: 107}")).against == {"Božena": ("sto", "sedma")}
    assert read(with_against("{Dana: [osma, sedma]}", KRIZOVY)).against == {"Dana": ("sedma", "osma")}


@pytest.mark.parametrize(
    "written", ["{Adam: [sedma]}", "{Dana: [sedma]}", "{Božena: betl}", "{Božena: hra}", "{Božena: osma}"]
)
def test_against_what_cannot_be(written: str) -> None:
    assert problem(with_against(written)).code == "proti"


def test_against_by_the_partner() -> None:
    assert problem(with_against("{Cyril: [sedma]}", KRIZOVY)).code == "proti"


def test_against_betl() -> None:
    text = edited(PLAIN, ("zavazek: sto\ntrumf: červené", "zavazek: betl\nproti: {Božena: sedma}"))
    assert problem(text).code == "proti"
