"""Chunks through an engine and back in order, with never more than a few of them in memory (spec 5, 5.3).

A worker that dies takes its pool with it: the chunks then under way run a second time, one case at a time, and the case
that kills its worker again is named.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import BrokenExecutor, Future
from itertools import islice
from typing import Protocol

from rozhodci.audit.chunk import Chunk, Settings, Source
from rozhodci.audit.result import CaseResult, faulty
from rozhodci.audit.work import crash_text, work
from rozhodci.errors import RozhodciError

Results = list[CaseResult]
Unit = Callable[[Chunk], Results]
MAX_CHUNK_BYTES = 4_000_000
KILLER = "posuzování tohoto případu ukončilo pracovní proces; ostatní případy tím nejsou dotčeny."


class LostError(RozhodciError):
    """The workers are gone for good, and with them what was under way."""


class Engine(Protocol):
    """Where chunks are worked on. `window` = how many may be under way, `size` = cases in a chunk."""

    window: int
    size: int

    def submit(self, chunk: Chunk) -> Future[Results]:
        """Start a chunk. Raises BrokenExecutor where the workers are dead."""

    def alone(self, chunk: Chunk) -> Future[Results]:
        """Start a chunk of one where its death does no other harm."""

    def restart(self) -> None:
        """New workers after a death."""


def chunks(sources: Iterator[Source], settings: Settings, size: int) -> Iterator[Chunk]:
    """Sources in rows of `size`, shorter where they are large."""
    row: list[Source] = []
    weight = 0
    for source in sources:
        row.append(source)
        weight += len(source.content)
        if len(row) >= size or weight >= MAX_CHUNK_BYTES:
            yield Chunk(tuple(row), settings)
            row, weight = [], 0
    if row:
        yield Chunk(tuple(row), settings)


def in_order(work_list: Iterable[Chunk], engine: Engine) -> Iterator[tuple[Chunk, Results]]:
    """Each chunk with its results, in the order given."""
    under_way: deque[tuple[Chunk, Future[Results] | None]] = deque()
    rest = iter(work_list)
    while True:
        for chunk in islice(rest, engine.window - len(under_way)):
            under_way.append((chunk, _started(chunk, engine)))
        if not under_way:
            return
        chunk, future = under_way.popleft()
        yield chunk, _finished(chunk, future, engine)


def serial(work_list: Iterable[Chunk]) -> Iterator[tuple[Chunk, Results]]:
    """The same in this very process."""
    return ((chunk, work(chunk)) for chunk in work_list)


def _started(chunk: Chunk, engine: Engine) -> Future[Results] | None:
    """None where the workers died before they could be told, the fresh ones too: its cases are done one by one."""
    for _ in range(2):
        try:
            return engine.submit(chunk)
        except BrokenExecutor:
            engine.restart()
    return None


def _finished(chunk: Chunk, future: Future[Results] | None, engine: Engine) -> Results:
    try:
        if future is not None:
            return future.result()
    except LostError:
        raise
    except Exception:  # the worker died, or what it sent back cannot be read
        pass
    return [result for source in chunk.sources for result in _alone(source, chunk.settings, engine)]


def _alone(source: Source, settings: Settings, engine: Engine) -> Results:
    try:
        return engine.alone(Chunk((source,), settings)).result()
    except BrokenExecutor:
        return [faulty(source.number, source.name, f"{source.name}:{source.line}: {KILLER}", crashed=True)]
    except LostError:
        raise
    except Exception as error:
        return [faulty(source.number, source.name, crash_text(error), crashed=True)]
