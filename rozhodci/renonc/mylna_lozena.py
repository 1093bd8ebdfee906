"""Mylně ohlášená ložená: somebody said the rest is ložená and it was not.

ČSM čl. II/21 · Křížový B/12: by the aktér no renonc, the hand is played on with open cards; by anybody else it tells
the partner his cards and is naznaky. Koruna: not described, F/1.

>>> found(trumf="žaludy", udalosti=[{"druh": "mylna-lozena", "kdo": "Cyril", "zdvih": 4}])
['Cyril 4 naznaky']
>>> found(trumf="žaludy", udalosti=[{"druh": "mylna-lozena", "kdo": "Adam", "zdvih": 4}])
['Adam 4']
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rozhodci.hand import Hand
from rozhodci.renonc.common import fact_finding
from rozhodci.ruling import Finding

CODE = "mylna-lozena"


def find(hand: Hand) -> Iterator[Finding]:
    """The claim as a fact: under its own code for the aktér, as naznaky for a defender."""
    tells = hand.rules.catalogue[CODE].variant("obrana").klass == "ve-hre"
    for event in hand.case.events:
        if event.kind != CODE:
            continue
        found = fact_finding(hand, event, when="" if event.player == hand.table.akter else "obrana")
        if found.when and tells:
            text = f"{found.text.rstrip('.')}: u obránce náznaky ({hand.rules.cite('mylna-lozena')})."
            found = replace(found, code="naznaky", when="", text=text)
        yield found
