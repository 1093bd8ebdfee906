"""Řezání a míchání karet; playing a ložená hand counts as it.

ČSM čl. IV, technický renonc 1, čl. II/20 · Koruna F/1 · Křížový C/5, a ložená C/8 (B/11). Readings (spec 2, 2.3, 2.9):
a ložená that was played is looked for only where it is complained of or given as a fact (`okolnost: lozena`); after a
voiced doubt (`pochybnost`) one more trick may be played, going on is technický 1 in every case.

>>> found(trumf="žaludy", udalosti=[{"druh": "rezani-michani", "kdo": "Adam"}])
['Adam po-sehravce']
>>> found(trumf="žaludy", Adam="ZE Z10", Božena="Z9 Z8", Cyril="Z7 ZV", udalosti=[{"druh": "pochybnost", "kdo": "Adam",
...     "zdvih": 1}], zdvihy=["ZE Z9 ZV", "Z10"])
['Adam 2']
>>> found(trumf="žaludy", Adam="ZE", Božena="Z9", Cyril="ZV", udalosti=[{"druh": "pochybnost", "kdo": "Adam",
...     "zdvih": 1}], zdvihy=["ZE Z9 ZV"])
[]
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rozhodci.case.model import Event
from rozhodci.hand import Hand
from rozhodci.renonc.common import CSM, asserted, in_trick
from rozhodci.ruling import Finding

CODE = "rezani-michani"
BUDGET = 400_000
"""Nodes of one question whether a hand was ložená."""


def possible(hand: Hand) -> bool:
    """Could the record show it without a fact?"""
    return hand.case.complaint is not None


def find(hand: Hand) -> Iterator[Finding]:
    """Facts of that kind, play after a doubt, and a ložená played on where it is complained of."""
    facts = tuple(_in_play(f) for f in asserted(hand, CODE))
    yield from facts
    if hand.rules.discipline in CSM:
        for event in hand.case.events:
            if event.kind == "pochybnost":
                yield from _after_doubt(hand, event)
    if not facts and hand.case.complaint is not None and hand.case.complaint.kind == CODE:
        yield from _lozena_played(hand)


def _in_play(fact: Finding) -> Finding:
    """A ložená is played in play; other mixing is a fault of its own phase."""
    return replace(fact, phase="sehravka") if fact.when == "lozena" else fact


def _after_doubt(hand: Hand, event: Event) -> Iterator[Finding]:
    """The first trick begun after the one that a doubt allows (čl. II/20)."""
    number = (event.trick or 1) + 1
    if number > len(hand.play.tricks) or not hand.play.tricks[number - 1].cards:
        return
    text = f"{event.player} po pochybnosti o ložené pokračuje {in_trick(number)} ({hand.rules.cite('pochybnost')})."
    when = "lozena" if event.player and _holds_lozena(hand, number, event.player) else ""
    yield Finding(CODE, event.player, "sehravka", text, "zaznam", when, number, 1)


def _lozena_played(hand: Hand) -> Iterator[Finding]:
    """The earliest moment from which the accused (else the aktér) held a ložená and played on.

    Not in the last trick, which decides nothing; in koruna trick 1 is always played (Koruna A/10). From a voiced doubt
    on his right to go on is another question.
    """
    complaint = hand.case.complaint
    who = (complaint.against if complaint else None) or hand.table.akter
    first = 2 if hand.rules.discipline == "koruna" else 1
    last = min((e.trick or 1 for e in hand.case.events if (e.kind, e.player) == ("pochybnost", who)), default=None)
    for trick in hand.play.tricks[first - 1 : hand.last_trick - 1]:
        if trick.number == last:
            return
        if who in hand.table.active and trick.cards and _holds_lozena(hand, trick.number, who):
            cite = hand.rules.cite("lozena-ukazat")
            text = f"{who} od {trick.number}. zdvihu drží loženou, neukazuje ji a hraje ({cite})."
            yield Finding(CODE, who, "sehravka", text, "karty", "lozena", trick.number, 1)
            return


def _holds_lozena(hand: Hand, trick: int, who: str) -> bool:
    from rozhodci.solver import api  # heavy, and needed for a complaint or a doubt alone

    try:
        return api.lozena_at(hand, trick, player=who, budget=BUDGET, split=False).lozena is True
    except api.NoAnalysisError:
        return False
