"""What is left to the referee, the numbered derivation, the readings used."""

from __future__ import annotations

from collections.abc import Sequence

from rozhodci.report.protocol.articles import cited
from rozhodci.report.protocol.content.reasons import Asked, Option, Reason, Used
from rozhodci.report.protocol.html import Html, sentence, tag
from rozhodci.report.protocol.line import shown
from rozhodci.report.protocol.money import amounts
from rozhodci.rulesets.model import Ruleset


def left_to_referee(questions: Sequence[Asked], rules: Ruleset, level: int) -> Html | None:
    """The section `K rozhodnutí rozhodčího`; None when nothing is left."""
    if not questions:
        return None
    rows = [tag("li", tag("p", sentence(q.said)), _options(q.options), _cite(q.cite, rules)) for q in questions]
    return tag("section", tag(f"h{level}", "K rozhodnutí rozhodčího"), tag("ol", rows), class_="otazky")


def derivation(steps: Sequence[Reason], rules: Ruleset, level: int) -> Html | None:
    """The section `Odůvodnění`: each step with its article, a proving line of play as cards."""
    if not steps:
        return None
    rows = [tag("li", tag("p", sentence(s.said)), cited(s.cite, rules), shown(s.line)) for s in steps]
    hint = tag("p", "Článek se otevře klepnutím.", class_="napoveda")
    return tag("section", tag(f"h{level}", "Odůvodnění"), hint, tag("ol", rows), class_="oduvodneni")


def readings(used: Sequence[Used], rules: Ruleset, level: int) -> Html | None:
    """The section `Použité výklady`: the choice in force and what another one would change."""
    if not used:
        return None
    rows = [
        tag("li", tag("p", sentence(u.said), " ", tag("code", u.code)), _options(u.options), _cite(u.cite, rules))
        for u in used
    ]
    return tag("section", tag(f"h{level}", "Použité výklady"), tag("ul", rows), class_="vyklady")


def _options(options: Sequence[Option]) -> Html | None:
    rows = [tag("li", tag("strong", sentence(o.label)), ": ", amounts(o.outcome)) for o in options]
    return tag("ul", rows) if rows else None


def _cite(cite: str, rules: Ruleset) -> Html | None:
    return cited(cite, rules) if cite else None
