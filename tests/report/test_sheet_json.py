"""Findings of a sheet as JSON: amounts in haléře, PB and sums in points (spec 5, 5.2)."""

from __future__ import annotations

import json

import pytest

from rozhodci.report.sheet_json import plain, points, render, to_data
from rozhodci.rulesets import get
from rozhodci.sheet.check import check
from rozhodci.sheet.load import load
from rozhodci.sheet.model import HAL, PB, ZB, Quantity, Value

SHEET = (
    "listek: 1\npravidla: licitovany-2010\nhraci: [A, B, C]\nzapisovatel: A\nhry:\n"
    "  - {rozdava: C, akter: A, zavazek: betl, vysledek: {betl: obrana}, castky: {A: -6, B: 3, C: 2}, pb: {B: 2.5}}\n"
    "soucty: {A: {zb: -6, pb: 1.5, sb: -4.5}, B: {zb: 3, pb: 0, sb: 3}, C: {zb: 3, pb: 0, sb: 3}}\npodpisy: [A, B, C]\n"
)


@pytest.mark.parametrize(
    ("value", "number"),
    [
        (Quantity(HAL, -240), -240),
        (Quantity(PB, 16), 8),
        (Quantity(PB, 17), 8.5),
        (Quantity(ZB, 300), 3),
        (Quantity(ZB, -40), -0.4),
        ("3,00 Kč nebo 6,00 Kč", "3,00 Kč nebo 6,00 Kč"),
        (None, None),
    ],
)
def test_units(value: Value, number: object) -> None:
    assert plain(value) == number and type(plain(value)) is type(number)


def test_points_are_whole_where_they_can_be() -> None:
    assert [points(n) for n in (0, 100, -100, 150, 5)] == [0, 1, -1, 1.5, 0.05]


def test_findings_of_every_unit() -> None:
    """Betl lost: 3,00 to each. C has 2; 2,5 PB stand in no row for B; A's PB column adds up to 0."""
    data = to_data(check(load(SHEET.encode(), "a.yaml", get), get("licitovany-2010")))
    assert (data["format"], data["v_poradku"]) == (1, False)
    told = {(f["radek"], f["sloupec"], f["druh"]): (f["nalezeno"], f["ma_byt"]) for f in data["nalezy"]}
    assert told[1, "C", "castka"] == (200, 300)
    assert told[1, "soucet", "soucet-radku"] == (-100, 0)
    assert told[1, "PB B", "pb"] == (2.5, 0)
    assert told[0, "PB A", "soucet-sloupce"] == (1.5, 0)
    assert data["soucty"] == {p: {"zb": zb, "pb": 0, "sb": zb} for p, zb in (("A", -6), ("B", 3), ("C", 3))}


def test_the_text_is_one_object_in_ascii_where_asked() -> None:
    report = check(load(SHEET.encode(), "a.yaml", get), get("licitovany-2010"))
    assert json.loads(render(report)) == to_data(report)
    assert render(report, ascii_only=True).isascii() and render(report).endswith("}\n")
