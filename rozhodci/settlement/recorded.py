"""Payments of a hand whose results are known from a score sheet, by the same procedures as a judged one (spec 5, 5.1).

Nothing is guessed here: the caller gives the results.

>>> paid("betl", betl="obrana")
{'Adam': -900, 'Božena': 300, 'Cyril': 300, 'Dana': 300}
>>> paid("sedma", hra="akter", sedma="obrana")
{'Adam': -60, 'Božena': 20, 'Cyril': 20, 'Dana': 20}
"""

from __future__ import annotations

from rozhodci.hand import Hand
from rozhodci.ruling import Decision, PartResult, Renonc, Settlement
from rozhodci.settlement import koruna_lost, krizovy_base_value, krizovy_played
from rozhodci.settlement.base import fee, paying
from rozhodci.settlement.consequences import counted
from rozhodci.settlement.forfeited import by_offender
from rozhodci.settlement.krizovy_weigh import weigh
from rozhodci.settlement.omyl import omyl
from rozhodci.settlement.shares import against_each
from rozhodci.settlement.shown import paid, shower

Results = tuple[PartResult, ...]


def played(hand: Hand, results: Results) -> Settlement:
    """A hand that ended so; a shown ložená with fleks by ČSM čl. II/18, in křížový by B/10."""
    if hand.rules.discipline == "krizovy":
        return krizovy_played.ended(hand, results)
    fact = shower(hand)
    if fact is None or hand.rules.discipline == "koruna":
        return against_each(hand, results)
    return paid(hand, results, hand.side(fact.player or ""))


def folded(hand: Hand) -> Settlement:
    """Omyl (ČSM čl. II/17)."""
    return omyl(hand)


def lost(hand: Hand, renonc: Renonc, decision: Decision, results: Results) -> Settlement:
    """A hand lost by that renonc; `results` as the innocent side has them (ČSM), koruna and křížový need none."""
    if hand.rules.discipline == "krizovy":
        return krizovy_base_value.without_playout(hand, renonc)
    if hand.rules.discipline == "koruna":
        return koruna_lost.lost(hand, counted(decision)) or Settlement()
    return by_offender(hand, renonc, results)


def is_played_out(hand: Hand, decision: Decision) -> bool:
    """Was the play-out demanded to the end?"""
    return weigh(hand, decision).deciding is None


def played_out(hand: Hand, decision: Decision, results: Results) -> Settlement:
    """Křížový D/3: a hand whose play-out was demanded after every renonc ended so."""
    return krizovy_played.playout_ended(hand, results, weigh(hand, decision).way)


def with_fees(hand: Hand, decision: Decision, settlement: Settlement) -> Settlement:
    """The same with the paušály of the decision on top."""
    transfers = tuple(t for i in _fees(hand, decision) for t in fee(hand, decision, i))
    return settlement._replace(transfers=settlement.transfers + transfers)


def _fees(hand: Hand, decision: Decision) -> tuple[int, ...]:
    """Renonce whose paušál is paid: ČSM důsledky 1 and 4, koruna every sum of D/1 and D/2, křížový by its play-out."""
    if hand.rules.discipline == "krizovy":
        return weigh(hand, decision).fees
    if hand.rules.discipline == "koruna":
        return tuple(i for i, _ in counted(decision))
    return paying(decision)
