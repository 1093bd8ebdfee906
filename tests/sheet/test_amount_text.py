"""Amounts as spreadsheets and autocorrect leave them, and hints for those that are none (spec 5, 5.1)."""

from __future__ import annotations

import pytest

from rozhodci.errors import InputError
from rozhodci.sheet.amount_text import advice
from tests.sheet.sheets import one_row, read

TABLE = "pravidla;voleny-2005\nc;rozdava;Adam;Božena;Cyril;PB Adam;PB Božena;PB Cyril\n1;Cyril;1,20;%s;-0,60;0;0;%s\n"


@pytest.mark.parametrize("text", ["-0,60", "−0,60", "–0,60", "—0,60", "– 0,60", "(0,60)", "'-0,60", "–0,60 Kč", "–0.6"])
def test_minus_in_every_form(text: str) -> None:
    assert read(TABLE % (text, "–4"), "listek.csv").rows[0].amounts["Božena"] == -60
    assert read(TABLE % ("-0,60", "–4"), "listek.csv").rows[0].pb == {"Cyril": -8}
    assert read(one_row(f'{{castky: {{Božena: "{text}"}}}}')).rows[0].amounts == {"Božena": -60}


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("1.VIII", "na datum"),
        ("VIII.80", "na datum"),
        ("1. srpen", "na datum"),
        ("1-Aug", "na datum"),
        ("srp.80", "na datum"),
        ("01.08.2026", "na datum"),
        ("2026-08-01", "na datum"),
        ("8:47", "na datum nebo čas"),
        ("–,60", "nulu"),
        (".60", "nulu"),
        ("#REF!", "vzorec"),
        ("=A1+B1", "vzorec"),
        ("málo", ""),
        ("--1", ""),
    ],
)
def test_what_to_do_about_another_text(text: str, hint: str) -> None:
    with pytest.raises(InputError) as fault:
        read(TABLE % (text, "0"), "listek.csv")
    [found] = fault.value.problems
    assert (found.line, found.path) == (3, "hra 1, sloupec Božena")
    assert (hint in found.hint) and bool(found.hint) == bool(hint)


@pytest.mark.parametrize("text", ["1,20", "1 200,50", "-0,60", "0", "1.8"])
def test_no_advice_on_an_amount(text: str) -> None:
    assert advice(text) == ""


def test_the_column_of_a_problem_is_named() -> None:
    text = (
        TABLE.replace("rozdava;", "rozdava;trumf;").replace("Cyril;1,20", "Cyril;fialová;1,20") + "soucet;;;x;;;;;y\n"
    )
    with pytest.raises(InputError) as fault:
        read(text % ("-0,60", "z"), "listek.csv")
    assert [p.path for p in fault.value.problems] == [
        "hra 1, sloupec trumf",
        "hra 1, sloupec PB Cyril",
        "součty, sloupec Adam",
        "součty, sloupec PB Cyril",
    ]
