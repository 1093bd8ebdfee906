"""`pravidla --rozdil`: what two rulesets say otherwise."""

from __future__ import annotations

import pytest

from rozhodci.rulesets import get, names
from rozhodci.rulesets.difference import diff


@pytest.mark.parametrize("name", names())
def test_a_ruleset_does_not_differ_from_itself(name: str) -> None:
    assert diff(get(name), get(name)) == ()


def test_2010_and_2014_differ_in_the_pb_table_alone() -> None:
    rows = diff(get("licitovany-2010"), get("licitovany-2014"))
    assert {r.section for r in rows} == {"sada", "prémiové body"}
    assert {r.what for r in rows if r.section == "sada"} == {"název", "zdroj", "platnost"}
    told = {r.what: (r.left, r.right) for r in rows if r.section == "prémiové body"}
    assert told["sedma-3"] == ("5 / 7", "7 / 10")
    assert told["sto-1-desitka"] == ("96 / 128", "100 / –")
    assert "sedma-1" not in told


def test_other_disciplines_differ_in_rates_catalogue_and_readings() -> None:
    told = {(r.section, r.what): (r.left, r.right) for r in diff(get("licitovany"), get("koruna"))}
    assert told["sazby", "hra"] == ("0,20 Kč", "1,00 Kč")
    assert told["sazby", "limit"] == ("100,00 Kč", "není")
    assert told["sazby", "omyl"] == ("1,20 Kč", "–")
    assert told["výklady", "tiche-sto"] == ("opakovat", "jednou")
    assert told["výklady", "koruna-e1"] == ("–", "jen-d")
    assert told["sada", "fleků"] == ("4", "bez konce")
    assert told["závazky", "sto sedma"] == ("sto + sedma", "sto-a-sedma")
    assert told["katalog", "naznaky"][1] == "ve-hre, paušál 2, postih D/2, Koruna B/15"
    assert ("sazby", "pausal-1") not in told


def test_the_other_way_round_swaps_the_columns() -> None:
    there, back = diff(get("voleny"), get("krizovy")), diff(get("krizovy"), get("voleny"))
    assert {(r.section, r.what, r.left, r.right) for r in there} == {(r.section, r.what, r.right, r.left) for r in back}
