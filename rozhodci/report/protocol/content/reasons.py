"""What is left to the referee, the numbered derivation, the readings used."""

from __future__ import annotations

from dataclasses import dataclass

from rozhodci.hand import Hand
from rozhodci.report import words
from rozhodci.report.protocol.content.line import Line, line_of
from rozhodci.report.protocol.content.money import Amount, outcome
from rozhodci.report.reasoning import unsigned
from rozhodci.rulesets.model import Reading, Ruleset
from rozhodci.ruling import Choice, Question, Ruling, Step, UsedReading


@dataclass(frozen=True, slots=True)
class Option:
    """One way it may be decided or read, with what follows."""

    label: str
    outcome: tuple[Amount, ...]


@dataclass(frozen=True, slots=True)
class Asked:
    said: str
    options: tuple[Option, ...]
    cite: str


@dataclass(frozen=True, slots=True)
class Reason:
    """A step without its article; `line` is the solver's line of play that was in it."""

    said: str
    cite: str
    line: Line | None


@dataclass(frozen=True, slots=True)
class Used:
    """A reading in force; `code` as it would be written in a case, `options` what another choice would change."""

    said: str
    code: str
    options: tuple[Option, ...]
    cite: str


def asked(questions: tuple[Question, ...]) -> tuple[Asked, ...]:
    return tuple(
        Asked(words.sentence(q.question), tuple(_option(words.plain(c.choice), c) for c in q.choices), q.cite)
        for q in questions
    )


def reasons(ruling: Ruling, hand: Hand) -> tuple[Reason, ...]:
    return tuple(_reason(step, hand) for step in ruling.steps)


def _reason(step: Step, hand: Hand) -> Reason:
    said, line = line_of(unsigned(step), hand)
    return Reason(said, step.cite, line)


def used(readings: tuple[UsedReading, ...], rules: Ruleset) -> tuple[Used, ...]:
    return tuple(_used(one, rules.readings.get(one.code)) for one in readings)


def _used(one: UsedReading, known: Reading | None) -> Used:
    meaning = known.meanings.get(one.used, "") if known else ""
    said = f"{known.question} – {meaning or one.used}" if known else one.used
    options = tuple(_option(_instead(known, c.choice), c) for c in one.others)
    return Used(words.sentence(said), f"{one.code}={one.used}", options, known.cite if known else "")


def _option(label: str, choice: Choice) -> Option:
    return Option(label, outcome(choice.saldo, choice.pb))


def _instead(reading: Reading | None, choice: str) -> str:
    meaning = reading.meanings.get(choice, "") if reading else ""
    return f"jinak {choice} ({meaning})" if meaning else f"jinak {choice}"
