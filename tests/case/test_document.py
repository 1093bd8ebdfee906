"""The top level: names, seats, keys, and that all problems come at once (spec 1, 1.2; C1, C2, C8, C10)."""

from __future__ import annotations

import unicodedata
from pathlib import Path

import pytest

from rozhodci.case.load import load
from rozhodci.case.model import Case
from rozhodci.errors import InputError
from rozhodci.rulesets import get
from tests.case.written import EXAMPLE, KRIZOVY, edited, problem, problems, read

ODD = [
    "No",
    "On",
    "7",
    "2024-01-01",
    "Ano",
    "Null",
    "null",
    "~",
    "yes",
    "1e3",
    "0x1F",
    "true",
    ".nan",
    "12:30",
    "=",
    "1.0",
]


@pytest.mark.parametrize("name", ODD)
def test_names_are_text_whatever_they_look_like(name: str) -> None:
    text = EXAMPLE.replace("Adam", name).replace("Božena", "Ádám Žitný ml.")
    case = read(text)
    assert case.players == (name, "Ádám Žitný ml.", "Cyril", "Dana")
    assert (case.akter, case.hands and name in case.hands) == (name, True)
    assert case.tricks[1].moves[0].player == name
    assert case.complaint is not None
    assert case.complaint.raised_by == name


def test_names_written_in_two_ways_are_one() -> None:
    """C10: decomposed letters of a Mac, a space nobody sees."""
    text = EXAMPLE.replace("akter: Adam", "akter: Adam\u00a0").replace(
        "na: Božena", unicodedata.normalize("NFD", "na: Božena")
    )
    assert read(text) == read(EXAMPLE)
    assert read(edited(EXAMPLE, ("akter:", "akter\u00a0:"))) == read(EXAMPLE)
    assert read(EXAMPLE.replace("červené", '"c\\u030cervene\\u0301"')) == read(EXAMPLE)


def test_an_unknown_key_is_suggested() -> None:
    only = problem(EXAMPLE, ("akter:", "aktér\u00a0:"))
    assert (only.code, only.hint) == ("klic-neznamy", "myslíte „akter“?")


def test_a_key_twice_names_both_lines() -> None:
    """C2."""
    only = problem(EXAMPLE, ("talon: K7 Ž7", "talon: K7 Ž7\ntrumf: kule"))
    assert only.line == 13
    assert "na řádku 7" in only.message
    twice = problem(EXAMPLE, ("  Božena: Č10", "  Adam: K7\n  Božena: Č10"))
    assert (twice.code, twice.path) == ("klic-dvakrat", "karty.Adam")


@pytest.mark.parametrize("value", ["=", "@A", "%A", "*7", "`x`", "čl. IV: odst. 2", "!x y", "&x", "-"])
def test_special_characters_end_in_a_czech_sentence(value: str) -> None:
    """C8."""
    found = problems(EXAMPLE, ("trumf: červené", f"trumf: {value}"))
    assert {p.line for p in found} <= {6, 7, 8}
    assert all(p.hint or p.expected for p in found)


def test_all_problems_at_once_in_file_order() -> None:
    found = problems(
        EXAMPLE,
        ("akter: Adam", "akter: Adm"),
        ("trumf: červené", "trumf: zlaté"),
        ("Č10 ČS Z9", "10Č ČS Z9"),
        ("Božena: flek na sto", "Božena: flekk"),
        ("kdy: behem-hry", "kdy: hned"),
    )
    assert [p.code for p in found] == ["hrac-neznamy", "barva", "karta", "flek", "volba"]
    assert [p.line for p in found] == sorted(p.line for p in found)
    assert all(p.file == "pripad.yaml" and p.column for p in found)


def test_the_dealer_sits_out_unless_named() -> None:
    assert read(EXAMPLE).sitter == "Dana"
    named = edited(EXAMPLE, ("rozdava: Dana", "rozdava: Cyril\npauziruje: Dana"))
    assert (read(named).dealer, read(named).sitter) == ("Cyril", "Dana")
    three = edited(EXAMPLE, (", Dana]", "]"), ("rozdava: Dana", "rozdava: Cyril"))
    assert read(three).sitter is None
    assert read(KRIZOVY).sitter is None
    assert problem(KRIZOVY, ("akter: Adam", "akter: Adam\npauziruje: Dana")).code == "pauziruje"


def test_koruna_is_for_three() -> None:
    assert {p.code for p in problems(EXAMPLE.replace("licitovany-2010", "koruna"))} == {"hraci-pocet"}


@pytest.mark.parametrize(
    ("written", "name"),
    [("licitovany", "licitovany-2010"), ("licitovany-2014", "licitovany-2014"), ("voleny", "voleny-2005")],
)
def test_rulesets_and_aliases(written: str, name: str) -> None:
    assert read(EXAMPLE.replace("licitovany-2010", written)).ruleset == name


def test_an_own_ruleset_file(tmp_path: Path) -> None:
    own = tmp_path / "nase.yaml"
    own.write_text("zaklad: licitovany-2010\nnazev: Naše\n", encoding="utf-8")
    text = EXAMPLE.replace("licitovany-2010", "nase.yaml")
    (case,) = load(text.encode(), "a.yaml", lambda name: get(name, tmp_path))
    assert isinstance(case, Case), case
    assert case.ruleset == "nase.yaml"
    own.write_text("zaklad: licitovany-2010\nsazbi: {}\n", encoding="utf-8")
    (fault,) = load(text.encode(), "a.yaml", lambda name: get(name, tmp_path))
    assert isinstance(fault, InputError)
    assert fault.problems[0].code == "pravidla-soubor"
    assert "sazbi" in fault.problems[0].message


def test_partner() -> None:
    assert read(KRIZOVY).partner == "Cyril"
    alone = edited(KRIZOVY, ("partner: Cyril", "partner:"))
    assert read(alone).partner is None
    assert read(edited(KRIZOVY, ("partner: Cyril", "partner: null"))) == read(alone)
    assert problem(KRIZOVY, ("partner: Cyril", "partner: Adam")).code == "partner"


@pytest.mark.parametrize("text", ["text", "- id: a\n- id: b\n", "[]", "1", "!!map {}"])
def test_a_document_that_is_no_mapping(text: str) -> None:
    assert problem(text).code in ("tvar", "znacka")


def test_format() -> None:
    assert read("format: 1\n" + EXAMPLE) == read('format: "1"\n' + EXAMPLE) == read(EXAMPLE)
    assert problem("format: 2\n" + EXAMPLE).code == "format"
    assert problem("format: true\n" + EXAMPLE).code == "format"


def test_empty_optional_keys_are_absent() -> None:
    empty = "vyklady:\nsazby: ~\nturnaj: null\npoznamka:\nudalosti:\nzaznam:\nlicitace:\nproti:\npomocna:\n"
    assert read(EXAMPLE + empty) == read(EXAMPLE)
