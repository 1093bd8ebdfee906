"""What a protocol says, section by section, as values: the page and the PDF only lay it out."""

from __future__ import annotations

from dataclasses import dataclass

from rozhodci import __version__
from rozhodci.case.dump import dump
from rozhodci.hand import Hand
from rozhodci.report import headline
from rozhodci.report.protocol.content.articles import Told, told
from rozhodci.report.protocol.content.deal import Deal, deal
from rozhodci.report.protocol.content.dispute import Spot, spot
from rozhodci.report.protocol.content.head import Found, Head, found, head
from rozhodci.report.protocol.content.money import Paid, Premiums, paid, premiums
from rozhodci.report.protocol.content.reasons import Asked, Reason, Used, asked, reasons, used
from rozhodci.report.protocol.content.tricks import Tricks, tricks
from rozhodci.rulesets.model import Ruleset
from rozhodci.ruling import Ruling


@dataclass(frozen=True, slots=True)
class Sheet:
    """One judged case; `hand` is its replay."""

    ruling: Ruling
    rules: Ruleset
    hand: Hand


@dataclass(frozen=True, slots=True)
class Content:
    """One case, in the order in which it is read. An empty tuple or None is a section that is left out."""

    case_id: str
    head: Head
    paid: Paid
    premiums: Premiums
    asked: tuple[Asked, ...]
    spot: Spot | None
    found: tuple[Found, ...]
    deal: Deal | None
    tricks: Tricks | None
    reasons: tuple[Reason, ...]
    used: tuple[Used, ...]
    sheet_line: str
    signing: tuple[str, ...]
    articles: tuple[Told, ...]
    made_by: str
    written: str


def content(sheet: Sheet) -> Content:
    """All that the protocol of a case says."""
    ruling, rules, hand = sheet.ruling, sheet.rules, sheet.hand
    return Content(
        case_id=ruling.case_id,
        head=head(ruling, rules, hand),
        paid=paid(ruling),
        premiums=premiums(ruling.pb),
        asked=asked(ruling.questions),
        spot=spot(headline.leading(ruling), hand),
        found=found(ruling),
        deal=deal(hand),
        tricks=tricks(hand, ruling.renonce),
        reasons=reasons(ruling, hand),
        used=used(ruling.readings, rules),
        sheet_line=ruling.sheet_line,
        signing=hand.case.players,
        articles=told(ruling, rules),
        made_by=f"rozhodci {__version__} · sada {ruling.ruleset} · případ {ruling.case_id}",
        written=dump(hand.case),
    )
