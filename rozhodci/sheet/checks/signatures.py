"""The sheet as a whole: signed by every player, kept by a zapisovatel from the table (ČSM čl. II/3; Křížový B/1).

A table (CSV) without those rows is not examined for them; that is said.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rozhodci.sheet.model import WHOLE_SHEET, SheetFinding
from rozhodci.words import listing

if TYPE_CHECKING:
    from rozhodci.sheet.audit import Audit


def check(audit: Audit) -> Iterator[SheetFinding]:
    """Missing signatures, missing scribe."""
    sheet, cite = audit.sheet, audit.cite("listek")
    missing = [p for p in sheet.players if p not in (sheet.signatures or ())]
    if missing and not (sheet.csv and sheet.signatures is None):
        found = listing(sheet.signatures) if sheet.signatures else None
        text = f"na lístku chybí podpis: {listing(missing)}"
        yield SheetFinding(WHOLE_SHEET, "podpisy", "podpis", found, listing(sheet.players), cite, text)
    if sheet.scribe is None and not sheet.csv:
        yield SheetFinding(WHOLE_SHEET, "zapisovatel", "udaj", None, None, cite, "chybí zapisovatel")


def remarks(audit: Audit) -> Iterator[str]:
    """What a table does not have."""
    if audit.sheet.csv and audit.sheet.signatures is None:
        yield "Podpisy lístku se nekontrolují: v tabulce chybí řádek podpisy."
    if audit.sheet.csv and audit.sheet.scribe is None:
        yield "Zapisovatel se nekontroluje: v tabulce chybí řádek zapisovatel."
