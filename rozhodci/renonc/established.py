"""Offences that only an established fact can show and that need no procedure: the catalogue says all about them.

ČSM čl. II/4, II/5, II/10, II/11, II/15, II/22, II/24, IV "není renonc" · Koruna B/2, B/3, B/7, B/8, B/13, C/1, A/7 ·
Křížový B/2, B/6, B/8, C/10, C "není renonc".

>>> found(trumf="žaludy", udalosti=[{"druh": "nesrovnani-karet", "kdo": "Cyril"}])
['Cyril po-sehravce nesrovnani-karet']
>>> found(trumf="žaludy", udalosti=[{"druh": "kontrola-karet", "kdo": "Dana"}])
[]
"""

from __future__ import annotations

from collections.abc import Iterator

from rozhodci.hand import Hand
from rozhodci.renonc.common import fact_finding
from rozhodci.ruling import Finding

CODES = frozenset(
    {
        "starsi-zdvih", "poradi-zdvihu", "nejasna-slova", "ukazani-pauzirujicimu", "nesrovnani-karet",
        "rozdani-do-plnych", "nespravne-sejmuti", "nezeptani-na-barvu", "neopravnene-sebrani",
        "zamichani-po-odlozeni", "prozrazeni-protihraci", "flek-nad-ramec", "humor", "preriknuti",
    }
)  # fmt: skip
CODE = ""


def find(hand: Hand) -> Iterator[Finding]:
    """Facts of these kinds, with their `okolnost` as the circumstance."""
    for event in hand.case.events:
        if event.kind in CODES:
            yield fact_finding(hand, event)
