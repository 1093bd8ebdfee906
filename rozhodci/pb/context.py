"""The hand as the PB rules look at it: who won what, which cards count, who led, on which hláška the sto was made."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from rozhodci.cards import DECK, Card, Suit
from rozhodci.comments import Obligation
from rozhodci.hand import Hand
from rozhodci.kontumace import Moment, lead
from rozhodci.parts.score import announced, whole_pairs
from rozhodci.pb.proof import Proof
from rozhodci.rulesets.model import PbRow, PbTable
from rozhodci.ruling import Decision, PartResult, Renonc, Settlement
from rozhodci.sides import Side


class Context:
    """One hand with what was decided about it. `proof` answers game-tree questions, each at most once."""

    def __init__(self, hand: Hand, decision: Decision, settlement: Settlement, table: PbTable) -> None:
        self.hand = hand
        self.decision = decision
        self.settlement = settlement
        self.table = table
        self.proof = Proof(hand)
        self._results = {r.key: r for r in settlement.results}

    def result(self, ob: Obligation) -> PartResult | None:
        """How the part ended; None if it was not decided."""
        return self._results.get(ob.key)

    def won(self, ob: Obligation) -> bool:
        """Did its announcer make the part (by play, contumace, approval or a shown ložená)?"""
        result = self.result(ob)
        return result is not None and result.winner is ob.side

    def obligation(self, key: str) -> Obligation:
        """The part of that key."""
        return next(o for o in self.hand.comments.obligations if o.key == key)

    def held(self, player: str) -> tuple[Card, ...]:
        """The cards in hand when play starts."""
        return self.hand.play.hands.get(player, ())

    def counted(self, player: str) -> tuple[Card, ...]:
        """The cards PB are counted on: the aktér's with his talon (ČSM čl. II/11), another player's own."""
        talon = self.hand.case.talon if player == self.hand.table.akter else ()
        return (*self.held(player), *talon)

    def trumps(self, player: str) -> tuple[Card, ...]:
        """Trumps among the counted cards."""
        return tuple(c for c in self.counted(player) if c.suit is self.hand.case.trump)

    def led(self, player: str) -> bool:
        """Výnos: had that player the lead of trick 1?"""
        return player == self.hand.table.leader

    def row(self, key: str) -> PbRow | None:
        """A row of the table, None if this table has no such row."""
        return self.table.rows.get(key)

    @property
    def deciding(self) -> Renonc | None:
        """The renonc ve hře that decided the hand."""
        return self.decision.deciding

    @property
    def offenders(self) -> Side | None:
        """The side that committed it."""
        return None if self.deciding is None else self.deciding.side

    @cached_property
    def moment(self) -> Moment | None:
        """The moment just before the deciding renonc, to the card."""
        if self.deciding is None:
            return None
        finding = self.deciding.finding
        if finding.phase != "sehravka" or finding.trick is None:
            return Moment(1)
        return Moment(finding.trick, finding.place or (finding.after or 0) + 1)

    def made_on(self, ob: Obligation) -> int:
        """The hláška an announced sto was made on: 20, 40, 0 none (výklad `sto-hlaska`; spec 2, 2.2 and 2.5)."""
        if self.moment is not None:
            return lead(self.hand, ob.side, self.moment)
        pairs = announced(self.hand, ob.side)
        if not pairs:
            return next(iter(whole_pairs(self.hand, ob.side, len(self.hand.play.finished) + 1)), 0)
        if len(set(pairs)) > 1 and self.hand.readings.ask("sto-hlaska") == "nejvyssi":
            return max(pairs)
        return pairs[0]


def of_suit(cards: Iterable[Card], suit: Suit) -> tuple[Card, ...]:
    """The cards of one suit."""
    return tuple(c for c in cards if c.suit is suit)


def outside(cards: Iterable[Card], suit: Suit) -> tuple[Card, ...]:
    """The cards of a suit that are not among `cards`."""
    own = set(cards)
    return tuple(c for c in DECK if c.suit is suit and c not in own)
