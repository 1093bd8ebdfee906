"""Odd but possible ways to write a case: each is read as meant, or told in its place and nothing else (spec 1)."""

from __future__ import annotations

from pathlib import Path

import pytest

from rozhodci.case import source
from rozhodci.case.dump import dump
from rozhodci.case.nodes import MAX_DEPTH, MAX_EXPANDED
from rozhodci.case.notation import read_cards
from rozhodci.case.source import read_source
from rozhodci.errors import InputError
from tests.case.written import EXAMPLE, KRIZOVY, edited, problem, problems, read

DEMAND = "namitka: {vznesl: Adam, na: Božena, kdy: behem-hry}\n"


def with_lines(text: str) -> tuple[str, str]:
    """The edit that adds lines at the end of the example."""
    return DEMAND, DEMAND + text


@pytest.mark.parametrize(
    ("lines", "code", "path", "said"),
    [
        ("udalosti: [{druh: lozena, kdo: Adam, okolnost: [a]}]\n", "tvar", "udalosti[1].okolnost", "okolnost"),
        ("zaznam: {vysledek: {sto: [akter]}}\n", "tvar", "zaznam.vysledek.sto", "strana"),
    ],
)
def test_another_shape_than_expected(lines: str, code: str, path: str, said: str) -> None:
    found = problem(EXAMPLE, with_lines(lines))
    assert (found.code, found.path) == (code, path)
    assert said in (found.expected or found.message)


@pytest.mark.parametrize(
    ("lines", "path", "expected"),
    [
        ("dohravka: {po: 1}\n", "dohravka", "ano, nebo seznam {po: 1, zada: jméno}"),
        ("dohravka: [[1]]\n", "dohravka[1]", "{po: 1, zada: jméno}"),
        ("dohravka: [{po: nultý, zada: Adam}]\n", "dohravka[1].po", "celé číslo od 1 do 99"),
    ],
)
def test_a_play_out_in_another_shape(lines: str, path: str, expected: str) -> None:
    found = problem(KRIZOVY + lines)
    assert (found.path, found.expected) == (path, expected)


@pytest.mark.parametrize("key", ["? [hra, sto]\n: 1\n", "? {hra: sto}\n: 1\n"])
def test_a_key_that_is_no_word(key: str) -> None:
    found = problem(EXAMPLE, with_lines(key))
    assert (found.code, found.message, found.line) == ("klic-text", "klíč musí být text.", 21)


def test_a_key_of_an_unknown_type_is_told() -> None:
    assert {p.line for p in problems(EXAMPLE, with_lines("!neco klic: 1\n"))} == {21}


def test_parts_of_a_raise_in_another_shape() -> None:
    found = problem(EXAMPLE, ("  - Božena: flek na sto", "  - {kdo: Božena, na: {sto: ano}}"))
    assert (found.code, found.path, found.expected) == ("tvar", "fleky[1].na", "části závazku, třeba [hra, sedma]")


def test_a_zavazek_as_long_as_a_story() -> None:
    found = problem(EXAMPLE, ("zavazek: sto", f"zavazek: {'sto a ' * 40}sto"))
    assert (found.code, found.path, found.line) == ("zavazek", "zavazek", 6)


def test_a_name_as_long_as_a_story() -> None:
    found = problems(EXAMPLE, ("hraci: [Adam", f"hraci: [{'A' * 101}"))
    assert (found[0].code, found[0].message) == ("text", "jméno je delší než 100 znaků.")


def test_nobody_announced_anything_against() -> None:
    voleny = (("pravidla: licitovany-2010", "pravidla: voleny-2005"), with_lines("proti: {Cyril: []}\n"))
    assert read(EXAMPLE, *voleny).against == {}


def test_who_sits_out_without_having_dealt_is_written_back() -> None:
    """Adam, Božena and Cyril play although Cyril deals: Dana sits out."""
    case = read(EXAMPLE, ("rozdava: Dana", "rozdava: Cyril\npauziruje: Dana"))
    assert "pauziruje: Dana" in dump(case).splitlines()
    assert read(dump(case)) == case
    assert "pauziruje" not in dump(read(EXAMPLE))


def test_twelve_cards_of_which_the_talon_is_not_a_part() -> None:
    """Only the hand with exactly its talon is taken for a hand before the laying away."""
    found = problems(EXAMPLE, ("KE K10 Ž8", "KE K10 Ž8 K7 ČS"))
    assert {p.path.split(".")[0] for p in found} <= {"karty", "talon[1]"} and any("ČS" in p.message for p in found)
    assert read(EXAMPLE, ("KE K10 Ž8", "KE K10 Ž8 K7 Ž7")).hands == read(EXAMPLE).hands


def test_a_flek_of_ones_own_part_nobody_raised_is_no_fault_of_the_record() -> None:
    case = read(EXAMPLE, ("  - Adam: dobře", "  - {kdo: Adam, na: [sto]}"))
    assert isinstance(case.fleky, tuple)
    assert len(case.fleky) == 3


def test_gaps_before_and_after_cards() -> None:
    assert read_cards("  ČE,  Č10 ; ") == read_cards("ČE Č10")
    assert read_cards(" ") == ()


def test_cards_left_beside_unreadable_tricks_tell_only_the_tricks() -> None:
    left = edited(EXAMPLE, ("karty:", "zbyva:"), ("ČE ČS Č7", "ČX ČS Č7"))
    assert {p.path.split("[")[0] for p in problems(left)} == {"zdvihy"}


class TestYaml:
    """Links, depth: what would take the memory is refused, what is only repeated is read."""

    def test_a_linked_part_used_twice(self) -> None:
        text = edited(EXAMPLE, with_lines("turnaj: &t {kolo: 1}\nzaznam: {platby: &p {Adam: 1}, pb: *p}\n"))
        record = read(text).record
        assert record is not None and record.payments == {"Adam": 100} and record.pb == {"Adam": 2}

    def test_links_that_grow(self) -> None:
        grown = "a: &a [x, x, x, x, x, x, x, x, x, x]\n"
        for letter, before in zip("bcd", "abc", strict=True):
            grown += f"{letter}: &{letter} [{', '.join([f'*{before}'] * 10)}]\n"
        found = problem(EXAMPLE + grown)
        assert (found.code, found.message) == (
            "odkazy", f"odkazy (aliasy) se rozvíjejí na víc než {MAX_EXPANDED} uzlů.",
        )  # fmt: skip

    def test_links_that_hide_depth(self) -> None:
        deep = MAX_DEPTH // 2 + 8
        text = EXAMPLE + f"a: &a {'[' * deep}x{']' * deep}\nb: {'[' * deep}*a{']' * deep}\n"
        found = problem(text)
        assert found.code == "hloubka" and f"hlubší než {MAX_DEPTH}" in found.message


def test_a_file_without_permission(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "a.yaml"
    file.write_text(KRIZOVY, encoding="utf-8")

    def closed(*_args: object, **_more: object) -> object:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(source.Path, "open", closed)
    with pytest.raises(InputError) as fault:
        read_source(file)
    assert str(fault.value).startswith(f"{file}: soubor nejde otevřít: chybí oprávnění.")
