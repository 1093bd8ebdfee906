"""Durch: the aktér takes every trick (Obecná pravidla, ČSM čl. II/19).

Reading: decided by the first trick of the defence; otherwise when all are played.
Points have nothing to do with it: an empty trick of 7-8-9 loses it too.

>>> played("AAAAAAAAAA")
'aktér, 1 krok'
>>> played("AC", {2: "A:Č7 B:Č8 C:Č9!"})
'obrana, 1 krok'
>>> played("AAA")
'nerozhodnuto'
"""

from __future__ import annotations

from rozhodci.comments import Obligation
from rozhodci.hand import Hand
from rozhodci.parts.base import Forfeit, plain
from rozhodci.parts.score import Score
from rozhodci.ruling import PartResult
from rozhodci.sides import Side


class Durch:
    """The part `durch`."""

    def by_play(self, hand: Hand, ob: Obligation, score: Score) -> PartResult | None:
        cite = hand.rules.cite("durch")
        side_of, side = hand.table.side, ob.side
        for t in hand.play.tricks:
            winner = t.winner
            if winner is not None and side_of(winner) is not side and t.complete:
                return plain(ob, ob.side.other, "sehravka", f"durch: {t.number}. zdvih vzala obrana", cite)
        return plain(ob, ob.side, "sehravka", "durch: aktér vzal všechny zdvihy", cite) if score.complete else None

    def shown(self, hand: Hand, ob: Obligation, score: Score, winner: Side) -> PartResult:
        return plain(ob, winner, "lozena", "ložený durch", hand.rules.cite("lozena"))

    def by_contumace(self, hand: Hand, ob: Obligation, forfeit: Forfeit) -> PartResult:
        return plain(ob, forfeit.winner, "kontumace", "durch rozhodnutý renoncem", hand.rules.cite("dusledky-2"))
