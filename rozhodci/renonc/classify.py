"""From findings to classified renonce: the catalogue's row, what repeats what, and the order in time (spec 2, 2.9)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from rozhodci.hand import Hand
from rozhodci.renonc.common import REFEREE, REFEREE_ALONE
from rozhodci.ruling import PHASES, Finding, Renonc

DUTIES = frozenset({"nepriznani-barvy", "neprebiti", "nezatrumfovani", "predcasna-sedma"})
"""Offences that a whole trick in the record shows or refutes."""

TURNS = frozenset({"nespravne-vyneseni", "predhozeni"})


def classified(hand: Hand, finding: Finding) -> Renonc:
    """The finding with the class, paušál, article and penalty row of the ruleset."""
    row = hand.rules.catalogue[finding.code].variant(finding.when)
    side = hand.side(finding.who) if finding.who and hand.table.akter else None
    if finding.when == REFEREE_ALONE:
        return Renonc(finding, side, "rozhodci", 0, hand.rules.cite("rozhodci"))
    if finding.when == REFEREE and row.klass != "rozhodci":
        proposed = row.klass if row.klass != "neni" else ""
        return Renonc(finding, side, "rozhodci", row.pausal, hand.rules.cite("rozhodci"), proposed, row.group)
    return Renonc(finding, side, row.klass, row.pausal, row.cite, row.proposed, row.group)


def in_time(hand: Hand, renonce: Iterable[Renonc]) -> tuple[Renonc, ...]:
    """Phase, trick, card; at one moment P2 before P1, then the order of the catalogue."""
    found = tuple(renonce)
    if len(found) < 2:
        return found
    order = {code: i for i, code in enumerate(hand.rules.catalogue)}

    def moment(r: Renonc) -> tuple[int, int, int, int, int]:
        f = r.finding
        between = 2 * f.after + 1 if f.after is not None else 2 * f.place if f.place is not None else 0
        return PHASES.index(f.phase), f.trick or 0, between, -r.pausal, order[f.code]

    return tuple(sorted(found, key=moment))


def without_repeats(hand: Hand, findings: Sequence[Finding]) -> list[Finding]:
    """Facts that only say what the record proves are left out; what the record only suggests gives way to a fact."""
    facts = [f for f in findings if f.source == "udalost"]
    if not facts:
        return list(findings)
    shown = [f for f in findings if f.source != "udalost"]
    proved = [f for f in shown if f.when not in (REFEREE, REFEREE_ALONE)]
    new = [f for f in facts if not any(_same(f, p) for p in proved)]
    proposed = [f for f in shown if f not in proved and not any(_same(fact, f) for fact in facts)]
    return [*proved, *proposed, *(_believed(hand, f) for f in new)]


def _believed(hand: Hand, fact: Finding) -> Finding:
    """The fact as stated; where the record holds that whole trick without such a fault, for the referee."""
    complete = {t.number for t in hand.play.tricks if t.complete}
    if fact.code not in DUTIES or fact.trick not in complete:
        return fact
    return replace(fact, when=REFEREE, text=f"{fact.text.rstrip('.')}; zapsaný zdvih to však neukazuje.")


def _same(fact: Finding, proved: Finding) -> bool:
    """The same player's same fault; a card fault of one trick may have been given a wrong name."""
    if fact.who not in (None, proved.who) or fact.trick not in (None, proved.trick):
        return False
    misnamed = fact.trick is not None and {fact.code, proved.code} <= DUTIES | TURNS
    return fact.code == proved.code or misnamed
