"""Random disputes for the properties of whole rulings: a hand with a fault or none, fleks, facts, a complaint."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass, replace
from random import Random
from typing import Any

from rozhodci.case.model import Case, Comment, Complaint, Event, FlekTotals, Playout
from rozhodci.rulesets import get, names
from rozhodci.ruling import Ruling
from tests.generate import FAULTS, ZAVAZKY, can_happen, planted_hand

WHEN = ("behem-hry", "pred-skladanim", "po-zahajeni-skladani", "po-slozeni")
KINDS = [(name, zavazek) for name in names() for zavazek in ZAVAZKY[get(name).discipline]]


def dispute(seed: int, ruleset: str, zavazek: str) -> Case:
    """The dispute of a seed; every second one has a planted card fault, every third one facts."""
    rng, rules = Random(seed), get(ruleset)
    fault = rng.choice([None, *(f for f in FAULTS if can_happen(f, zavazek))]) if rng.random() < 0.6 else None
    tricks = rng.choice([None, rules.trick_count - 4, 2]) if fault is None else rules.trick_count - 3
    case, _ = planted_hand(rng, rules.discipline, zavazek, tricks, fault)
    case = replace(case, ruleset=ruleset, id=f"{ruleset}-{seed}", fleky=_fleks(rng, case))
    if rng.random() < 0.4:
        case = replace(case, events=tuple(_facts(rng, case)))
    if rng.random() < 0.7:
        case = replace(case, complaint=_complaint(rng, case))
    if rng.random() < 0.3:
        reading = rng.choice(list(rules.readings.values()))
        case = replace(case, readings={reading.code: rng.choice(reading.choices)})
    if rules.discipline == "krizovy" and rng.random() < 0.5:
        case = replace(case, playout=Playout(always=True))
    return case


def _fleks(rng: Random, case: Case) -> tuple[Comment, ...] | FlekTotals:
    """Nobody, one defender on everything, both by turns, or only totals."""
    playing = list(case.hands or {})
    i = playing.index(case.akter or "")
    order = playing[i + 1 :] + playing[:i]
    defenders = [p for p in order if p != case.partner]
    kind = rng.randrange(4)
    if kind == 0:
        return case.fleky
    if kind == 1:
        return FlekTotals({p: rng.randrange(3) for p in case.announced})
    first = Comment(defenders[0], (), open_parts=True)
    answer = Comment(case.akter or "", (), open_parts=kind == 3)
    return (first, *(Comment(p) for p in defenders[1:]), answer)


def _facts(rng: Random, case: Case) -> Iterator[Event]:
    codes = list(get(case.ruleset).catalogue)
    for _ in range(rng.randrange(1, 3)):
        moment: dict[str, Any] = rng.choice([{}, {"trick": 1}, {"trick": 2, "after_cards": 1}, {"phase": "talon"}])
        yield Event(rng.choice(codes), rng.choice(case.players), **moment)


def _complaint(rng: Random, case: Case) -> Complaint:
    against = rng.choice([None, *case.players])
    trick = rng.choice([None, 1, 3]) if against else None
    return Complaint(rng.choice(case.players), rng.choice(WHEN), against, None, trick)


def renamed(value: Any, to: Mapping[str, str]) -> Any:
    """The same with other names of the players, in every field that holds one."""
    if isinstance(value, str):
        return to.get(value, value)
    if isinstance(value, Mapping):
        return {renamed(k, to): renamed(v, to) for k, v in value.items()}
    if isinstance(value, tuple):
        held = [renamed(x, to) for x in value]
        return type(value)(*held) if hasattr(value, "_fields") else tuple(held)
    if is_dataclass(value) and not isinstance(value, type) and type(value).__module__ == Case.__module__:
        return replace(value, **{f.name: renamed(getattr(value, f.name), to) for f in fields(value) if f.init})
    return value


def rotated(case: Case, by: int) -> Case:
    """The same table, written down from another seat on."""
    return replace(case, players=case.players[by:] + case.players[:by])


def essence(ruling: Ruling, to: Mapping[str, str] | None = None) -> Any:
    """Findings, results, amounts and PB without words; players under the names of `to`."""
    named = dict(to or {})
    return (
        ruling.verdict,
        ruling.complaint.state,
        [
            (r.finding.code, named.get(r.finding.who or "", r.finding.who), r.finding.trick, r.finding.place,
             r.finding.card, r.finding.legal, r.klass, r.pausal, r.cite, r.decisive)
            for r in ruling.renonce
        ],
        [(r.part, r.winner, r.manner, r.steps, r.points) for r in ruling.settlement.results],
        [(x.part, x.amount, x.favour) for x in ruling.settlement.rates],
        sorted((named.get(p, p), hal) for p, hal in ruling.saldo.items()),
        sorted((named.get(p, p), h) for p, h in ruling.pb.proposal.items()),
        sorted(q.code for q in ruling.questions),
    )  # fmt: skip


def cites(ruling: Ruling) -> Iterator[str]:
    """Every article the ruling stands on."""
    yield from (s.cite for s in ruling.steps)
    yield from (r.cite for r in ruling.renonce)
    yield from (x.cite for x in ruling.settlement.rates)
    yield from (s.cite for r in ruling.settlement.results for s in r.reasons)
    yield from (i.cite for i in ruling.pb.items)
    yield from (i.cite for i in ruling.pb.refused)
    yield from (q.cite for q in ruling.questions)
    if ruling.settlement.contumace:
        yield from (i.cite for i in ruling.settlement.contumace.items)
