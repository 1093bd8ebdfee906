"""Hands at the 50 PB threshold are described and signed by everybody concerned (ČSM čl. II/3; PB 2005; IV/6).

Reading: what one player writes for the hand counts, 50 and more or only above (výklad `pb-50`); concerned is everybody
at the table, the sitter pays as a defender. A renonc on such a hand must be said in the description.
Passing example: 64 PB, described, four signatures. Failing example: the same without a description.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rozhodci.case.words import fold
from rozhodci.rulesets.model import PbTable
from rozhodci.sheet.model import PB, Quantity, SheetFinding
from rozhodci.words import halves, listing

if TYPE_CHECKING:
    from rozhodci.sheet.audit import Audit, Look

DISCIPLINE = "jinak hrozí postih podle §8 Disciplinárního řádu"


def check(audit: Audit) -> Iterator[SheetFinding]:
    """Findings on hands that reach the threshold."""
    table = audit.rules.pb
    if table is None:
        return
    for look in audit.looks:
        most = max(look.row.pb.values(), default=0)
        if reached(look, table, most):
            yield from _hand(audit, look, most)


def reached(look: Look, table: PbTable, most: int) -> bool:
    """Is that many halves at the threshold?"""
    if most == table.threshold:
        return look.hand.readings.ask("pb-50") == "vcetne"
    return most > table.threshold


def _hand(audit: Audit, look: Look, most: int) -> Iterator[SheetFinding]:
    row, cite, amount = look.row, audit.cite("podpis"), Quantity(PB, most)
    if not row.description.strip() and not _only_amounts(audit, look):
        text = f"hra za {halves(most)} PB musí být popsána, {DISCIPLINE}"
        yield SheetFinding(row.number, "popis", "popis", None, None, cite, text)
    missing = [p for p in audit.sheet.players if p not in (row.signatures or ())]
    if missing and not _only_amounts(audit, look):
        text = f"hra za {halves(most)} PB: chybí podpis ({listing(missing)}), {DISCIPLINE}"
        found = listing(row.signatures) if row.signatures else None
        yield SheetFinding(row.number, "podpisy", "podpis", found, listing(audit.sheet.players), cite, text)
    if row.renonce and "renonc" not in fold(row.description):
        text = f"renonc ve hře za {halves(most)} PB musí být na lístku označen, o bodech rozhoduje rozhodčí"
        yield SheetFinding(row.number, "renonc", "renonc", amount, None, audit.cite("dusledky-6"), text)


def _only_amounts(audit: Audit, look: Look) -> bool:
    """A table of amounts has no place for a description."""
    return audit.sheet.csv and not audit.sheet.described
