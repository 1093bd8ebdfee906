"""The default engine: a pool of processes on this machine.

They start afresh (`spawn`) as on every system; on Linux, while this process has no other thread, as its copies
(`fork`), which takes no time. Only the parent writes, and it keeps nothing unwritten, so a copy has nothing to repeat.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor

from rozhodci.audit.chunk import Chunk
from rozhodci.audit.drive import Unit
from rozhodci.audit.result import CaseResult
from rozhodci.audit.work import work

CHUNK = 64
"""Cases handed over at once: with fewer the handing over shows, with more the last worker is waited for."""
AHEAD = 3
"""Chunks under way for each worker: one in work, the others waiting so that nobody idles."""


class Pool:
    """`jobs` worker processes that run `unit`, and one more for suspects. Use as a context manager."""

    def __init__(self, jobs: int, unit: Unit = work) -> None:
        self.window, self.size = jobs * AHEAD, CHUNK
        self._unit = unit
        self._jobs = jobs
        self._main: ProcessPoolExecutor | None = None
        self._lone: ProcessPoolExecutor | None = None

    def __enter__(self) -> Pool:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_rest: object) -> None:
        """Interrupted, the workers are ended: what is under way is not wanted any more.

        Then too the executors are waited for: left to themselves, they may fall over the end of the interpreter.
        """
        if kind is not None:
            for child in multiprocessing.active_children():
                child.terminate()
        for executor in (self._main, self._lone):
            if executor is not None:
                executor.shutdown(wait=True, cancel_futures=True)

    def submit(self, chunk: Chunk) -> Future[list[CaseResult]]:
        if self._main is None:
            self._main = _started(self._jobs)
        return self._main.submit(self._unit, chunk)

    def alone(self, chunk: Chunk) -> Future[list[CaseResult]]:
        if self._lone is None:
            self._lone = _started(1)
        try:
            return self._lone.submit(self._unit, chunk)
        except BrokenExecutor:
            self._lone = _started(1)
            return self._lone.submit(self._unit, chunk)

    def restart(self) -> None:
        if self._main is not None:
            self._main.shutdown(wait=False, cancel_futures=False)
        self._main = None


def _started(jobs: int) -> ProcessPoolExecutor:
    """Workers that leave Ctrl-C to the parent, also while they are still starting."""
    with _uninterrupted():
        executor = ProcessPoolExecutor(jobs, multiprocessing.get_context(_method()), _begun)
        for _ in range(jobs):
            executor.submit(_calm)
    return executor


def _method() -> str:
    """A copy of a process with threads could wait for ever for a lock that one of them held."""
    return "fork" if sys.platform == "linux" and threading.active_count() == 1 else "spawn"


def _begun() -> None:
    """Runs in the worker before its first chunk."""
    _calm()
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _calm() -> None:
    """Ctrl-C is the parent's; a worker that is told to end does so at once, whatever it is in."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)


def _end_with_parent() -> None:
    """A parent that was killed tells nobody: its workers would wait for chunks for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@contextlib.contextmanager
def _uninterrupted() -> Iterator[None]:
    """Children inherit that Ctrl-C is ignored; only the main thread may set it."""
    try:
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    except ValueError:
        yield
        return
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
