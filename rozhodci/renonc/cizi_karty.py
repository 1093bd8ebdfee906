"""Zhlédnutí cizích karet nebo talonu hrajícím hráčem; lifting the pack at the cut counts too.

ČSM čl. IV, renonc ve hře P2/3, čl. II/7 · Koruna F/1, proposed as B/15 · Křížový D/6, proposed as C/6. Reading: the
article names a playing one; the sitter who looked is `pauzirujici-videl`.

>>> found(trumf="žaludy", udalosti=[{"druh": "cizi-karty", "kdo": "Cyril", "zdvih": 2}])
['Cyril 2']
>>> found(trumf="žaludy", udalosti=[{"druh": "cizi-karty", "kdo": "Dana", "zdvih": 2}])
['Dana 2 pauzirujici-videl']
>>> found(trumf="žaludy")
[]
"""

from __future__ import annotations

from collections.abc import Iterator

from rozhodci.hand import Hand
from rozhodci.renonc.common import fact_finding
from rozhodci.renonc.pauzirujici_videl import sitter_saw
from rozhodci.ruling import Finding

CODE = "cizi-karty"


def find(hand: Hand) -> Iterator[Finding]:
    """Facts of that kind."""
    for event in hand.case.events:
        if event.kind == CODE:
            sits = event.player is not None and event.player == hand.table.sitter
            yield sitter_saw(hand, event) if sits else fact_finding(hand, event)
