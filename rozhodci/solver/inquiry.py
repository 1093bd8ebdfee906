"""Puts one ložená question to the belief search: what the holder sees becomes suit states (spec 4, 4.2)."""

from __future__ import annotations

from rozhodci.cards import Card, Rank
from rozhodci.solver.belief import BeliefSearch, Trick, between
from rozhodci.solver.demands import Demand, pair_suits
from rozhodci.solver.open_search import DECIDED, NEED_SHIFT, Devices, OutOfNodes, Suits, beaten
from rozhodci.solver.question import NO_LIMIT, slots
from rozhodci.solver.suits import SIDE_PAIR, TAG_SHIFT, TEN, TRUMP_PAIR, WAITS, SuitBook
from rozhodci.solver.values import HIDDEN_SEAT, SevenState, View

HIDDEN = 3
"""Seat of the unknown talon inside the search."""


class Inquiry:
    """One demand on one view."""

    def __init__(self, view: View, demand: Demand, limit: int | None, devices: Devices | None = None) -> None:
        self.view = view
        self.demand = demand
        self.seats = len(view.sizes) + 1
        self.devices = devices or Devices()
        self.slots = slots(view.trump)
        self.left = view.last_trick - view.trick + 1
        self.cards = self._rows()
        self.search = self._search(NO_LIMIT if limit is None else limit)
        self.start = self._start()

    def _search(self, limit: int) -> BeliefSearch:
        must = 0
        for seven in self.view.sevens:
            if seven.card in self.demand.must:
                must |= 1 << (self.view.last_trick - seven.trick + 1)
        sides = [seat == 0 or seat in self.view.friends for seat in range(self.seats)]
        return BeliefSearch(
            self.seats, sides, self.view.trump is not None, self.demand.kind, must, self.view.hidden,
            self.demand.penalty, self.devices, limit,
        )  # fmt: skip

    def _rows(self) -> list[list[Card]]:
        view = self.view
        cards = [*view.cards, *(k.card for k in view.unseen), *(laid.card for laid in view.table)]
        trump_game = view.trump is not None
        ranked = sorted(cards, key=lambda c: c.trump_power if trump_game else c.natural_power)
        return [[c for c in ranked if c.suit is s] for s in self.slots]

    def _start(self) -> Trick:
        book = SuitBook(self.devices.runs)
        owners = dict.fromkeys(self.view.cards, 1)
        owners |= {laid.card: 1 if laid.seat == 0 else 0 for laid in self.view.table}
        masks: dict[frozenset[int], int] = {}
        for known in self.view.unseen:
            mask = masks.get(known.seats, 0)
            if mask == 0:
                for seat in known.seats:
                    mask |= 1 << (HIDDEN if seat == HIDDEN_SEAT else seat)
                masks[known.seats] = mask
            owners[known.card] = mask
        tags = self._tags()
        a, b, c, d = [
            book.state(slot, tuple([owners[c] | tags.get(c, 0) << TAG_SHIFT for c in row]))
            for slot, row in enumerate(self.cards)
        ]
        pos: Suits = (a, b, c, d)
        if not self.view.table:
            return between(pos, self.view.to_move, self.left, self.demand.bud, self.seats)
        return self._inside(pos, tags)

    def _inside(self, pos: Suits, tags: dict[Card, int]) -> Trick:
        """Entry in mid-trick: the cards on the table are laid again."""
        table = self.view.table
        codes = {card: slot * 8 + i for slot, row in enumerate(self.cards) for i, card in enumerate(row)}
        lead = codes[table[0].card]
        best, winner, mask, tens, played = lead, table[0].seat, 0 if self.demand.penalty else DECIDED, 0, 0
        for laid in table:
            code = codes[laid.card]
            mask |= 1 << code
            played |= 1 << laid.seat
            tag = tags.get(laid.card, 0)
            tens += tag == TEN
            if laid.card in self.demand.must:
                mask |= (code + 1) << NEED_SHIFT
            if beaten(code, best, lead >> 3, self.search.trump):
                best, winner = code, laid.seat
        togo = self.seats - len(table)
        return Trick(
            pos, self.view.to_move, togo, lead >> 3, best, winner, mask, tens, played, self.left, self.demand.bud
        )

    def _tags(self) -> dict[Card, int]:
        view = self.view
        tags: dict[Card, int] = {}
        cards = [*view.cards, *(k.card for k in view.unseen), *(laid.card for laid in view.table)]
        if self.demand.tens:
            tags.update((c, TEN) for c in cards if c.points)
        if self.demand.penalty:
            for suit in pair_suits(view):
                tag = TRUMP_PAIR if suit is view.trump else SIDE_PAIR
                tags.update((c, tag) for c in view.cards if c.suit is suit and c.rank in (Rank.KRAL, Rank.SVRSEK))
        for seven in view.sevens:
            if seven.state in (SevenState.HELD, SevenState.LYING):
                tags[seven.card] = WAITS + view.last_trick - seven.trick + 1
        return tags

    # --- answers

    def holds(self) -> bool | None:
        """The verdict; None when the node budget is used up."""
        try:
            return self.value(self.start)
        except OutOfNodes:
            return None

    def sure(self) -> bool:
        """Is success plain before any search?"""
        trick = self.start
        return trick.togo == self.seats and self.search.sure(trick.pos, trick.seat, trick.left, trick.bud)

    def value(self, trick: Trick) -> bool:
        if trick.togo == self.seats:
            return self.search.node(trick.pos, trick.seat, trick.left, trick.bud)
        return self.search.value(trick)
