"""Findings in, money and PB out: the part of judging that is repeated for every choice left open."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from rozhodci.hand import Hand
from rozhodci.judging.decide import decide
from rozhodci.ruling import NO_PB, Choice, Decision, PbRuling, Renonc, Settlement, Transfer
from rozhodci.settlement import decided, settle


class Outcome(NamedTuple):
    """What follows from a set of findings. `saldo` per player at the table, zeros included; it sums to zero."""

    decision: Decision
    settlement: Settlement
    saldo: Mapping[str, int]
    pb: PbRuling

    def choice(self, name: str) -> Choice:
        """The same as one option of a question or of a výklad."""
        return Choice(name, self.saldo, {p: h for p, h in self.pb.proposal.items() if h})


def outcome(hand: Hand, renonce: Sequence[Renonc], late: bool, premiums: bool = True) -> Outcome:
    """Decide, settle, award PB (`premiums`)."""
    decision = decided(hand, decide(renonce, late))
    settlement = settle(hand, decision)
    pb = _award(hand, decision, settlement) if premiums else NO_PB
    return Outcome(decision, settlement, saldo(hand.table.players, settlement.transfers), pb)


def _award(hand: Hand, decision: Decision, settlement: Settlement) -> PbRuling:
    from rozhodci.pb import award

    return award(hand, decision, settlement)


def saldo(players: Iterable[str], transfers: Iterable[Transfer]) -> dict[str, int]:
    """Sum of all payments per player; zero in total because each transfer moves one amount."""
    sums = dict.fromkeys(players, 0)
    for t in transfers:
        sums[t.payer] -= t.hal
        sums[t.payee] += t.hal
    return sums
