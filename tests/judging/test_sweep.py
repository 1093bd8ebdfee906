"""Every ruleset × code × side × závazek × before/after play gives a whole ruling with exactly one classification or
an explicit question to the referee, and each article it cites stands in that ruleset (issue 3)."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from rozhodci.case.model import Case, Event
from rozhodci.judge import judge
from rozhodci.rulesets import get, names
from rozhodci.ruling import Ruling
from tests.generate import ZAVAZKY, legal_hand
from tests.property.disputes import cites

MOMENTS = ({"phase": "pred-hrou"}, {"phase": "komentovani"}, {"trick": 2, "after_cards": 1}, {"phase": "po-sehravce"})
VERDICTS = {"ve-hre": "renonc", "technicky": "renonc", "rozhodci": "rozhodne-rozhodci", "neni": "bez-renoncu"}
SWEEP = [(name, zavazek) for name in names() for zavazek in ZAVAZKY[get(name).discipline]]


def sides(case: Case) -> list[str]:
    """The aktér, his partner, a defender who plays, one who sits out."""
    defender = next(p for p in case.hands or {} if p not in (case.akter, case.partner))
    return [p for p in (case.akter, case.partner, defender, case.sitter) if p]


def swept(ruleset: str, zavazek: str) -> list[tuple[Event, Ruling]]:
    rules = get(ruleset)
    case = replace(legal_hand(Random(7), rules.discipline, zavazek, tricks=2), ruleset=ruleset)
    return [
        (event, judge(replace(case, events=(event,)), rules, alternatives=False))
        for code in rules.catalogue
        for who in sides(case)
        for event in (Event(code, who, **moment) for moment in MOMENTS)
    ]


@pytest.mark.parametrize(("ruleset", "zavazek"), SWEEP)
def test_one_classification_or_one_question(ruleset: str, zavazek: str) -> None:
    rules = get(ruleset)
    for event, ruling in swept(ruleset, zavazek):
        (only,) = ruling.renonce
        assert ruling.verdict == VERDICTS[only.klass], event
        asked = [q for q in ruling.questions if q.code == only.finding.code]
        assert len(asked) == (only.klass == "rozhodci") or only.finding.phase in ("pred-hrou", "po-sehravce"), event
        assert all(q.choices for q in asked)
        assert [c for c in cites(ruling) if c not in rules.articles] == [], event
        assert sum(ruling.saldo.values()) == 0
