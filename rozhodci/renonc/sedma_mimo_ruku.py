"""Sedma mimo ruku: závazek sedma played without the trump seven in hand.

ČSM čl. II/17: it cannot be played so (omyl); with červené something higher must be played. No class is named: V/3.
Reading: higher závazky need not fit the cards (II/16); a seven in the talon is `sedma-v-talonu`.

>>> found(trumf="žaludy", Božena="Ž7", zdvihy=["ČE"])
['Adam komentovani']
>>> found(trumf="žaludy", Adam="Ž7", zdvihy=["ČE"])
[]
>>> found(trumf="žaludy", zavazek="sto a sedma", Božena="Ž7", zdvihy=["ČE"])
[]
"""

from __future__ import annotations

from collections.abc import Iterator

from rozhodci.cards import Rank, Suit, card
from rozhodci.hand import Hand
from rozhodci.renonc.common import CSM, asserted
from rozhodci.ruling import Finding

CODE = "sedma-mimo-ruku"


def possible(hand: Hand) -> bool:
    """Could the record show it without a fact?"""
    return hand.rules.discipline in CSM and "sedma" in hand.case.announced and "sto" not in hand.case.announced


def find(hand: Hand) -> Iterator[Finding]:
    """The plain závazek sedma against the aktér's cards, and facts of that kind."""
    case, akter = hand.case, hand.table.akter
    if akter and case.hands and case.trump and possible(hand) and not hand.happened("omyl"):
        seven = card(case.trump, Rank.SEDMA)
        if seven not in case.hands.get(akter, ()) and seven not in case.talon:
            higher = "; musí hrát vyšší hru" if case.trump is Suit.CERVENE else ""
            text = f"{akter} hraje závazek sedma, {seven} však v ruce nemá{higher} ({hand.rules.cite('sedma-v-ruce')})."
            yield Finding(CODE, akter, "komentovani", text, "karty")
    yield from asserted(hand, CODE)
