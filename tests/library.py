"""The teaching library `cases/`, loaded and judged once for the tests that look at it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from rozhodci.case.load import load_one
from rozhodci.case.model import Case
from rozhodci.judge import judge
from rozhodci.rulesets.articles import bare
from rozhodci.rulesets.load import get
from rozhodci.ruling import Ruling
from tests.conftest import ROOT

CASES = ROOT / "cases"


@dataclass(frozen=True, slots=True)
class Judged:
    """`name` is the path in cases/ without the suffix."""

    name: str
    path: Path
    case: Case
    ruling: Ruling

    @property
    def codes(self) -> set[str]:
        return {r.finding.code for r in self.ruling.renonce}


def files() -> list[Path]:
    """All case files (a stolový lístek is none)."""
    return sorted(p for p in CASES.rglob("*.yaml") if "listek" not in p.relative_to(CASES).parts)


@cache
def library() -> dict[str, Judged]:
    return {j.name: j for j in map(_judged, files())}


def _judged(path: Path) -> Judged:
    case = load_one(path.read_bytes(), path.name, get)
    return Judged(path.relative_to(CASES).with_suffix("").as_posix(), path, case, judge(case, get(case.ruleset)))


def cited(judged: Judged) -> set[str]:
    """Every article the ruling cites anywhere, also inside its sentences."""
    return {bare(c) for c in _cites(judged)}


def _cites(judged: Judged) -> Iterator[str]:
    ruling, settlement, pb = judged.ruling, judged.ruling.settlement, judged.ruling.pb
    for steps in (ruling.steps, settlement.steps, pb.steps, *(r.reasons for r in settlement.results)):
        yield from (s.cite for s in steps)
    yield from (r.cite for r in ruling.renonce)
    yield from (line.cite for line in settlement.rates)
    yield from (i.cite for i in settlement.contumace.items) if settlement.contumace else ()
    yield from (x.cite for x in (*pb.items, *pb.refused))
    yield from (q.cite for q in ruling.questions)
    yield from (get(judged.case.ruleset).readings[u.code].cite for u in ruling.readings)


def sentences(judged: Judged) -> str:
    """What the ruling says in words, and the note of the case."""
    ruling = judged.ruling
    texts = (*(s.text for s in ruling.steps), *(r.finding.text for r in ruling.renonce), *ruling.warnings)
    return "\n".join((*texts, *(q.question for q in ruling.questions), judged.case.note))
