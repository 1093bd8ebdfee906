"""What a code or an article means and what follows from it, across rulesets (command `vysvetli`), as plain data."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from rozhodci.rulesets.articles import bare
from rozhodci.rulesets.load import get, names
from rozhodci.rulesets.model import Article, Offence, Reading, Ruleset, Variant

_SILENT = frozenset({"cl", "clanek", "renonc", "ve", "odst"})


@dataclass(frozen=True, slots=True)
class Treatment:
    """How the named rulesets treat a code under one circumstance; `article` is the clause cited, if registered."""

    rulesets: tuple[str, ...]
    variant: Variant
    article: Article | None


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing the words may mean.

    `kind`: `kod`, `skutecnost`, `vyklad`, `clanek`. `title` is its Czech name, `effect` what follows for a ruling
    ("" = see `treatments`). `codes`: of a clause, the catalogue codes that rest on it; `readings`: the výklady.
    """

    kind: str
    key: str
    title: str
    meaning: str
    effect: str
    rulesets: tuple[str, ...]
    treatments: tuple[Treatment, ...] = ()
    codes: tuple[str, ...] = ()
    readings: tuple[str, ...] = ()
    reading: Reading | None = None


@dataclass(frozen=True, slots=True)
class Explanation:
    """Everything the words may mean; where that is nothing, `nearest` are known words that look like them."""

    entries: tuple[Entry, ...]
    nearest: tuple[str, ...] = ()


def explain(term: str, sets: Sequence[Ruleset] | None = None) -> Explanation:
    """The entries for a code (`neprebiti`, `nepřebití`), a fact, a reading or an article (`IV/2`, `čl. IV důsledky 2`).

    Diacritics, case and punctuation do not matter. `IV/2` names several clauses: all are given.
    """
    among = tuple(sets) if sets is not None else tuple(get(name) for name in names())
    codes = tuple(_by_code(term, among))
    found = (*codes, *_by_article(term, among, exactly=bool(codes))) or tuple(_by_topic(term, among))
    return Explanation(found) if found else Explanation((), _nearest(term, among))


def slug(text: str) -> str:
    """`Nepřiznání barvy` -> `nepriznani-barvy`."""
    return "-".join(_words(text))


def _words(text: str) -> list[str]:
    flat = unicodedata.normalize("NFKD", text.casefold())
    return re.findall(r"[a-z]+|\d+|\*+", "".join(c for c in flat if not unicodedata.combining(c)))


def _by_code(term: str, sets: Sequence[Ruleset]) -> Iterator[Entry]:
    key = slug(term)
    offences = {o.code: o for rules in sets for o in rules.catalogue.values() if key in (slug(o.code), slug(o.name))}
    yield from (_offence(o, sets) for o in offences.values())
    facts = {code: text for rules in sets for code, text in rules.facts.items() if key == slug(code)}
    for code, text in facts.items():
        yield Entry("skutecnost", code, code, text, "", tuple(r.name for r in sets if code in r.facts))
    readings = {code: r for rules in reversed(sets) for code, r in rules.readings.items() if key == slug(code)}
    for code, reading in readings.items():
        yield _reading(code, reading, sets)


def _offence(offence: Offence, sets: Sequence[Ruleset]) -> Entry:
    rows: dict[Variant, list[Ruleset]] = {}
    for rules in sets:
        for variant in rules.catalogue[offence.code].variants:
            rows.setdefault(variant, []).append(rules)
    told = tuple(Treatment(tuple(r.name for r in by), v, by[0].articles.get(v.cite)) for v, by in rows.items())
    return Entry("kod", offence.code, offence.name, offence.meaning, "", tuple(r.name for r in sets), told)


def _reading(code: str, reading: Reading, sets: Sequence[Ruleset]) -> Entry:
    concerned = tuple(r.name for r in sets if code in r.readings)
    return Entry("vyklad", code, reading.question, reading.why, "", concerned, reading=reading)


def _by_article(term: str, sets: Sequence[Ruleset], exactly: bool) -> Iterator[Entry]:
    known = _clauses(sets)
    for cite in _matching(term, known, exactly):
        yield _article(known[cite][0].articles[cite], known[cite])


def _by_topic(term: str, sets: Sequence[Ruleset]) -> Iterator[Entry]:
    """The articles of a topic of the procedures, such as `kontumace`."""
    known, key = _clauses(sets), slug(term)
    cites = (cite for rules in sets for topic, cite in rules.cites.items() if slug(topic) == key)
    for cite in dict.fromkeys(map(bare, cites)):
        yield _article(known[cite][0].articles[cite], known[cite])


def _clauses(sets: Sequence[Ruleset]) -> dict[str, list[Ruleset]]:
    known: dict[str, list[Ruleset]] = {}
    for rules in sets:
        for cite in rules.articles:
            known.setdefault(cite, []).append(rules)
    return known


def _matching(term: str, cites: Iterable[str], exactly: bool) -> list[str]:
    """Exactly these words; else those ending in them (`II/2` is not `II/20`); else all that contain them in order."""
    wanted = _tokens(term)
    if not wanted:
        return []
    within = {cite: words for cite in cites if _inside(wanted, words := _tokens(cite))}
    exact = [c for c, words in within.items() if words == wanted]
    if exact or exactly:
        return exact
    ending = [c for c, words in within.items() if words[-1] == wanted[-1]]
    return ending or ([] if wanted[-1].isdigit() else list(within))


def _tokens(text: str) -> list[str]:
    return [word for word in _words(bare(text)) if word not in _SILENT]


def _inside(wanted: list[str], words: list[str]) -> bool:
    rest = iter(words)
    return all(word in rest for word in wanted)


def _article(article: Article, sets: Sequence[Ruleset]) -> Entry:
    codes = [o.code for rules in sets for o in rules.catalogue.values() if _rests_on(o, article.cite)]
    readings = [r.code for rules in sets for r in rules.readings.values() if bare(r.cite) == article.cite]
    return Entry(
        "clanek",
        article.cite,
        article.heading,
        article.meaning,
        article.effect,
        tuple(rules.name for rules in sets),
        codes=tuple(dict.fromkeys(codes)),
        readings=tuple(dict.fromkeys(readings)),
    )


def _rests_on(offence: Offence, cite: str) -> bool:
    return any(cite in (bare(v.cite), bare(v.basis)) for v in offence.variants)


def _nearest(term: str, sets: Sequence[Ruleset]) -> tuple[str, ...]:
    from difflib import get_close_matches

    known = {slug(word): word for rules in sets for word in (*rules.catalogue, *rules.facts, *rules.readings)}
    cites = {cite: _tokens(cite) for rules in sets for cite in rules.articles}
    known |= {"-".join(words[1:]): cite for cite, words in cites.items()}  # „V/22“ is near „ČSM čl. V/2“
    known |= {"-".join(words): cite for cite, words in cites.items()}
    return tuple(dict.fromkeys(known[w] for w in get_close_matches(slug(term), known, 3, 0.6)))
