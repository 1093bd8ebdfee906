"""One line a case for people, then the summary."""

from __future__ import annotations

from collections.abc import Iterator

from rozhodci.audit.output import Chunks
from rozhodci.audit.output.words import differences
from rozhodci.audit.result import STATES, CaseResult
from rozhodci.audit.summary import Summary

_STATE = max(map(len, STATES))
_GAP = "  "


def render(chunks: Chunks, summary: Summary) -> Iterator[str]:
    """Columns: state, file, case, verdict with code, what differs. No column is cut."""
    blank = ""
    for results in filter(None, chunks):
        yield "".join([f"{_row(r)}\n" for r in results])
        blank = "\n"
    yield blank + "".join(f"{line}\n" for line in summary.lines())


def _row(r: CaseResult) -> str:
    verdict = " ".join(x for x in (r.verdict, f"({r.code})" if r.code else "") if x)
    remarks = "; ".join(x for x in (differences(r.mismatches), _one_line(r)) if x)
    cells = (r.state.ljust(_STATE), r.file if not r.case else f"{r.file}: {r.case}", verdict, remarks)
    return _GAP.join(c for c in cells if c).rstrip()


def _one_line(r: CaseResult) -> str:
    """The located messages name the file themselves, which stands in the line already."""
    return " | ".join(line.removeprefix(f"{r.file}: ").removeprefix(f"{r.file}:") for line in r.reason.splitlines())
