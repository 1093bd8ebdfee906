"""Properties of every ruling, over all rulesets (issues 2 and 3)."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from rozhodci.case.dump import dump
from rozhodci.judge import judge
from rozhodci.report import json as as_json
from rozhodci.rulesets import get
from rozhodci.ruling import Ruling
from tests.conftest import ROOT
from tests.property.disputes import KINDS, cites, dispute, essence, renamed, rotated

SCHEMA = Draft202012Validator(json.loads((ROOT / "schemas" / "nalez.schema.json").read_text(encoding="utf-8")))
OTHER = {"Adam": "Žofie", "Božena": "Null", "Cyril": "čtvrtý", "Dana": "A"}
BACK = {new: old for old, new in OTHER.items()}


def each(examples: int) -> Callable[..., Any]:
    """Any seed, any ruleset and závazek."""

    def run(test: Callable[..., Any]) -> Callable[..., Any]:
        quick = settings(max_examples=examples, deadline=None, suppress_health_check=[HealthCheck.too_slow])
        return quick(given(st.integers(0, 2**32), st.sampled_from(KINDS))(test))

    return run


def ruled(seed: int, kind: tuple[str, str], alternatives: bool = False) -> Ruling:
    return judge(dispute(seed, *kind), get(kind[0]), alternatives=alternatives)


@each(80)
def test_saldo_sums_to_zero_and_is_the_sum_of_the_payments(seed: int, kind: tuple[str, str]) -> None:
    ruling = ruled(seed, kind, alternatives=True)
    saldi = [ruling.saldo, *(c.saldo for q in ruling.questions for c in q.choices if c.saldo),
             *(c.saldo for r in ruling.readings for c in r.others)]  # fmt: skip
    for saldo in saldi:
        assert sum(saldo.values()) == 0
        assert set(saldo) == set(ruling.saldo)
    for player, hal in ruling.saldo.items():
        got = sum(t.hal for t in ruling.settlement.transfers if t.payee == player)
        assert hal == got - sum(t.hal for t in ruling.settlement.transfers if t.payer == player)
    assert all(t.hal > 0 and t.payer != t.payee and t.title for t in ruling.settlement.transfers)


@each(120)
def test_every_citation_is_there_and_listed(seed: int, kind: tuple[str, str]) -> None:
    """No step without its article, no article that the ruleset's register does not list."""
    ruling, rules = ruled(seed, kind), get(kind[0])
    found = list(cites(ruling))
    assert all(found)
    assert [c for c in dict.fromkeys(found) if c not in rules.articles] == []
    assert all(s.text and s.value for s in ruling.steps)


@each(60)
def test_json_is_what_the_schema_says(seed: int, kind: tuple[str, str]) -> None:
    SCHEMA.validate(as_json.to_data(ruled(seed, kind, alternatives=True)))


@each(40)
def test_other_names_give_the_same_ruling(seed: int, kind: tuple[str, str]) -> None:
    """Fault A16 of others."""
    case = dispute(seed, *kind)
    other = judge(renamed(case, OTHER), get(kind[0]), alternatives=False)
    assert essence(other, BACK) == essence(judge(case, get(kind[0]), alternatives=False))


@each(40)
def test_another_first_seat_gives_the_same_ruling(seed: int, kind: tuple[str, str]) -> None:
    """The table is round: who is written first does not matter."""
    case = dispute(seed, *kind)
    first = essence(judge(case, get(kind[0]), alternatives=False))
    for by in range(1, len(case.players)):
        assert essence(judge(rotated(case, by), get(kind[0]), alternatives=False)) == first


@each(30)
def test_seats_moved_on_by_one(seed: int, kind: tuple[str, str]) -> None:
    """Every player takes the place of the next one: the same ruling for the others."""
    case = dispute(seed, *kind)
    on = dict(zip(case.players, case.players[1:] + case.players[:1], strict=True))
    back = {new: old for old, new in on.items()}
    moved = judge(renamed(case, on), get(kind[0]), alternatives=False)
    assert essence(moved, back) == essence(judge(case, get(kind[0]), alternatives=False))


@each(40)
def test_same_input_same_bytes(seed: int, kind: tuple[str, str]) -> None:
    assert as_json.one(ruled(seed, kind, True)) == as_json.one(ruled(seed, kind, True))


@each(80)
def test_verdict_findings_and_payments_agree(seed: int, kind: tuple[str, str]) -> None:
    ruling = ruled(seed, kind)
    decisive = [r for r in ruling.renonce if r.decisive]
    assert len(decisive) <= 1
    if ruling.verdict == "bez-renoncu":
        assert not decisive and all(r.klass == "neni" for r in ruling.renonce)
    if not ruling.renonce:
        assert all(t.title != "pausal" for t in ruling.settlement.transfers)
    for t in ruling.settlement.transfers:
        if t.renonc is not None:
            assert ruling.renonce[t.renonc].finding.who == t.payer
    assert (ruling.complaint.state == "zadna") is (dispute(seed, *kind).complaint is None)


@pytest.mark.parametrize("seed", range(4))
def test_bytes_do_not_hang_on_the_order_of_hashes(seed: int, tmp_path: Any, run: Any) -> None:
    """The same file in processes with different hash seeds."""
    file = tmp_path / "spor.yaml"
    file.write_text(dump(dispute(seed, *KINDS[seed * 5])), encoding="utf-8")
    first, second = (run("posud", file, "--format", "json", env={"PYTHONHASHSEED": str(s)}) for s in (1, 2))
    assert (first.code, first.raw) == (second.code, second.raw)
    assert first.code == 0, first.err
