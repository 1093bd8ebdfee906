"""One line a case for people, then the summary."""

from __future__ import annotations

from collections.abc import Iterator

from rozhodci.audit.output import Chunks
from rozhodci.audit.output.words import differences, visible
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
    file, case = visible(r.file), visible(r.case)
    verdict = " ".join(x for x in (r.verdict, f"({r.code})" if r.code else "") if x)
    remarks = "; ".join(x for x in (differences(r.mismatches), _one_line(r, file)) if x)
    cells = (r.state.ljust(_STATE), file if not case else f"{file}: {case}", verdict, remarks)
    return _GAP.join(c for c in cells if c).rstrip()


def _one_line(r: CaseResult, file: str) -> str:
    """The located messages name the file themselves, which stands in the line already."""
    reason = r.reason if file == r.file else r.reason.replace(r.file, file)
    return " | ".join(line.removeprefix(f"{file}: ").removeprefix(f"{file}:") for line in reason.splitlines())
