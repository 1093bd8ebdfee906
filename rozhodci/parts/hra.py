"""Hra: more points than the other side, all hlášky counted; equality is lost by who announced it.

Source: Obecná pravidla (ČSM čl. II/1), tiché sto ČSM čl. I. Reading: at 100 points and more the winner made a tiché
sto; its steps follow výklad `tiche-sto` and it does not exist beside an announced sto.

>>> played(body=(60, 30))
'aktér, 1 krok'
>>> played(body=(50, 40, (20,), (20, 10)))
'obrana, 1 krok'
>>> played(body=(70, 20, (40, 20)))  # 130: 100 is two steps, two more for each ten
'aktér, 8 kroků'
>>> lost("obrana", 100)
'aktér, 2 kroky'
"""

from __future__ import annotations

from rozhodci.comments import Obligation
from rozhodci.hand import Hand
from rozhodci.obligations import WHOLE
from rozhodci.parts.base import Forfeit, wins
from rozhodci.parts.score import Score
from rozhodci.ruling import PartResult, Step
from rozhodci.sides import Side
from rozhodci.words import SIDES, points
from rozhodci.words import steps as steps_text

QUIET_HUNDRED = 100


class Hra:
    """The part `hra`."""

    def by_play(self, hand: Hand, ob: Obligation, score: Score) -> PartResult | None:
        if not score.complete:
            return None
        side, other = ob.side, ob.side.other
        mine, theirs = score.total(side), score.total(other)
        winner, total = (side, mine) if mine > theirs else (other, theirs)
        text = f"hra: {SIDES[side]} {points(mine)}, {SIDES[other]} {points(theirs)}"
        why = Step(text, wins(winner), hand.rules.cite("vitez-hry"))
        return valued(hand, ob, winner, total, "sehravka", (why,))

    def shown(self, hand: Hand, ob: Obligation, score: Score, winner: Side) -> PartResult:
        total = score.total(winner)
        why = Step(f"ložená hra: {SIDES[winner]} má {points(total)}", wins(winner), hand.rules.cite("lozena"))
        return valued(hand, ob, winner, total, "lozena", (why,))

    def by_contumace(self, hand: Hand, ob: Obligation, forfeit: Forfeit) -> PartResult:
        why = Step("hra se počítá z kontumačních bodů", str(forfeit.total), hand.rules.cite("kontumace"))
        return valued(hand, ob, forfeit.winner, forfeit.total, "kontumace", (why,))


def valued(hand: Hand, ob: Obligation, winner: Side, total: int, manner: str, reasons: tuple[Step, ...]) -> PartResult:
    """Hra won by `winner` with `total` points, with the steps of a tiché sto."""
    steps, extra = _quiet_sto(hand, total)
    if steps > 1:
        text = f"tiché sto za {points(total)}"
        reasons = (*reasons, Step(text, steps_text(steps + extra), hand.rules.cite("tiche-sto")))
    return PartResult(ob.part, ob.key, winner, manner, steps, total, extra, reasons)


def _quiet_sto(hand: Hand, total: int) -> tuple[int, int]:
    """(steps, further unflekované steps) of a hra won with `total` points."""
    if total < QUIET_HUNDRED or any(o.part in ("sto", WHOLE) for o in hand.comments.obligations):
        return 1, 0
    tens = (total - QUIET_HUNDRED) // 10
    reading = hand.readings.ask("tiche-sto")
    if reading == "opakovat":
        return 2 + 2 * tens, 0
    return (2, 2 * tens) if reading == "neflekovane" else (2, 0)
