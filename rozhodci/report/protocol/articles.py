"""A citation that opens the article in our own words, without any script; on paper they stand once at the end."""

from __future__ import annotations

from collections.abc import Iterable

from rozhodci.report import words
from rozhodci.report.protocol.html import Html, sentence, tag
from rozhodci.rulesets.model import Article, Ruleset
from rozhodci.ruling import Ruling


def cited(cite: str, rules: Ruleset) -> Html:
    """The citation; opens when the register knows the article."""
    article = rules.articles.get(cite)
    if article is None:
        return tag("p", sentence(cite), class_="clanek")
    return tag("details", tag("summary", sentence(cite)), *_words(article), class_="clanek")


def all_cites(ruling: Ruling) -> tuple[str, ...]:
    """Every article the ruling stands on, each once, in order of first use."""
    pb = ruling.pb
    cites: Iterable[str] = (
        *(r.cite for r in ruling.renonce),
        *(s.cite for s in ruling.steps),
        *(i.cite for i in pb.items),
        *(i.cite for i in pb.refused),
        *(q.cite for q in ruling.questions),
    )
    return tuple(dict.fromkeys(c for c in cites if c))


def appendix(ruling: Ruling, rules: Ruleset, level: int) -> Html | None:
    """For paper only, where nothing opens."""
    known = [(cite, a) for cite in all_cites(ruling) if (a := rules.articles.get(cite))]
    if not known:
        return None
    rows = [(tag("dt", sentence(cite)), tag("dd", *_words(article))) for cite, article in known]
    heading = tag(f"h{level}", "Citované články vlastními slovy")
    return tag("section", heading, tag("dl", rows), class_="jen-tisk clanky")


def _words(article: Article) -> list[Html]:
    told = [article.heading, article.meaning, article.effect]
    heading, *rest = [words.sentence(t) for t in told if t]
    return [tag("p", tag("strong", sentence(heading))), *(tag("p", sentence(t)) for t in rest)]
