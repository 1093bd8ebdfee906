"""Random hands: a legal one has no finding of any kind, a planted fault comes first."""

from __future__ import annotations

from random import Random

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from rozhodci.hand import prepare
from rozhodci.renonc import find_all
from rozhodci.rulesets import get
from rozhodci.ruling import Renonc
from tests.generate import FAULTS, ZAVAZKY, can_happen, legal_hand, planted_hand

KINDS = [(discipline, zavazek) for discipline, zavazky in ZAVAZKY.items() for zavazek in zavazky]
seeds = st.integers(0, 2**32)


@given(seeds, st.sampled_from(KINDS), st.integers(0, 8))
@settings(max_examples=120, deadline=None)
def test_a_legal_hand_has_no_finding(seed: int, kind: tuple[str, str], tricks: int) -> None:
    case = legal_hand(Random(seed), *kind, tricks=tricks)
    assert find_all(prepare(case, get(case.ruleset), {})) == ()


@given(seeds, st.sampled_from(KINDS), st.sampled_from(FAULTS))
@settings(max_examples=120, deadline=None)
def test_a_planted_fault_is_the_first(seed: int, kind: tuple[str, str], fault: str) -> None:
    assume(can_happen(fault, kind[1]))
    case, planted = planted_hand(Random(seed), *kind, plant=fault)
    first: Renonc = find_all(prepare(case, get(case.ruleset), {}))[0]
    assert planted is not None
    assert (first.finding.code, first.finding.who, first.finding.trick, first.finding.card) == (
        fault, planted.player, planted.trick, planted.card.text,
    )  # fmt: skip
    assert planted.card.text not in first.finding.legal
