# ruff: noqa: E501 (sheets are quoted as they stand)
"""A corrected sheet loses nothing it was not asked to change: rates, unsigned sheets, attached cards, spoken fleks."""

from __future__ import annotations

import pytest

from rozhodci.sheet.write_csv import render as table
from rozhodci.sheet.write_yaml import render as yaml
from tests.sheet.sheets import findings, one_row, places, read, report

BARE = (
    "listek: 1\npravidla: voleny-2005\nsazby: {zaklad: 0.50}\nvyklady: {tiche-sto: jednou}\nhraci: [A, B, C]\nhry:\n"
    "  - {rozdava: C, akter: A, zavazek: hra, trumf: kule, body: 120, vysledek: {hra: akter}, castky: {A: 2, B: -1, C: %s}}\n"
)


def test_own_rates_and_readings_are_kept() -> None:
    """Two rates of 0,50 from each; C has 2 too little."""
    done = report(BARE % "-3")
    text = yaml(done.corrected)
    assert "sazby: {zaklad: 0.50}" in text and "vyklady: {tiche-sto: jednou}" in text
    assert "castky: {A: 2.00, B: -1.00, C: -1.00}" in text and "# opraveno C: bylo -3,00 Kč" in text
    cells = table(done.corrected)
    assert "sazby;zaklad 0,50\n" in cells and "vyklady;tiche-sto jednou\n" in cells
    assert not {f.kind for f in findings(cells, "listek.csv")} - {"podpis", "udaj"}


def test_an_unsigned_sheet_is_not_signed_for_anybody() -> None:
    text = yaml(report(BARE % "-1").corrected)
    assert "podpisy" not in text and "zapisovatel" not in text
    assert places(findings(text)) == {(0, "podpisy", "podpis"), (0, "zapisovatel", "udaj")}


def test_a_renonc_without_amounts_is_written_with_them() -> None:
    """Koruna D/1: 2 Kč to both."""
    row = "{rozdava: Cyril, renonc: {kod: chybne-rozdani, kdo: Cyril, poradi: 2}%s}"
    done = report(one_row(row % "", "koruna-2013", "Adam, Božena, Cyril"))
    assert {f.column for f in done.findings if f.kind == "castka"} == {"Adam", "Božena", "Cyril"}
    assert "castky: {Adam: 2.00, Božena: 2.00, Cyril: -4.00}" in yaml(done.corrected)


def test_what_cannot_be_computed_gets_no_amounts() -> None:
    """Sto without points has no single price."""
    row = "{rozdava: Cyril, akter: Adam, zavazek: sto, trumf: kule, vysledek: {sto: akter}}"
    text = yaml(report(one_row(row, players="Adam, Božena, Cyril")).corrected)
    assert "castky" not in text and "zavazek: sto" in text


@pytest.mark.parametrize(
    "kept",
    [
        "pripad: {karty: {A: KK KV KE K10 ČK ČV Č9 ZE Z9 Z8, B: K7 K8 K9 Č7 Č8 ČS ČE Č10 Z7 Z10, C: KS ZS ZV ZK Ž9 ŽS ŽV ŽK ŽE Ž10}, talon: Ž7 Ž8}",
        "poznamka: [první, {druhá: ano}]",
        "poznamka: 'řekl: „dobře“'",
    ],
)
def test_what_is_only_passed_on_reads_back(kept: str) -> None:
    text = BARE.replace("}}\n", f"}}, {kept}}}\n") % "-1"
    first = read(text)
    again = read(yaml(report(text).corrected))
    assert again.rows[0].kept == first.rows[0].kept != {}


def test_fleks_as_spoken_read_back_in_both_forms() -> None:
    """Parts without a word for the level, an approval of everything, a named level."""
    row = (
        "{rozdava: C, akter: A, zavazek: sedma, trumf: kule, fleky: [{kdo: B, na: [hra, sedma]}, {C: dobře}, {A: re na hru}],"
        " vysledek: {hra: akter, sedma: akter}, castky: {A: 3.20, B: -1.60, C: -1.60}, pb: {%s}}"
    )
    text = one_row(row % "A: 1", players="A, B, C")
    done = report(text)
    assert done.findings == ()
    written = yaml(done.corrected)
    assert "fleky: [{kdo: B, na: [hra, sedma]}, {C: dobře}, {A: re na hru}]" in written
    assert read(written).rows[0].fleky == read(text).rows[0].fleky
    cells = table(done.corrected)
    assert "B: hra a sedma, C: dobře, A: re na hru" in cells
    assert read(cells, "listek.csv").rows[0].fleky == read(text).rows[0].fleky
