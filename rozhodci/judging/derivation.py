"""The reasoning in order: závazek, findings, which decides, complaint, then money and PB (spec 3 `oduvodneni`)."""

from __future__ import annotations

from rozhodci.hand import Hand
from rozhodci.judging.decide import effective
from rozhodci.judging.outcome import Outcome
from rozhodci.ruling import ComplaintRuling, Renonc, Step
from rozhodci.words import part as part_name


def steps(hand: Hand, done: Outcome, complaint: ComplaintRuling, proofs: tuple[Step, ...] = ()) -> tuple[Step, ...]:
    """All steps of the ruling; each has its article. `proofs`: what the solver adds to the findings."""
    return (
        *_obligation(hand),
        *(_finding(hand, r) for r in done.decision.renonce),
        *proofs,
        *_decisive(hand, done),
        *_complaint(hand, complaint, done),
        *done.settlement.steps,
        *done.pb.steps,
    )


def _obligation(hand: Hand) -> tuple[Step, ...]:
    if not hand.comments.obligations:
        return ()
    trump = f", trumf {hand.case.trump.word}" if hand.case.trump else ""
    parts = ", ".join(_part(hand, o.key, o.part, o.announcer) for o in hand.comments.obligations)
    return (Step(f"závazek: {parts}{trump}", f"aktér {hand.table.akter}", hand.rules.cite("fleky")),)


def _part(hand: Hand, key: str, part: str, announcer: str) -> str:
    level = hand.comments.levels.get(key, 0)
    proti = f" proti ({announcer})" if announcer != hand.table.akter else ""
    return f"{part_name(part)}{proti}" + (f" (fleky {level})" if level else "")


_CLASS = {
    "ve-hre": "renonc ve hře",
    "technicky": "technický renonc",
    "rozhodci": "rozhodne rozhodčí",
    "neni": "není renonc",
}


def _finding(hand: Hand, r: Renonc) -> Step:
    value = _CLASS[r.klass] + (f", paušál {r.pausal}" if r.pausal and r.klass in ("ve-hre", "technicky") else "")
    return Step(_with_basis(hand, r), value, r.cite)


def _with_basis(hand: Hand, r: Renonc) -> str:
    """The finding with the article of the duty that was broken, where the catalogue names it beside the class."""
    basis = hand.rules.catalogue[r.finding.code].variant(r.finding.when).basis
    if not basis or basis == r.cite or basis in r.finding.text:
        return r.finding.text
    return f"{r.finding.text.removesuffix('.')} ({basis})."


OWN_WORDS = ("koruna", "krizovy")
"""Where several renonce count side by side or the hand is played out, the settlement says which loses what."""


def _decisive(hand: Hand, done: Outcome) -> tuple[Step, ...]:
    r = done.decision.deciding
    if r is None or hand.rules.discipline in OWN_WORDS:
        return ()
    several = sum(effective(x) == "ve-hre" for x in done.decision.renonce) > 1
    text = "rozhoduje první renonc ve hře, pozdější se nepočítají" if several else "rozhoduje tento renonc"
    side = "strana aktéra" if r.side is not None and r.side.value == "akter" else "obrana"
    topic = "prvni-renonc" if several else "dusledky-2"
    return (
        Step(
            f"{text}: {r.finding.who} ({hand.rules.catalogue[r.finding.code].name})",
            f"prohrává {side}",
            hand.rules.cite(topic),
        ),
    )


def _complaint(hand: Hand, complaint: ComplaintRuling, done: Outcome) -> tuple[Step, ...]:
    if complaint.state == "zadna":
        return ()
    topic = "opozdena" if complaint.state == "opozdena" else "reklamace"
    return (Step(f"námitka: {complaint.reason}", complaint.state, hand.rules.cite(topic)),)
