"""Změna talonu nebo nahlížení do něj po okomentování.

ČSM čl. II/10: by the aktér ve hře 7; another player has seen foreign cards, P2/3; the sitter ve hře 9 or technický 6
(`pauzirujici_videl`) · Koruna B/9. Reading: spec 2, 2.9 *Who*.

>>> found(trumf="žaludy", udalosti=[{"druh": "talon-po-komentari", "kdo": "Adam"}])
['Adam komentovani']
>>> found(trumf="žaludy", udalosti=[{"druh": "talon-po-komentari", "kdo": "Cyril"}])
['Cyril komentovani (ostatni)']
>>> found(trumf="žaludy")
[]
"""

from __future__ import annotations

from collections.abc import Iterator

from rozhodci.case.model import Event
from rozhodci.hand import Hand
from rozhodci.renonc.common import CSM, fact_finding
from rozhodci.renonc.pauzirujici_videl import sitter_saw
from rozhodci.ruling import Finding

CODE = "talon-po-komentari"


def find(hand: Hand) -> Iterator[Finding]:
    """Facts of that kind, by who did it."""
    for event in hand.case.events:
        if event.kind == CODE:
            yield by_player(hand, event)


def by_player(hand: Hand, event: Event) -> Finding:
    """A look into the talon after comment by the aktér, the sitter or another player."""
    who, akter = event.player or hand.table.akter, hand.table.akter
    if who == akter or hand.rules.discipline not in CSM:
        return fact_finding(hand, event, CODE, when="", who=who)
    if who == hand.table.sitter:
        return sitter_saw(hand, event)
    return fact_finding(hand, event, CODE, when="ostatni")
