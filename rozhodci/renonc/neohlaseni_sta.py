"""Neohlášení povinného sta: the called player holds K and V of trumps and his side announced no sto.

Křížový C/8 with B/14. Reading: not where the aktér called himself or plays alone; the offender is the called player,
the fault lies before play.

>>> found(pravidla="krizovy", partner="Cyril", trumf="kule", zavazek="hra", Cyril="KK KV")
['Cyril komentovani']
>>> found(pravidla="krizovy", partner="Cyril", trumf="kule", zavazek="sto", Cyril="KK KV")
[]
>>> found(pravidla="krizovy", trumf="kule", zavazek="hra", Adam="KK KV")
[]
"""

from __future__ import annotations

from collections.abc import Iterator

from rozhodci.cards import Rank, card
from rozhodci.hand import Hand
from rozhodci.renonc.common import asserted, listed
from rozhodci.ruling import Finding

CODE = "neohlaseni-sta"


def possible(hand: Hand) -> bool:
    """Could the record show it without a fact?"""
    return hand.table.partner is not None and "sto" not in hand.case.announced


def find(hand: Hand) -> Iterator[Finding]:
    """The called player's cards against what was announced, and facts of that kind."""
    case, partner = hand.case, hand.table.partner
    called = partner and partner != hand.table.akter and case.hands and case.trump
    if called and partner and case.trump and listed(hand, CODE) and possible(hand):
        pair = (card(case.trump, Rank.KRAL), card(case.trump, Rank.SVRSEK))
        held = (case.hands or {}).get(partner, ())
        if pair[0] in held and pair[1] in held:
            text = f"{partner} má jako volaný hráč {pair[0]} a {pair[1]} a sto nehlásí."
            yield Finding(CODE, partner, "komentovani", text, "karty")
    yield from asserted(hand, CODE)
