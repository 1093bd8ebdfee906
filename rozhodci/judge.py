"""From a case to the nález. Reads as a table of contents; each step lives in its own module."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from rozhodci.case.model import Case
from rozhodci.hand import Hand, prepare
from rozhodci.judging.alternatives import used_readings
from rozhodci.judging.complaint import assess
from rozhodci.judging.dates import date_warning
from rozhodci.judging.decide import too_late
from rozhodci.judging.derivation import steps
from rozhodci.judging.discipline import discipline_notes
from rozhodci.judging.lozena import checked, remark
from rozhodci.judging.outcome import Outcome, outcome
from rozhodci.judging.referee import referee_questions
from rozhodci.judging.sheet_line import sheet_line
from rozhodci.judging.stopped import stopped_question, stopped_warning
from rozhodci.renonc import find_all
from rozhodci.rulesets.model import Ruleset
from rozhodci.ruling import Question, Renonc, Ruling

_NO_RENONC = {"neni"}


def judge(case: Case, rules: Ruleset, chosen: Mapping[str, str] | None = None, alternatives: bool = True) -> Ruling:
    """The ruling of one case. `chosen` readings override the case's; without `alternatives` other choices of the
    consulted výklady are not computed (an audit does not need them). Never raises on a loaded case.
    """
    rules = rules.with_rates(case.rates)
    readings = {**case.readings, **(chosen or {})}
    hand = prepare(case, rules, readings)
    done = _outcome(hand)
    asked = dict(hand.readings.asked)
    open_questions = questions(hand, done)
    complaint = assess(hand, done)
    again = (lambda change: _outcome(prepare(case, rules, {**readings, **change}))) if alternatives else None
    lozena = checked(hand, done, lambda other: _outcome(prepare(other, rules, readings)))
    return Ruling(
        case_id=case.id,
        ruleset=rules.name,
        verdict=verdict(hand, done),
        complaint=complaint,
        renonce=_marked(done),
        settlement=done.settlement,
        saldo=done.saldo,
        pb=done.pb,
        questions=open_questions + lozena.questions,
        readings=used_readings(rules, asked, done, again),
        steps=steps(hand, done, complaint, lozena.steps),
        sheet_line=sheet_line(hand, done),
        warnings=_warnings(hand, done) + (remark(hand, done) if alternatives else ()),
    )


def settled(
    case: Case, rules: Ruleset, chosen: Mapping[str, str] | None = None, premiums: bool = True
) -> tuple[Hand, Outcome]:
    """Only what follows from the hand, without its reasoning and questions: an audit needs no more.

    Without `premiums` no PB are awarded, so that the solver is never asked.
    """
    hand = prepare(case, rules.with_rates(case.rates), {**case.readings, **(chosen or {})})
    return hand, _outcome(hand, premiums)


def _outcome(hand: Hand, premiums: bool = True) -> Outcome:
    return outcome(hand, find_all(hand), too_late(hand.rules.discipline, hand.case.complaint), premiums)


def questions(hand: Hand, done: Outcome) -> tuple[Question, ...]:
    """Everything left to the referee, with what each answer would pay."""

    def rerun(renonce: Sequence[Renonc]) -> Outcome:
        return outcome(hand, renonce, done.decision.late)

    return referee_questions(hand, done, rerun) + stopped_question(hand) + done.settlement.questions + done.pb.questions


def verdict(hand: Hand, done: Outcome) -> str:
    """`rozhodne-rozhodci` where the class of what decides, or nothing but a doubtful finding, is the referee's; and
    where the record holds an impossible card and nothing was found before it: the record does not decide (spec 3).
    """
    deciding = done.decision.deciding
    if deciding is not None:
        return "rozhodne-rozhodci" if deciding.klass == "rozhodci" else "renonc"
    classes = {r.klass for r in done.decision.renonce} - _NO_RENONC
    late = done.decision.late and bool(classes)  # spec 2, 2.3: findings are shown, nothing is left to decide
    if late or "ve-hre" in classes or "technicky" in classes:
        return "renonc"
    return "rozhodne-rozhodci" if classes or hand.play.stopped else "bez-renoncu"


def _marked(done: Outcome) -> tuple[Renonc, ...]:
    first = done.decision.decisive
    return tuple(replace(r, decisive=True) if i == first else r for i, r in enumerate(done.decision.renonce))


def _warnings(hand: Hand, done: Outcome) -> tuple[str, ...]:
    found = (
        *date_warning(hand.case, hand.rules),
        *stopped_warning(hand),
        *hand.rules.notes,
        *((hand.rules.rates_note,) if hand.rules.rates_note and done.settlement.transfers else ()),
        *hand.comments.notes,
        *done.settlement.warnings,
        *done.pb.warnings,
        *discipline_notes(hand, done),
    )
    return tuple(dict.fromkeys(found))
