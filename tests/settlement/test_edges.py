"""Rare turns of the settlement: unknown offenders, rates of nothing, hands the solver cannot take."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rozhodci.ruling import Decision, Renonc
from rozhodci.settlement import settle
from rozhodci.settlement.krizovy_base_value import without_playout
from rozhodci.settlement.krizovy_shares import alone
from rozhodci.settlement.shown import lozena_from_start
from tests.settlement.hands import hand, renonc, settled
from tests.settlement.made import made


def nobody(found: Renonc) -> Renonc:
    return replace(found, finding=replace(found.finding, who=None), side=None)


def test_a_lost_hand_needs_an_offender() -> None:
    where = hand("krizovy", "hra", "Ž", "Cyril")
    with pytest.raises(ValueError, match="offender"):
        without_playout(where, nobody(renonc(where, "neprebiti", "Dana")))


def test_a_hand_worth_nothing_moves_nothing() -> None:
    """Own rate 0 for hra: the renonc costs its paušál alone."""
    where = hand("krizovy", "hra", "Ž", "Cyril", rates={"hra": 0})
    assert alone(where, "Dana", 0) == ()
    done = settled(where, renonc(where, "neprebiti", "Dana"))
    assert {t.title for t in done.transfers} == {"pausal"}


def test_a_fault_of_nobody_known_costs_nobody() -> None:
    where = hand("krizovy", "hra", "Ž", "Cyril")
    found = nobody(renonc(where, "poradi-komentovani", "Dana", None, "komentovani"))
    done = settle(where, Decision((found,)))
    assert [t for t in done.transfers if t.title == "pausal"] == []
    assert not any("platí paušál" in s.text for s in done.steps)


def test_no_analysis_no_answer() -> None:
    """Two cards missing from the deal: whether it was ložená from the start cannot be told."""
    whole = made("betl", udalosti=[{"druh": "lozena", "kdo": "Adam", "zdvih": 3}])
    short = replace(whole, case=replace(whole.case, hands=None), play=replace(whole.play, hands={}))
    assert lozena_from_start(short) is None
