"""The ruling as one self-contained HTML page: for a phone at the table, for A4 with signatures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rozhodci import __version__
from rozhodci.case.dump import dump
from rozhodci.hand import Hand
from rozhodci.report import headline, words
from rozhodci.report.protocol import articles, dispute, money, moves, reasons, seats, signatures, verdict
from rozhodci.report.protocol.html import Html, join, sentence, tag
from rozhodci.report.protocol.page import document
from rozhodci.report.protocol.suits import FRENCH, GERMAN, MARKS
from rozhodci.rulesets.model import Ruleset
from rozhodci.ruling import Ruling

__all__ = ["FRENCH", "GERMAN", "MARKS", "Sheet", "render"]


@dataclass(frozen=True, slots=True)
class Sheet:
    """One judged case; `hand` is its replay."""

    ruling: Ruling
    rules: Ruleset
    hand: Hand


def render(sheets: Sequence[Sheet], marks: str = GERMAN) -> str:
    """The page of one case, or of several one after another under a list of them (at least one)."""
    if len(sheets) == 1:
        return document(f"Nález {sheets[0].ruling.case_id}", _case(sheets[0], 1), marks)
    count = words.counted(len(sheets), "nález", "nálezy", "nálezů")
    rows = [
        tag("li", tag("a", s.ruling.case_id, href=f"#pripad{i}"), " – ", sentence(headline.headline(s.ruling, s.rules)))
        for i, s in enumerate(sheets, 1)
    ]
    head = tag("nav", tag("h1", count), tag("ol", rows), class_="obsah", aria_label="Případy")
    return document(
        f"Rozhodčí: {count}", join([head, [_case(s, 2, f"pripad{i}") for i, s in enumerate(sheets, 1)]]), marks
    )


def _case(sheet: Sheet, level: int, id: str | None = None) -> Html:
    """The verdict first, then what is paid, PB, what is left open; the reasons and the play after it."""
    ruling, rules, hand = sheet.ruling, sheet.rules, sheet.hand
    below = level + 1
    sections = [
        verdict.verdict(ruling, rules, hand, level),
        money.paid(ruling, below),
        money.premiums(ruling.pb, rules, below),
        reasons.left_to_referee(ruling.questions, rules, below),
        dispute.dispute(headline.leading(ruling), hand, below),
        verdict.findings(ruling, rules, below),
        seats.table(hand, _start(ruling), below),
        moves.tricks(hand, ruling.renonce, below),
        reasons.derivation(ruling, rules, hand, below),
        reasons.readings(ruling.readings, rules, below),
        _sheet_line(ruling, below),
        signatures.signatures(hand.case.players, below),
        articles.appendix(ruling, rules, below),
        _footer(sheet),
    ]
    return tag("article", sections, class_="pripad", id=id)


def _start(ruling: Ruling) -> tuple[int, str] | None:
    """Stepping begins at the card in dispute."""
    leading = headline.leading(ruling)
    if leading is None or not leading.finding.trick or not leading.finding.card:
        return None
    return leading.finding.trick, leading.finding.card


def _sheet_line(ruling: Ruling, level: int) -> Html | None:
    if not ruling.sheet_line:
        return None
    return tag("section", tag(f"h{level}", "Na lístek"), tag("p", sentence(ruling.sheet_line)), class_="listek")


def _footer(sheet: Sheet) -> Html:
    """By which version and rules, and the case itself, so that anybody can judge it again."""
    used = f"rozhodci {__version__} · sada {sheet.ruling.ruleset} · případ {sheet.ruling.case_id}"
    source = tag("details", tag("summary", "Zápis případu"), tag("pre", dump(sheet.hand.case)), class_="zapis")
    return tag("footer", source, tag("p", sentence(used)))
