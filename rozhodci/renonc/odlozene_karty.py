"""Zhlédnutí odložených karet hráčem, který k nim nemá právo.

ČSM čl. II/5: looked at before collecting technický 7, later ve hře 10 (spec 2, 2.9). Never too late to complain of.
Koruna, křížový: the referee. `okolnost: po-zahajeni-skladani` marks the later moment.

>>> found(trumf="žaludy", udalosti=[{"druh": "odlozene-karty", "kdo": "Cyril"}])
['Cyril po-sehravce']
>>> found(trumf="žaludy", udalosti=[{"druh": "odlozene-karty", "kdo": "Cyril", "okolnost": "po-zahajeni-skladani"}])
[]
"""

from __future__ import annotations

from collections.abc import Iterator

from rozhodci.hand import Hand
from rozhodci.renonc.common import CSM, fact_finding
from rozhodci.ruling import Finding

CODE = "odlozene-karty"
COLLECTING = "skladajici-videl"
BEFORE, AFTER = "pred-skladanim", "po-zahajeni-skladani"


def looked(hand: Hand) -> Iterator[Finding]:
    """Looks at put-down cards; in ČSM the moment names the code."""
    for event in hand.case.events:
        if event.kind in (CODE, COLLECTING):
            named = {BEFORE: CODE, AFTER: COLLECTING}.get(event.circumstance or "", event.kind)
            yield fact_finding(hand, event, named if hand.rules.discipline in CSM else event.kind, when="")


def find(hand: Hand) -> Iterator[Finding]:
    """Facts of that kind before collecting began."""
    return (f for f in looked(hand) if f.code == CODE)
