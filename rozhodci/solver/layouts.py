"""Completes a belief to one concrete split of the unseen cards."""

from __future__ import annotations

from rozhodci.cards import Card
from rozhodci.solver.values import HIDDEN_SEAT, View


class _Dealer:
    """Deals cards one by one, moving earlier ones on where that makes room (a bipartite matching)."""

    def __init__(self, room: dict[int, int], wishes: dict[Card, list[int]]) -> None:
        self.room = room
        self.wishes = wishes
        self.held: dict[int, list[Card]] = {seat: [] for seat in room}

    def place(self, card: Card, tried: set[int]) -> bool:
        """Give the card to one of its seats."""
        for seat in self.wishes[card]:
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


def _wishes(view: View, fixed: dict[Card, int]) -> dict[Card, list[int]]:
    """The seats each unseen card may go to, in the order they are tried."""
    orders: dict[frozenset[int], list[int]] = {}
    wishes: dict[Card, list[int]] = {}
    for known in view.unseen:
        if known.card in fixed:
            seat = fixed[known.card]
            wishes[known.card] = [seat] if seat in known.seats else []
            continue
        if known.seats not in orders:
            orders[known.seats] = sorted(known.seats, reverse=True)
        wishes[known.card] = orders[known.seats]
    return wishes


def complete(view: View, fixed: dict[Card, int]) -> dict[Card, int] | None:
    """A split (card -> seat) that gives the fixed cards to their seats and fits the view; None if there is none."""
    room = dict(enumerate(view.sizes, start=1)) | {HIDDEN_SEAT: view.hidden}
    wishes = _wishes(view, fixed)
    dealer = _Dealer(room, wishes)
    for card in sorted(wishes, key=lambda c: len(wishes[c])):
        if not dealer.place(card, set()):
            return None
    return {c: seat for seat, cards in dealer.held.items() for c in cards}
