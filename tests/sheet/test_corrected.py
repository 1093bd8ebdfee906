"""The corrected sheet: what can be computed is put right, the old value is kept, it reads back (YAML and CSV)."""

from __future__ import annotations

from pathlib import Path

import pytest

from rozhodci.sheet.check import SheetReport
from rozhodci.sheet.write_csv import render as table
from rozhodci.sheet.write_yaml import render as yaml
from tests.sheet.sheets import CARDS, EXAMPLES, LICITOVANY, changed, findings, places, read, report

FAULTS = (
    ("Dana: -12.00}, pb: {Cyril: 8}", "Dana: -11.00}, pb: {Cyril: 8}"),
    ("pb: {Dana: -4}", "pb: {Dana: -8}"),
    ("- {rozdava: Dana, akter: Adam, zavazek: omyl", "- {rozdava: Božena, akter: Adam, zavazek: omyl"),
    ("Cyril: {zb: -54.40, pb: 8, sb: -46.40}", "Cyril: {zb: -50.40, pb: 9, sb: 1}"),
)


def faulty() -> SheetReport:
    return report(changed(LICITOVANY, *FAULTS))


def test_put_right() -> None:
    done = faulty()
    assert {(3, "Dana", "castka"), (11, "PB Dana", "pb"), (5, "rozdava", "rozdavani")} <= places(done.findings)
    sheet, right = done.corrected.sheet, read(LICITOVANY.read_text(encoding="utf-8"))
    assert sheet.rows[2].amounts == right.rows[2].amounts and sheet.rows[10].pb == right.rows[10].pb
    assert sheet.rows[4].dealer == "Dana" and sheet.sums == right.sums


def test_both_forms_read_back_clean_with_the_old_values_beside() -> None:
    done = faulty()
    assert findings(yaml(done.corrected)) == () and findings(table(done.corrected), "listek.csv") == ()
    assert "# opraveno Dana: bylo -11,00 Kč (ČSM čl. I)" in yaml(done.corrected)
    assert "Dana: bylo -11,00 Kč" in table(done.corrected) and "PB Dana: bylo -8 PB" in table(done.corrected)


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda p: p.stem)
def test_round_trip(file: Path) -> None:
    """Reading what was written gives the same sheet."""
    done = report(file.read_bytes(), file.name)
    again = read(yaml(done.corrected), file.name)
    assert (again.rows, again.sums, again.players, again.signatures) == (
        done.corrected.sheet.rows, done.corrected.sheet.sums, done.sheet.players, done.sheet.signatures,
    )  # fmt: skip
    assert yaml(report(yaml(done.corrected), file.name).corrected) == yaml(done.corrected)


@pytest.mark.parametrize("file", [f for f in EXAMPLES if f != CARDS], ids=lambda p: p.stem)
def test_round_trip_of_tables(file: Path) -> None:
    done = report(file.read_bytes(), file.name)
    again = report(table(done.corrected), "listek.csv")
    assert again.findings == () and table(again.corrected) == table(done.corrected)


def test_ambiguous_amounts_are_left_as_they_are() -> None:
    """A sto without points: no single right value."""
    text = changed(LICITOVANY, ("body: 140, ", ""), ("{Adam: 12.00, Božena: -4.00", "{Adam: 13.00, Božena: -5.00"))
    done = report(text)
    assert done.corrected.sheet.rows[13].amounts["Božena"] == -500
