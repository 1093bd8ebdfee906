"""Betl: the aktér takes no trick (Obecná pravidla, ČSM čl. II/19).

Reading: decided by the first trick he takes; otherwise when all are played.
Points have nothing to do with it: an empty trick of 7-8-9 loses it too.

>>> played("BBCCBBCCBB")
'aktér, 1 krok'
>>> played("BBA", {3: "A:Č9! B:Č8 C:Č7"})
'obrana, 1 krok'
>>> played("BBB")
'nerozhodnuto'
"""

from __future__ import annotations

from rozhodci.comments import Obligation
from rozhodci.hand import Hand
from rozhodci.parts.base import Forfeit, plain
from rozhodci.parts.score import Score
from rozhodci.ruling import PartResult
from rozhodci.sides import Side


class Betl:
    """The part `betl`."""

    def by_play(self, hand: Hand, ob: Obligation, score: Score) -> PartResult | None:
        cite = hand.rules.cite("betl")
        side_of, side = hand.table.side, ob.side
        for t in hand.play.tricks:
            winner = t.winner
            if winner is not None and side_of(winner) is side and t.complete:
                return plain(ob, ob.side.other, "sehravka", f"betl: {t.winner} vzal(a) {t.number}. zdvih", cite)
        return plain(ob, ob.side, "sehravka", "betl: aktér nevzal zdvih", cite) if score.complete else None

    def shown(self, hand: Hand, ob: Obligation, score: Score, winner: Side) -> PartResult:
        return plain(ob, winner, "lozena", "ložený betl", hand.rules.cite("lozena"))

    def by_contumace(self, hand: Hand, ob: Obligation, forfeit: Forfeit) -> PartResult:
        return plain(ob, forfeit.winner, "kontumace", "betl rozhodnutý renoncem", hand.rules.cite("dusledky-2"))
