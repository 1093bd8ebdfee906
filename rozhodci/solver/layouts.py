"""Completes a belief to one concrete split of the unseen cards."""

from __future__ import annotations

from rozhodci.cards import Card
from rozhodci.solver.values import HIDDEN_SEAT, View


class _Dealer:
    """Deals cards one by one, moving earlier ones on where that makes room (a bipartite matching)."""

    def __init__(self, room: dict[int, int], wishes: dict[Card, frozenset[int]]) -> None:
        self.room = room
        self.wishes = wishes
        self.held: dict[int, list[Card]] = {seat: [] for seat in room}

    def place(self, card: Card, tried: set[int]) -> bool:
        """Give the card to one of its seats."""
        for seat in sorted(self.wishes[card] - tried, reverse=True):
            if seat in tried:
                continue
            tried.add(seat)
            if len(self.held[seat]) < self.room[seat] or self.make_room(seat, tried):
                self.held[seat].append(card)
                return True
        return False

    def make_room(self, seat: int, tried: set[int]) -> bool:
        for other in list(self.held[seat]):
            if self.place(other, tried):
                self.held[seat].remove(other)
                return True
        return False


def complete(view: View, fixed: dict[Card, int]) -> dict[Card, int] | None:
    """A split (card -> seat) that gives the fixed cards to their seats and fits the view; None if there is none."""
    room = dict(enumerate(view.sizes, start=1)) | {HIDDEN_SEAT: view.hidden}
    wishes = {k.card: frozenset({fixed[k.card]}) & k.seats if k.card in fixed else k.seats for k in view.unseen}
    dealer = _Dealer(room, wishes)
    for card in sorted(wishes, key=lambda c: len(wishes[c])):
        if not dealer.place(card, set()):
            return None
    return {c: seat for seat, cards in dealer.held.items() for c in cards}
