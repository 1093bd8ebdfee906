"""Zhlédnutí karet skládajícím, který k nim nemá právo z předchozí hry.

ČSM čl. IV, renonc ve hře 10, čl. II/6; it concerns the coming hand (spec 2, 2.9). Koruna, křížový: the referee. Before
collecting began the same look is technický 7: `odlozene_karty` reads both facts.

>>> found(trumf="žaludy", udalosti=[{"druh": "skladajici-videl", "kdo": "Dana"}])
['Dana po-sehravce']
>>> found(trumf="žaludy", udalosti=[{"druh": "skladajici-videl", "kdo": "Dana", "okolnost": "pred-skladanim"}])
[]
"""

from __future__ import annotations

from collections.abc import Iterator

from rozhodci.hand import Hand
from rozhodci.renonc.odlozene_karty import COLLECTING, looked
from rozhodci.ruling import Finding

CODE = COLLECTING


def find(hand: Hand) -> Iterator[Finding]:
    """Facts of that kind, and put-down cards looked at after collecting began."""
    return (f for f in looked(hand) if f.code == CODE)
