"""Everything known about one hand before it is judged: the case, the rules, the table, the commenting, the play."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rozhodci.case.model import Case
from rozhodci.comments import Commenting, comment
from rozhodci.replay import Play, replay
from rozhodci.rulesets.model import Readings, Ruleset
from rozhodci.sides import Side
from rozhodci.table import Table, seat


@dataclass(frozen=True, slots=True)
class Hand:
    """The input of every judging step. Nothing here depends on who is right."""

    case: Case
    rules: Ruleset
    readings: Readings
    table: Table
    comments: Commenting
    play: Play

    @property
    def last_trick(self) -> int:
        """Number of the last trick, whatever a faulty count of cards (spec 2, 2.1)."""
        return self.rules.trick_count

    def happened(self, kind: str) -> bool:
        """Is this established fact recorded?"""
        return any(e.kind == kind for e in self.case.events)

    def side(self, player: str) -> Side:
        return self.table.side(player)


def prepare(case: Case, rules: Ruleset, chosen: Mapping[str, str]) -> Hand:
    """Seat the players, read the commenting, replay the tricks. `chosen` = readings overriding the defaults."""
    readings = Readings(rules, chosen)
    table = seat(case, rules)
    return Hand(
        case, rules, readings, table, comment(case, table, rules, readings), replay(case, table, rules, readings)
    )
