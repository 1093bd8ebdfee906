"""All checks of one sheet, as a table of contents (spec 5, 5.1)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rozhodci.rulesets.model import Ruleset
from rozhodci.sheet.audit import Audit, examine
from rozhodci.sheet.checks import (
    amounts,
    dealing,
    pb,
    played,
    renonc,
    row_sum,
    signatures,
    sums,
    threshold,
    wrong_deals,
)
from rozhodci.sheet.corrected import Corrected, correct
from rozhodci.sheet.model import Sheet, SheetFinding
from rozhodci.sheet.totals import AUTO, Total, columns, rounding_of, totals


@dataclass(frozen=True, slots=True)
class SheetReport:
    """What `listek` says: findings in order of rows, remarks, the corrected sheet, the totals that follow from it."""

    sheet: Sheet
    rules: Ruleset
    findings: tuple[SheetFinding, ...]
    remarks: tuple[str, ...]
    corrected: Corrected
    totals: Mapping[str, Total]

    @property
    def clean(self) -> bool:
        return not self.findings


def check(sheet: Sheet, rules: Ruleset, rounding: str = AUTO) -> SheetReport:
    """Examine a sheet. `rounding`: one of ROUNDINGS. Never raises on a loaded sheet."""
    audit = examine(sheet, rules.with_rates(sheet.rates))
    in_rows = tuple(_rows(audit))
    corrected = correct(audit, in_rows, rounding)
    written, right = (_totals(audit, rows, rounding) for rows in (sheet, corrected.sheet))
    found = _in_order((*in_rows, *sums.check(audit, written, right)))
    return SheetReport(sheet, audit.rules, found, tuple(_remarks(audit)), correct(audit, found, rounding), right)


def _rows(audit: Audit) -> Iterator[SheetFinding]:
    yield from audit.sheet.findings
    for look in audit.looks:
        yield from look.faults
    for each in (row_sum, amounts, played, pb, threshold, renonc, dealing, wrong_deals, signatures):
        yield from each.check(audit)


def _in_order(findings: tuple[SheetFinding, ...]) -> tuple[SheetFinding, ...]:
    """By row, the sheet as a whole last; each finding once."""
    return tuple(sorted(dict.fromkeys(findings), key=lambda f: (not f.row, f.row)))


def _totals(audit: Audit, sheet: Sheet, rounding: str) -> dict[str, Total]:
    money = columns(sheet.players, (r.amounts for r in sheet.rows))
    points = columns(sheet.players, (r.pb for r in sheet.rows))
    return totals(sheet.players, money, points, rounding_of(audit.sheet, rounding, money))


def _remarks(audit: Audit) -> Iterator[str]:
    rules = audit.rules
    yield from rules.notes
    if rules.rates_note and any(look.endings for look in audit.looks):
        yield rules.rates_note
    for each in (amounts, dealing, signatures, sums):
        yield from each.remarks(audit)
