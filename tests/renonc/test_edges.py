"""Rare turns of the findings: hands the solver cannot take."""

from __future__ import annotations

from dataclasses import replace

from rozhodci.renonc.rezani_michani import _holds_lozena
from tests.example import example_hand


def test_a_deal_that_does_not_add_up_proves_no_lozena() -> None:
    whole = example_hand(zavazek="betl", Adam="Č7 Č8 Č9 Z7 Z8 K7 K8 Ž7 Ž8 Ž9")
    assert _holds_lozena(whole, 1, "Adam")
    broken = replace(whole, case=replace(whole.case, hands=None), play=replace(whole.play, hands={}))
    assert not _holds_lozena(broken, 1, "Adam")
