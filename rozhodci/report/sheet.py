"""The examined sheet for people: findings in order, what was not checked, the corrected sheet, the totals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rozhodci.report.layout import PIPE_WIDTH, joined, table, visible, wrap
from rozhodci.sheet.check import SheetReport
from rozhodci.sheet.model import Row, SheetFinding
from rozhodci.sheet.values import decimal, decimal_cell, shown
from rozhodci.words import counted, halves


def render(report: SheetReport, width: int = PIPE_WIDTH) -> str:
    """The whole text, ending with a newline."""
    lines = [*_headline(report, width), *_findings(report, width), *_remarks(report, width)]
    if not report.clean:
        lines += ["", "Opravený lístek", *_sheet(report, width)]
    return visible(joined([*lines, "", "Výsledky", *_totals(report, width)]))


def _headline(report: SheetReport, width: int) -> list[str]:
    count = counted(len(report.sheet.rows), "hra", "hry", "her")
    if report.clean:
        return wrap(f"Lístek je v pořádku ({count}, {report.rules.name}).", width)
    faults = counted(len(report.findings), "nález", "nálezy", "nálezů")
    return wrap(f"Lístek má {faults} ({count}, {report.rules.name}).", width)


def _findings(report: SheetReport, width: int) -> Iterator[str]:
    for number, finding in enumerate(report.findings, 1):
        yield from wrap(
            f"{_where(finding)}: {finding.text}. {_values(finding)}[{finding.cite}]", width, f"{number:3}. "
        )


def _where(finding: SheetFinding) -> str:
    return f"řádek {finding.row}, {finding.column}" if finding.row else f"lístek, {finding.column}"


def _values(finding: SheetFinding) -> str:
    parts = []
    if finding.found is not None:
        parts.append(f"Nalezeno: {shown(finding.found)}.")
    if finding.expected is not None:
        parts.append(f"Má být: {shown(finding.expected)}.")
    return " ".join(parts) + " " * bool(parts)


def _remarks(report: SheetReport, width: int) -> Iterator[str]:
    if report.remarks:
        yield ""
    for remark in report.remarks:
        yield from wrap(remark, width, "  – ", "    ")


def _sheet(report: SheetReport, width: int) -> list[str]:
    players, changes = report.sheet.players, report.corrected.changes
    rows = [("", *players)]
    rows += [
        (f"{row.number}.{'*' if row.number in changes else ' '}", *(_cell(row, p) for p in players))
        for row in report.corrected.sheet.rows
    ]
    notes = [line for number in sorted(changes) for line in _was(number, changes[number], width)]
    return [*table(rows, width, "r" * (len(players) + 1)), *notes]


def _was(row: int, changes: Sequence[SheetFinding], width: int) -> list[str]:
    """Corrections keep the old value."""
    said = ", ".join(f"{c.column} {shown(c.found) or 'prázdné'}" for c in changes)
    return wrap(f"{f'{row}. řádek' if row else 'součty'}, bylo: {said}", width, "  * ")


def _cell(row: Row, player: str) -> str:
    money = decimal_cell(row.amounts.get(player))
    return f"{money} ({halves(row.pb[player])} PB)" if row.pb.get(player) else money


def _totals(report: SheetReport, width: int) -> list[str]:
    rows = [("", "ZB", "PB", "SB")]
    rows += [(p, decimal(t.zb), halves(t.pb), decimal(t.sb)) for p, t in report.totals.items()]
    return table(rows, width, "lrrr")
