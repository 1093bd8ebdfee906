"""Finds the split and the line that show why a hand is not ložená (spec 4, 4.2)."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from rozhodci.cards import Card
from rozhodci.solver.belief import OTHER_TRICK, Trick
from rozhodci.solver.inquiry import HIDDEN, Inquiry
from rozhodci.solver.layouts import complete
from rozhodci.solver.open_search import CARDS, Suits
from rozhodci.solver.open_split import OpenSplit
from rozhodci.solver.suits import OWNERS
from rozhodci.solver.values import HIDDEN_SEAT, Laid

TRIES = 24
"""Lines tried for a losing split that loses with open cards too."""


class Refutation:
    """Walks through a failed inquiry: the holder tries something, the others answer with what refutes it."""

    def __init__(self, inquiry: Inquiry) -> None:
        self.inquiry = inquiry
        self.view = inquiry.view
        self.demand = inquiry.demand

    def lost_openly(self, split: dict[Card, int]) -> bool:
        """Is this split lost with all cards open?"""
        return self.demand.kind != OTHER_TRICK and OpenSplit(self.view, self.demand, split).lost(None)

    def find(self) -> tuple[dict[Card, int], tuple[Laid, ...], bool]:
        """A losing split (card -> seat, HIDDEN_SEAT the unknown talon), a line in it, and whether it is lost openly."""
        best: tuple[dict[Card, int], tuple[Laid, ...]] | None = None
        for attempt in range(TRIES):
            split, line = self._losing_line(attempt)
            if self.lost_openly(split):
                return split, line, True
            best = best or (split, line)
        assert best is not None
        return (*best, False)

    def _losing_line(self, attempt: int) -> tuple[dict[Card, int], tuple[Laid, ...]]:
        rng = Random(attempt)
        trick, rows, line = self.inquiry.start, [list(r) for r in self.inquiry.cards], [*self.view.table]
        fixed: dict[Card, int] = {}
        known: dict[Card, frozenset[int]] = {k.card: k.seats for k in self.view.unseen}
        while True:
            code, after, pos = self._failing_step(trick, rng if attempt else None)
            card = rows[code >> 3][code & 7]
            line.append(Laid(trick.seat, card))
            self._learn(pos, rows, known)
            if trick.seat:
                fixed[card] = trick.seat
                known[card] = frozenset({trick.seat})
            if after is None or (after.togo == self.inquiry.seats and after.left == 0):
                break
            if after.togo == self.inquiry.seats:
                gone = {rows[s][i] for s in range(4) for i in range(8) if after_mask(trick, code) >> (s * 8 + i) & 1}
                rows = [[c for c in row if c not in gone] for row in rows]
            trick = after
        final = replace(self.view, unseen=tuple(replace(k, seats=k.seats & known[k.card]) for k in self.view.unseen))
        split = complete(final, fixed)
        assert split is not None
        return split, tuple(line[len(self.view.table) :])

    @staticmethod
    def _learn(pos: Suits, rows: list[list[Card]], known: dict[Card, frozenset[int]]) -> None:
        """Take over who may still hold what."""
        for slot, row in enumerate(rows):
            for cell, card in zip(pos[slot].cells, row, strict=True):
                owners = cell & OWNERS
                if card in known and owners:
                    seats = [s for s in range(1, 4) if owners >> s & 1]
                    known[card] &= frozenset(seats) | ({HIDDEN_SEAT} if HIDDEN in seats else frozenset())

    def _failing_step(self, trick: Trick, rng: Random | None) -> tuple[int, Trick | None, Suits]:
        """The next card of a losing line with the moment after it."""
        search = self.inquiry.search
        if trick.seat == 0:
            codes = search.own_cards(trick)
            code = codes[0] if rng is None else rng.choice(codes)
            return code, search.after(trick, trick.pos, code), trick.pos
        children: list[tuple[int, Suits]] = []
        search.others(trick, children)
        for code, pos in children:
            after = search.after(trick, pos, code)
            failed = not search.settled if after is None else not self.inquiry.value(after)
            if failed:
                return code, after, pos
        raise AssertionError("no card refutes a refuted plan")


def after_mask(trick: Trick, code: int) -> int:
    """Bits of all cards of the trick that `code` completes."""
    return (trick.mask | 1 << code) & CARDS
