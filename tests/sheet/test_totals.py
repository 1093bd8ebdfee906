"""ZB, PB, SB; rounding away from zero in whole numbers (B14)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rozhodci.sheet.totals import CROWNS, EXACT, Total, rounded
from tests.sheet.sheets import findings, one_row, report

ROW = "{rozdava: Dana, akter: Adam, zavazek: sedma, trumf: kule, vysledek: {hra: akter, sedma: akter}, castky: %s}"
SHEET = one_row(ROW % "{Adam: 1.80, Božena: -0.60, Cyril: -0.60, Dana: -0.60}")
WHOLE = "soucty: {Adam: {zb: 2, pb: 0, sb: 2}, Božena: {zb: -1}, Cyril: {zb: -1}, Dana: {zb: -1}}\n"
FULL = "soucty: {Adam: {zb: 1.80, pb: 0, sb: 1.80}, Božena: {zb: -0.60}, Cyril: {zb: -0.60}, Dana: {zb: -0.60}}\n"


@pytest.mark.parametrize(
    ("hal", "whole"), [(250, 300), (-250, -300), (249, 200), (-249, -200), (50, 100), (-50, -100), (49, 0), (0, 0)]
)
def test_half_a_crown_goes_away_from_zero(hal: int, whole: int) -> None:
    assert rounded(hal) == whole


@given(st.integers(-(10**9), 10**9))
def test_rounding_is_near_and_odd(hal: int) -> None:
    assert rounded(hal) % 100 == 0 and abs(rounded(hal) - hal) <= 50
    assert rounded(-hal) == -rounded(hal)


def test_sb_is_zb_and_pb() -> None:
    assert Total(1900, 20).sb == 2900
    assert Total(-60, 21).sb == 990


@pytest.mark.parametrize("sums", ["", WHOLE, FULL])
def test_the_sheet_chooses_its_rounding(sums: str) -> None:
    assert findings(SHEET + sums) == ()


def test_the_setting_decides() -> None:
    assert report(SHEET + WHOLE, rounding=CROWNS).clean and report(SHEET + FULL, rounding=EXACT).clean
    wrong = report(SHEET + WHOLE, rounding=EXACT).findings
    assert [(f.row, f.column, f.kind) for f in wrong][:2] == [
        (0, "Adam", "soucet-sloupce"),
        (0, "Božena", "soucet-sloupce"),
    ]
    assert {t.zb for t in report(SHEET + FULL, rounding=CROWNS).totals.values()} == {200, -100}


def test_one_whole_number_among_others_is_no_rounding() -> None:
    found = findings(SHEET + FULL.replace("zb: 1.80", "zb: 2"))
    assert [(f.column, f.kind) for f in found] == [("Adam", "soucet-sloupce")]
