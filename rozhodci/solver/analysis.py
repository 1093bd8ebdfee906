"""The three-valued answer for each part and the whole, with exact points and the lines that prove them (spec 4)."""

from __future__ import annotations

from rozhodci.cards import in_print_order
from rozhodci.sides import Side
from rozhodci.solver.analyst import Analyst
from rozhodci.solver.lines import POINT_PARTS, Lines
from rozhodci.solver.open_search import Devices, OutOfNodes
from rozhodci.solver.playing import lay, legal_cards, over
from rozhodci.solver.tasks import hlasky_of, tens_left
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


def _verdict(
    analyst: Analyst, position: Position, part: Part, full: bool = True, near: PartVerdict | None = None
) -> PartVerdict:
    """Everything about one part (not `full`: without the line and what help could bring).

    `near`: the verdict of a like position, from which the points are looked for.
    """
    outlook = analyst.outlook(position, (part,))
    if outlook is Outlook.UNDECIDED:
        return PartVerdict(part, outlook)
    try:
        line = Lines(analyst).line(position, (part,), outlook) if full else ()
        if part.name not in POINT_PARTS:
            return PartVerdict(part, outlook, line=line)
        akters = part.owner is Side.AKTER
        start = None if near is None else near.points_akter if akters else near.points_obrana
        own = analyst.points(position, part.owner, False, start)
        best = analyst.points(position, part.owner, True) if full else None
    except OutOfNodes:
        return PartVerdict(part, outlook)
    total = position.points_akter + position.points_obrana + 10 * tens_left(position)
    akter = own if akters else total - own
    return PartVerdict(part, outlook, akter, total - akter, best, line)


def _analysed(analyst: Analyst, position: Position, parts: tuple[Part, ...]) -> Analysis:
    verdicts = tuple(_verdict(analyst, position, part) for part in parts)
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
            return found, Lines(analyst).beating_line(position, parts)
        return found, () if found is Outlook.UNDECIDED else Lines(analyst).line(position, parts, found)
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
        return outlook, () if outlook is Outlook.UNDECIDED else Lines(analyst).line(position, parts, outlook)
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
        verdicts = tuple(_verdict(analyst, after, p, False, n) for p, n in zip(parts, near, strict=True))
        whole = analyst.outlook(after, own) if own else Outlook.UNDECIDED
        moves.append(MoveAnalysis(card, verdicts, whole))
        near = verdicts
    return tuple(moves)
