"""CSV that a Czech Excel and LibreOffice open as it is: byte order mark, semicolons, decimal commas."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable, Iterator

from rozhodci.audit.output import Chunks
from rozhodci.audit.output.words import differences
from rozhodci.audit.result import CaseResult
from rozhodci.audit.summary import Summary

COLUMNS = ("soubor", "pripad", "stav", "verdikt", "kod", "neshody", "duvod")
_NUMBER = re.compile(r"[+-]?[0-9]+(,[0-9]+)?")


def render(chunks: Chunks, summary: Summary) -> Iterator[str]:
    """A heading, then a row a case; no summary, so that every row is a case."""
    yield "\ufeff" + _rows([COLUMNS])
    for results in chunks:
        yield _rows(map(_cells, results))


def _cells(r: CaseResult) -> Iterator[str]:
    cells = (r.file, r.case, r.state, r.verdict, r.code, differences(r.mismatches), " ".join(r.reason.split()))
    return (guarded(c or "") for c in cells)


def guarded(cell: str) -> str:
    """A text that a spreadsheet would take for a formula gets an apostrophe; a number stays a number."""
    return f"'{cell}" if cell[:1] in "=+-@\t\r\n" and cell and not _NUMBER.fullmatch(cell) else cell


def _rows(rows: Iterable[Iterable[str]]) -> str:
    text = io.StringIO()
    csv.writer(text, delimiter=";", lineterminator="\r\n").writerows(rows)
    return text.getvalue()
