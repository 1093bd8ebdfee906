"""JSON Lines: a case a line and nothing else (spec 5, 5.2)."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator

from rozhodci.audit.result import CaseResult, line
from rozhodci.audit.summary import Summary


def render(results: Iterable[CaseResult], summary: Summary) -> Iterator[str]:
    """Separators as in the spec's example."""
    return (json.dumps(line(r), ensure_ascii=False, allow_nan=False) + "\n" for r in results)
