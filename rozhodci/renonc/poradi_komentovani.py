"""Nedodržení pořadí při komentování: a raise spoken past a player whose turn came first.

ČSM čl. II/14, technický renonc 3 · Koruna B/8 (A/8) · Křížový C/7 (B/7). Reading (spec 2, 2.4 and 2.9): the turn goes
clockwise from the aktér to the next player with an open part; a needless or omitted dobře is no fault. The commenting
itself is read in `rozhodci.comments`.

>>> found(trumf="žaludy", fleky=[("Cyril", "hra"), ("Božena", "sedma")])
['Cyril komentovani']
>>> found(trumf="žaludy", fleky=[("Božena", "sedma"), ("Cyril", "hra")])
[]
"""

from __future__ import annotations

from collections.abc import Iterator

from rozhodci.hand import Hand
from rozhodci.renonc.common import asserted
from rozhodci.ruling import Finding

CODE = "poradi-komentovani"


def possible(hand: Hand) -> bool:
    """Could the record show it without a fact?"""
    return bool(hand.comments.findings)


def find(hand: Hand) -> Iterator[Finding]:
    """Turns out of order in the recorded commenting, and facts of that kind."""
    yield from hand.comments.findings
    yield from asserted(hand, CODE)
