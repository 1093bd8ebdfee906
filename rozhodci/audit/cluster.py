"""`--dask ADRESA`: the same unit of work on a running Dask cluster, through its executor interface (spec 5, 5.3)."""

from __future__ import annotations

from concurrent.futures import BrokenExecutor, Future
from typing import Any

from rozhodci.audit.chunk import Chunk
from rozhodci.audit.drive import Unit
from rozhodci.audit.result import CaseResult
from rozhodci.audit.work import work
from rozhodci.errors import UsageError

CHUNK = 128
AHEAD = 3
TIMEOUT = "5s"


class Cluster:
    """The workers behind a scheduler's address, which run `unit`. Raises UsageError where nobody answers."""

    def __init__(self, address: str, unit: Unit = work) -> None:
        self._unit = unit
        self._client = _client(address)
        self._executor = self._client.get_executor(pure=False, retries=0)
        workers = max(1, len(self._client.scheduler_info()["workers"]))
        self.window, self.size = workers * AHEAD, CHUNK

    def __enter__(self) -> Cluster:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_rest: object) -> None:
        self._executor.shutdown(wait=kind is None)
        self._client.close()

    def submit(self, chunk: Chunk) -> Future[list[CaseResult]]:
        future: Future[list[CaseResult]] = self._executor.submit(self._unit, chunk)
        return future

    def alone(self, chunk: Chunk) -> Future[list[CaseResult]]:
        """The scheduler keeps other tasks out of a death; it gives up after a few workers."""
        from distributed import KilledWorker

        future = self.submit(chunk)
        told: Future[list[CaseResult]] = Future()
        try:
            told.set_result(future.result())
        except KilledWorker as death:
            told.set_exception(BrokenExecutor(str(death)))
        except Exception as error:
            told.set_exception(error)
        return told

    def restart(self) -> None:
        """The cluster starts its own workers again."""


def _client(address: str) -> Any:
    try:
        from distributed import Client
    except ImportError:
        raise UsageError("K --dask je potřeba: pip install 'rozhodci[dask]'.") from None
    try:
        return Client(address, timeout=TIMEOUT, set_as_default=False)  # type: ignore[no-untyped-call,unused-ignore]
    except (OSError, ValueError, TypeError):
        raise UsageError(f"--dask {address}: na této adrese Dask neodpovídá.") from None
