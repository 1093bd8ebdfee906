"""Which of the renonce found decides a křížový hand and whose paušály are paid (Křížový C, D/1, D/4).

Reading: without a play-out the earliest card fault decides and later card faults are void, facts of other kinds add
their paušál; with a play-out every renonc up to the one after which it was not demanded any more costs its paušál.
Passing example: naznaky in trick 2, nepřiznání in trick 3: the nepřiznání decides, both paušály. Failing example:
two card faults without a play-out: the second costs nothing.
"""

from __future__ import annotations

from typing import NamedTuple

from rozhodci.hand import Hand
from rozhodci.ruling import Decision, Renonc
from rozhodci.settlement.consequences import counted, effective_class
from rozhodci.settlement.krizovy_playout import Offence, Playthrough, run

LOSING = "ve-hre"
AFTER_HAND = "zamichani-po-odlozeni"
"""Křížový C/10; whether it loses the hand that is over is výklad `krizovy-c10`."""
NOT_IN_PLAY = ("pred-hrou", "licitace", "po-sehravce")


class Weighed(NamedTuple):
    """`way`: the walk through the losing renonce. `deciding`: index of the one that ends the hand by base value (None:
    the hand is settled as it was played). `fees`: indexes whose paušál is paid, in order of time.
    """

    way: Playthrough
    deciding: int | None
    fees: tuple[int, ...]


def weigh(hand: Hand, decision: Decision) -> Weighed:
    """Weigh the renonce that have any consequence."""
    if not decision.renonce:
        return Weighed(Playthrough(()), None, ())
    valid = counted(decision)
    offences = [Offence(i, r.finding.who, r.side) for i, r in valid if r.finding.who and r.side and loses(hand, r)]
    way = run(offences, hand.case.playout, hand.side)
    if way.ended is None:
        return Weighed(way, None, tuple(i for i, _ in valid))
    rest = offences[len(way.turns) - 1 :]
    deciding = next((o for o in rest if is_card_fault(hand, decision.renonce[o.index])), way.ended)
    void = {o.index for o in rest if o != deciding and is_card_fault(hand, decision.renonce[o.index])}
    return Weighed(way, deciding.index, tuple(i for i, _ in valid if i not in void))


def loses(hand: Hand, renonc: Renonc) -> bool:
    """Does it lose the hand (D/1)? Not C/7, C/9, B/11; C/10 by výklad; nothing where there is no hand to lose."""
    if renonc.finding.code == AFTER_HAND:
        return bool(hand.case.announced) and hand.readings.ask("krizovy-c10") == "prohra"
    return effective_class(renonc) == LOSING and at_stake(hand, renonc)


def at_stake(hand: Hand, renonc: Renonc) -> bool:
    """Is there a hand to lose at that moment (spec 2, 2.9)?"""
    return bool(hand.case.announced) and renonc.finding.phase not in NOT_IN_PLAY


def is_card_fault(hand: Hand, renonc: Renonc) -> bool:
    """A fault of cards, provable from the record, as against an asserted fact of behaviour."""
    return hand.rules.catalogue[renonc.finding.code].provable
