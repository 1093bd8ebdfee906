"""Printed rulesets and explanations: everything a ruleset holds can be looked up, nothing is cut."""

from __future__ import annotations

import pytest

from rozhodci.money import kc
from rozhodci.report import explained, rules_difference, rules_page
from rozhodci.rulesets import get, names
from rozhodci.rulesets.explain import explain

SETS = names()


def fits(text: str) -> None:
    assert text.strip()
    assert max(map(len, text.splitlines())) <= 79


@pytest.mark.parametrize("name", SETS)
def test_a_set_is_printed_whole(name: str) -> None:
    rules = get(name)
    text = rules_page.render(rules, 79)
    fits(text)
    flat = " ".join(text.split())
    for code, offence in rules.catalogue.items():
        assert f"{code}: {offence.name}" in flat
        assert all(v.cite in flat for v in offence.variants)
    for rate in rules.rates.values():
        assert rate.hal is None or kc(rate.hal) in flat
    for reading in rules.readings.values():
        assert f"{reading.code}: {reading.question}" in flat
        assert f"* {reading.default}" in flat
    if rules.pb is not None:
        assert all(row.text in flat for row in rules.pb.rows.values())


@pytest.mark.parametrize("name", SETS)
def test_every_code_reading_fact_and_article_is_explained(name: str) -> None:
    rules = get(name)
    for term in (*rules.catalogue, *rules.facts, *rules.readings, *rules.articles):
        found = explain(term, [rules])
        assert found.entries, term
        fits(explained.render(found, 79))


def test_explanation_says_what_follows() -> None:
    text = explained.render(explain("nepřiznání barvy", [get("licitovany-2010")]), 79)
    assert "renonc ve hře, paušál 1 [ČSM čl. IV, renonc ve hře 1]" in text
    text = explained.render(explain("II/20", [get("licitovany-2010")]), 79)
    assert text.startswith("ČSM čl. II/20 (článek)") and "rezani-michani" in text


def test_listing_names_every_set_with_its_source() -> None:
    text = rules_page.listing([get(name) for name in SETS], 79)
    fits(text)
    assert all(f"\n  {name}" in text for name in SETS)


def test_difference_of_two_sets() -> None:
    text = rules_difference.render(get("licitovany-2010"), get("koruna-2013"), 79)
    fits(text)
    assert f"hra: {kc(20)} | {kc(100)}" in text
    same = get("krizovy")
    assert "Sady se neliší." in rules_difference.render(same, same, 79)
