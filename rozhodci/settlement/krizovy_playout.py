"""Dohrávka: who may demand that a křížový hand be played out after a renonc, and when it ends (Křížový D/1-D/4).

Source: D/1 (the offended side may insist), D/3 and D/4 (only the paušál now; a further renonc of the same side costs
another paušál and the right stays, one of the other side passes the right to the first side, and so on).
Reading: the right always lies with the side opposite to the last offender; a demand by anybody else has no effect.
Renonce that lose nothing (C/7, C/9, C/10, B/11) do not touch it and are not counted in a list of demands.
Passing example: offenders obrana, obrana: right with the aktér's side all the time. Failing example: offenders
obrana, akter and no second demand: the second renonc ends the hand without a play-out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from rozhodci.case.model import Playout
from rozhodci.sides import Side


@dataclass(frozen=True, slots=True)
class Offence:
    """One renonc that loses the hand: `index` in the decision's renonce, who committed it and for which side."""

    index: int
    who: str
    side: Side


@dataclass(frozen=True, slots=True)
class Turn:
    """One state of the machine: after `offence` the right lies with `right`; `moved` = it was the other side's
    before, `demanded` = the right was used and the hand goes on.
    """

    offence: Offence
    right: Side
    moved: bool
    demanded: bool


class Playthrough(NamedTuple):
    """All turns in order. `ended` is the renonc that ended the hand because no play-out was demanded (None: it was
    played out); later ones are void.
    """

    turns: tuple[Turn, ...]

    @property
    def ended(self) -> Offence | None:
        last = self.turns[-1] if self.turns else None
        return None if last is None or last.demanded else last.offence

    @property
    def right(self) -> Side | None:
        """The side that holds the right at the end; None before any renonc."""
        return self.turns[-1].right if self.turns else None

    def last_of(self, side: Side) -> Offence | None:
        """The latest offender of a side: he alone pays a lost play-out (D/2, D/3)."""
        return next((t.offence for t in reversed(self.turns) if t.offence.side is side), None)


def run(offences: Sequence[Offence], playout: Playout | None, side_of: Callable[[str], Side]) -> Playthrough:
    """Walk through the renonce in order of time until one is not followed by a rightful demand."""
    turns: list[Turn] = []
    for n, offence in enumerate(offences, 1):
        right = offence.side.other
        moved = bool(turns) and turns[-1].right is not right
        turns.append(Turn(offence, right, moved, demanded(playout, n, right, side_of)))
        if not turns[-1].demanded:
            break
    return Playthrough(tuple(turns))


def demanded(playout: Playout | None, number: int, right: Side, side_of: Callable[[str], Side]) -> bool:
    """Did the side that has the right demand the play-out after the `number`-th renonc?"""
    if playout is None:
        return False
    return playout.always or any(d.after == number and side_of(d.by) is right for d in playout.demands)
