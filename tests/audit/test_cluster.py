"""The same audit on a Dask cluster of two workers (spec 5, 5.3)."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from rozhodci.audit.chunk import Settings
from rozhodci.audit.cluster import Cluster
from rozhodci.audit.drive import chunks, in_order
from rozhodci.audit.names import expand
from rozhodci.audit.output import renderer
from rozhodci.audit.result import FAULTY
from rozhodci.audit.run import Plan, audit
from rozhodci.audit.summary import Summary
from rozhodci.errors import UsageError
from tests.audit.dying import dies_on_killer, raises_strangely
from tests.audit.made import RIGHT, as_line, document
from tests.audit.test_drive import sources
from tests.conftest import ROOT, Run, executable

distributed = pytest.importorskip("distributed")


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    import dask

    no_patience = dask.config.set({"distributed.scheduler.allowed-failures": 0})
    with no_patience, distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        yield cluster.scheduler_address


def text(files: list[str], plan: Plan) -> str:
    summary = Summary()
    results = audit(plan, files, [], summary, lambda *_: None)
    return "".join(renderer("table")(results, summary))


def test_the_same_bytes_as_in_this_process(address: str, tmp_path: Path) -> None:
    lines = [as_line(document(id=f"p{i}")) for i in range(600)]
    lines[7], lines[400] = "{není}\n", lines[3]
    (tmp_path / "a.jsonl").write_text("".join(lines), encoding="utf-8")
    files, _ = expand([str(tmp_path)])
    here, there = text(files, Plan(jobs=1)), text(files, Plan(cluster=address))
    assert there == here
    assert "duplikat 1" in here
    assert "chyba 1" in here


def test_the_case_that_kills_is_named(address: str) -> None:
    with Cluster(address, dies_on_killer) as cluster:
        done = in_order(chunks(sources(9, killers=(4,)), Settings(), 3), cluster)
        results = [r for _, found in done for r in found]
    assert [r.source for r in results] == list(range(9))
    assert [r.source for r in results if r.state == FAULTY] == [4]
    assert "ukončilo pracovní proces" in results[4].reason


def test_nobody_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rozhodci.audit.cluster.TIMEOUT", "200ms")
    with pytest.raises(UsageError, match="neodpovídá"):
        list(audit(Plan(cluster="tcp://127.0.0.1:1"), ["x.yaml"], [], Summary(), lambda *_: None))


def test_an_error_that_cannot_travel_names_its_case(address: str) -> None:
    with Cluster(address, raises_strangely) as cluster:
        done = in_order(chunks(sources(6, killers=(2,)), Settings(), 3), cluster)
        results = [r for _, found in done for r in found]
    assert [r.source for r in results] == list(range(6))
    assert [r.source for r in results if r.state == FAULTY] == [2]


def test_without_the_extra_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(UsageError, match=r"pip install 'rozhodci\[dask\]'"):
        list(audit(Plan(cluster="tcp://127.0.0.1:1"), ["x.yaml"], [], Summary(), lambda *_: None))


@pytest.mark.parametrize("address", ["nesmysl", "tls://127.0.0.1:1", "http://127.0.0.1:1"])
def test_an_address_of_nobody_is_one_sentence(run: Run, tmp_path: Path, address: str) -> None:
    """What a client that never connected says of its own end is not shown."""
    (tmp_path / "a.jsonl").write_text(as_line(document()), encoding="utf-8")
    ran = run("audit", tmp_path, "--dask", address)
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert ran.err.startswith(f"--dask {address}: na této adrese Dask neodpovídá. Rada: ")


@pytest.fixture
def own_scheduler() -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """A scheduler and a worker in processes of their own, so that they can be killed."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = str(free.getsockname()[1])
    address = f"tcp://127.0.0.1:{port}"
    scheduler = ("dask_scheduler", "--host", "127.0.0.1", "--port", port, "--no-dashboard")
    worker = ("dask_worker", address, "--nthreads", "1", "--no-nanny", "--no-dashboard")
    started = [
        subprocess.Popen([sys.executable, "-m", f"distributed.cli.{tool}", *args], stderr=subprocess.DEVNULL, cwd=ROOT)
        for tool, *args in (scheduler, worker)
    ]
    yield address, started[0]
    for process in started:
        process.kill()
        process.wait()


def test_a_scheduler_that_dies_ends_the_audit_with_a_sentence_and_it_goes_on_later(
    own_scheduler: tuple[str, subprocess.Popen[bytes]], run: Run, tmp_path: Path
) -> None:
    address, scheduler = own_scheduler
    distributed.Client(address, timeout="30s", set_as_default=False).close()
    before, after = as_line(document({**RIGHT}, id="p-")).split("p-")
    cases, state = tmp_path / "a.jsonl", tmp_path / "stav"
    cases.write_text("".join(f"{before}p{i}{after}" for i in range(8000)), encoding="utf-8")
    process = subprocess.Popen(
        [executable(), "audit", str(cases), "--dask", address, "--pokracuj", str(state)],
        stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
    )  # fmt: skip
    deadline = time.monotonic() + 60
    while not (state.exists() and state.stat().st_size > 5000):
        assert time.monotonic() < deadline
        time.sleep(0.01)
    scheduler.kill()
    _, err = process.communicate(timeout=30)
    assert process.returncode == 2
    assert err.decode().startswith(f"Dask na adrese {address} přestal odpovídat, audit není celý. Rada: ")
    assert err.count(b"\n") == 1
    assert b"--pokracuj" in err
    assert 1 < state.read_bytes().count(b"\n") < 8001
    again = run("audit", cases, "--pokracuj", state)
    assert again.out.splitlines()[-1] == "Souhrn: 8000 případů: shoda 8000"
