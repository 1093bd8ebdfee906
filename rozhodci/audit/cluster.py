"""`--dask ADRESA`: the same unit of work on a running Dask cluster, through its executor interface (spec 5, 5.3)."""

from __future__ import annotations

import logging
from concurrent.futures import BrokenExecutor, Future, wait
from typing import Any

from rozhodci.audit.chunk import Chunk
from rozhodci.audit.drive import LostError, Unit
from rozhodci.audit.result import CaseResult
from rozhodci.audit.work import work
from rozhodci.errors import UsageError

CHUNK = 128
AHEAD = 3
TIMEOUT = "5s"
LOOK = 1.0
"""Seconds between two looks whether the scheduler is still there while a result is awaited."""


class Cluster:
    """The workers behind a scheduler's address, which run `unit`. Raises UsageError where nobody answers."""

    def __init__(self, address: str, unit: Unit = work) -> None:
        self._unit = unit
        self._address = address
        self._client = _client(address)
        self._executor = self._client.get_executor(pure=False, retries=0)
        self._line = self._client.scheduler_comm
        workers = max(1, len(self._client.scheduler_info()["workers"]))
        self.window, self.size = workers * AHEAD, CHUNK

    def __enter__(self) -> Cluster:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_rest: object) -> None:
        """Where the scheduler is gone there is nobody to say goodbye to: the client would wait for him."""
        if not self._gone():
            self._executor.shutdown(wait=kind is None)
            self._client.close()

    def submit(self, chunk: Chunk) -> Future[list[CaseResult]]:
        try:
            return _Awaited(self._executor.submit(self._unit, chunk), self)
        except Exception:
            self.check()
            raise

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

    def check(self) -> None:
        """Raises LostError where the scheduler is gone."""
        if self._gone():
            raise LostError(
                f"Dask na adrese {self._address} přestal odpovídat, audit není celý. Rada: až zase poběží, spusťte"
                " audit znovu; s --pokracuj STAV se posouzené nepočítá podruhé."
            )

    def _gone(self) -> bool:
        """Also where he is back: of what was under way he knows nothing."""
        return self._client.status != "running" or self._client.scheduler_comm is not self._line


class _Awaited(Future[list[CaseResult]]):
    """A future of the executor that also ends when the scheduler does; his own may then wait for ever."""

    def __init__(self, future: Future[list[CaseResult]], cluster: Cluster) -> None:
        super().__init__()
        self._future, self._cluster = future, cluster

    def result(self, timeout: float | None = None) -> list[CaseResult]:
        while not wait([self._future], timeout or LOOK).done:
            self._cluster.check()
        try:
            return self._future.result()
        except Exception:
            self._cluster.check()
            raise


def _client(address: str) -> Any:
    try:
        from distributed import Client
    except ImportError:
        raise UsageError("K --dask je potřeba: pip install 'rozhodci[dask]'.") from None

    class Quiet(Client):  # type: ignore[misc,unused-ignore]
        """One that never connected would try to take its leave, long and loudly."""

        def __del__(self) -> None:
            pass

    logging.disable(logging.CRITICAL)  # tracebacks of Dask's own; what happened is said in a sentence
    try:
        return Quiet(address, timeout=TIMEOUT, set_as_default=False)  # type: ignore[no-untyped-call,unused-ignore]
    except Exception:
        hint = "Rada: běží? Adresu vypíše dask scheduler při spuštění, třeba tcp://192.168.1.5:8786."
        raise UsageError(f"--dask {address}: na této adrese Dask neodpovídá. {hint}") from None
