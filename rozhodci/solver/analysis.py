"""The three-valued answer for each part and the whole, exact points, and the lines that prove them (spec 4, 4.1)."""

from __future__ import annotations

from collections.abc import Callable

from rozhodci.cards import Card, in_print_order
from rozhodci.sides import Side
from rozhodci.solver.open_search import Devices, OutOfNodes
from rozhodci.solver.playing import lay, legal_cards, over, side_of
from rozhodci.solver.question import Question
from rozhodci.solver.tasks import Aim, Task, hlasky_of, joint, points_of, points_task, task, tens_left
from rozhodci.solver.values import (
    Analysis,
    Laid,
    MoveAnalysis,
    Outlook,
    Part,
    PartVerdict,
    PlayReadings,
    Position,
)

POINT_PARTS = ("hra", "sto")
Judge = Callable[[Position], bool]


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

    def verdict(
        self, position: Position, part: Part, full: bool = True, near: PartVerdict | None = None
    ) -> PartVerdict:
        """Everything about one part (not `full`: without the line and what help could bring).

        `near`: the verdict of a like position, from which the points are looked for.
        """
        outlook = self.outlook(position, (part,))
        if outlook is Outlook.UNDECIDED:
            return PartVerdict(part, outlook)
        try:
            line = self.line(position, (part,), outlook) if full else ()
            if part.name not in POINT_PARTS:
                return PartVerdict(part, outlook, line=line)
            akters = part.owner is Side.AKTER
            start = None if near is None else near.points_akter if akters else near.points_obrana
            own = self.points(position, part.owner, False, start)
            best = self.points(position, part.owner, True) if full else None
        except OutOfNodes:
            return PartVerdict(part, outlook)
        total = position.points_akter + position.points_obrana + 10 * tens_left(position)
        akter = own if akters else total - own
        return PartVerdict(part, outlook, akter, total - akter, best, line)

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
        goal = self.others_tens(position, owner, helped)
        line: list[Laid] = []
        while not over(position):
            own_turn = helped or side_of(position, position.to_move) is owner

            def keeps(after: Position, own_turn: bool = own_turn) -> bool:
                if own_turn:
                    return self.holds(after, points_task(after, owner, goal), helped)
                return not self.holds(after, points_task(after, owner, goal - 1), helped)

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
                return free or self.succeeds(after, parts, helped)

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
                return free or not self.succeeds(after, parts, False)

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


def analyse(
    position: Position,
    parts: tuple[Part, ...],
    readings: PlayReadings | None = None,
    budget: int | None = None,
    devices: Devices | None = None,
) -> Analysis:
    """Each part and the whole from here. `budget`: nodes per question before UNDECIDED; None = no limit.

    `devices` is for tests only, here and below.
    """
    return _analysed(Analyst(readings or PlayReadings(), budget, devices), position, parts)


def _analysed(analyst: Analyst, position: Position, parts: tuple[Part, ...]) -> Analysis:
    verdicts = tuple(analyst.verdict(position, part) for part in parts)
    whole, line = _whole(analyst, position, verdicts)
    return Analysis(
        verdicts, whole, line, hlasky_of(position, Side.AKTER), hlasky_of(position, Side.OBRANA), analyst.nodes
    )


def outlook(
    position: Position, parts: tuple[Part, ...], readings: PlayReadings | None = None, budget: int | None = None
) -> tuple[Outlook, tuple[Laid, ...]]:
    """Only the class of these parts of one side together, and a line: how they are won, beaten, or lost anyway."""
    analyst = Analyst(readings or PlayReadings(), budget)
    found = analyst.outlook(position, parts)
    try:
        if found is Outlook.HELP:
            return found, analyst.beating_line(position, parts)
        return found, () if found is Outlook.UNDECIDED else analyst.line(position, parts, found)
    except OutOfNodes:
        return found, ()


def possible(
    position: Position, parts: tuple[Part, ...], readings: PlayReadings | None = None, budget: int | None = None
) -> bool | None:
    """Can these parts still be made with everybody's help? The cheap half of `outlook`; None = budget reached."""
    try:
        return Analyst(readings or PlayReadings(), budget).succeeds(position, parts, True)
    except OutOfNodes:
        return None


def _whole(analyst: Analyst, position: Position, verdicts: tuple[PartVerdict, ...]) -> tuple[Outlook, tuple[Laid, ...]]:
    """The aktér's parts together; lost as soon as one of them is."""
    own = tuple(v for v in verdicts if v.part.owner is Side.AKTER)
    if not own:
        return Outlook.UNDECIDED, ()
    lost = next((v for v in own if v.outlook is Outlook.LOST), None)
    if lost or len(own) == 1:
        chosen = lost or own[0]
        return chosen.outlook, chosen.line
    parts = tuple(v.part for v in own)
    outlook = analyst.outlook(position, parts)
    try:
        return outlook, () if outlook is Outlook.UNDECIDED else analyst.line(position, parts, outlook)
    except OutOfNodes:
        return outlook, ()


def analyse_moves(
    position: Position,
    parts: tuple[Part, ...],
    readings: PlayReadings | None = None,
    budget: int | None = None,
    devices: Devices | None = None,
) -> tuple[MoveAnalysis, ...]:
    """The same after each legal card of the player on turn, in printing order; without lines and `best`."""
    return _moves(Analyst(readings or PlayReadings(), budget, devices), position, parts, (None,) * len(parts))


def analyse_with_moves(
    position: Position, parts: tuple[Part, ...], readings: PlayReadings | None = None, budget: int | None = None
) -> tuple[Analysis, tuple[MoveAnalysis, ...]]:
    """Both answers with one set of tables; no moves where nothing is left to play."""
    analyst = Analyst(readings or PlayReadings(), budget)
    analysis = _analysed(analyst, position, parts)
    if over(position):
        return analysis, ()
    return analysis, _moves(analyst, position, parts, analysis.parts)


def _moves(
    analyst: Analyst, position: Position, parts: tuple[Part, ...], near: tuple[PartVerdict | None, ...]
) -> tuple[MoveAnalysis, ...]:
    own = tuple(p for p in parts if p.owner is Side.AKTER)
    moves: list[MoveAnalysis] = []
    for card in in_print_order(legal_cards(position), position.trump is not None):
        after = lay(position, card, analyst.readings)
        verdicts = tuple(analyst.verdict(after, p, False, n) for p, n in zip(parts, near, strict=True))
        whole = analyst.outlook(after, own) if own else Outlook.UNDECIDED
        moves.append(MoveAnalysis(card, verdicts, whole))
        near = verdicts
    return tuple(moves)
