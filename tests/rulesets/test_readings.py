"""Výklady: the switches and defaults of spec 2, 2.10, in the rulesets they concern."""

from __future__ import annotations

import pytest

from rozhodci.rulesets import get, names
from rozhodci.rulesets.model import Readings

# code: choices, the default first; then what differs by ruleset
SWITCHES = {
    "sto": "linearni nasobene pausalni",
    "sto-hra": "bez-hry s-hrou",
    "sto-hlaska": "prvni nejvyssi",
    "prohrane-sto": "s-hlaskami bez-hlasek",
    "tiche-sto": "opakovat jednou neflekovane",
    "limit": "na-protihrace celkem",
    "zvyseny-limit": "jen-lozena obe-obrany",
    "hlaska": "prvni-karta svrskem",
    "kontumace-hlasky": "vsechny ohlasene",
    "ostra-v-talonu": "nezapocitat zapocitat",
    "trumf-na-stole": "neodehrane odehrane",
    "koruna-b10-b12": "jako-d3 jen-prohra",
    "koruna-e1": "jen-d sazba-a-d",
    "pomocna-v-talonu": "p2 nic",
    "pb-renonc-prohrana": "akter nikdo",
    "pb-flek-licitovany": "jako-voleny rozhodci",
    "krizovy-sazba": "zakladni flekovana",
    "krizovy-komu": "protihracum vsem",
    "krizovy-sam": "tri-dily jeden-dil",
    "krizovy-c10": "jen-pausal prohra",
    "sto-a-sedma": "po-castech cele",
    "pb-50": "vcetne nad",
    "pb-dvacka": "nejvyssi scitat",
    "talon-po-hre": "technicky-7 p2-3",
}
OTHERWISE = {
    ("tiche-sto", "koruna-2013"): "jednou",
    ("tiche-sto", "krizovy"): "jednou",
    ("sto-a-sedma", "koruna-2013"): "cele",
    ("pb-50", "voleny-2005"): "nad",
}


def test_all_switches_and_no_other() -> None:
    assert {code for name in names() for code in get(name).readings} == set(SWITCHES)


@pytest.mark.parametrize("name", names())
def test_choices_and_defaults(name: str) -> None:
    for code, reading in get(name).readings.items():
        choices = SWITCHES[code].split()
        assert sorted(reading.choices) == sorted(choices), code
        assert reading.default == OTHERWISE.get((code, name), choices[0]), code
        assert reading.default in reading.choices


@pytest.mark.parametrize("name", names())
def test_each_says_what_it_asks_and_why(name: str) -> None:
    for reading in get(name).readings.values():
        assert reading.question.endswith("?")
        assert set(reading.meanings) == set(reading.choices)
        assert all(reading.meanings.values()) and reading.why


def test_only_what_concerns_the_ruleset_is_listed() -> None:
    listed = {name: set(get(name).readings) for name in names()}
    assert {c for c in listed["licitovany-2010"] if c.startswith(("koruna", "krizovy"))} == set()
    assert {"pomocna-v-talonu", "pb-flek-licitovany"} & listed["voleny-2005"] == set()
    assert {c for c in listed["koruna-2013"] | listed["krizovy"] if c.startswith(("pb-", "kontumace"))} == set()
    assert listed["licitovany-2014"] == listed["licitovany-2010"]


@pytest.mark.parametrize("name", names())
def test_what_is_not_open_here_is_decided(name: str) -> None:
    rules = get(name)
    assert set(rules.decided) | set(rules.readings) == set(SWITCHES)
    assert not set(rules.decided) & set(rules.readings)
    assert all(choice in SWITCHES[code].split() for code, choice in rules.decided.items())


def test_asked_readings_are_remembered_in_order_and_decided_ones_are_not() -> None:
    readings = Readings(get("koruna"), {"sto": "nasobene"})
    assert [readings.ask(c) for c in ("tiche-sto", "sto-hlaska", "sto")] == ["jednou", "prvni", "nasobene"]
    assert list(readings.asked.items()) == [("tiche-sto", "jednou"), ("sto", "nasobene")]
