"""A citation that opens the article in our own words, without any script; on paper they stand once at the end."""

from __future__ import annotations

from collections.abc import Sequence

from rozhodci.report.protocol.content.articles import Told, one
from rozhodci.report.protocol.html import Html, sentence, tag
from rozhodci.rulesets.model import Ruleset


def cited(cite: str, rules: Ruleset) -> Html:
    """The citation; opens when the register knows the article."""
    article = rules.articles.get(cite)
    if article is None:
        return tag("p", sentence(cite), class_="clanek")
    return tag("details", tag("summary", sentence(cite)), *_words(one(cite, article)), class_="clanek")


def appendix(told: Sequence[Told], level: int) -> Html | None:
    """For paper only, where nothing opens."""
    if not told:
        return None
    rows = [(tag("dt", sentence(article.cite)), tag("dd", *_words(article))) for article in told]
    heading = tag(f"h{level}", "Citované články vlastními slovy")
    return tag("section", heading, tag("dl", rows), class_="jen-tisk clanky")


def _words(told: Told) -> list[Html]:
    heading = tag("p", tag("strong", sentence(told.heading)))
    return [heading, *(tag("p", sentence(t)) for t in told.sentences)]
