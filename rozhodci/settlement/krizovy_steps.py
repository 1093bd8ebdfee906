"""The play-out and the paušály of a křížový hand in words, each with its article."""

from __future__ import annotations

from rozhodci.hand import Hand
from rozhodci.money import kc
from rozhodci.ruling import Decision, Step
from rozhodci.settlement.krizovy_playout import Turn
from rozhodci.settlement.krizovy_weigh import Weighed
from rozhodci.sides import Side

SIDE_WORDS = {Side.AKTER: "strana aktéra", Side.OBRANA: "obrana"}


def turn_steps(hand: Hand, decision: Decision, weighed: Weighed) -> tuple[Step, ...]:
    """One step for each state of the right to a play-out."""
    if hand.case.playout is None:
        return ()
    return tuple(_turn(hand, decision, n, t) for n, t in enumerate(weighed.way.turns, 1))


def _turn(hand: Hand, decision: Decision, number: int, turn: Turn) -> Step:
    name = hand.rules.catalogue[decision.renonce[turn.offence.index].finding.code].name
    holds = "nárok na dohrávku přechází, má ho" if turn.moved else "nárok na dohrávku má"
    goes_on = "hraje se dál" if turn.demanded else "dohrávku nežádá"
    text = f"{number}. renonc, {turn.offence.who} ({name}): {holds} {SIDE_WORDS[turn.right]}, {goes_on}"
    return Step(text, SIDE_WORDS[turn.right], hand.rules.cite("dohravka" if number == 1 else "dohravka-dalsi"))


def fee_steps(hand: Hand, decision: Decision, weighed: Weighed) -> tuple[Step, ...]:
    """One step for each paušál paid."""
    out = []
    for i in weighed.fees:
        renonc = decision.renonce[i]
        if renonc.finding.who and renonc.pausal:
            name = hand.rules.catalogue[renonc.finding.code].name
            text = f"{renonc.finding.who} platí paušál {renonc.pausal} každému ze tří ostatních ({name})"
            out.append(Step(text, kc(hand.rules.rate(f"pausal-{renonc.pausal}")), hand.rules.cite("pausal")))
    return tuple(out)
