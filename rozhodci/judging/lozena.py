"""Where a ruling needs to know whether a hand was ložená; the solver is loaded only for that.

A hand that was ložená from the start and was played on although nobody complained is at most a remark (spec 2, 2.3).
Reading: koruna lets trick 1 be played (Koruna A/10), so there the second one counts. Nothing is said beside a
shown ložená, a voiced doubt or a complaint of it, nor of a hand that a renonc decides.
Passing example: durch on ten tops, three tricks recorded. Failing example: the same without one eso.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rozhodci.cards import Rank
from rozhodci.case.model import Case
from rozhodci.hand import Hand
from rozhodci.judging.outcome import Outcome
from rozhodci.ruling import Question, Step

Again = Callable[[Case], Outcome]
TOLD = ("lozena", "rezani-michani", "pochybnost", "mylna-lozena", "omyl", "ukazal")
BUDGET = 5_000
"""Nodes: a remark is not worth more."""


@dataclass(frozen=True, slots=True)
class LozenaProof:
    """Steps of the derivation and questions for the referee."""

    steps: tuple[Step, ...] = ()
    questions: tuple[Question, ...] = ()


def checked(hand: Hand, done: Outcome, again: Again) -> LozenaProof:
    """What the cards say about a ložená that was shown, or that was played on; `again` judges another case."""
    asserted = any(e.kind == "lozena" or e.circumstance == "lozena" for e in hand.case.events)
    if not asserted and not any(r.finding.when == "lozena" for r in done.decision.renonce):
        return LozenaProof()
    from rozhodci.judging.lozena_proof import proof

    return proof(hand, done, again)


def remark(hand: Hand, done: Outcome) -> tuple[str, ...]:
    """One warning or none."""
    first = 2 if hand.rules.discipline == "koruna" else 1
    if len(hand.play.finished) < first or done.decision.deciding is not None or _told(hand):
        return ()
    if not _may_be(hand) or not _lozena(hand, first):
        return ()
    cite = hand.rules.cite("lozena-ukazat")
    return (f"{hand.table.akter}: hra byla od začátku ložená a měla se ukázat ({cite}); bez námitky se nepostihuje.",)


def _told(hand: Hand) -> bool:
    complaint = hand.case.complaint
    return any(map(hand.happened, TOLD)) or (complaint is not None and complaint.kind == "rezani-michani")


def _may_be(hand: Hand) -> bool:
    """Without the trump eso (durch: the eso of every suit held) a trick with points is lost in some split."""
    case = hand.case
    held = hand.play.hands.get(case.akter or "", ())
    if not hand.comments.obligations or "dve-sedmy" in case.announced:
        return bool(hand.comments.obligations)
    suits = {case.trump} if case.trump else {c.suit for c in held} if "durch" in case.announced else set()
    return suits <= {c.suit for c in (*held, *case.talon) if c.rank is Rank.ESO}


def _lozena(hand: Hand, trick: int) -> bool:
    from rozhodci.solver import api

    try:
        return api.lozena_at(hand, trick, budget=BUDGET, split=False).lozena is True
    except api.NoAnalysisError:
        return False
