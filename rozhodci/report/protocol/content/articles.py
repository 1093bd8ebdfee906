"""The articles that a ruling stands on, in our own words."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rozhodci.report import words
from rozhodci.rulesets.model import Article, Ruleset
from rozhodci.ruling import Ruling


@dataclass(frozen=True, slots=True)
class Told:
    """A citation, what the article is called, and sentences on what it means and what follows."""

    cite: str
    heading: str
    sentences: tuple[str, ...]


def told(ruling: Ruling, rules: Ruleset) -> tuple[Told, ...]:
    """Every article of the register that is cited, each once, in order of first use."""
    return tuple(one(cite, a) for cite in all_cites(ruling) if (a := rules.articles.get(cite)))


def one(cite: str, article: Article) -> Told:
    heading, *rest = [words.sentence(t) for t in (article.heading, article.meaning, article.effect) if t]
    return Told(cite, heading, tuple(rest))


def all_cites(ruling: Ruling) -> tuple[str, ...]:
    """Every citation, known to the register or not."""
    pb = ruling.pb
    cites: Iterable[str] = (
        *(r.cite for r in ruling.renonce),
        *(s.cite for s in ruling.steps),
        *(i.cite for i in pb.items),
        *(i.cite for i in pb.refused),
        *(q.cite for q in ruling.questions),
    )
    return tuple(dict.fromkeys(c for c in cites if c))
