"""Asks the search about one deal: can these parts be made, how many points are they worth (spec 4, 4.1)."""

from __future__ import annotations

from rozhodci.sides import Side
from rozhodci.solver.open_search import Devices, OutOfNodes
from rozhodci.solver.playing import over
from rozhodci.solver.question import Question
from rozhodci.solver.tasks import Aim, Task, joint, points_of, points_task, task, tens_left
from rozhodci.solver.values import Outlook, Part, PlayReadings, Position


class Analyst:
    """One deal under one set of readings; questions and their tables are shared by all parts, cards and moments."""

    def __init__(self, readings: PlayReadings, limit: int | None, devices: Devices | None = None) -> None:
        self.readings = readings
        self.limit = limit
        self.devices = devices or Devices()
        self._questions: dict[tuple[Aim, bool], Question] = {}

    @property
    def nodes(self) -> int:
        return sum(q.search.nodes for q in self._questions.values())

    def holds(self, position: Position, asked: Task, helped: bool) -> bool:
        """Does the owner succeed at this task?"""
        if not asked.possible or over(position):
            return asked.possible
        key = (asked.aim, helped)
        if key not in self._questions:
            self._questions[key] = Question(position, asked.aim, helped, self.devices, self.limit)
        return self._questions[key].holds(position, asked)

    def succeeds(self, position: Position, parts: tuple[Part, ...], helped: bool) -> bool:
        """Can the owner make all of `parts` by one play?"""
        return self.holds(position, joint(tuple(task(position, p, self.readings, helped) for p in parts)), helped)

    def outlook(self, position: Position, parts: tuple[Part, ...]) -> Outlook:
        """The class of these parts taken together."""
        try:
            if self.succeeds(position, parts, False):
                return Outlook.SURE
            return Outlook.HELP if self.succeeds(position, parts, True) else Outlook.LOST
        except OutOfNodes:
            return Outlook.UNDECIDED

    def others_tens(self, position: Position, owner: Side, helped: bool, guess: int | None = None) -> int:
        """Tens of card points the other side ends with under best play of both (`helped`: the fewest possible).

        `guess`: where to begin; a near one saves questions.
        """
        taken = points_of(position, owner.other) // 10
        most = taken + tens_left(position)

        def fits(tens: int) -> bool:
            return self.holds(position, points_task(position, owner, tens), helped)

        if guess is None:
            guess = taken if helped else taken + (most - taken) // 2
        guess = min(max(guess, taken), most)
        if fits(guess):
            while guess > taken and fits(guess - 1):
                guess -= 1
            return guess
        guess += 1
        while not fits(guess):
            guess += 1
        return guess

    def points(self, position: Position, owner: Side, helped: bool, near: int | None = None) -> int:
        """Card points the owner ends with; `near`: a number to begin the search with."""
        total = position.points_akter + position.points_obrana + 10 * tens_left(position)
        guess = None if near is None else (total - near) // 10
        return total - 10 * self.others_tens(position, owner, helped, guess)
