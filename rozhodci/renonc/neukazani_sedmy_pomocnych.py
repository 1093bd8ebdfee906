"""Neukázání některé ze sedem či čtyř a více pomocných u závazku dvě sedmy.

ČSM čl. III/1, technický renonc 4. Reading: each defender with four or more cards of the pomocná suit, or with the trump
or pomocná seven, who did not show them (fact `ukazal`) although play began. In dvě sedmy a sto nothing is shown.

>>> found(zavazek="dvě sedmy", trumf="žaludy", pomocna="kule", Adam="Ž7 K7", Božena="KE KK KV K8", zdvihy=["ČE"])
['Božena komentovani']
>>> found(zavazek="dvě sedmy", trumf="žaludy", pomocna="kule", Adam="Ž7 K7", Božena="KE KK KV K8", zdvihy=["ČE"],
...     udalosti=[{"druh": "ukazal", "kdo": "Božena"}])
[]
"""

from __future__ import annotations

from collections.abc import Iterator

from rozhodci.cards import Card, Rank, in_print_order
from rozhodci.hand import Hand
from rozhodci.renonc.common import asserted, began, listed
from rozhodci.ruling import Finding
from rozhodci.sides import Side

CODE = "neukazani-sedmy-pomocnych"
MANY = 4
"""So many pomocné in one hand must be shown (ČSM čl. III/1)."""


def possible(hand: Hand) -> bool:
    """Could the record show it without a fact?"""
    return hand.case.announced == ("dve-sedmy",)


def find(hand: Hand) -> Iterator[Finding]:
    """Defenders who hid what they had to show, and facts of that kind."""
    if possible(hand) and began(hand) and listed(hand, CODE):
        for player in hand.table.members(Side.OBRANA, playing=True):
            hidden = _to_show((hand.case.hands or {}).get(player, ()), hand)
            if hidden and not _shown(hand, player):
                what = " ".join(c.text for c in in_print_order(hidden))
                text = f"{player} po komentování neukazuje {what} a hraje se ({hand.rules.cite('dve-sedmy-ukazat')})."
                yield Finding(CODE, player, "komentovani", text, "karty")
    yield from asserted(hand, CODE)


def _to_show(held: tuple[Card, ...], hand: Hand) -> list[Card]:
    """The pomocné where there are four or more, and either seven."""
    trump, helper = hand.case.trump, hand.case.pomocna
    many = helper if sum(c.suit is helper for c in held) >= MANY else None
    return [c for c in held if c.suit is many or (c.rank is Rank.SEDMA and c.suit in (trump, helper))]


def _shown(hand: Hand, player: str) -> bool:
    return any(e.kind == "ukazal" and e.player in (None, player) for e in hand.case.events)
