"""The ruling as one self-contained HTML page: for a phone at the table, for A4 with signatures."""

from __future__ import annotations

from collections.abc import Sequence

from rozhodci.report import headline, words
from rozhodci.report.protocol import articles, dispute, money, moves, reasons, seats, signatures, verdict
from rozhodci.report.protocol.content import Content, Sheet, content
from rozhodci.report.protocol.html import Html, join, sentence, tag
from rozhodci.report.protocol.page import document
from rozhodci.report.protocol.suits import FRENCH, GERMAN, MARKS
from rozhodci.ruling import Ruling

__all__ = ["FRENCH", "GERMAN", "MARKS", "Sheet", "render"]


def render(sheets: Sequence[Sheet], marks: str = GERMAN) -> str:
    """The page of one case, or of several one after another under a list of them (at least one)."""
    contents = [content(s) for s in sheets]
    if len(sheets) == 1:
        return document(f"Nález {contents[0].case_id}", _case(sheets[0], contents[0], 1), marks)
    count = words.counted(len(sheets), "nález", "nálezy", "nálezů")
    rows = [
        tag("li", tag("a", c.case_id, href=f"#pripad{i}"), " – ", sentence(c.head.headline))
        for i, c in enumerate(contents, 1)
    ]
    head = tag("nav", tag("h1", count), tag("ol", rows), class_="obsah", aria_label="Případy")
    cases = [_case(s, c, 2, f"pripad{i}") for i, (s, c) in enumerate(zip(sheets, contents, strict=True), 1)]
    return document(f"Rozhodčí: {count}", join([head, cases]), marks)


def _case(sheet: Sheet, told: Content, level: int, id: str | None = None) -> Html:
    """The verdict first, then what is paid, PB, what is left open; the reasons and the play after it."""
    rules, hand, below = sheet.rules, sheet.hand, level + 1
    sections = [
        verdict.verdict(told.head, level),
        money.paid(told.paid, below),
        money.premiums(told.premiums, rules, below),
        reasons.left_to_referee(told.asked, rules, below),
        dispute.dispute(told.spot, below),
        verdict.findings(told.found, rules, below),
        seats.table(told.deal, hand, _start(sheet.ruling), below),
        moves.tricks(told.tricks, hand, sheet.ruling.renonce, below),
        reasons.derivation(told.reasons, rules, below),
        reasons.readings(told.used, rules, below),
        _sheet_line(told.sheet_line, below),
        signatures.signatures(told.signing, below),
        articles.appendix(told.articles, below),
        _footer(told),
    ]
    return tag("article", sections, class_="pripad", id=id)


def _start(ruling: Ruling) -> tuple[int, str] | None:
    """Stepping begins at the card in dispute."""
    leading = headline.leading(ruling)
    if leading is None or not leading.finding.trick or not leading.finding.card:
        return None
    return leading.finding.trick, leading.finding.card


def _sheet_line(line: str, level: int) -> Html | None:
    if not line:
        return None
    return tag("section", tag(f"h{level}", "Na lístek"), tag("p", sentence(line)), class_="listek")


def _footer(told: Content) -> Html:
    """By which version and rules, and the case itself, so that anybody can judge it again."""
    source = tag("details", tag("summary", "Zápis případu"), tag("pre", told.written), class_="zapis")
    return tag("footer", source, tag("p", sentence(told.made_by)))
