"""Which renonc decides the hand and which paušály are paid (ČSM čl. IV, důsledky 1-4; spec 2, 2.3 and 2.9).

Only the earliest renonc ve hře decides; technical ones add up. Faults before there is a závazek and faults after the
hand cost their paušál only. Too late a complaint leaves nothing but the faults that are never late (čl. V/2).
"""

from __future__ import annotations

from collections.abc import Sequence

from rozhodci.case.model import Complaint
from rozhodci.ruling import Decision, Renonc

LOSING_PHASES = ("talon", "komentovani", "sehravka")
_TOO_LATE = {
    "licitovany": ("po-zahajeni-skladani", "po-slozeni"),
    "voleny": ("po-zahajeni-skladani", "po-slozeni"),
    "koruna": ("po-slozeni",),
    "krizovy": ("po-slozeni",),
}
"""From when on a complaint is refused: ČSM V/2 collecting started; koruna F/1, křížový D/5 cards stacked."""


def too_late(discipline: str, complaint: Complaint | None) -> bool:
    """Did the complaint come after its time?"""
    return complaint is not None and complaint.when in _TOO_LATE[discipline]


def decide(renonce: Sequence[Renonc], late: bool) -> Decision:
    """The decision on findings in order of time."""
    decisive: int | None = None
    fees = []
    for i, renonc in enumerate(renonce):
        if late and not renonc.finding.late_ok:
            continue
        if costs_fee_only(renonc):
            fees.append(i)
        elif decisive is None and loses_hand(renonc):
            decisive = i
    return Decision(tuple(renonce), decisive, tuple(fees), late)


def effective(renonc: Renonc) -> str:
    """The class whose consequences are computed: the catalogue's, or the one proposed to the referee."""
    return renonc.proposed if renonc.klass == "rozhodci" else renonc.klass


def loses_hand(renonc: Renonc) -> bool:
    """A renonc ve hře by a known player while there is a hand to lose."""
    return effective(renonc) == "ve-hre" and renonc.side is not None and renonc.finding.phase in LOSING_PHASES


def costs_fee_only(renonc: Renonc) -> bool:
    """Technical, or ve hře where there is no hand to lose."""
    return effective(renonc) == "technicky" or (effective(renonc) == "ve-hre" and not loses_hand(renonc))
