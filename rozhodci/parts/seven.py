"""Announced seven, and in křížový osma and devítka: the card itself takes its trick, else it is lost.

Source: Obecná pravidla (ČSM čl. II/1), koruna A/11, křížový B/9. Reading: the card must win by itself; beaten by
anyone, partner too, or gone before its trick, the part is lost. Sedma waits for the last trick, osma for the one
before, devítka for the one before that.

>>> played("A" * 10, {10: "A:Ž7! B:Z9 C:K9"})
'aktér, 1 krok'
>>> played("A" * 10, {10: "A:Ž7 B:Z9 C:Ž8!"})
'obrana, 1 krok'
>>> played("AAAA", {4: "A:Ž7! B:Z9 C:K9"})
'obrana, 1 krok'
>>> krizovy = {"pravidla": "krizovy", "partner": "Cyril"}
>>> played("A" * 8, {7: "A:Ž8! B:Z9 C:K9 D:K8"}, zavazek="osma", **krizovy)
'aktér, 1 krok'
>>> played("A" * 8, {6: "A:Ž9 B:Z9 C:ŽK! D:K8"}, zavazek="devitka", **krizovy)
'obrana, 1 krok'
"""

from __future__ import annotations

from dataclasses import dataclass

from rozhodci.cards import Rank
from rozhodci.comments import Obligation
from rozhodci.hand import Hand
from rozhodci.parts.base import Forfeit, plain, played_in, taken_by, trick, trump
from rozhodci.parts.score import Score
from rozhodci.ruling import PartResult
from rozhodci.sides import Side
from rozhodci.words import in_trick, part


@dataclass(frozen=True, slots=True)
class Seven:
    """The parts `sedma` (0 tricks before the last), `osma` (1), `devitka` (2)."""

    rank: Rank
    before_last: int

    def by_play(self, hand: Hand, ob: Obligation, score: Score) -> PartResult | None:
        number = hand.last_trick - self.before_last
        wanted = trump(hand, self.rank)
        cite = hand.rules.cite("sedma")
        if taken_by(hand, wanted, number) is ob.side:
            return plain(ob, ob.side, "sehravka", f"{wanted} vzala {number}. zdvih", cite)
        fell = played_in(hand, wanted)
        if fell is not None and fell < number:
            return plain(ob, ob.side.other, "sehravka", f"{wanted} padla už {in_trick(fell)}", cite)
        if trick(hand, number) is None:
            return None
        return plain(ob, ob.side.other, "sehravka", f"{wanted} nevzala {number}. zdvih", cite)

    def shown(self, hand: Hand, ob: Obligation, score: Score, winner: Side) -> PartResult:
        return plain(ob, winner, "lozena", f"{part(ob.part)} při ložené hře", hand.rules.cite("lozena"))

    def by_contumace(self, hand: Hand, ob: Obligation, forfeit: Forfeit) -> PartResult:
        text = f"{part(ob.part)} rozhodnutá renoncem"
        return plain(ob, forfeit.winner, "kontumace", text, hand.rules.cite("dusledky-2"))
