"""Sto a sedma as one whole: won only if both are made, lost whole otherwise (koruna A/12; výklad `sto-a-sedma`).

Reading: won, the steps are those of the sto; lost with a lost sto, its steps; lost only by the seven, one step.

>>> made, beaten = {10: "A:Ž7! B:Z9 C:K9"}, {10: "A:Ž7 B:Z9 C:Ž8!"}
>>> played("A" * 10, made, (70, 20, (40,)))
'aktér, 2 kroky'
>>> played("A" * 10, beaten, (70, 20, (40,)))
'obrana, 1 krok'
>>> played("A" * 10, made, (50, 40, (20,)))  # three tens missing
'obrana, 3 kroky'
>>> lost("akter", 60, lead=40)
'obrana, 3 kroky'
"""

from __future__ import annotations

from rozhodci.cards import Rank
from rozhodci.comments import Obligation
from rozhodci.hand import Hand
from rozhodci.parts.base import Forfeit
from rozhodci.parts.score import Score
from rozhodci.parts.seven import Seven
from rozhodci.parts.sto import Sto
from rozhodci.ruling import PartResult
from rozhodci.sides import Side

_STO, _SEDMA = Sto(), Seven(Rank.SEDMA, 0)


class StoASedma:
    """The part `sto-a-sedma`."""

    def by_play(self, hand: Hand, ob: Obligation, score: Score) -> PartResult | None:
        sto, sedma = _STO.by_play(hand, ob, score), _SEDMA.by_play(hand, ob, score)
        return whole(ob, sto, sedma) if sto and sedma else None

    def shown(self, hand: Hand, ob: Obligation, score: Score, winner: Side) -> PartResult:
        return whole(ob, _STO.shown(hand, ob, score, winner), _SEDMA.shown(hand, ob, score, winner))

    def by_contumace(self, hand: Hand, ob: Obligation, forfeit: Forfeit) -> PartResult:
        return _STO.by_contumace(hand, ob, forfeit)


def whole(ob: Obligation, sto: PartResult, sedma: PartResult) -> PartResult:
    """Both as one part: lost by either (Koruna A/12)."""
    reasons = (*sto.reasons, *sedma.reasons)
    if sto.winner is ob.side and sedma.winner is not ob.side:
        return sto._replace(winner=ob.side.other, steps=1, reasons=reasons)
    return sto._replace(reasons=reasons)
