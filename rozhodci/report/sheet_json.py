"""The examined sheet as JSON (spec 5, 5.2). Amounts of hands in haléře, ZB, PB and SB in points."""

from __future__ import annotations

import json
from typing import Any

from rozhodci.report.json import pb_number
from rozhodci.sheet.check import SheetReport
from rozhodci.sheet.model import HAL, PB, Quantity, SheetFinding, Value
from rozhodci.sheet.totals import Total

FORMAT = 1


def render(report: SheetReport, ascii_only: bool = False) -> str:
    """One indented object ending with a newline."""
    return json.dumps(to_data(report), ensure_ascii=ascii_only, indent=2, allow_nan=False) + "\n"


def to_data(report: SheetReport) -> dict[str, Any]:
    """Findings in order, totals of the corrected sheet, what was not checked."""
    return {
        "format": FORMAT,
        "v_poradku": report.clean,
        "nalezy": [_finding(f) for f in report.findings],
        "soucty": {player: _total(total) for player, total in report.totals.items()},
        "poznamky": list(report.remarks),
    }


def _finding(finding: SheetFinding) -> dict[str, Any]:
    return {
        "radek": finding.row,
        "sloupec": finding.column,
        "druh": finding.kind,
        "nalezeno": plain(finding.found),
        "ma_byt": plain(finding.expected),
        "clanek": finding.cite,
    }


def plain(value: Value) -> int | float | str | None:
    """A value as JSON has it."""
    if not isinstance(value, Quantity):
        return value
    if value.unit == HAL:
        return value.number
    return pb_number(value.number) if value.unit == PB else points(value.number)


def points(hundredths: int) -> int | float:
    """`300` -> 3, `40` -> 0.4."""
    return hundredths // 100 if hundredths % 100 == 0 else hundredths / 100


def _total(total: Total) -> dict[str, int | float]:
    return {"zb": points(total.zb), "pb": pb_number(total.pb), "sb": points(total.sb)}
