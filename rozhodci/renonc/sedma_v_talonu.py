"""Hlášená sedma v talonu.

ČSM čl. IV, renonc ve hře P2/2 with čl. II/17 (in dvě sedmy a sto the pomocná one too) · Koruna B/16 (it is a trump).
Reading: the pomocná seven in dvě sedmy without sto is výklad `pomocna-v-talonu`.

>>> found(trumf="žaludy", talon="Ž7 Č8")
['Adam talon']
>>> found(zavazek="sto", trumf="žaludy", talon="Ž7 Č8")
[]
>>> found(zavazek="dvě sedmy", trumf="žaludy", pomocna="kule", talon="K7 Č8")
['Adam talon (pomocna)']
>>> found(zavazek="dvě sedmy", trumf="žaludy", pomocna="kule", talon="K7 Č8", vyklady={"pomocna-v-talonu": "nic"})
[]
"""

from __future__ import annotations

from collections.abc import Iterator

from rozhodci.cards import Card, Rank, card
from rozhodci.hand import Hand
from rozhodci.renonc.common import asserted, listed
from rozhodci.ruling import Finding
from rozhodci.words import listing

CODE = "sedma-v-talonu"


def buried_trump_seven(hand: Hand) -> tuple[Card, ...]:
    """The trump seven if it is announced and lies in the talon."""
    case = hand.case
    if case.trump is None or not case.talon or not ("sedma" in case.announced or "dve-sedmy" in case.announced):
        return ()
    seven = card(case.trump, Rank.SEDMA)
    return (seven,) if seven in case.talon else ()


def possible(hand: Hand) -> bool:
    """Could the record show it without a fact?"""
    return bool(buried_trump_seven(hand) or _helper(hand))


def find(hand: Hand) -> Iterator[Finding]:
    """The recorded talon, and facts of that kind."""
    akter = hand.table.akter
    if akter and listed(hand, CODE):
        trump, helper = buried_trump_seven(hand), _helper(hand)
        if trump or (helper and _helper_counts(hand)):
            what = listing(c.text for c in (*trump, *helper))
            when = "" if trump or "sto" in hand.case.announced else "pomocna"
            yield Finding(CODE, akter, "talon", f"{akter} odkládá do talonu hlášenou sedmu: {what}.", "karty", when)
    yield from asserted(hand, CODE)


def _helper(hand: Hand) -> tuple[Card, ...]:
    suit = hand.case.pomocna
    if suit is None or "dve-sedmy" not in hand.case.announced:
        return ()
    return tuple(c for c in hand.case.talon if c is card(suit, Rank.SEDMA))


def _helper_counts(hand: Hand) -> bool:
    return "sto" in hand.case.announced or hand.readings.ask("pomocna-v-talonu") == "p2"
