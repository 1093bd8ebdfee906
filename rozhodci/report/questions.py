"""What is left to the referee, and the readings that were used: each choice with what it would pay."""

from __future__ import annotations

from rozhodci.report import payments, premiums, words
from rozhodci.report.layout import wrap
from rozhodci.rulesets.model import Reading, Ruleset
from rozhodci.ruling import Choice, Question, UsedReading


def lines(questions: tuple[Question, ...], width: int) -> list[str]:
    """The section `K rozhodnutí rozhodčího`; empty when nothing is left."""
    if not questions:
        return []
    out = ["K rozhodnutí rozhodčího"]
    for number, question in enumerate(questions, 1):
        cite = f" [{question.cite}]" if question.cite else ""
        out += wrap(f"{words.sentence(question.question)}{cite}", width, f"  {number}. ")
        for choice in question.choices:
            out += wrap(f"{words.plain(choice.choice)}: {_outcome(choice)}", width, "     - ")
    return out


def reading_lines(readings: tuple[UsedReading, ...], rules: Ruleset, width: int) -> list[str]:
    """The section `Použité výklady`: the choice in force and what another one would change."""
    if not readings:
        return []
    out = ["Použité výklady"]
    for used in readings:
        known = rules.readings.get(used.code)
        cite = f" [{known.cite}]" if known and known.cite else ""
        out += wrap(f"{used.code}: {used.used}{_meaning(known, used.used)}{cite}", width, "  - ")
        for choice in used.others:
            out += wrap(f"jinak {choice.choice}: {_outcome(choice)}", width, "      ")
    return out


def unused_lines(readings: tuple[UsedReading, ...], rules: Ruleset, width: int) -> list[str]:
    """The section `Výklady, které nález neovlivnily`: the ruleset's switches that were not asked."""
    asked = {r.code for r in readings}
    rest = [r for r in rules.readings.values() if r.code not in asked]
    if not rest:
        return []
    out = ["Výklady, které nález neovlivnily"]
    for reading in rest:
        text = f"{reading.code}: {reading.default}{_meaning(reading, reading.default)} [{reading.cite}]"
        out += wrap(text, width, "  - ")
    return out


def _outcome(choice: Choice) -> str:
    pb = premiums.summary(choice.pb)
    return payments.saldo(choice.saldo) + (f"; {pb}" if pb else "")


def _meaning(reading: Reading | None, choice: str) -> str:
    text = reading.meanings.get(choice, "") if reading else ""
    return f" ({text})" if text else ""
