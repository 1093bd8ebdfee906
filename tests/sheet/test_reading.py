# ruff: noqa: E501 (sheets are quoted as they stand)
"""YAML sheets that cannot be used: every problem with line and column; what is only a finding (spec 5; C, D6)."""

from __future__ import annotations

import pytest

from rozhodci.errors import InputError
from rozhodci.rulesets import get
from rozhodci.sheet.load import load
from tests.sheet.sheets import LICITOVANY, changed, findings, one_row, places, read


@pytest.mark.parametrize(
    ("change", "code", "line"),
    [
        (("listek: 1", "listek: 2"), "format", 3),
        (("pravidla: licitovany-2010", "pravidla: licitovany-2011"), "pravidla", 4),
        (("hraci: [Adam, Božena, Cyril, Dana]", "hraci: [Adam, Božena]"), "hraci-pocet", 6),
        (("hraci: [Adam, Božena, Cyril, Dana]", "hraci: [Adam, Adam, Cyril, Dana]"), "hrac-dvakrat", 6),
        (("zapisovatel: Cyril", "zapisovatl: Cyril"), "klic-neznamy", 7),
        (("fleky: {betl: 2}", "fleky: {betl: true}"), "cislo", 16),
        (("fleky: {betl: 2}", "fleky: {kvarta: 2}"), "cast", 16),
        (("fleky: [Adam: flek na durch, Bož", "fleky: [Adam: flk na durch, Bož"), "flek", 19),
        (("trumf: zelené", "trumf: fialové"), "barva", 13),
        (("zavazek: omyl", "zavazek: omyll"), "zavazek", 22),
        (("{hra: obrana, sedma: akter}", "{hra: obrana, sedma: nikdo}"), "volba", 30),
        (("Božena: 8.40", "Božena: 8.405"), "castka", 14),
        (("Božena: 8.40", "Božena: .inf"), "castka", 14),
        (("pb: {Cyril: 8}", "pb: {Cyril: 8.3}"), "cislo", 17),
        (("kod: chybne-rozdani", "kod: chybne-rozdavani"), "volba", 42),
        (("schvaleno: ano", "schvaleno: asi"), "ano-ne", 36),
        (("\nhry:\n", "\nhry: nic\n"), "yaml", 10),
        (("zapisovatel: Cyril", "zapisovatel: Cyril\nzapisovatel: Dana"), "klic-dvakrat", 8),
    ],
)
def test_unusable(change: tuple[str, str], code: str, line: int) -> None:
    with pytest.raises(InputError) as fault:
        read(changed(LICITOVANY, change))
    assert (code, line) in {(p.code, p.line) for p in fault.value.problems}
    assert all(p.column for p in fault.value.problems)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (("kod: chybne-rozdani", "kod: xyz"), "neznámý kód."),
        (("kod: chybne-rozdani", "trida: xyz"), "neznámá třída."),
    ],
)
def test_an_unknown_word_is_called_what_it_is_and_told_what_to_write(change: tuple[str, str], message: str) -> None:
    with pytest.raises(InputError) as fault:
        read(changed(LICITOVANY, change))
    (found,) = fault.value.problems
    assert found.message == message
    assert found.expected or "rozhodci pravidla SADA" in found.hint


@pytest.mark.parametrize(
    ("change", "path", "hint"),
    [
        (("pb: {Cyril: 8}", "pb: {Cyril: 8,5}"), ".pb.Cyril", 'napište 8.5, nebo s uvozovkami "8,5".'),
        (("Božena: 8.40", "Božena: 8,40"), ".castky.Božena", 'napište 8.40, nebo s uvozovkami "8,40".'),
    ],
)
def test_a_decimal_comma_in_braces_is_told_as_what_it_is(change: tuple[str, str], path: str, hint: str) -> None:
    """The decimals would else be taken for somebody who does not sit at the table."""
    with pytest.raises(InputError) as fault:
        read(changed(LICITOVANY, change))
    (found,) = fault.value.problems
    assert (found.code, found.hint) == ("carka", hint)
    assert found.path.endswith(path)


def test_all_problems_of_a_sheet_at_once() -> None:
    text = changed(
        LICITOVANY, ("trumf: zelené", "trumf: x"), ("Božena: 8.40", "Božena: y"), ("schvaleno: ano", "schvaleno: z")
    )
    with pytest.raises(InputError) as fault:
        read(text)
    assert [p.code for p in fault.value.problems] == ["barva", "castka", "ano-ne"]


@pytest.mark.parametrize("text", ["", "\n", "# jen poznámka\n", "a: &x [*x]\n", "- 1\n", "listek: 1\n"])
def test_no_sheet(text: str) -> None:
    with pytest.raises(InputError):
        read(text)


def test_names_are_text_and_a_foreign_one_is_a_finding() -> None:
    row = "{rozdava: Null, akter: No, zavazek: betl, vysledek: {betl: obrana}, castky: {No: -9, On: 3, 7: 3, Null: 3}}"
    assert findings(one_row(row, players="No, On, 7, Null")) == ()
    wrong = row.replace("castky: {No: -9, On: 3, 7: 3,", "castky: {No: -9, On: 3, 8: 3,")
    assert (1, "castky", "udaj") in places(findings(one_row(wrong, players="No, On, 7, Null")))


def test_amounts_in_every_form() -> None:
    row = "{rozdava: Dana, akter: Adam, zavazek: betl, vysledek: {betl: obrana}, castky: %s}"
    amounts = '{Adam: "−9,00 Kč", Božena: "3", Cyril: "+3,0", Dana: "3.00"}'
    assert findings(one_row(row % amounts)) == ()
    assert findings(one_row(row % amounts.replace('"−9,00 Kč"', '"(9,00)"'))) == ()


def test_json_is_read_too() -> None:
    text = (
        '{"listek": 1, "pravidla": "licitovany-2010", "hraci": ["A", "B", "C"], "zapisovatel": "A", "hry": [{"rozdava": "C",'
        ' "akter": "A", "zavazek": "betl", "vysledek": {"betl": "obrana"}, "castky": {"A": -6, "B": 3, "C": 3}}],'
        ' "podpisy": ["A", "B", "C"]}'
    )
    assert findings(text, "listek.json") == ()


def test_own_rates_and_readings() -> None:
    """Hra 0,50 with 120: six rates by výklad opakovat, two by jednou."""
    row = "{rozdava: C, akter: A, zavazek: hra, trumf: kule, body: 120, vysledek: {hra: akter}, castky: {A: %s, B: %s, C: %s}}"
    six, two = (one_row(row % money, "voleny-2005", "A, B, C") for money in ((6, -3, -3), (2, -1, -1)))
    rates = "sazby: {zaklad: 0.50}\n"
    assert findings(rates + six) == () and findings(rates + two)
    assert findings(rates + "vyklady: {tiche-sto: jednou}\n" + two) == ()


def test_a_broken_attached_case_is_told_with_its_place() -> None:
    row = (
        "{rozdava: Dana, akter: Adam, zavazek: betl, vysledek: {betl: obrana}, castky: {Adam: -9, Božena: 3, Cyril: 3, Dana: 3},"
        " pripad: {karty: {Adam: ČE Č1}, talon: K7 Ž7}}"
    )
    with pytest.raises(InputError) as fault:
        read(one_row(row))
    assert any(p.path.startswith("hry[1].pripad") and p.line == 7 for p in fault.value.problems)


def test_a_sheet_on_standard_input_needs_no_ending() -> None:
    assert load(LICITOVANY.read_bytes(), "<vstup>", get).csv is False
    assert load(b"c;rozdava;A;B;C\n1;A;0;0;0\n", "<vstup>", get, "licitovany").csv is True
