"""The first lines: the verdict in one sentence, the complaint, what to watch out for."""

from __future__ import annotations

from rozhodci.report import words
from rozhodci.report.layout import wrap
from rozhodci.rulesets.model import Ruleset
from rozhodci.ruling import PartResult, Renonc, Ruling


def headline(ruling: Ruling, rules: Ruleset) -> str:
    """One sentence: who, what, in which trick, by which article."""
    if ruling.verdict == "renonc":
        return _renonc(ruling, rules)
    if ruling.verdict == "bez-renoncu":
        return f"Renonc nebyl zjištěn ({rules.cite('povinnosti')})."
    return _undecided(ruling, rules)


def lines(ruling: Ruling, rules: Ruleset, width: int) -> list[str]:
    """Headline, the offending card with what would have been legal, the complaint, warnings."""
    out = wrap(headline(ruling, rules), width)
    shown = leading(ruling)
    if shown is not None and shown.finding.card:
        out += wrap(played(shown), width, "  ")
    if ruling.complaint.state != "zadna":
        reason = f": {ruling.complaint.reason}" if ruling.complaint.reason else ""
        out += wrap(words.sentence(words.COMPLAINTS[ruling.complaint.state] + reason), width, "  ")
    results = ruling.settlement.results
    if results:
        out += wrap(f"Výsledek: {'; '.join(map(won, results))}.", width, "  ", "    ")
    for warning in ruling.warnings:
        out += wrap(words.sentence(warning), width, "  Pozor: ")
    return out


def won(result: PartResult) -> str:
    """`sto: vyhrává aktér (kontumace, 120 bodů)`."""
    points = None if result.points is None else words.points(result.points)
    manner = None if result.manner == "sehravka" else words.MANNERS[result.manner]
    how = ", ".join(x for x in (manner, points) if x)
    return f"{words.part(result.key)}: vyhrává {words.SIDES[result.winner]}{f' ({how})' if how else ''}"


def leading(ruling: Ruling) -> Renonc | None:
    """The renonc the headline speaks of: the decisive one, else the first."""
    return next((r for r in ruling.renonce if r.decisive), ruling.renonce[0] if ruling.renonce else None)


def described(renonc: Renonc, rules: Ruleset) -> str:
    """`Božena, 2. zdvih, nepřiznání barvy (ČSM čl. IV, renonc ve hře 1)`."""
    found = renonc.finding
    offence = rules.catalogue.get(found.code)
    name = offence.name if offence else words.plain(found.code)
    when = f"{found.trick}. zdvih" if found.trick else words.PHASES[found.phase]
    return ", ".join(x for x in (found.who, when, name) if x) + f" ({renonc.cite})"


def played(renonc: Renonc) -> str:
    """`Hráno KK; povoleno Z9, Z8.`"""
    found = renonc.finding
    legal = f"; povoleno {', '.join(found.legal)}" if found.legal else ""
    return f"Hráno {found.card}{legal}."


def _renonc(ruling: Ruling, rules: Ruleset) -> str:
    decisive = next((r for r in ruling.renonce if r.decisive), None)
    if decisive is not None:
        kind = "Technický renonc" if decisive.klass == "technicky" else "Renonc"
        return f"{kind}: {described(decisive, rules)}."
    found = "; ".join(described(r, rules) for r in ruling.renonce)
    if ruling.complaint.state == "opozdena":
        return f"Renonc bez následku, námitka je opožděná ({rules.cite('opozdena')}): {found}."
    if all(r.klass == "technicky" for r in ruling.renonce):
        return f"Technický renonc: {found}."
    return f"Renonc, který o hře nerozhoduje: {found}."


def _undecided(ruling: Ruling, rules: Ruleset) -> str:
    shown = leading(ruling)
    if shown is not None:
        return f"Rozhodne rozhodčí: {described(shown, rules)}."
    question = ruling.questions[0] if ruling.questions else None
    text = question.question.rstrip(".") if question else "záznam ani pravidla spor nerozhodují"
    cite = question.cite if question and question.cite else rules.cite("rozhodci")
    return f"Rozhodne rozhodčí: {text} ({cite})."
