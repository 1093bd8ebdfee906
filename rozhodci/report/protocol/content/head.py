"""What stands first: the verdict in one sentence, the card, the complaint, results, what to watch out for."""

from __future__ import annotations

from dataclasses import dataclass

from rozhodci.hand import Hand
from rozhodci.report import headline, words
from rozhodci.rulesets.model import Ruleset
from rozhodci.ruling import Renonc, Ruling

TURNAJ = {"nazev": "", "datum": "", "kolo": "kolo", "stul": "stůl", "hra": "hra"}


@dataclass(frozen=True, slots=True)
class Head:
    """`about` says where and by which rules; `verdict` is the code of spec 3."""

    about: str
    verdict: str
    headline: str
    lines: tuple[str, ...]
    warnings: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Found:
    """One renonc, where there are several."""

    said: str
    source: str
    decisive: bool
    cite: str


def head(ruling: Ruling, rules: Ruleset, hand: Hand) -> Head:
    return Head(
        _about(hand, rules),
        ruling.verdict,
        headline.headline(ruling, rules),
        tuple(_lines(ruling)),
        tuple(words.sentence(w) for w in ruling.warnings),
    )


def _lines(ruling: Ruling) -> list[str]:
    leading, lines = headline.leading(ruling), []
    if leading is not None and leading.finding.card:
        lines.append(headline.played(leading))
    if ruling.complaint.state != "zadna":
        reason = f": {ruling.complaint.reason}" if ruling.complaint.reason else ""
        lines.append(words.sentence(words.COMPLAINTS[ruling.complaint.state] + reason))
    if ruling.settlement.results:
        lines.append(f"Výsledek: {'; '.join(map(headline.won, ruling.settlement.results))}.")
    return lines


def _about(hand: Hand, rules: Ruleset) -> str:
    """Tournament, case and rules in one line."""
    case = hand.case
    where = [f"{TURNAJ.get(key, key)} {value}".strip() for key, value in case.tournament.items() if value]
    return " · ".join([*where, f"případ {case.id}", rules.title])


def found(ruling: Ruling) -> tuple[Found, ...]:
    """Empty where the headline has said it all."""
    return tuple(map(_found, ruling.renonce)) if len(ruling.renonce) > 1 else ()


def _found(renonc: Renonc) -> Found:
    klass = words.CLASSES[renonc.klass] + (f", paušál {renonc.pausal}" if renonc.pausal else "")
    said = f"{words.sentence(renonc.finding.text)} {words.sentence(klass)}"
    return Found(said, words.SOURCES[renonc.finding.source], renonc.decisive, renonc.cite)
