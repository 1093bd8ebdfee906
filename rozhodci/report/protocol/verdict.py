"""What stands first: the verdict in one sentence, the card, the complaint, results, what to watch out for."""

from __future__ import annotations

from collections.abc import Sequence

from rozhodci.report.protocol.articles import cited
from rozhodci.report.protocol.content.head import Found, Head
from rozhodci.report.protocol.html import Html, sentence, tag
from rozhodci.rulesets.model import Ruleset


def verdict(head: Head, level: int) -> Html:
    """The head of one case."""
    return tag(
        "header",
        tag("p", sentence(head.about), class_="kde"),
        tag(f"h{level}", sentence(head.headline)),
        [tag("p", sentence(line)) for line in head.lines],
        [tag("p", tag("strong", "Pozor: "), sentence(w), class_="pozor") for w in head.warnings],
        class_=f"verdikt {head.verdict}",
    )


def findings(found: Sequence[Found], rules: Ruleset, level: int) -> Html | None:
    """The section `Zjištěné renonce`, where there are several."""
    if not found:
        return None
    rows = [_finding(f, rules) for f in found]
    return tag("section", tag(f"h{level}", "Zjištěné renonce"), tag("ol", rows), class_="zjistene")


def _finding(one: Found, rules: Ruleset) -> Html:
    decides = tag("span", "rozhoduje", class_="stitek") if one.decisive else None
    said = tag("p", sentence(one.said), " ", tag("small", one.source), " ", decides)
    return tag("li", said, cited(one.cite, rules))
