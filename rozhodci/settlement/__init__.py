"""What is paid, one discipline a file; loaded only where used."""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module
from types import ModuleType

from rozhodci.hand import Hand
from rozhodci.ruling import Decision, Settlement

_PROCEDURES = {"licitovany": "licitovany", "voleny": "licitovany", "koruna": "koruna", "krizovy": "krizovy"}
"""Volený has no list of renonce of its own: it is settled by analogy with ČSM čl. IV (spec 2, 2.2)."""


def settle(hand: Hand, decision: Decision) -> Settlement:
    """The settlement procedure of the ruleset's discipline."""
    result: Settlement = _procedure(hand).settle(hand, decision)
    return result


def decided(hand: Hand, decision: Decision) -> Decision:
    """The decision with the renonc that decides by the discipline's own articles; ČSM: simply the first ve hře."""
    own = getattr(_procedure(hand), "deciding", None)
    return decision if own is None else replace(decision, decisive=own(hand, decision))


def _procedure(hand: Hand) -> ModuleType:
    return import_module(f"rozhodci.settlement.{_PROCEDURES[hand.rules.discipline]}")
