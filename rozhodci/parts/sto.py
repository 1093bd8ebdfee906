"""Sto: card points and one hláška make 100; paid by tens (Obecná pravidla, ČSM čl. I; koruna A/13).

Reading: the one hláška is the first announced or the highest (výklad `sto-hlaska`); won: one step and one more for
each ten above 100 with all own hlášky; lost: the tens missing and the tens of the opponents' hlášky
(`prohrane-sto`), at least one. Steps are counted, doubled or flat by výklad `sto`.

>>> played(body=(60, 30, (40,)))
'aktér, 1 krok'
>>> played(body=(60, 30, (20, 40)))  # on the first one 80: two tens are missing
'obrana, 2 kroky'
>>> played(body=(60, 30, (20, 40)), vyklady={"sto-hlaska": "nejvyssi"})  # 100 made, 120 with both
'aktér, 3 kroky'
>>> lost("akter", 50, lead=40)  # (50 - 30) / 10
'obrana, 2 kroky'
"""

from __future__ import annotations

from rozhodci.comments import Obligation
from rozhodci.hand import Hand
from rozhodci.parts.base import Forfeit, wins
from rozhodci.parts.score import Score
from rozhodci.ruling import PartResult, Step
from rozhodci.sides import Side
from rozhodci.words import steps as steps_text

HUNDRED = 100


class Sto:
    """The part `sto`."""

    def by_play(self, hand: Hand, ob: Obligation, score: Score) -> PartResult | None:
        return _by_score(hand, ob, score, "sehravka") if score.complete else None

    def shown(self, hand: Hand, ob: Obligation, score: Score, winner: Side) -> PartResult:
        return _by_score(hand, ob, score, "lozena", winner)

    def by_contumace(self, hand: Hand, ob: Obligation, forfeit: Forfeit) -> PartResult:
        if forfeit.winner is ob.side:
            tens = max(0, forfeit.total - HUNDRED) // 10
            return _result(hand, ob, ob.side, forfeit.total, 1 + tens, "kontumace", "sto z kontumačních bodů", "sto")
        points = forfeit.total
        if forfeit.hlasky and hand.readings.ask("prohrane-sto") == "bez-hlasek":
            points -= forfeit.hlasky
        steps = max(1, (points - (forfeit.lead - 10)) // 10)
        text = f"prohrané sto hrané na {forfeit.lead} z kontumačních bodů soupeře"
        return _result(hand, ob, forfeit.winner, forfeit.total, steps, "kontumace", text, "prohrane-sto")


def _by_score(hand: Hand, ob: Obligation, score: Score, manner: str, winner: Side | None = None) -> PartResult:
    side, cards = ob.side, score.cards[ob.side]
    which = hand.readings.ask("sto-hlaska") if len(set(score.hlasky[side])) > 1 else "prvni"
    lead = score.one_hlaska(side, which)
    counted = cards + lead
    text = f"sto: {cards} + hláška {lead} = {counted}"
    if winner is side or (winner is None and counted >= HUNDRED):
        total = score.total(side)
        return won(hand, ob, total, manner, f"{text}, se všemi hláškami {total}")
    return lost(hand, ob, counted, sum(score.hlasky[side.other]), manner, text)


def won(hand: Hand, ob: Obligation, total: int, manner: str, text: str) -> PartResult:
    """A made sto of `total` points with all own hlášky."""
    return _result(hand, ob, ob.side, total, 1 + max(0, total - HUNDRED) // 10, manner, text, "sto")


def lost(hand: Hand, ob: Obligation, counted: int, against: int, manner: str, text: str) -> PartResult:
    """A lost sto: `counted` points of cards and one hláška, `against` points of the opponents' hlášky."""
    if against and hand.readings.ask("prohrane-sto") == "bez-hlasek":
        against = 0
    steps = max(1, (HUNDRED - counted + against) // 10)
    text = f"{text}, hlášky soupeře {against}"
    return _result(hand, ob, ob.side.other, counted, steps, manner, text, "prohrane-sto")


def _result(
    hand: Hand, ob: Obligation, winner: Side, points: int, tens: int, manner: str, text: str, topic: str
) -> PartResult:
    steps = counted_steps(hand, tens)
    value = f"{wins(winner)}, {steps_text(steps)}"
    why = Step(text, value, hand.rules.cite(topic))
    return PartResult(ob.part, ob.key, winner, manner, steps, points, reasons=(why,))


def counted_steps(hand: Hand, tens: int) -> int:
    """Výklad `sto`: n steps are paid n times, 2^(n-1) times, or flat."""
    if tens == 1:
        return 1
    reading = hand.readings.ask("sto")
    if reading == "nasobene":
        return int(2 ** (tens - 1))
    return tens if reading == "linearni" else 1
