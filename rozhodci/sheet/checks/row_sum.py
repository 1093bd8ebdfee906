"""Every row sums to zero: what one pays another gets (spec 5, 5.1, check 1; ČSM čl. II/2).

Passing example: +1,80 and three times −0,60. Failing example: +1,80, −0,60, −0,60 and 0: 0,60 is left over.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rozhodci.sheet.model import HAL, Quantity, SheetFinding

if TYPE_CHECKING:
    from rozhodci.sheet.audit import Audit


def check(audit: Audit) -> Iterator[SheetFinding]:
    """A finding for each row whose amounts do not cancel."""
    for row in audit.sheet.rows:
        total = sum(row.amounts.values())
        if total:
            text = "částky řádku se nevyrovnávají"
            cite = audit.cite("podily")
            yield SheetFinding(row.number, "soucet", "soucet-radku", Quantity(HAL, total), Quantity(HAL, 0), cite, text)
