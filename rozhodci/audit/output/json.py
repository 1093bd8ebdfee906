"""One JSON object: the cases, then the summary."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator

from rozhodci.audit.result import FORMAT, CaseResult, line
from rozhodci.audit.summary import Summary


def render(results: Iterable[CaseResult], summary: Summary) -> Iterator[str]:
    """Written case by case, so that memory does not grow; `souhrn` comes last because only then is it known."""
    yield f'{{\n  "format": {FORMAT},\n  "pripady": ['
    separator = "\n    "
    for r in results:
        yield separator + json.dumps(line(r), ensure_ascii=False, allow_nan=False)
        separator = ",\n    "
    end = "\n  ]" if separator.startswith(",") else "]"
    yield f'{end},\n  "souhrn": {json.dumps(summary.data(), ensure_ascii=False)}\n}}\n'
