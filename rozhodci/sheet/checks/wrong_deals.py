"""The first wrong deal of a player in the kolo is free, each further one costs paušál 1 (ČSM čl. II/9; Křížový B/5).

Passing example: `poradi: 2` with two crowns to each. Failing examples: `poradi: 2` with no payment; the same player's
second wrong deal marked as the first.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rozhodci.sheet.cells import WRONG_DEAL
from rozhodci.sheet.model import SheetFinding

if TYPE_CHECKING:
    from rozhodci.sheet.audit import Audit


def check(audit: Audit) -> Iterator[SheetFinding]:
    """Wrong order, and a paušál that is missing or not due."""
    cite = audit.cite("chybne-rozdani")
    for look in audit.looks:
        note = next((n for n in look.row.renonce if n.code == WRONG_DEAL), None)
        if note is None or look.order is None or look.row.described:
            continue
        who, least, paid = note.player or "", look.order.least, any(look.row.amounts.values())
        if note.order is not None and note.order < least:
            text = f"{who}: na lístku je to aspoň {least}. chybné rozdání, zapsáno je {note.order}."
            yield SheetFinding(
                look.row.number, "renonc", WRONG_DEAL, str(note.order), str(least), cite, text.rstrip(".")
            )
        if look.order.sure and paid != (least > 1):
            text = (
                "paušál za druhé a další chybné rozdání chybí" if least > 1 else "první chybné rozdání je bez postihu"
            )
            yield SheetFinding(look.row.number, "castky", WRONG_DEAL, None, None, cite, f"{who}: {text}")
