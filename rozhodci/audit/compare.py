"""The recorded outcome (`zaznam`, spec 1, 1.7) against the ruling, part by part; only what was recorded is compared."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from operator import attrgetter
from typing import TypeGuard

from rozhodci.audit.result import AGREES, DIFFERS, UNDECIDED, Mismatch, Value
from rozhodci.case.model import NO_RENONC, Record
from rozhodci.judging.outcome import Outcome
from rozhodci.report.json import pb_number
from rozhodci.ruling import Choice, PartResult, Question, Renonc

_single = attrgetter("kind", "player", "trick", "klass", "pausal", "contumace")
SIDE_BY_SIDE = ("koruna", "krizovy")
"""Where several renonce of one hand count, the record may mean any of them (Koruna E, Křížový D)."""


def is_comparable(record: Record | None, premiums: bool) -> TypeGuard[Record]:
    """Does the record hold any part to be compared? An empty mapping is none; without `premiums` recorded PB are none.

    That nobody has any PB is written with a zero.
    """
    if record is None:
        return False
    if record.payments or record.results or (premiums and record.pb):
        return True
    return any(part is not None for part in _single(record))


def mismatches(record: Record, done: Outcome, discipline: str, premiums: bool) -> tuple[Mismatch, ...]:
    """Every recorded part that the ruling gives otherwise. Without `premiums` recorded PB are not looked at."""
    return tuple(
        Mismatch(what, recorded, ruled)
        for what, recorded, ruled in _pairs(record, done, discipline, premiums)
        if recorded != ruled
    )


Triple = tuple[str, Value, Value]


def _pairs(record: Record, done: Outcome, discipline: str, premiums: bool) -> Iterator[Triple]:
    none = record.kind == NO_RENONC
    yield from _renonc(record, _counting(done) if none else meant(record, done, discipline))
    if record.contumace is not None:
        points = done.settlement.contumace
        yield "kontumace", record.contumace, None if points is None else points.total
    for player, hal in (record.payments or {}).items():
        yield f"platby.{player}", hal, done.saldo.get(player, 0)
    if premiums:
        for player, halves in (record.pb or {}).items():
            yield f"pb.{player}", pb_number(halves), pb_number(done.pb.proposal.get(player, 0))
    for part, side in (record.results or {}).items():
        yield f"vysledek.{part}", side, _winner(done.settlement.results, part)


def _renonc(record: Record, found: Renonc | None) -> Iterator[Triple]:
    if record.kind is not None:
        nothing = NO_RENONC if record.kind == NO_RENONC else None
        yield "renonc", record.kind, nothing if found is None else found.finding.code
    if record.player is not None:
        yield "kdo", record.player, None if found is None else found.finding.who
    if record.trick is not None:
        yield "zdvih", record.trick, None if found is None else found.finding.trick
    if record.klass is not None:
        yield "trida", record.klass, None if found is None else found.klass
    if record.pausal is not None:
        yield "pausal", record.pausal, 0 if found is None else found.pausal


def _counting(done: Outcome) -> Renonc | None:
    """What makes it wrong that there was no renonc: the one that decides, else the first that counts at all.

    After a late complaint nothing counts that comes too late (ČSM čl. V/2).
    """
    late = done.decision.late
    counts = (r for r in done.decision.renonce if r.klass != "neni" and (r.finding.late_ok or not late))
    return done.decision.deciding or next(counts, None)


def meant(record: Record, done: Outcome, discipline: str) -> Renonc | None:
    """The renonc a record speaks of: the decisive one, else the one that is most like it (the earliest of equals)."""
    deciding = done.decision.deciding
    if deciding is not None and discipline not in SIDE_BY_SIDE:
        return deciding
    renonce = done.decision.renonce
    known = [r for r in renonce if r.klass != "neni"] or list(renonce)
    return max(known, key=lambda r: _likeness(record, r), default=None)


def _likeness(record: Record, r: Renonc) -> int:
    f = r.finding
    wanted = ((record.kind, f.code), (record.player, f.who), (record.trick, f.trick), (record.klass, r.klass))
    return sum(recorded is not None and recorded == ruled for recorded, ruled in wanted)


def _winner(results: Sequence[PartResult], part: str) -> str | None:
    """Who won the part; where both sides announced it, the aktér's own."""
    named = [r for r in results if r.key == part] or [r for r in results if r.part == part]
    return named[0].winner.value if named else None


def verdict_on(
    record: Record, differing: tuple[Mismatch, ...], done: Outcome, questions: Sequence[Question]
) -> tuple[str, tuple[Mismatch, ...]]:
    """State of the comparison and the mismatches that remain once the referee's own choices are respected.

    He may have decided an open question either way; what no answer can explain is a mismatch all the same.
    """
    choices = [c for q in questions for c in q.choices]
    if _chosen(record, choices):
        differing = tuple(m for m in differing if not _left_open(m, done, questions))
    if not differing:
        return AGREES, ()
    explained = all(_left_open(m, done, questions) for m in differing)
    return (UNDECIDED if explained else DIFFERS), differing


def _left_open(m: Mismatch, done: Outcome, questions: Sequence[Question]) -> bool:
    """May the answer of the referee, or the missing end of the record, be the reason of this difference?"""
    kind, _, player = m.what.partition(".")
    if m.recorded == NO_RENONC:  # the referee may find that it was none
        return all(r.klass in ("rozhodci", "neni") for r in done.decision.renonce)
    if kind in ("renonc", "kdo", "zdvih"):
        return False
    if done.settlement.undecided and kind in ("platby", "pb", "vysledek", "kontumace"):
        return True
    if kind in ("trida", "pausal"):
        return any(r.klass == "rozhodci" for r in done.decision.renonce)
    return any(_varies(kind, player, q, done) for q in questions)


def _varies(kind: str, player: str, question: Question, done: Outcome) -> bool:
    """Do the answers give that player different amounts? A question without answers leaves everything open."""
    if kind == "pb":
        values = {done.pb.proposal.get(player, 0), *(c.pb.get(player, 0) for c in question.choices)}
    elif kind == "platby":
        values = {done.saldo.get(player, 0), *(c.saldo.get(player, 0) for c in question.choices)}
    else:
        return not question.choices or any(dict(c.saldo) != dict(done.saldo) for c in question.choices)
    return not question.choices or len(values) > 1


def _chosen(record: Record, choices: Sequence[Choice]) -> bool:
    """Do the recorded payments and PB equal one answer?"""
    return any(_agrees(record.payments, c.saldo) and _agrees(record.pb, c.pb) for c in choices)


def _agrees(recorded: Mapping[str, int] | None, ruled: Mapping[str, int]) -> bool:
    return all(ruled.get(player, 0) == amount for player, amount in (recorded or {}).items())
