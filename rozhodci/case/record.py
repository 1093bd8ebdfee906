"""Whose card each move was, and cards that make the record impossible (spec 1, 1.4; spec 2, 2.1)."""

from __future__ import annotations

from yaml.nodes import Node

from rozhodci.cards import Card, Suit
from rozhodci.case.model import Move, Trick
from rozhodci.case.reader import Reader
from rozhodci.case.seats import turned, winner_index

Owned = list[tuple[str, Move, int, int]]


def owners(tricks: tuple[Trick, ...], order: tuple[str, ...], leader: str, trump: Suit | None) -> Owned:
    """Each move with who made it, its trick and place: short tricks go clockwise from who had to lead."""
    found: Owned = []
    for number, trick in enumerate(tricks, 1):
        circle = turned(order, leader)
        lying: list[tuple[str, Card]] = []
        for i, move in enumerate(trick.moves):
            who = move.player or circle[i % len(circle)]
            found.append((who, move, number, i + 1))
            if not move.taken_back:
                lying.append((who, move.card))
        if lying:
            leader = lying[winner_index([one for _, one in lying], trump)][0]
    return found


def check_cards(doc: Reader, owned: Owned, hands: dict[str, tuple[Card, ...]], node: Node) -> None:
    """A card nobody has at that moment is an error of the record; one that another player holds stops the replay.

    After such an impossible card later tricks are not judged (spec 2, 2.1), so nothing after it is examined here.
    """
    holder = {one: name for name, hand in hands.items() for one in hand}
    played: dict[Card, str] = {}
    for who, move, number, place in owned:
        path = f"zdvihy[{number}][{place}]"
        if move.card not in holder:
            _nobody(doc, node.value[number - 1], path, f"kartu {move.card} nikdo nemá, leží v talonu.")
            return
        if move.card in played:
            _nobody(doc, node.value[number - 1], path, f"karta {move.card} už padla: {played[move.card]}.")
            return
        if holder[move.card] != who:
            return
        if not move.taken_back:
            played[move.card] = path


def _nobody(doc: Reader, node: Node, path: str, message: str) -> None:
    doc.fault("karta-nikdo", node, path, message, hint="opravte kartu ve zdvihu, nebo v rozdání.")
