"""Dvě sedmy: the trump seven takes the last trick and the pomocná seven the one before (ČSM čl. III).

Reading: lost in every case when a defender holds four or more cards of the pomocná suit, or when the aktér lacks
one of the two sevens - also after a renonc of the defence (čl. III/1-3).

>>> both = {9: "A:Z7! B:K8 C:K9", 10: "A:Ž7! B:KS C:KV"}
>>> played("A" * 10, both)
'aktér, 1 krok'
>>> played("A" * 10, {9: "A:Ž7! B:K8 C:K9", 10: "A:Z7! B:KS C:KV"})
'obrana, 1 krok'
>>> played("A" * 10, both, Božena="Z8 Z9 ZS ZV", Cyril="ZK Z10")
'obrana, 1 krok (zvlastni)'
>>> lost("obrana", Adam="Ž7 ŽE ZE", Cyril="ZV ZK Z7")
'obrana, 1 krok (zvlastni)'
"""

from __future__ import annotations

from rozhodci.cards import Card, Rank, card
from rozhodci.comments import Obligation
from rozhodci.hand import Hand
from rozhodci.parts.base import Forfeit, plain, played_in, taken_by, trump
from rozhodci.parts.score import Score
from rozhodci.ruling import PartResult
from rozhodci.sides import Side
from rozhodci.words import in_trick

TOO_MANY = 4
"""Cards of the pomocná suit in one defender's hand that lose the závazek by themselves (ČSM čl. III/1)."""


class DveSedmy:
    """The part `dve-sedmy`."""

    def by_play(self, hand: Hand, ob: Obligation, score: Score) -> PartResult | None:
        doomed = self.doomed(hand, ob)
        if doomed is not None:
            return doomed
        if not score.complete:  # spec 2, 2.9: of records that end early only betl and durch are decided by play
            return None
        last, helper, seven = hand.last_trick, _helper(hand), trump(hand, Rank.SEDMA)
        cite = hand.rules.cite("dve-sedmy")
        for wanted, number in ((helper, last - 1), (seven, last)):
            fell = played_in(hand, wanted)
            if fell is not None and fell < number:
                return plain(ob, ob.side.other, "sehravka", f"{wanted} padla už {in_trick(fell)}", cite)
            if taken_by(hand, wanted, number) is not ob.side:
                return plain(ob, ob.side.other, "sehravka", f"{wanted} nevzala {number}. zdvih", cite)
        return plain(ob, ob.side, "sehravka", f"{helper} vzala {last - 1}. a {seven} {last}. zdvih", cite)

    def shown(self, hand: Hand, ob: Obligation, score: Score, winner: Side) -> PartResult:
        return self.doomed(hand, ob) or plain(
            ob, winner, "lozena", "dvě sedmy při ložené hře", hand.rules.cite("lozena")
        )

    def by_contumace(self, hand: Hand, ob: Obligation, forfeit: Forfeit) -> PartResult:
        return self.doomed(hand, ob) or plain(
            ob, forfeit.winner, "kontumace", "dvě sedmy rozhodnuté renoncem", hand.rules.cite("dusledky-2")
        )

    def doomed(self, hand: Hand, ob: Obligation) -> PartResult | None:
        """The loss in every case of čl. III, with what causes it; None where it does not apply."""
        reason = doom(hand, ob)
        if reason is None:
            return None
        return plain(ob, ob.side.other, "zvlastni", reason, hand.rules.cite("dve-sedmy-vzdy"))


def _helper(hand: Hand) -> Card:
    """The pomocná seven (guarded by the závazek)."""
    suit = hand.case.pomocna
    if suit is None:
        raise ValueError("dvě sedmy without the pomocná suit")
    return card(suit, Rank.SEDMA)


def doom(hand: Hand, ob: Obligation) -> str | None:
    """What loses the part in every case (čl. III), in words; None if nothing does."""
    for player in hand.table.members(ob.side.other, playing=True):
        count = sum(c.suit is hand.case.pomocna for c in hand.play.hands.get(player, ()))
        if count >= TOO_MANY:
            return f"{player} má {count} pomocné karty" if count < 5 else f"{player} má {count} pomocných karet"
    own = hand.play.hands.get(ob.announcer, ())
    missing = [str(c) for c in (trump(hand, Rank.SEDMA), _helper(hand)) if c not in own]
    return f"aktér nemá {' ani '.join(missing)}" if missing and own else None
