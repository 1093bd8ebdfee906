"""Conduct that also concerns the Disciplinární řád: the ruling only points to it (ČSM čl. II/3, II/24, II/25)."""

from __future__ import annotations

from rozhodci.hand import Hand
from rozhodci.judging.outcome import Outcome

_DELIBERATE = "II/24"
"""Looking into other hands and showing one's cards deliberately; absence (II/25) has no code of its own."""


def discipline_notes(hand: Hand, done: Outcome) -> tuple[str, ...]:
    """One sentence for each reason to think of the Disciplinární řád."""
    notes = []
    broken = {hand.rules.catalogue[r.finding.code].variant(r.finding.when).basis for r in done.decision.renonce}
    if any(basis.split(" (")[0].endswith(_DELIBERATE) for basis in broken):
        what = "Nahlížení do cizích karet a jejich úmyslné ukázání (ČSM čl. II/24)"
        notes.append(f"{what} může být i věcí Disciplinárního řádu, §1.")
    if done.pb.must_describe:
        notes.append("Nepopsaná nebo nepodepsaná hra s takovými PB je věcí Disciplinárního řádu, §8 (ČSM čl. II/3).")
    return tuple(notes)
