"""Nothing is cited that the register of articles does not explain, and every clause of the documents is in it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import rozhodci
from rozhodci.rulesets import get, names
from rozhodci.rulesets.model import Ruleset
from rozhodci.rulesets.source import read

PACKAGE = Path(rozhodci.__file__).parent
DISCIPLINES = {"licitovany", "voleny", "koruna", "krizovy"}


def cited(rules: Ruleset) -> Iterator[str]:
    yield from rules.cites.values()
    yield from (r.cite for r in rules.rates.values())
    yield from (r.cite for r in rules.readings.values())
    for offence in rules.catalogue.values():
        yield from (v.cite for v in offence.variants)
        yield from (v.basis for v in offence.variants if v.basis)
    if rules.pb:
        yield rules.pb.cite
        yield from rules.pb.cites.values()
        yield from (row.cite for row in rules.pb.rows.values())


@pytest.mark.parametrize("name", names())
def test_every_citation_is_in_the_register(name: str) -> None:
    rules = get(name)
    assert [c for c in dict.fromkeys(cited(rules)) if c not in rules.articles] == []


def test_every_topic_names_an_article_of_every_discipline() -> None:
    for topic, row in read("citace").items():
        assert set(row) == DISCIPLINES, topic
        assert all(row.values()), topic


def test_every_topic_asked_in_the_code_exists() -> None:
    topics = set(get("licitovany").cites)
    asked = {
        (path.name, topic)
        for path in PACKAGE.rglob("*.py")
        for topic in re.findall(r"""\bcite\(["']([^"']+)["']\)""", path.read_text(encoding="utf-8"))
    }
    assert {a for a in asked if a[1] not in topics} == set()
    assert len(asked) > 20


def test_every_reading_asked_in_the_code_has_an_answer_in_every_ruleset() -> None:
    asked = {
        code
        for path in PACKAGE.rglob("*.py")
        for code in re.findall(r"""\bask\(["']([^"']+)["']\)""", path.read_text(encoding="utf-8"))
    }
    for name in names():
        rules = get(name)
        assert asked <= set(rules.readings) | set(rules.decided), name


def numbered(prefix: str, last: int) -> list[str]:
    return [f"{prefix}{i}" for i in range(1, last + 1)]


CSM = [
    "ČSM čl. I",
    *numbered("ČSM čl. II/", 25),
    *numbered("ČSM čl. III/", 3),
    *numbered("ČSM čl. IV, renonc ve hře ", 10),
    *numbered("ČSM čl. IV, technický renonc ", 8),
    *numbered("ČSM čl. IV, renonc ve hře P2/", 3),
    *numbered("ČSM čl. IV, není renonc ", 3),
    *numbered("ČSM čl. IV, důsledky ", 7),
    *numbered("ČSM čl. V/", 3),
]
KORUNA = [
    *numbered("Koruna A/", 15),
    *numbered("Koruna B/", 16),
    "Koruna C/1",
    *numbered("Koruna D/", 3),
    "Koruna E/1",
    "Koruna F/1",
    "Koruna, sazby",
]
KRIZOVY = [
    "Křížový A",
    *numbered("Křížový B/", 22),
    *numbered("Křížový C/", 10),
    *numbered("Křížový C, není renonc ", 3),
    "Křížový C, postih",
    *numbered("Křížový D/", 6),
]
PB_2005 = [
    *numbered("PB 2005, sedma ", 3),
    *numbered("PB 2005, sto ", 17),
    *numbered("PB 2005, betl ", 3),
    *numbered("PB 2005, durch ", 3),
    *numbered("PB 2005, nárok ", 8),
    *(f"PB 2005, {x}" for x in ("fleky", "limit", "pozn. *", "pozn. **", "sčítání", "popis", "neuvedená hra", "mínus")),
]


@pytest.mark.parametrize(
    ("name", "clauses"),
    [("licitovany-2010", CSM), ("voleny-2005", [*CSM, *PB_2005]), ("koruna-2013", KORUNA), ("krizovy", KRIZOVY)],
)
def test_every_clause_of_the_document_is_explained(name: str, clauses: list[str]) -> None:
    articles = get(name).articles
    assert [c for c in clauses if c not in articles] == []
    for clause in clauses:
        article = articles[clause]
        assert article.heading and article.meaning
        assert article.effect or clause.startswith("PB 2005"), clause


def test_no_article_is_explained_twice_in_the_same_words() -> None:
    for file in ("csm", "koruna", "krizovy", "pb"):
        said = [a["smysl"] for cite, a in read(f"clanky/{file}").items() if cite != "ČSM čl. II/1"]
        assert len(said) == len(set(said)), file


def test_a_citation_by_analogy_leads_to_the_article_itself() -> None:
    articles = get("voleny").articles
    assert articles["ČSM čl. V/2 (obdobně)"] == articles["ČSM čl. V/2"]


def test_a_clause_that_is_not_there() -> None:
    assert "ČSM čl. II/26" not in get("licitovany").articles
    assert "Koruna B/10" not in get("krizovy").articles
