"""The lines of play that prove an answer: the winning one, the helped one, the one that beats (spec 4, 4.1)."""

from __future__ import annotations

from collections.abc import Callable

from rozhodci.cards import Card, in_print_order
from rozhodci.sides import Side
from rozhodci.solver.analyst import Analyst
from rozhodci.solver.playing import lay, legal_cards, over, side_of
from rozhodci.solver.tasks import Aim, joint, points_task, task
from rozhodci.solver.values import Laid, Outlook, Part, Position

POINT_PARTS = ("hra", "sto")
Judge = Callable[[Position], bool]


class Lines:
    """Lines found by asking the analyst about every card."""

    def __init__(self, analyst: Analyst) -> None:
        self.analyst = analyst
        self.readings = analyst.readings

    def line(self, position: Position, parts: tuple[Part, ...], outlook: Outlook) -> tuple[Laid, ...]:
        """One play as proof: the winning one, the helped one, or (lost) the best that can be tried."""
        if not joint(tuple(task(position, p, self.readings, True) for p in parts)).possible:
            return ()
        helped = outlook is not Outlook.SURE
        if len(parts) == 1 and parts[0].name in POINT_PARTS and self._by_points(position, parts[0], helped):
            return self._points_line(position, parts[0].owner, helped)
        lost = outlook is Outlook.LOST
        return self._walk(position, parts, helped, lost)

    def _by_points(self, position: Position, part: Part, helped: bool) -> bool:
        """Do card points alone decide this part (no open choice of the first hláška, no hláška needing a trick)?"""
        aim = task(position, part, self.readings, helped).aim
        return aim == Aim(part.owner, tens=True) and self.readings.hlaska != "svrskem"

    def _points_line(self, position: Position, owner: Side, helped: bool) -> tuple[Laid, ...]:
        goal = self.analyst.others_tens(position, owner, helped)
        line: list[Laid] = []
        while not over(position):
            own_turn = helped or side_of(position, position.to_move) is owner

            def keeps(after: Position, own_turn: bool = own_turn) -> bool:
                if own_turn:
                    return self.analyst.holds(after, points_task(after, owner, goal), helped)
                return not self.analyst.holds(after, points_task(after, owner, goal - 1), helped)

            position = self._step(position, keeps, line)
        return tuple(line)

    def _walk(self, position: Position, parts: tuple[Part, ...], helped: bool, lost: bool) -> tuple[Laid, ...]:
        owner = parts[0].owner
        line: list[Laid] = []
        while not over(position):
            if lost and not joint(tuple(task(position, p, self.readings, True) for p in parts)).possible:
                break
            free = lost or not (helped or side_of(position, position.to_move) is owner)

            def keeps(after: Position, free: bool = free) -> bool:
                return free or self.analyst.succeeds(after, parts, helped)

            position = self._step(position, keeps, line)
        return tuple(line)

    def beating_line(self, position: Position, parts: tuple[Part, ...]) -> tuple[Laid, ...]:
        """For parts that need help: the defence plays so that they fail, until nothing can make them any more."""
        owner = parts[0].owner
        line: list[Laid] = []
        while not over(position):
            if not joint(tuple(task(position, p, self.readings, True) for p in parts)).possible:
                break
            free = side_of(position, position.to_move) is owner

            def keeps(after: Position, free: bool = free) -> bool:
                return free or not self.analyst.succeeds(after, parts, False)

            position = self._step(position, keeps, line)
        return tuple(line)

    def _step(self, position: Position, keeps: Judge, line: list[Laid]) -> Position:
        """Lay the first legal card that keeps the verdict."""
        for card in self._cards(position):
            after = lay(position, card, self.readings)
            if keeps(after):
                line.append(Laid(position.to_move, card))
                return after
        raise AssertionError("no card keeps the proven value")

    def _cards(self, position: Position) -> tuple[Card, ...]:
        return in_print_order(legal_cards(position), position.trump is not None)
