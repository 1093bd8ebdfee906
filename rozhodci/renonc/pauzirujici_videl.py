"""Pauzírující viděl cizí karty.

ČSM čl. IV, renonc ve hře 9 (his own doing during play) and technický renonc 6 (shown to him, or outside play) with
čl. II/24. Reading: `okolnost` sam or ukazano decides; without it the referee does, both rulings computed. Somebody who
plays and saw foreign cards is `cizi-karty`.

>>> found(trumf="žaludy", udalosti=[{"druh": "pauzirujici-videl", "kdo": "Dana", "okolnost": "sam", "zdvih": 4}])
['Dana 4 (sam)']
>>> found(trumf="žaludy", udalosti=[{"druh": "pauzirujici-videl", "okolnost": "sam", "faze": "pred-hrou"}])
['Dana pred-hrou (ukazano)']
>>> found(trumf="žaludy", udalosti=[{"druh": "pauzirujici-videl", "kdo": "Dana"}])
['Dana komentovani']
>>> found(trumf="žaludy")
[]
"""

from __future__ import annotations

from collections.abc import Iterator

from rozhodci.case.model import Event
from rozhodci.hand import Hand
from rozhodci.renonc.common import CSM, fact_finding
from rozhodci.ruling import Finding

CODE = "pauzirujici-videl"


def find(hand: Hand) -> Iterator[Finding]:
    """Facts of that kind."""
    for event in hand.case.events:
        if event.kind == CODE:
            plays = event.player in hand.table.active and hand.rules.discipline in CSM
            yield fact_finding(hand, event, "cizi-karty", "") if plays else sitter_saw(hand, event)


def sitter_saw(hand: Hand, event: Event) -> Finding:
    """The finding on a sitter who saw cards or the talon."""
    outside = event.phase not in (None, "sehravka")
    when = event.circumstance if event.circumstance in ("sam", "ukazano") else ""
    when = "ukazano" if when == "sam" and outside else when
    return fact_finding(hand, event, CODE, when, event.player or hand.table.sitter)
