"""PB of a hand whose cards are attached: recomputed by the rules for rulings (spec 5, 5.1, check 4)."""

from __future__ import annotations

from collections.abc import Mapping

from rozhodci.judge import judge
from rozhodci.pb import award
from rozhodci.pb.no_claim.flek_hra import pairs
from rozhodci.rulesets.model import Ruleset
from rozhodci.ruling import PbRuling, Ruling
from rozhodci.sheet.audit import Look
from rozhodci.sheet.expected import Ending


def ruling_of(look: Look, rules: Ruleset, readings: Mapping[str, str]) -> Ruling | None:
    """The ruling of an attached case with its play; None where only cards are attached, or nothing."""
    case = look.row.attached
    return judge(case, rules, readings, alternatives=False) if case is not None and case.tricks else None


def recomputed(look: Look, ending: Ending, rules: Ruleset, readings: Mapping[str, str]) -> Mapping[str, int] | None:
    """Halves per player; None where the cards do not decide it or the referee has to."""
    if look.row.attached is None or rules.pb is None:
        return None
    ruling = ruling_of(look, rules, readings)
    if ruling is not None:
        return _decided(ruling.pb)
    if look.hand.play.hands == {} or _on_which_pair(look, ending):
        return None
    return _decided(award(look.hand, ending.decision, ending.settlement))


def _decided(found: PbRuling) -> Mapping[str, int] | None:
    return None if found.state == "rozhodne-rozhodci" else found.proposal


def _on_which_pair(look: Look, ending: Ending) -> bool:
    """Without the play a sto of somebody with a trump pair and another one may have been made on either."""
    if not any(r.part in ("sto", "sto-a-sedma") for r in ending.settlement.results):
        return False
    for ob in look.hand.comments.obligations:
        suits = pairs(look.hand.play.hands.get(ob.announcer, ()))
        if ob.part in ("sto", "sto-a-sedma") and look.hand.case.trump in suits and len(suits) > 1:
            return True
    return False
