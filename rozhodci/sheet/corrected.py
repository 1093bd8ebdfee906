"""The corrected sheet: what can be computed replaces what was written, each change is kept beside it (spec 5, 5.1)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rozhodci.sheet.audit import Audit, Look
from rozhodci.sheet.model import HAL, PB, Quantity, Row, Sheet, SheetFinding
from rozhodci.sheet.totals import as_sums, columns, rounding_of, totals


@dataclass(frozen=True, slots=True)
class Corrected:
    """The sheet as it should be, and per row (0 = sums) the findings that were put right."""

    sheet: Sheet
    changes: dict[int, tuple[SheetFinding, ...]]


def correct(audit: Audit, findings: tuple[SheetFinding, ...], rounding: str) -> Corrected:
    """Amounts, PB and dealers with one right value; sums anew from the corrected rows."""
    changes: dict[int, tuple[SheetFinding, ...]] = {}
    rows = []
    for look in audit.looks:
        own = tuple(f for f in findings if f.row == look.row.number and _can_be_put_right(f))
        rows.append(_row(audit, look, own))
        if own:
            changes[look.row.number] = own
    sums = tuple(f for f in findings if f.row == 0 and f.kind in ("soucet-sloupce", "sb"))
    if sums:
        changes[0] = sums
    sheet = replace(audit.sheet, rows=tuple(rows), findings=())
    money = columns(sheet.players, (r.amounts for r in sheet.rows))
    pb = columns(sheet.players, (r.pb for r in sheet.rows))
    whole = totals(sheet.players, money, pb, rounding_of(audit.sheet, rounding, money))
    return Corrected(replace(sheet, sums={p: as_sums(t) for p, t in whole.items()}), changes)


def _can_be_put_right(finding: SheetFinding) -> bool:
    if finding.kind in ("castka", "pb"):
        return isinstance(finding.expected, Quantity)
    return finding.kind == "rozdavani" and isinstance(finding.expected, str) and finding.found != finding.expected


def _row(audit: Audit, look: Look, changes: tuple[SheetFinding, ...]) -> Row:
    row = look.row
    amounts, pb = dict(row.amounts), dict(row.pb)
    for change in changes:
        if isinstance(change.expected, Quantity) and change.expected.unit == HAL:
            amounts[change.column] = change.expected.number
        elif isinstance(change.expected, Quantity) and change.expected.unit == PB:
            pb[change.column.removeprefix("PB ")] = change.expected.number
    dealer = look.dealer if any(c.kind == "rozdavani" for c in changes) else row.dealer
    pb = {p: n for p, n in pb.items() if n}
    return replace(row, amounts=amounts, pb=pb, dealer=dealer)
