"""Turns a part of the závazek into the one question the search knows: at most `bud` tens, these cards must win.

What counts how: spec 2, 2.2 (hra, sto, sedmy), 2.6 (Koruna A/14), 2.9.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from rozhodci.cards import Card
from rozhodci.sides import Side
from rozhodci.solver.open_search import ALL_TRICKS, NO_TRICK, POINTS, SOME_TRICK
from rozhodci.solver.playing import LAST_TRICK_POINTS, open_pairs, over, side_of
from rozhodci.solver.values import Part, PlayReadings, Position, SevenState

FREE = 12
"""A budget nobody can use up."""
TRUMP_PAIR_POINTS = 40
SIDE_PAIR_TENS = 2
STO_POINTS = 100


@dataclass(frozen=True, slots=True)
class Aim:
    """What does not change during play: owner, kind of goal, cards that must win, and what makes cards differ.

    `tens`: points matter; `pairs`: which hláška comes first is open and a twenty first costs `penalty` tens.
    """

    owner: Side
    kind: int = POINTS
    must: tuple[Card, ...] = ()
    tens: bool = False
    pairs: bool = False
    penalty: int = 0


@dataclass(frozen=True, slots=True)
class Task:
    """An aim and the tens the other side may still take. `possible` False: lost already."""

    aim: Aim
    bud: int = FREE
    possible: bool = True


def tens_left(position: Position) -> int:
    """Tens not yet in a finished trick, the last trick's among them."""
    if over(position):
        return 0
    cards = [c for hand in position.hands for c in hand] + [laid.card for laid in position.table]
    return (sum(c.points for c in cards) + LAST_TRICK_POINTS) // 10


def points_of(position: Position, side: Side) -> int:
    return position.points_akter if side is Side.AKTER else position.points_obrana


def tricks_of(position: Position, side: Side) -> int:
    return position.tricks_akter if side is Side.AKTER else position.tricks_obrana


def coming(position: Position, side: Side) -> tuple[int, ...]:
    """Hlášky still whole in the side's hands."""
    seats = [s for s in range(len(position.hands)) if side_of(position, s) is side]
    return tuple(p for s in seats for p in open_pairs(position, s))


def hlasky_of(position: Position, side: Side) -> int:
    """All hlášky of a side, announced or to come (čl. II/1, Obecná pravidla: all are announced when all is played)."""
    return sum(p.points for p in position.hlasky if p.side is side) + sum(coming(position, side))


def task(position: Position, part: Part, readings: PlayReadings, helped: bool = False) -> Task:
    """The question of one part from this position. `helped`: everybody plays for the owner."""
    if part in position.outright_lost:
        return Task(Aim(part.owner), possible=False)
    if part.name == "hra":
        return _hra(position, part.owner, readings, helped)
    if part.name == "sto":
        return _sto(position, part.owner, readings)
    if part.name == "sto-a-sedma":
        return joint((_sto(position, part.owner, readings), _sevens(position, part)))
    if part.name == "betl":
        return Task(Aim(part.owner, NO_TRICK), possible=tricks_of(position, part.owner) == 0)
    if part.name == "durch":
        return Task(Aim(part.owner, ALL_TRICKS), possible=tricks_of(position, part.owner.other) == 0)
    return _sevens(position, part)


def points_task(position: Position, owner: Side, most: int) -> Task:
    """May the other side end with at most `most` tens of card points?"""
    return _budget(Aim(owner, tens=True), most - points_of(position, owner.other) // 10)


def _budget(aim: Aim, bud: int) -> Task:
    return Task(aim, min(bud, FREE), bud >= 0)


def _hra(position: Position, owner: Side, readings: PlayReadings, helped: bool) -> Task:
    """More points than the other side, all hlášky counted; a tie is lost (spec 2, 2.2)."""
    theirs = hlasky_of(position, owner.other)
    if helped and readings.hlaska == "svrskem":
        theirs -= sum(coming(position, owner.other))  # a helper opens his pair with the král and loses it
    left = tens_left(position)
    own, other = points_of(position, owner), points_of(position, owner.other)
    ahead = own + other + 10 * left + hlasky_of(position, owner) - theirs
    bud = (ahead - 1) // 20 - other // 10
    aim = Aim(owner, tens=True)
    return _with_trick(position, aim, bud, left) if readings.trick_for_hlasky else _budget(aim, bud)


def _with_trick(position: Position, aim: Aim, bud: int, left: int) -> Task:
    """Koruna A/14: hlášky of a side without a trick do not count."""
    if bud < 0 and tricks_of(position, aim.owner.other) == 0:
        return Task(replace(aim, kind=ALL_TRICKS, tens=False), possible=tricks_of(position, aim.owner) > 0 or left > 0)
    if bud >= left and tricks_of(position, aim.owner) == 0:
        return Task(replace(aim, kind=SOME_TRICK, tens=False), possible=left > 0)
    return _budget(aim, bud)


def _sto(position: Position, owner: Side, readings: PlayReadings) -> Task:
    """Cards and one hláška make 100; which hláška: výklad `sto-hlaska` (spec 2, 2.2)."""
    announced = [p.points for p in position.hlasky if p.side is owner]
    ahead = coming(position, owner)
    aim = Aim(owner, tens=True)
    if readings.sto_hlaska == "prvni":
        if announced:
            return _sto_on(position, aim, announced[0])
        if len(set(ahead)) > 1 and readings.hlaska != "svrskem":
            return _sto_on(position, replace(aim, pairs=True, penalty=SIDE_PAIR_TENS), TRUMP_PAIR_POINTS)
    best = max([*announced, *ahead], default=0)
    return _sto_on(position, aim, best) if best else Task(aim, possible=False)


def _sto_on(position: Position, aim: Aim, hlaska: int) -> Task:
    total = position.points_akter + position.points_obrana + 10 * tens_left(position)
    spare = (total + hlaska - STO_POINTS) // 10
    return _budget(aim, spare - points_of(position, aim.owner.other) // 10)


def _sevens(position: Position, part: Part) -> Task:
    """Each card of the part takes its trick (spec 2, 2.1 duty 4; sedma, osma, devítka, dvě sedmy)."""
    name = "sedma" if part.name == "sto-a-sedma" else part.name
    mine = [s for s in position.sevens if s.part.owner is part.owner and s.part.name in (part.name, name)]
    must = tuple(s.card for s in mine if s.state in (SevenState.HELD, SevenState.LYING))
    lost = not mine or any(s.state is SevenState.LOST for s in mine)
    return Task(Aim(part.owner, must=must), possible=not lost)


def joint(tasks: tuple[Task, ...]) -> Task:
    """All of it by one play of the owner."""
    result = tasks[0]
    for other in tasks[1:]:
        result = _both(result, other)
    return result


def _both(a: Task, b: Task) -> Task:
    kinds = {a.aim.kind, b.aim.kind} - {POINTS}
    must = (*a.aim.must, *(c for c in b.aim.must if c not in a.aim.must))
    if kinds == {SOME_TRICK} and must:
        kinds = set()  # a card that must win takes a trick
    if len(kinds) > 1:
        raise ValueError("these parts cannot be announced together")
    aim = Aim(a.aim.owner, kinds.pop() if kinds else POINTS, must, a.aim.tens or b.aim.tens)
    first, second = (a, b) if a.aim.pairs else (b, a)
    bud = min(first.bud, second.bud)
    penalty = max(0, min(bud - (first.bud - first.aim.penalty), first.aim.penalty)) if first.aim.pairs else 0
    return Task(replace(aim, pairs=penalty > 0, penalty=penalty), bud, a.possible and b.possible)
