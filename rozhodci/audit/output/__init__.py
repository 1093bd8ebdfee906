"""Forms of an audit's result, one a file, each with `render(chunks, summary)`: texts to be written one after another.

The results come in chunks, each of which makes one text, and are filtered already; the summary counts all cases and is
complete once the results are used up.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib import import_module

from rozhodci.audit.result import CaseResult
from rozhodci.audit.summary import Summary

FORMATS = ("table", "json", "jsonl", "csv", "junit")

Chunks = Iterable[Sequence[CaseResult]]
Render = Callable[[Chunks, Summary], Iterator[str]]


def renderer(name: str) -> Render:
    """The form of that name."""
    render: Render = import_module(f"rozhodci.audit.output.{name}").render
    return render
