"""Findings of a sheet as a table for a Czech spreadsheet."""

from __future__ import annotations

from rozhodci.sheet.check import SheetReport
from rozhodci.sheet.model import SheetFinding, Value
from rozhodci.sheet.values import shown
from rozhodci.sheet.write_csv import lines


def findings(report: SheetReport) -> str:
    """One finding a row."""
    head = ("radek", "sloupec", "druh", "nalezeno", "ma_byt", "clanek", "popis")
    return lines([head, *(_finding(f) for f in report.findings)])


def _finding(f: SheetFinding) -> tuple[str, ...]:
    return (str(f.row), f.column, f.kind, _value(f.found), _value(f.expected), f.cite, f.text)


def _value(value: Value) -> str:
    """A number without its unit, so that a spreadsheet can count with it."""
    return shown(value).removesuffix(" Kč").removesuffix(" PB")
