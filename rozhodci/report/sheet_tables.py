"""Checked result tables: text, JSON and CSV. Of several files each is under its name (`named`)."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

from rozhodci.report.layout import PIPE_WIDTH, joined, visible, wrap
from rozhodci.report.sheet_json import points
from rozhodci.sheet.table_check import TableFinding, TableReport
from rozhodci.sheet.table_model import ResultTable
from rozhodci.sheet.values import decimal
from rozhodci.sheet.write_csv import lines
from rozhodci.words import counted

FORMAT = 1
Checked = Sequence[tuple[str, TableReport]]
"""Files with what was found in them."""


def text(checked: Checked, named: bool = False, width: int = PIPE_WIDTH) -> str:
    """A line about all tables of a file, then the findings."""
    found: list[str] = []
    for file, report in checked:
        found += wrap(f"{file}: {_headline(report)}" if named else _headline(report), width)
        found += _findings(report, width)
    return visible(joined(found))


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


def data(checked: Checked, named: bool = False, ascii_only: bool = False) -> str:
    """One JSON object, where files are named a list; numbers in points."""
    whole = [{**({"soubor": file} if named else {}), **_data(report)} for file, report in checked]
    return json.dumps(whole if named else whole[0], ensure_ascii=ascii_only, indent=2, allow_nan=False) + "\n"


def _data(report: TableReport) -> dict[str, object]:
    return {
        "format": FORMAT,
        "v_poradku": report.clean,
        "tabulek": len(report.tables),
        "radku": sum(len(t.rows) for t, _ in report.tables),
        "nalezy": [_finding(f) for f in report.findings],
    }


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


def csv(checked: Checked, named: bool = False) -> str:
    """The tables themselves with a column for the findings."""
    whole = ((head, file, row) for file, report in checked for head, row in _rows(report))
    return lines((*(["soubor" if head else file] if named else []), *row) for head, file, row in whole)


def _rows(report: TableReport) -> Iterator[tuple[bool, tuple[str, ...]]]:
    """Each row, and whether it is a header."""
    for number, (table, splits) in enumerate(report.tables, 1):
        wide = _is_wide(table)
        yield True, ("tabulka", "poradi", "jmeno", "ZB", "PB", "SB", *([table.last] if wide else []), "nalez")
        for i, (row, split) in enumerate(zip(table.rows, splits, strict=True), 1):
            numbers = _numbers(split.numbers if split else (None,) * 4, wide)
            name = split.name if split else row.label
            yield False, (str(number), str(row.rank or i), name, *numbers, _said(report, number, row.line))
        for totals in table.totals:
            numbers = _numbers(totals.readings[0], wide)
            yield False, (str(number), "", totals.name, *numbers, _said(report, number, totals.line))


def _is_wide(table: ResultTable) -> bool:
    """Does a column stand after SB?"""
    return table.last != "SB"


def _said(report: TableReport, table: int, line: int) -> str:
    return "; ".join(f"{f.column}: {f.text}" for f in report.findings if (f.table, f.line) == (table, line))


def _numbers(hundredths: Sequence[int | None], wide: bool) -> tuple[str, ...]:
    return tuple("" if n is None else decimal(n) for n in hundredths[: 4 if wide else 3])
