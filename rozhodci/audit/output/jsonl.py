"""JSON Lines: a case a line and nothing else (spec 5, 5.2)."""

from __future__ import annotations

from collections.abc import Iterator

from rozhodci.audit.output import Chunks
from rozhodci.audit.result import line
from rozhodci.audit.summary import Summary


def render(chunks: Chunks, summary: Summary) -> Iterator[str]:
    """Separators as in the spec's example."""
    return ("".join([line(r) + "\n" for r in results]) for results in chunks)
