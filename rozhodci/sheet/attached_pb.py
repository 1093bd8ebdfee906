"""PB of a hand whose cards are attached: recomputed by the rules for rulings (spec 5, 5.1, check 4).

Reading: without the play a sto of somebody with a trump pair and another one may have been made on either.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from rozhodci.cards import Rank, card
from rozhodci.hand import Hand
from rozhodci.judge import judge
from rozhodci.parts.score import PAIR
from rozhodci.pb import award
from rozhodci.pb.no_claim.flek_hra import pairs
from rozhodci.replay import Announced
from rozhodci.rulesets.model import Ruleset
from rozhodci.ruling import Ruling
from rozhodci.sheet.audit import Look
from rozhodci.sheet.expected import Ending

STOS = ("sto", "sto-a-sedma")


def ruling_of(look: Look, rules: Ruleset, readings: Mapping[str, str]) -> Ruling | None:
    """The ruling of an attached case with its play; None where only cards are attached, or nothing."""
    case = look.row.attached
    return judge(case, rules, readings, alternatives=False) if case is not None and case.tricks else None


def recomputed(
    look: Look, ending: Ending, rules: Ruleset, readings: Mapping[str, str]
) -> tuple[Mapping[str, int], ...]:
    """Halves per player, for each pair the sto may stand on; none where the cards or the referee do not decide it."""
    if look.row.attached is None or rules.pb is None:
        return ()
    ruling = ruling_of(look, rules, readings)
    if ruling is not None:
        found = [ruling.pb]
    elif look.hand.play.hands:
        found = [award(hand, ending.decision, ending.settlement) for hand in _on_each_pair(look.hand, ending)]
    else:
        return ()
    open_ones = [f for f in found if f.state == "rozhodne-rozhodci"]
    return () if open_ones else tuple(f.proposal for f in found)


def _on_each_pair(hand: Hand, ending: Ending) -> Iterator[Hand]:
    """The hand with the trump pair announced first, and where there is a choice with another one."""
    yield hand
    if not any(r.part in STOS for r in ending.settlement.results):
        return
    for ob in hand.comments.obligations:
        suits = pairs(hand.play.hands.get(ob.announcer, ()))
        others = [s for s in suits if s is not hand.case.trump]
        if ob.part in STOS and others and len(others) < len(suits):
            first = Announced(ob.announcer, 1, 1, PAIR, card(others[0], Rank.KRAL))
            yield replace(hand, play=replace(hand.play, hlasky=(first,)))
            return
