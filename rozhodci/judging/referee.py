"""Questions only the referee can answer, each with what every answer would pay (ČSM čl. V/3; spec 2, 2.9)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from rozhodci.hand import Hand
from rozhodci.judging.decide import LOSING_PHASES
from rozhodci.judging.outcome import Outcome
from rozhodci.ruling import Choice, Question, Renonc

Rerun = Callable[[Sequence[Renonc]], Outcome]


def referee_questions(hand: Hand, done: Outcome, rerun: Rerun) -> tuple[Question, ...]:
    """One question for each finding that the catalogue leaves to the referee and that can still matter."""
    renonce = done.decision.renonce
    first = _first_sure(done)
    out = []
    for i, r in enumerate(renonce):
        if done.decision.late and not r.finding.late_ok:
            continue
        if r.klass == "rozhodci" and i <= first:
            out.append(_class_question(hand, renonce, i, rerun))
        elif r.klass == "ve-hre" and r.finding.phase not in LOSING_PHASES:
            asked = _loss_question(hand, done, i, rerun)
            out += [] if _idle(asked) else [asked]
    return tuple(out)


def _idle(question: Question) -> bool:
    """Two answers that pay the same are no question (koruna prices its faults by D alone)."""
    first, *rest = question.choices or (None,)
    return bool(rest) and all(c and first and (c.saldo, c.pb) == (first.saldo, first.pb) for c in rest)


def _first_sure(done: Outcome) -> int:
    """Index of the first proven renonc ve hře; a doubtful one after it no longer matters."""
    sure = (i for i, r in enumerate(done.decision.renonce) if r.klass == "ve-hre" and r.finding.phase in LOSING_PHASES)
    return next(sure, len(done.decision.renonce))


def _class_question(hand: Hand, renonce: Sequence[Renonc], index: int, rerun: Rerun) -> Question:
    """Is it a renonc, and of which class?"""
    r = renonce[index]
    name = hand.rules.catalogue[r.finding.code].name
    choices = tuple(
        rerun(_with(renonce, index, klass, pausal)).choice(label) for label, klass, pausal in _classes(hand, r)
    )
    text = f"{r.finding.who or 'Hráč'}, {name}: je to renonc, a jaký?"
    return Question(r.finding.code, text, choices, r.cite)


def _classes(hand: Hand, r: Renonc) -> list[tuple[str, str, int]]:
    """(label, class, paušál): the catalogue's variants where it has several, else the usual three."""
    rows = [v for v in hand.rules.catalogue[r.finding.code].variants if v.klass in ("ve-hre", "technicky")]
    if len({v.klass for v in rows}) > 1:
        return [(f"{_LABEL[v.klass]} ({v.cite})", v.klass, v.pausal) for v in rows]
    pausal = r.pausal or 1
    kinds = (r.proposed,) if r.proposed else ("ve-hre", "technicky")
    return [*((_LABEL[k], k, pausal) for k in kinds), ("není renonc", "neni", 0)]


_LABEL = {"ve-hre": "renonc ve hře", "technicky": "technický renonc"}


def _with(renonce: Sequence[Renonc], index: int, klass: str, pausal: int) -> list[Renonc]:
    changed = replace(renonce[index], klass=klass, pausal=pausal, proposed="")
    return [*renonce[:index], changed, *renonce[index + 1 :]]


def _loss_question(hand: Hand, done: Outcome, index: int, rerun: Rerun) -> Question:
    """Ve hře where there is no hand to lose: the paušál is paid; is anything more lost?"""
    r = done.decision.renonce[index]
    name = hand.rules.catalogue[r.finding.code].name
    choices: tuple[Choice, ...] = (done.choice("jen paušál"),)
    if hand.comments.obligations and r.side is not None:
        moved = replace(r, finding=replace(r.finding, phase="talon", trick=None, place=None))
        rest = [x for i, x in enumerate(done.decision.renonce) if i != index]
        choices = (*choices, rerun([moved, *rest]).choice("i prohra hry"))
    text = f"{r.finding.who or 'Hráč'}, {name}: paušál se platí; ztrácí strana i hru?"
    return Question(r.finding.code, text, choices, hand.rules.cite("rozhodci"))
