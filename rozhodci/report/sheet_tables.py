"""Checked result tables: text, JSON and CSV."""

from __future__ import annotations

import json
from collections.abc import Iterator

from rozhodci.report.layout import PIPE_WIDTH, joined, visible, wrap
from rozhodci.report.sheet_json import points
from rozhodci.sheet.table_check import TableFinding, TableReport
from rozhodci.sheet.values import decimal
from rozhodci.sheet.write_csv import lines
from rozhodci.words import counted

FORMAT = 1


def text(report: TableReport, width: int = PIPE_WIDTH) -> str:
    """A line about all of them, then the findings."""
    return visible(joined([*wrap(_headline(report), width), *_findings(report, width)]))


def _headline(report: TableReport) -> str:
    tables = counted(len(report.tables), "tabulka", "tabulky", "tabulek")
    rows = counted(sum(len(t.rows) for t, _ in report.tables), "řádek", "řádky", "řádků")
    if report.clean:
        return f"V pořádku: {tables}, {rows}."
    return f"{counted(len(report.findings), 'nález', 'nálezy', 'nálezů')} ({tables}, {rows})."


def _findings(report: TableReport, width: int) -> Iterator[str]:
    for number, f in enumerate(report.findings, 1):
        where = f"tabulka {f.table}, {f.row}. {f.name} (řádek souboru {f.line}), {f.column}"
        found = f" Nalezeno: {decimal(f.found)}." if f.found is not None else ""
        due = f" Má být: {decimal(f.expected)}." if f.expected is not None else ""
        yield from wrap(f"{where}: {f.text}.{found}{due}", width, f"{number:3}. ")


def data(report: TableReport, ascii_only: bool = False) -> str:
    """One JSON object; numbers in points."""
    whole = {
        "format": FORMAT,
        "v_poradku": report.clean,
        "tabulek": len(report.tables),
        "radku": sum(len(t.rows) for t, _ in report.tables),
        "nalezy": [_finding(f) for f in report.findings],
    }
    return json.dumps(whole, ensure_ascii=ascii_only, indent=2, allow_nan=False) + "\n"


def _finding(f: TableFinding) -> dict[str, object]:
    return {
        "tabulka": f.table,
        "radek": f.row,
        "jmeno": f.name,
        "sloupec": f.column,
        "druh": f.kind,
        "nalezeno": None if f.found is None else points(f.found),
        "ma_byt": None if f.expected is None else points(f.expected),
    }


def csv(report: TableReport) -> str:
    """The tables themselves with a column for the findings."""
    rows: list[tuple[str, ...]] = []
    for number, (table, splits) in enumerate(report.tables, 1):
        rows.append(("tabulka", "poradi", "jmeno", "ZB", "PB", "SB", table.last, "nalez"))
        for i, (row, split) in enumerate(zip(table.rows, splits, strict=True), 1):
            place = row.rank or i
            said = "; ".join(f.text for f in report.findings if (f.table, f.line) == (number, row.line))
            numbers = ("", "", "", "") if split is None else _numbers(split.zb, split.pb, split.sb, split.last)
            rows.append((str(number), str(place), split.name if split else row.text, *numbers, said))
    return lines(rows)


def _numbers(*hundredths: int | None) -> tuple[str, ...]:
    return tuple("" if n is None else decimal(n) for n in hundredths)
