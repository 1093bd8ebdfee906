"""What stands first: the verdict in one sentence, the card, the complaint, results, what to watch out for."""

from __future__ import annotations

from rozhodci.hand import Hand
from rozhodci.report import headline, words
from rozhodci.report.protocol.articles import cited
from rozhodci.report.protocol.html import Html, sentence, tag
from rozhodci.rulesets.model import Ruleset
from rozhodci.ruling import Renonc, Ruling

TURNAJ = {"nazev": "", "datum": "", "kolo": "kolo", "stul": "stůl", "hra": "hra"}


def verdict(ruling: Ruling, rules: Ruleset, hand: Hand, level: int) -> Html:
    """The head of one case."""
    leading = headline.leading(ruling)
    lines: list[Html] = []
    if leading is not None and leading.finding.card:
        lines.append(tag("p", sentence(headline.played(leading))))
    if ruling.complaint.state != "zadna":
        reason = f": {ruling.complaint.reason}" if ruling.complaint.reason else ""
        lines.append(tag("p", sentence(words.sentence(words.COMPLAINTS[ruling.complaint.state] + reason))))
    if ruling.settlement.results:
        lines.append(tag("p", sentence(f"Výsledek: {'; '.join(map(headline.won, ruling.settlement.results))}.")))
    lines += [tag("p", tag("strong", "Pozor: "), sentence(words.sentence(w)), class_="pozor") for w in ruling.warnings]
    return tag(
        "header",
        tag("p", sentence(_about(hand, rules)), class_="kde"),
        tag(f"h{level}", sentence(headline.headline(ruling, rules))),
        lines,
        class_=f"verdikt {ruling.verdict}",
    )


def _about(hand: Hand, rules: Ruleset) -> str:
    """Tournament, case and rules in one line."""
    case = hand.case
    where = [f"{TURNAJ.get(key, key)} {value}".strip() for key, value in case.tournament.items() if value]
    return " · ".join([*where, f"případ {case.id}", rules.title])


def findings(ruling: Ruling, rules: Ruleset, level: int) -> Html | None:
    """The section `Zjištěné renonce`, where there are several."""
    if len(ruling.renonce) < 2:
        return None
    rows = [_finding(r, rules) for r in ruling.renonce]
    return tag("section", tag(f"h{level}", "Zjištěné renonce"), tag("ol", rows), class_="zjistene")


def _finding(renonc: Renonc, rules: Ruleset) -> Html:
    klass = words.CLASSES[renonc.klass] + (f", paušál {renonc.pausal}" if renonc.pausal else "")
    decides = tag("span", "rozhoduje", class_="stitek") if renonc.decisive else None
    said = f"{words.sentence(renonc.finding.text)} {words.sentence(klass)}"
    source = tag("small", words.SOURCES[renonc.finding.source])
    return tag("li", tag("p", sentence(said), " ", source, " ", decides), cited(renonc.cite, rules))
