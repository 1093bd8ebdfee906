"""Who sits where in this hand: seats, sides, who leads (spec 2, 2.1 and 2.2)."""

from __future__ import annotations

from typing import NamedTuple

from rozhodci.case.model import Case
from rozhodci.rulesets.model import Ruleset
from rozhodci.sides import Side


class Table(NamedTuple):
    """`players`: all at the table clockwise. `active`: those who play, clockwise from `leader`, who opens trick 1."""

    players: tuple[str, ...]
    active: tuple[str, ...]
    sitter: str | None
    akter: str | None
    partner: str | None
    leader: str | None

    def side(self, player: str) -> Side:
        """The sitter counts to the defence (ČSM čl. II/2)."""
        return Side.AKTER if player in (self.akter, self.partner) else Side.OBRANA

    def members(self, side: Side, playing: bool = False) -> tuple[str, ...]:
        """Players of a side in table order; with `playing` without the sitter."""
        return tuple(p for p in self.players if self.side(p) is side and not (playing and p == self.sitter))

    def next_active(self, player: str) -> str:
        """The next playing one clockwise."""
        return self.active[(self.active.index(player) + 1) % len(self.active)]

    def clockwise_from(self, player: str) -> tuple[str, ...]:
        """The playing ones clockwise, `player` first."""
        i = self.active.index(player)
        return self.active[i:] + self.active[:i]


def seat(case: Case, rules: Ruleset) -> Table:
    """The table of a case. Forhont: the next playing one after the dealer; in křížový and koruna the volící."""
    start = case.players.index(case.dealer) + 1
    order = tuple([p for p in case.players[start:] + case.players[:start] if p != case.sitter])
    chooser_leads = rules.discipline in ("krizovy", "koruna") or not case.trump_game
    leader = case.akter if chooser_leads and case.akter else order[0]
    i = order.index(leader) if leader in order else 0
    return Table(case.players, order[i:] + order[:i], case.sitter, case.akter, case.partner, leader)
