"""Order, and workers that die."""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, Future
from pathlib import Path
from threading import Thread

import pytest

from rozhodci.audit import run
from rozhodci.audit.chunk import Chunk, Settings, Source
from rozhodci.audit.drive import Unit, chunks, in_order, serial
from rozhodci.audit.pool import Pool
from rozhodci.audit.result import FAULTY, CaseResult
from rozhodci.audit.run import Plan
from rozhodci.audit.work import work
from tests.audit.dying import dies_on_killer, dies_once, raises_strangely
from tests.audit.made import document, source

TOGETHER = 4


def sources(count: int, killers: tuple[int, ...] = ()) -> Iterator[Source]:
    return (source(document(id=f"p{i}"), f"{'zabijak' if i in killers else 'p'}{i}.yaml", i) for i in range(count))


def by_pool(count: int, unit: Unit, killers: tuple[int, ...] = (), jobs: int = 2) -> list[CaseResult]:
    with Pool(jobs, unit) as pool:
        done = in_order(chunks(sources(count, killers), Settings(), TOGETHER), pool)
        return [result for _, results in done for result in results]


def by_this_process(count: int, killers: tuple[int, ...] = ()) -> list[CaseResult]:
    done = serial(chunks(sources(count, killers), Settings(), TOGETHER))
    return [result for _, results in done for result in results]


def test_a_pool_gives_the_same_in_the_same_order() -> None:
    assert by_pool(30, work) == by_this_process(30)


def test_the_case_that_kills_is_named_and_no_other_is_lost() -> None:
    results = by_pool(30, dies_on_killer, killers=(9, 22))
    assert [r.source for r in results if r.state == FAULTY] == [9, 22]
    assert all("ukončilo pracovní proces" in results[i].reason and results[i].crashed for i in (9, 22))
    expected = by_this_process(30, killers=(9, 22))
    assert [r for r in results if r.state != FAULTY] == [r for r in expected if r.source not in (9, 22)]


def test_a_worker_killed_from_outside_costs_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(os.environ, "ROZHODCI_TEST_FLAG", str(tmp_path / "zabit"))
    assert by_pool(20, dies_once) == by_this_process(20)


def test_an_error_that_cannot_travel_names_its_case() -> None:
    results = by_pool(9, raises_strangely, killers=(5,))
    assert [r.source for r in results if r.state == FAULTY] == [5]
    assert len(results) == 9


def test_no_more_than_the_window_is_read_ahead() -> None:
    read = 0

    def counted() -> Iterator[Source]:
        nonlocal read
        for one in sources(200):
            read += 1
            yield one

    with Pool(1) as pool:
        done = in_order(chunks(counted(), Settings(), TOGETHER), pool)
        next(done)
        assert read <= (pool.window + 1) * TOGETHER


def test_large_sources_make_short_chunks() -> None:
    big = [Source(i, "a", "pripady", b" " * 3_000_000) for i in range(4)]
    assert [len(c.sources) for c in chunks(iter(big), Settings(), 100)] == [2, 2]


@pytest.mark.parametrize("patience", [0.0, 0.02, 1000.0])
def test_when_processes_start_makes_no_difference(monkeypatch: pytest.MonkeyPatch, patience: float) -> None:
    monkeypatch.setattr(run, "WORTH_A_POOL", patience)
    monkeypatch.setattr(run, "cores", lambda: 2)
    monkeypatch.setattr(run, "read", lambda *_: sources(60))
    found = [r for _, results in run.judged(Plan(), [], []) for r in results]
    assert found == by_this_process(60)


def test_a_pool_may_be_restarted_before_and_after_its_work() -> None:
    with Pool(1) as pool:
        pool.restart()
        found = [r for _, results in in_order(chunks(sources(3), Settings(), TOGETHER), pool) for r in results]
        pool.restart()
        pool.restart()
    assert found == by_this_process(3)


def test_a_pool_started_outside_the_main_thread() -> None:
    """Only the main thread may leave Ctrl-C alone; elsewhere the work is done all the same."""
    found: list[CaseResult] = []
    thread = Thread(target=lambda: found.extend(by_pool(5, work, jobs=1)))
    thread.start()
    thread.join(60)
    assert found == by_this_process(5)


class DeadWorkers:
    """Takes no chunk, however often it is restarted; one case alone it does."""

    window, size = 2, TOGETHER

    def __init__(self) -> None:
        self.restarts = 0

    def submit(self, chunk: Chunk) -> Future[list[CaseResult]]:
        raise BrokenExecutor("pryč")

    def alone(self, chunk: Chunk) -> Future[list[CaseResult]]:
        done: Future[list[CaseResult]] = Future()
        done.set_result(work(chunk))
        return done

    def restart(self) -> None:
        self.restarts += 1


def test_workers_that_never_take_a_chunk_cost_no_case() -> None:
    """Each chunk is tried on fresh workers once, then its cases are done one by one."""
    engine = DeadWorkers()
    found = [r for _, results in in_order(chunks(sources(6), Settings(), TOGETHER), engine) for r in results]
    assert found == by_this_process(6)
    assert engine.restarts == 4
