"""Parts as a score sheet records them: who won each, and the one number of points beside it (spec 5, 5.1 `body`).

Reading: the points are of the sto where one was announced, else of hra: the winner's total in hra and a won sto, the
announcer's cards and one hláška in a lost one.

>>> told("sto", sto="akter", body=140)
['sto: aktér, 5 kroků']
>>> told("sto", sto="obrana", body=70, proti=20)
['sto: obrana, 5 kroků']
>>> told("sedma", hra="akter", sedma="obrana")  # no points: below a tiché sto
['hra: aktér, 1 krok', 'sedma: obrana, 1 krok']
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from rozhodci.comments import Obligation
from rozhodci.hand import Hand
from rozhodci.obligations import WHOLE
from rozhodci.parts import hra, sto
from rozhodci.parts.base import plain, wins
from rozhodci.parts.sto_a_sedma import whole
from rozhodci.ruling import PartResult, Step
from rozhodci.sides import Side

QUIET_SEVEN = "ticha-sedma"
BY_STO = ("sto", WHOLE)
FROM_SHEET = "podle lístku"


@dataclass(frozen=True, slots=True)
class Points:
    """`total`: the number of the sheet, None where it has none; `against`: the other side's hlášky by a lost sto."""

    total: int | None = None
    against: int = 0


def pointed(obligations: Iterable[Obligation]) -> Obligation | None:
    """The part whose points the sheet writes; None if there is none, or two that would need a number each."""
    found = [o for o in obligations if o.part in BY_STO]
    if not found:
        return next((o for o in obligations if o.part == "hra"), None)
    return found[0] if len(found) == 1 else None


def results(
    hand: Hand, winners: Mapping[str, Side], points: Points, manner: str = "sehravka"
) -> tuple[PartResult, ...]:
    """The results of all parts; `winners` has every key of the hand, and `ticha-sedma` where one was made."""
    told = pointed(hand.comments.obligations)
    due = hand.comments.obligations
    found = [_result(hand, o, winners[o.key], points if o is told else Points(), manner) for o in due]
    if QUIET_SEVEN not in winners:
        return tuple(found)
    winner = winners[QUIET_SEVEN]
    why = Step(f"tichá sedma {FROM_SHEET}", wins(winner), hand.rules.cite(QUIET_SEVEN))
    return (*found, PartResult(QUIET_SEVEN, QUIET_SEVEN, winner, manner, reasons=(why,)))


def _result(hand: Hand, ob: Obligation, winner: Side, points: Points, manner: str) -> PartResult:
    if ob.part == "hra":
        why = Step(f"hra {FROM_SHEET}", wins(winner), hand.rules.cite("vitez-hry"))
        return hra.valued(hand, ob, winner, points.total or 0, manner, (why,))
    if ob.part == "sto":
        return _sto(hand, ob, winner is ob.side, points, manner)
    if ob.part == WHOLE:
        made = winner is ob.side or (points.total or 0) >= sto.HUNDRED
        return whole(ob, _sto(hand, ob, made, points, manner), _plain(hand, ob, winner, manner))
    return _plain(hand, ob, winner, manner)


def _sto(hand: Hand, ob: Obligation, made: bool, points: Points, manner: str) -> PartResult:
    if made:
        return sto.won(hand, ob, points.total or sto.HUNDRED, manner, f"sto {FROM_SHEET}")
    counted = sto.HUNDRED - 10 if points.total is None else points.total
    return sto.lost(hand, ob, counted, points.against, manner, f"sto {FROM_SHEET}")


def _plain(hand: Hand, ob: Obligation, winner: Side, manner: str) -> PartResult:
    topic = ob.part if ob.part in ("betl", "durch", "dve-sedmy") else "sedma"
    return plain(ob, winner, manner, f"{ob.part} {FROM_SHEET}", hand.rules.cite(topic))
