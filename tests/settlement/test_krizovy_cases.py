"""The shipped cases of koruna and křížový: the ruling must be what their `zaznam` says."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from rozhodci.case.load import load_one
from rozhodci.case.model import Case
from rozhodci.judge import judge
from rozhodci.rulesets.load import get
from rozhodci.ruling import Ruling

CASES = Path(__file__).resolve().parents[2] / "cases"
FILES = sorted([*(CASES / "koruna").glob("*.yaml"), *(CASES / "krizovy").glob("*.yaml")])


@cache
def ruled(path: Path) -> tuple[Case, Ruling]:
    case = load_one(path.read_bytes(), path.name, get)
    return case, judge(case, get(case.ruleset))


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.stem)
def test_ruling_is_what_was_recorded(path: Path) -> None:
    """Payments, results and the deciding renonc, each worked out by hand in `poznamka`."""
    case, ruling = ruled(path)
    record = case.record
    assert record is not None
    assert dict(ruling.saldo) == record.payments
    if record.results is not None:
        assert {r.key: r.winner.value for r in ruling.settlement.results} == record.results
    if record.kind is not None:
        first = next((r for r in ruling.renonce if r.decisive), ruling.renonce[0])
        found = (first.finding.code, first.finding.who, first.finding.trick, first.klass, first.pausal)
        assert found == (record.kind, record.player, record.trick, record.klass, record.pausal)
    else:
        assert ruling.verdict == "bez-renoncu"


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.stem)
def test_every_step_has_words_value_and_article(path: Path) -> None:
    _, ruling = ruled(path)
    assert ruling.steps
    assert all(s.text and s.value and s.cite for s in ruling.steps)


def test_there_are_enough_playouts() -> None:
    """One, two and three renonce, same and other side, won and lost, alone and two against two."""
    names = [f.stem for f in FILES if f.stem.startswith("dohravka-")]
    assert len(names) >= 10
    assert all(any(word in n for n in names) for word in ("jeden", "dva-tataz", "dva-ruzne", "tri-", "vyhrana", "sam-"))
