"""The play-out and the paušály of a křížový hand in words, each with its article."""

from __future__ import annotations

from rozhodci.case.model import Demand
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
    return Step(text, SIDE_WORDS[turn.right], hand.rules.cite(_topic(number)))


def unheard(hand: Hand, weighed: Weighed) -> tuple[str, ...]:
    """Listed demands that change nothing: of the side without the right (D/1, D/4), or after no renonc that counts."""
    demands = hand.case.playout.demands if hand.case.playout is not None else ()
    return tuple(text for d in demands if (text := _unheard(hand, d, weighed)))


def _unheard(hand: Hand, demand: Demand, weighed: Weighed) -> str:
    turns, said = weighed.way.turns, f"Dohrávka, kterou {demand.by} žádá po {demand.after}. renoncu, se nekoná:"
    if demand.after > len(turns):
        why = "hra skončila už dřív" if weighed.way.ended is not None else "takový renonc, který ztrácí hru, tu není"
        return f"{said} {why} ({hand.rules.cite('dohravka')})."
    right = turns[demand.after - 1].right
    if hand.side(demand.by) is right:
        return ""
    return f"{said} nárok na ni má {SIDE_WORDS[right]} ({hand.rules.cite(_topic(demand.after))})."


def _topic(number: int) -> str:
    """The right after the first renonc (D/3), after a later one (D/4)."""
    return "dohravka" if number == 1 else "dohravka-dalsi"


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
