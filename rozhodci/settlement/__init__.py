"""What is paid, one discipline a file; loaded only where used."""

from __future__ import annotations

from importlib import import_module

from rozhodci.hand import Hand
from rozhodci.ruling import Decision, Settlement

_PROCEDURES = {"licitovany": "licitovany", "voleny": "licitovany", "koruna": "koruna", "krizovy": "krizovy"}
"""Volený has no list of renonce of its own: it is settled by analogy with ČSM čl. IV (spec 2, 2.2)."""


def settle(hand: Hand, decision: Decision) -> Settlement:
    """The settlement procedure of the ruleset's discipline."""
    module = import_module(f"rozhodci.settlement.{_PROCEDURES[hand.rules.discipline]}")
    result: Settlement = module.settle(hand, decision)
    return result
