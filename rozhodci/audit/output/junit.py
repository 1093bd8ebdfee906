"""JUnit XML: a mismatch is a failure, an unusable case an error, what was not compared is skipped."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Iterator
from itertools import chain
from xml.sax.saxutils import escape, quoteattr

from rozhodci.audit.output import Chunks
from rozhodci.audit.output.words import differences
from rozhodci.audit.result import AGREES, DIFFERS, FAULTY, CaseResult
from rozhodci.audit.summary import Summary

_FORBIDDEN = re.compile("[^\t\n\r -\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_IN_MEMORY = 1 << 20


def render(chunks: Chunks, summary: Summary) -> Iterator[str]:
    """The counts stand at the head, so the cases wait in a temporary file until all are known."""
    with tempfile.SpooledTemporaryFile(_IN_MEMORY, "w+", encoding="utf-8", newline="\n") as waiting:
        tests = failures = errors = skipped = 0
        for r in chain.from_iterable(chunks):
            waiting.write(_case(r))
            tests += 1
            failures += r.state == DIFFERS
            errors += r.state == FAULTY
            skipped += r.state not in (AGREES, DIFFERS, FAULTY)
        counts = f'tests="{tests}" failures="{failures}" errors="{errors}" skipped="{skipped}"'
        yield f'<?xml version="1.0" encoding="UTF-8"?>\n<testsuites {counts}>\n'
        yield f'<testsuite name="rozhodci audit" {counts}>\n'
        waiting.seek(0)
        yield from waiting
        yield "</testsuite>\n</testsuites>\n"


def _case(r: CaseResult) -> str:
    head = f"<testcase classname={_attribute(r.file)} name={_attribute(r.case or r.file)}"
    if r.state == AGREES:
        return f"{head}/>\n"
    said = "; ".join(x for x in (differences(r.mismatches), r.reason) if x)
    if r.state in (DIFFERS, FAULTY):
        tag = "failure" if r.state == DIFFERS else "error"
        first = _attribute(said.partition("\n")[0])
        return f"{head}><{tag} type={_attribute(r.state)} message={first}>{escape(_clean(said))}</{tag}></testcase>\n"
    reason = f"{r.state}: {said}" if said else r.state
    return f"{head}><skipped message={_attribute(reason)}/></testcase>\n"


def _attribute(text: str) -> str:
    return quoteattr(_clean(text).replace("\n", " "))


def _clean(text: str) -> str:
    return _FORBIDDEN.sub("?", text)
