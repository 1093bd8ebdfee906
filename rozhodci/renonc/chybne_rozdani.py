"""Chybné rozdání: the second and each later one of a dealer in one kolo.

ČSM čl. II/9, technický renonc 5 · Koruna B/1 · Křížový C/9 (B/5); the first is free. Reading: `poradi` says which one
it was; where it is missing the referee decides.

>>> found(trumf="žaludy", udalosti=[{"druh": "chybne-rozdani", "kdo": "Dana", "poradi": 2}])
['Dana pred-hrou']
>>> found(trumf="žaludy", udalosti=[{"druh": "chybne-rozdani", "kdo": "Dana", "poradi": 1}])
['Dana pred-hrou (prvni)']
>>> found(trumf="žaludy")
[]
"""

from __future__ import annotations

from collections.abc import Iterator

from rozhodci.hand import Hand
from rozhodci.renonc.common import REFEREE, fact_finding
from rozhodci.ruling import Finding

CODE = "chybne-rozdani"


def find(hand: Hand) -> Iterator[Finding]:
    """Facts of that kind; the dealer where nobody is named."""
    for event in hand.case.events:
        if event.kind == CODE:
            when = REFEREE if event.order is None else "prvni" if event.order < 2 else ""
            yield fact_finding(hand, event, when=when, who=event.player or hand.case.dealer)
