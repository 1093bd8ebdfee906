"""docs/pokryti.md: no clause of the four documents is missing, and every entry is true."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.util import find_spec

import pytest

from rozhodci.rulesets.load import get, names
from tests.library import CASES, Judged, cited, library, sentences
from tools.pokryti import HOW, OTHER_TABLES, PAGE, Clause, documents, entries, page

FACTS = {
    "lozena", "pochybnost", "ukazal", "trumf-otocen", "schvaleno", "omyl", "platim", "betl-nenalezen",
    "zapomnel-volit", "kontrola-karet",
}  # fmt: skip
CODES = set(get("licitovany-2010").catalogue) | FACTS
CLAUSES = {c.cite: c for d in documents() for c in d.clauses}
ROWS = {"sedma": 3, "sto": 17, "betl": 3, "durch": 3}


def numbered(prefix: str, last: int) -> Iterator[str]:
    yield from (f"{prefix}{n}" for n in range(1, last + 1))


def of_the_documents() -> Iterator[str]:
    """Every numbered clause, read off the four documents (their tables and notes named by our own words)."""
    yield "ČSM čl. I"
    yield "ČSM, příloha Bodovací tabulka"
    yield from numbered("ČSM čl. II/", 25)
    yield from numbered("ČSM čl. III/", 3)
    yield from numbered("ČSM čl. IV, renonc ve hře ", 10)
    yield from numbered("ČSM čl. IV, technický renonc ", 8)
    yield from numbered("ČSM čl. IV, renonc ve hře P2/", 3)
    yield from numbered("ČSM čl. IV, není renonc ", 3)
    yield from numbered("ČSM čl. IV, důsledky ", 7)
    yield from numbered("ČSM čl. V/", 3)
    for section, last in (("A", 15), ("B", 16), ("C", 1), ("D", 3), ("E", 1), ("F", 1)):
        yield from numbered(f"Koruna {section}/", last)
    yield "Koruna, sazby"
    yield "Křížový A"
    for section, last in (("B", 22), ("C", 10), ("C, není renonc ", 3), ("D", 6)):
        yield from numbered(f"Křížový {section}" + ("" if section.endswith(" ") else "/"), last)
    yield "Křížový C, postih"
    for part, last in ROWS.items():
        yield from numbered(f"PB 2005, {part} ", last)
    yield from numbered("PB 2005, nárok ", 8)
    for words in ("úvod", "fleky", "limit", "pozn. *", "pozn. **", "sčítání", "popis", "neuvedená hra", "mínus"):
        yield f"PB 2005, {words}"


def test_no_clause_of_the_documents_is_missing() -> None:
    assert set(of_the_documents()) - set(CLAUSES) == set()


def test_no_article_of_the_rulesets_is_missing_and_no_entry_is_left_over() -> None:
    registered = {cite for name in names() for cite in get(name).articles}
    assert registered == set(CLAUSES)
    assert entries() <= registered


@pytest.mark.parametrize("clause", CLAUSES.values(), ids=lambda c: c.cite)
def test_entry_is_complete(clause: Clause) -> None:
    assert clause.how in HOW
    assert clause.case or (clause.how == "bez-vlivu" and clause.why)
    assert clause.where or clause.how == "bez-vlivu"
    assert not clause.case or (CASES / f"{clause.case}.yaml").is_file()
    for where in clause.where:
        assert where in CODES or find_spec(f"rozhodci.{where}") is not None, where


@pytest.mark.parametrize("clause", [c for c in CLAUSES.values() if c.case], ids=lambda c: c.cite)
def test_case_shows_the_clause(clause: Clause) -> None:
    """The ruling cites it or finds its code, or the ruling's words or the note of the case name it."""
    judged = library()[clause.case]
    if clause.cite in cited(judged) or judged.codes & set(clause.where) or _told(clause, judged):
        return
    assert clause.cite.startswith(tuple(_table(n) for n in OTHER_TABLES)), clause.cite
    assert any(c.startswith("PB ") for c in cited(judged))


def _table(name: str) -> str:
    return f"PB {name.rpartition('-')[2]}"


def _told(clause: Clause, judged: Judged) -> bool:
    short = clause.cite.removeprefix("ČSM ").removeprefix("čl. ").removeprefix("Koruna ").removeprefix("Křížový ")
    return re.search(rf"{re.escape(short.removeprefix('IV, '))}(?!\w)", sentences(judged)) is not None


def test_no_ruling_cites_an_unlisted_article() -> None:
    assert {c for j in library().values() for c in cited(j)} - set(CLAUSES) == set()


def test_page_is_made_from_the_data() -> None:
    """Regenerate with: python -m tools.pokryti"""
    assert PAGE.read_text(encoding="utf-8") == page()
