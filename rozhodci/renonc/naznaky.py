"""Náznaky, signály, prozrazení karty spoluhráči.

ČSM čl. IV, renonc ve hře 5 · Koruna B/15 · Křížový C/6. Readings (spec 2, 2.4 and 2.9):
- the aktér has no one to tell: his hints can only reach opponents, which is no renonc (ČSM "není renonc" 1; křížový
  likewise where he plays alone); koruna B/15 names any player;
- a legal card shown and taken back is proposed to the referee, by the aktér it is nothing;
- `ukazal` in dvě sedmy a sto (čl. III/2, III/3) touches only the sto;
- a defender's wrong claim of a ložená is naznaky (čl. II/21), see `mylna_lozena`.

>>> found(trumf="žaludy", udalosti=[{"druh": "naznaky", "kdo": "Cyril", "zdvih": 4}])
['Cyril 4']
>>> found(trumf="žaludy", Adam="ZE", Božena="ZK Z9",
...     zdvihy=[[("Adam", "ZE"), ("Božena", "ZK", "vraceno"), ("Božena", "Z9")]])
['Božena 1 ZK (rozhodci)']
>>> found(trumf="žaludy", Adam="ZE Z9", zdvihy=[[("Adam", "ZE", "vraceno"), ("Adam", "Z9")]])
[]
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rozhodci.hand import Hand
from rozhodci.renonc.common import CSM, REFEREE, asserted, card_finding, fact_finding, in_trick
from rozhodci.replay import Played
from rozhodci.ruling import Finding

CODE = "naznaky"


def possible(hand: Hand) -> bool:
    """Could the record show it without a fact?"""
    return bool(hand.play.shown)


def find(hand: Hand) -> Iterator[Finding]:
    """Facts of that kind, shown pomocné or sevens in dvě sedmy a sto, legal cards shown and taken back."""
    for event in hand.case.events:
        if event.kind == CODE and _nobody_to_tell(hand, event.player):
            yield fact_finding(hand, event, "prozrazeni-protihraci")
    yield from (f for f in asserted(hand, CODE) if not _nobody_to_tell(hand, f.who))
    yield from _shown_to_stop_sto(hand)
    for played in hand.play.shown:
        if not played.offence and played.player != hand.table.akter and not _nobody_to_tell(hand, played.player):
            yield card_finding(hand, CODE, played, _text(played), REFEREE)


def _nobody_to_tell(hand: Hand, player: str | None) -> bool:
    if player is None or player != hand.table.akter:
        return False
    discipline, partner = hand.rules.discipline, hand.table.partner
    return discipline in CSM or (discipline == "krizovy" and partner in (None, player))


def _shown_to_stop_sto(hand: Hand) -> Iterator[Finding]:
    if "dve-sedmy" not in hand.case.announced or "sto" not in hand.case.announced:
        return
    for event in hand.case.events:
        if event.kind == "ukazal" and event.player != hand.table.akter:
            text = f"{event.player or 'Hráč'} při závazku dvě sedmy a sto ukazuje karty: náznaky, ale jen vůči stu"
            cite = hand.rules.cite("dve-sedmy-sto")
            yield replace(fact_finding(hand, event, CODE, scope=("sto",)), text=f"{text} ({cite}).")


def _text(c: Played) -> str:
    return f"{c.player} {in_trick(c.trick)} ukazuje {c.card} a bere ji zpět; mohou to být náznaky"
