"""The rows of penalties in koruna: D/1, D/2, D/3 and the two points that D leaves out (Koruna D, E/1).

Reading: a point B/10 or B/12 costs what D/3 costs, or only the lost hand (výklad `koruna-b10-b12`). What the referee
classes as a renonc (F/1) counts to the row of its paušál.
Passing example: nepřebití is D/3, the whole sum. Failing example: náznaky is D/2, twenty crowns and no sum.
"""

from __future__ import annotations

from rozhodci.hand import Hand
from rozhodci.money import kc
from rozhodci.ruling import Renonc, Step
from rozhodci.settlement.consequences import Numbered, effective_class

D1, D2, D3, OMITTED = "D/1", "D/2", "D/3", "D/-"
IN_PLAY = ("talon", "komentovani", "sehravka")
"""Phases in which there is a hand to lose (spec 2, 2.9)."""


def row(hand: Hand, renonc: Renonc) -> str:
    """The row of section D that prices it; "" = only the hand is lost."""
    if renonc.group == OMITTED:
        return D3 if hand.readings.ask("koruna-b10-b12") == "jako-d3" else ""
    return renonc.group or {1: D1, 2: D2}.get(renonc.pausal, "")


def loses(hand: Hand, renonc: Renonc) -> bool:
    """Does it lose the hand (E/1)? Only while there is one to lose, and only by somebody known."""
    in_play = effective_class(renonc) == "ve-hre" and renonc.finding.phase in IN_PLAY
    return in_play and bool(hand.comments.obligations) and renonc.side is not None


def fee_steps(hand: Hand, valid: tuple[Numbered, ...]) -> tuple[Step, ...]:
    """One step for each sum of D/1 and D/2."""
    out = []
    for _, r in valid:
        if r.finding.who and r.pausal:
            name = hand.rules.catalogue[r.finding.code].name
            topic = "pausal" if r.pausal == 1 else "pausal-vysoky"
            text = f"{r.finding.who} platí oběma ostatním hráčům ({name})"
            out.append(Step(text, kc(hand.rules.rate(f"pausal-{r.pausal}")), hand.rules.cite(topic)))
    return tuple(out)
