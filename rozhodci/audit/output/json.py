"""One JSON object: the cases, then the summary."""

from __future__ import annotations

import json
from collections.abc import Iterator

from rozhodci.audit.output import Chunks
from rozhodci.audit.result import FORMAT, line
from rozhodci.audit.summary import Summary


def render(chunks: Chunks, summary: Summary) -> Iterator[str]:
    """Written as the cases come, so that memory does not grow; `souhrn` comes last because only then is it known."""
    yield f'{{\n  "format": {FORMAT},\n  "pripady": ['
    separator, end = "\n    ", "]"
    for results in filter(None, chunks):
        yield separator + ",\n    ".join(map(line, results))
        separator, end = ",\n    ", "\n  ]"
    yield f'{end},\n  "souhrn": {json.dumps(summary.data(), ensure_ascii=False)}\n}}\n'
