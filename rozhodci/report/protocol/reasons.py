"""What is left to the referee, the numbered derivation, the readings used."""

from __future__ import annotations

from rozhodci.hand import Hand
from rozhodci.report import words
from rozhodci.report.protocol.articles import cited
from rozhodci.report.protocol.html import Html, join, sentence, tag
from rozhodci.report.protocol.line import shown
from rozhodci.report.protocol.money import outcome
from rozhodci.report.reasoning import unsigned
from rozhodci.rulesets.model import Reading, Ruleset
from rozhodci.ruling import Choice, Question, Ruling, UsedReading


def left_to_referee(questions: tuple[Question, ...], rules: Ruleset, level: int) -> Html | None:
    """The section `K rozhodnutí rozhodčího`; None when nothing is left."""
    if not questions:
        return None
    rows = [_question(q, rules) for q in questions]
    return tag("section", tag(f"h{level}", "K rozhodnutí rozhodčího"), tag("ol", rows), class_="otazky")


def _question(question: Question, rules: Ruleset) -> Html:
    choices = [_choice(words.plain(c.choice), c) for c in question.choices]
    return tag(
        "li",
        tag("p", sentence(words.sentence(question.question))),
        tag("ul", choices) if choices else None,
        cited(question.cite, rules) if question.cite else None,
    )


def _choice(label: str, choice: Choice) -> Html:
    return tag("li", tag("strong", sentence(label)), ": ", outcome(choice.saldo, choice.pb))


def derivation(ruling: Ruling, rules: Ruleset, hand: Hand, level: int) -> Html | None:
    """The section `Odůvodnění`: each step with its article, a proving line of play as cards."""
    if not ruling.steps:
        return None
    rows = []
    for step in ruling.steps:
        said, play = shown(unsigned(step), hand)
        rows.append(tag("li", tag("p", sentence(said)), cited(step.cite, rules), play))
    hint = tag("p", "Článek se otevře klepnutím.", class_="napoveda")
    return tag("section", tag(f"h{level}", "Odůvodnění"), hint, tag("ol", rows), class_="oduvodneni")


def readings(used: tuple[UsedReading, ...], rules: Ruleset, level: int) -> Html | None:
    """The section `Použité výklady`: the choice in force and what another one would change."""
    if not used:
        return None
    rows = []
    for one in used:
        known = rules.readings.get(one.code)
        meaning = known.meanings.get(one.used, "") if known else ""
        said = f"{known.question} – {meaning or one.used}" if known else one.used
        others = tag("ul", [_choice(_instead(known, c.choice), c) for c in one.others]) if one.others else None
        code = tag("code", f"{one.code}={one.used}")
        cite = cited(known.cite, rules) if known and known.cite else None
        rows.append(tag("li", tag("p", join([sentence(words.sentence(said)), " ", code])), others, cite))
    return tag("section", tag(f"h{level}", "Použité výklady"), tag("ul", rows), class_="vyklady")


def _instead(reading: Reading | None, choice: str) -> str:
    meaning = reading.meanings.get(choice, "") if reading else ""
    return f"jinak {choice} ({meaning})" if meaning else f"jinak {choice}"
