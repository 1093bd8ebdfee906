"""`vysvetli`: codes, facts, readings and articles found by tolerant words, with what rests on them."""

from __future__ import annotations

import pytest

from rozhodci.rulesets import get, names
from rozhodci.rulesets.explain import Entry, explain, slug


def keys(term: str) -> list[str]:
    return [entry.key for entry in explain(term).entries]


def only(term: str) -> Entry:
    (entry,) = explain(term).entries
    return entry


@pytest.mark.parametrize(
    ("term", "found"),
    [
        ("neprebiti", ["neprebiti"]),
        ("Nepřebití nižší karty", ["neprebiti"]),
        ("NEPREBITI", ["neprebiti"]),
        ("lozena", ["lozena"]),
        ("tiché sto", ["tiche-sto"]),
        ("II/2", ["ČSM čl. II/2"]),
        ("čl. II/20", ["ČSM čl. II/20"]),
        ("csm cl ii 20", ["ČSM čl. II/20"]),
        ("čl. IV důsledky 2", ["ČSM čl. IV, důsledky 2"]),
        ("IV, renonc ve hře P2/1", ["ČSM čl. IV, renonc ve hře P2/1"]),
        ("P2/1", ["ČSM čl. IV, renonc ve hře P2/1"]),
        ("technický 4", ["ČSM čl. IV, technický renonc 4"]),
        ("V/2", ["ČSM čl. V/2"]),
        ("ČSM čl. V/2 (obdobně)", ["ČSM čl. V/2"]),
        ("B/10", ["Koruna B/10", "Křížový B/10"]),
        ("koruna b10", ["Koruna B/10"]),
        ("krizovy c/7", ["Křížový C/7"]),
        ("Křížový C, není renonc 2", ["Křížový C, není renonc 2"]),
        ("PB 2005, sto 4", ["PB 2005, sto 4"]),
        ("pozn. **", ["PB 2005, pozn. **"]),
        (
            "IV/2",
            [
                "ČSM čl. IV, renonc ve hře 2",
                "ČSM čl. IV, technický renonc 2",
                "ČSM čl. IV, renonc ve hře P2/2",
                "ČSM čl. IV, není renonc 2",
                "ČSM čl. IV, důsledky 2",
            ],
        ),
        ("kontumace", ["ČSM čl. IV, důsledky 2", "Koruna E/1", "Křížový D/4"]),
    ],
)
def test_found(term: str, found: list[str]) -> None:
    assert keys(term) == found


def test_every_citation_and_code_is_found_by_its_own_words() -> None:
    for name in names():
        rules = get(name)
        for word in [*rules.articles, *rules.catalogue, *rules.facts, *rules.readings]:
            assert word in [e.key for e in explain(word, [rules]).entries], word


def test_a_code_says_how_each_ruleset_treats_it_and_why() -> None:
    entry = only("neprebiti")
    told = {t.rulesets: (t.variant.klass, t.variant.cite) for t in entry.treatments}
    assert told == {
        ("licitovany-2010", "licitovany-2014"): ("ve-hre", "ČSM čl. IV, renonc ve hře 2"),
        ("voleny-2005",): ("ve-hre", "ČSM čl. IV, renonc ve hře 2 (obdobně)"),
        ("koruna-2013",): ("ve-hre", "Koruna B/11"),
        ("krizovy",): ("ve-hre", "Křížový C/2"),
    }
    assert all(t.article and t.article.effect for t in entry.treatments)
    assert entry.meaning


def test_an_article_names_the_codes_and_readings_that_rest_on_it() -> None:
    assert only("ČSM čl. IV, technický renonc 3").codes == ("nejasna-slova", "poradi-komentovani")
    assert "talon-po-hre" in only("II/11").codes
    assert only("II/11").readings == ("talon-po-hre",)
    assert only("E/1").readings == ("koruna-e1",)


def test_an_article_names_the_rulesets_it_stands_in() -> None:
    assert only("V/3").rulesets == ("licitovany-2010", "licitovany-2014", "voleny-2005")


def test_only_the_asked_ruleset() -> None:
    assert [e.key for e in explain("B/10", [get("koruna")]).entries] == ["Koruna B/10"]
    assert explain("krizovy-c10", [get("koruna")]).entries == ()


@pytest.mark.parametrize(
    ("term", "hint"), [("neprebit", "neprebiti"), ("přiznání barvy", "nepriznani-barvy"), ("V/22", "ČSM čl. V/2")]
)
def test_unknown_words_get_the_nearest(term: str, hint: str) -> None:
    answer = explain(term)
    assert answer.entries == ()
    assert hint in answer.nearest


@pytest.mark.parametrize("term", ["", "   ", "???", "[", "zzzzzzzz", "II/26"])
def test_nothing_found(term: str) -> None:
    assert explain(term).entries == ()


def test_slug() -> None:
    assert slug("  Nepřiznání   BARVY ") == "nepriznani-barvy"
