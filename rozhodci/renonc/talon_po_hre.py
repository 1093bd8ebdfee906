"""Nahlédnutí do talonu po betlu nebo durchu.

ČSM čl. II/11 calls it a renonc without a class: výklad `talon-po-hre` (technický 7 or P2/3), after the hand only.
Reading (spec 2, 2.9): during play it is a look into the talon after comment, judged by who looked. In a trump game the
talon may be seen on suspicion: for the referee.

>>> found(zavazek="betl", udalosti=[{"druh": "talon-po-hre", "kdo": "Cyril"}])
['Cyril po-sehravce']
>>> found(zavazek="betl", udalosti=[{"druh": "talon-po-hre", "kdo": "Cyril", "zdvih": 3}])
['Cyril 3 talon-po-komentari (ostatni)']
>>> found(zavazek="betl")
[]
"""

from __future__ import annotations

from collections.abc import Iterator

from rozhodci.hand import Hand
from rozhodci.renonc.common import CSM, REFEREE, fact_finding, phase_of
from rozhodci.renonc.talon_po_komentari import by_player
from rozhodci.ruling import Finding

CODE = "talon-po-hre"


def find(hand: Hand) -> Iterator[Finding]:
    """Facts of that kind."""
    for event in hand.case.events:
        if event.kind != CODE:
            continue
        if hand.rules.discipline not in CSM:
            yield fact_finding(hand, event, when="")
        elif phase_of(hand, event, CODE) in ("komentovani", "sehravka"):
            yield by_player(hand, event)
        else:
            yield fact_finding(hand, event, when=_after_hand(hand))


def _after_hand(hand: Hand) -> str:
    if hand.case.trump_game:
        return REFEREE
    return "p2-3" if hand.readings.ask("talon-po-hre") == "p2-3" else ""
