"""Nesprávný počet karet v ruce, though the talon is right.

ČSM: a wrong count with a wrong talon is `pocet-talonu` (čl. II/12); Koruna B/6; Křížový D/6. Reading (spec 2, 2.9):
a 9/11 split with a right talon is a misdeal: of the dealer, for the referee. As a fact it is classed like the talon.

>>> found(trumf="žaludy", pocet={"Božena": 9, "Cyril": 11})
['Dana pred-hrou (rozhodci-bez-navrhu)']
>>> found(trumf="žaludy", pocet={"Adam": 9, "talon": 3})
[]
"""

from __future__ import annotations

from collections.abc import Iterator

from rozhodci.hand import Hand
from rozhodci.renonc.common import REFEREE, REFEREE_ALONE, fact_finding, listed
from rozhodci.renonc.pocet_talonu import when_found
from rozhodci.ruling import Finding

CODE = "pocet-karet"


def possible(hand: Hand) -> bool:
    """Could the record show it without a fact?"""
    laid, size = len(hand.case.talon), hand.rules.hand_size
    odd = [p for p, cards in (hand.case.hands or {}).items() if len(cards) != size]
    return bool(odd) or laid not in (0, hand.rules.talon_size)


def find(hand: Hand) -> Iterator[Finding]:
    """Hands whose count the talon does not explain, and facts of that kind."""
    counts = {p: len(cards) for p, cards in (hand.case.hands or {}).items()}
    wrong = [f"{p} {n}" for p, n in counts.items() if n != _due(hand, p)]
    if wrong and not hand.happened(CODE):
        proposed = hand.rules.discipline == "koruna" and listed(hand, CODE)
        dealer = hand.case.dealer
        text = f"Chybně rozdáno ({dealer}): počty karet v rukou {', '.join(wrong)} místo {hand.rules.hand_size}."
        yield Finding(CODE, dealer, "pred-hrou", text, "karty", REFEREE if proposed else REFEREE_ALONE)
    for event in hand.case.events:
        if event.kind == CODE:
            yield fact_finding(hand, event, when=when_found(hand, CODE))


def _due(hand: Hand, player: str) -> int:
    """What he should hold; the aktér's count goes with what he put into the talon."""
    size, laid = hand.rules.hand_size, len(hand.case.talon)
    return size + hand.rules.talon_size - laid if player == hand.table.akter and laid else size
