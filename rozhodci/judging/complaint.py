"""What becomes of the complaint (ČSM čl. V/1-2; koruna F/1; křížový D/5; spec 1, 1.6; spec 3 `namitka`)."""

from __future__ import annotations

from rozhodci.case.model import Complaint
from rozhodci.hand import Hand
from rozhodci.judging.decide import effective
from rozhodci.judging.outcome import Outcome
from rozhodci.ruling import ComplaintRuling, Decision, Renonc


def assess(hand: Hand, done: Outcome) -> ComplaintRuling:
    """The state of the complaint and one sentence why."""
    c, decision = hand.case.complaint, done.decision
    if c is None:
        return ComplaintRuling("zadna", "námitka nebyla vznesena")
    aimed = _aimed(c, decision)
    if decision.late and not any(r.finding.late_ok for _, r in aimed):
        return ComplaintRuling("opozdena", f"{c.raised_by}: námitka přišla až {_WHEN[c.when]}")
    if not aimed:
        return _nothing_found(hand, c, decision)
    return _found(hand, c, done, aimed)


_WHEN = {
    "behem-hry": "během hry",
    "pred-skladanim": "před skládáním karet",
    "po-zahajeni-skladani": "po zahájení skládání karet",
    "po-slozeni": "po složení karet",
}


def _aimed(c: Complaint, decision: Decision) -> list[tuple[int, Renonc]]:
    """Renonce the complaint speaks of: of the accused, of the trick and kind he names where there are such."""
    found = [(i, r) for i, r in enumerate(decision.renonce) if r.klass != "neni" and c.against in (None, r.finding.who)]
    in_trick = [x for x in found if c.trick is None or x[1].finding.trick == c.trick]
    of_kind = [x for x in in_trick if c.kind in (None, x[1].finding.code)]
    return of_kind or in_trick or found


def _nothing_found(hand: Hand, c: Complaint, decision: Decision) -> ComplaintRuling:
    stopped = hand.play.stopped
    if stopped is not None and (c.trick is None or c.trick >= stopped[0]):
        text = f"zdvihy od {stopped[0]}. nelze posoudit, záznam karet nesedí"
        return ComplaintRuling("nelze-posoudit", text)
    if c.trick is not None and c.trick > len(hand.play.tricks):
        return ComplaintRuling("nelze-posoudit", f"{c.trick}. zdvih v záznamu není")
    who = f"{c.against}: " if c.against else ""
    rest = "; rozhoduje renonc jiného hráče" if decision.decisive is not None else ""
    return ComplaintRuling("zamitnuta", f"{who}žádný renonc nebyl shledán{rest}")


def _found(hand: Hand, c: Complaint, done: Outcome, aimed: list[tuple[int, Renonc]]) -> ComplaintRuling:
    first = done.decision.decisive
    index, renonc = next((x for x in aimed if x[0] == first), aimed[0])
    name = hand.rules.catalogue[renonc.finding.code].name
    where = f", {renonc.finding.trick}. zdvih" if renonc.finding.trick else ""
    text = f"{renonc.finding.who or 'hráč'}: {name}{where}"
    if c.kind is not None and c.kind != renonc.finding.code:
        text += " (správné určení místo namítaného)"
    elif c.trick is not None and renonc.finding.trick not in (None, c.trick):
        text += " (správný zdvih místo namítaného)"
    counts = index == first or any(t.renonc == index for t in done.settlement.transfers)
    if first is not None and not counts and effective(renonc) == "ve-hre":
        return ComplaintRuling("potvrzena-neni-prvni", f"{text}; rozhoduje však dřívější renonc")
    if renonc.klass == "rozhodci":
        text += "; zda jde o renonc, rozhodne rozhodčí"
    return ComplaintRuling("potvrzena", text)
