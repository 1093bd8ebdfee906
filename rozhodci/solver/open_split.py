"""One split with all cards open: a quick way to a "no" and to the split and line that are printed (spec 4, 4.2).

A split lost with open cards loses for every plan; the reverse does not hold, so this only ever refutes.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rozhodci.cards import Card, Suit, in_print_order
from rozhodci.sides import Side
from rozhodci.solver.analyst import Analyst
from rozhodci.solver.demands import Demand
from rozhodci.solver.layouts import complete
from rozhodci.solver.open_search import ALL_TRICKS, NO_TRICK, OutOfNodes
from rozhodci.solver.playing import SUITS, lay, legal_cards, over
from rozhodci.solver.tasks import Aim, Task
from rozhodci.solver.values import Laid, PlayReadings, Position, SevenState, View

PROBES = 10
"""Splits looked at before the belief search starts."""
PROBE_NODES = 1000
"""Nodes for each of them."""


@dataclass(frozen=True, slots=True)
class OpenSplit:
    """A demand on a view in one split (card -> seat)."""

    view: View
    demand: Demand
    split: dict[Card, int]

    def lost(self, limit: int | None) -> bool:
        """Can the others stop the holder here? False also when `limit` nodes do not tell."""
        position = self.position()
        try:
            return not Analyst(PlayReadings(), limit).holds(position, self.task(position), False)
        except OutOfNodes:
            return False

    def position(self) -> Position:
        """The open-card moment; the holder's side is the aktér's."""
        view = self.view
        seats = len(view.sizes) + 1
        others = tuple(tuple(c for c, s in self.split.items() if s == seat) for seat in range(1, seats))
        return Position(
            tuple(str(s) for s in range(seats)), (view.cards, *others), view.to_move, frozenset({0}) | view.friends,
            view.trump, view.trick, view.last_trick, view.table, sevens=view.sevens,
        )  # fmt: skip

    def task(self, position: Position) -> Task:
        """The demand as the open search asks it, some cards later."""
        demand = self.demand
        spent = position.points_obrana // 10 if demand.tens else 0
        wanted = [s for s in position.sevens if s.card in demand.must]
        must = tuple(s.card for s in wanted if s.state in (SevenState.HELD, SevenState.LYING))
        lost = any(s.state is SevenState.LOST for s in wanted)
        lost |= demand.kind == ALL_TRICKS and position.tricks_obrana > 0
        lost |= demand.kind == NO_TRICK and position.tricks_akter > 0
        pairs = demand.penalty > 0 and not position.hlasky
        aim = Aim(Side.AKTER, demand.kind, must, demand.tens, pairs, demand.penalty if pairs else 0)
        return Task(aim, demand.bud - spent, not lost and demand.bud >= spent)

    def losing_line(self) -> tuple[Laid, ...]:
        """The holder tries his cards in turn, the others answer with what stops him."""
        position, analyst, line = self.position(), Analyst(PlayReadings(), None), list[Laid]()
        while not over(position) and self.task(position).possible:
            for card in in_print_order(legal_cards(position), position.trump is not None):
                after = lay(position, card, PlayReadings())
                if position.to_move == 0 or not analyst.holds(after, self.task(after), False):
                    break
            line.append(Laid(position.to_move, card))
            position = after
        return tuple(line)


def losing_split(view: View, demand: Demand) -> dict[Card, int] | None:
    """Look for a lost split among the most awkward ones: one hand long in a suit and void of another."""
    if demand.penalty:
        return None
    seen: list[dict[Card, int]] = []
    for fixed in _awkward(view):
        split = complete(view, fixed)
        if split is None or split in seen:
            continue
        if OpenSplit(view, demand, split).lost(PROBE_NODES):
            return split
        seen.append(split)
        if len(seen) == PROBES:
            break
    return None


def _awkward(view: View) -> Iterator[dict[Card, int]]:
    held = {s: sum([c.suit is s for c in view.cards]) for s in SUITS}
    suits = sorted(SUITS, key=lambda s: (s is not view.trump, -held[s]))
    for long in suits:
        for void in reversed(suits):
            for seat, size in enumerate(view.sizes, start=1):
                if void is not long:
                    yield _give(view, long, void, seat, size)


def _give(view: View, long: Suit, void: Suit, seat: int, size: int) -> dict[Card, int]:
    """Fill one hand: what only he can hold, then the long suit, last the suit he should be void of."""
    able = [k for k in view.unseen if seat in k.seats]
    able.sort(key=lambda k: (len(k.seats) > 1, k.card.suit is not long, k.card.suit is void))
    return {k.card: seat for k in able[:size]}
