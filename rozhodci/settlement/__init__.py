"""What is paid, one discipline a file; loaded only where used."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from importlib import import_module
from types import ModuleType

from rozhodci.case.model import Event
from rozhodci.hand import Hand
from rozhodci.ruling import Decision, Settlement

_PROCEDURES = {"licitovany": "licitovany", "voleny": "licitovany", "koruna": "koruna", "krizovy": "krizovy"}
"""Volený has no list of renonce of its own: it is settled by analogy with ČSM čl. IV (spec 2, 2.2)."""


def settle(hand: Hand, decision: Decision) -> Settlement:
    """The settlement procedure of the ruleset's discipline."""
    result: Settlement = _procedure(hand.rules.discipline).settle(_with_played_lozena(hand, decision), decision)
    return result


def _with_played_lozena(hand: Hand, decision: Decision) -> Hand:
    """A ložená that was played on is paid to its holder in any case (ČSM čl. II/20, Křížový B/11), as if shown then."""
    if not decision.fees:
        return hand
    found = [decision.renonce[i].finding for i in decision.fees]
    proven = [f for f in found if f.when == "lozena" and f.source != "udalost"]
    if not proven:
        return hand
    facts = tuple(Event(f.code, f.who, f.trick, circumstance=f.when) for f in proven)
    return replace(hand, case=replace(hand.case, events=(*hand.case.events, *facts)))


def decided(hand: Hand, decision: Decision) -> Decision:
    """The decision with the renonc that decides by the discipline's own articles; ČSM: simply the first ve hře."""
    if not decision.renonce:
        return decision
    own = getattr(_procedure(hand.rules.discipline), "deciding", None)
    return decision if own is None else decision._replace(decisive=own(hand, decision))


@cache
def _procedure(discipline: str) -> ModuleType:
    return import_module(f"rozhodci.settlement.{_PROCEDURES[discipline]}")
