"""A program killed at any moment: the old result whole or the new one whole; an audit goes on where it ended."""

from __future__ import annotations

import json
import os
import random
import signal
import time
from pathlib import Path

import pytest

from tests.faults.processes import CASE, LINUX, UNIX, begun, ended

pytestmark = UNIX


def lines(path: Path, count: int) -> Path:
    """JSON Lines with that many different cases."""
    import yaml

    case = yaml.load(CASE.read_text(encoding="utf-8"), yaml.BaseLoader)
    rows = (json.dumps(case | {"id": f"p{i}", "poznamka": f"{i}"}, ensure_ascii=False) for i in range(count))
    path.write_text("\n".join(rows) + "\n", encoding="utf-8")
    return path


def killed(after: float, *args: object) -> bool:
    """Start, kill after that many seconds; False where it had ended before."""
    process = begun(*args)
    time.sleep(after)
    alive = process.poll() is None
    process.kill()
    process.communicate()
    return alive


@pytest.mark.parametrize("command", ["posud", "protokol"])
def test_killed_while_writing(command: str, tmp_path: Path) -> None:
    target = tmp_path / "nalez.html"
    start = time.monotonic()
    assert ended(command, CASE, "-o", target)[0] == 0
    whole, usual = target.read_bytes(), time.monotonic() - start
    old = b"<p>dosavadni obsah</p>"
    chance = random.Random(7)
    for _ in range(6):
        target.write_bytes(old)
        killed(usual * chance.uniform(0.5, 1.1), command, CASE, "-o", target)
        assert target.read_bytes() in (old, whole)


def test_killed_audit_goes_on_and_gives_the_same(tmp_path: Path) -> None:
    cases = lines(tmp_path / "pripady.jsonl", 300)
    target, state = tmp_path / "vysledek.csv", tmp_path / "stav"
    args = ("audit", cases, "--jobs", "1", "--format", "csv")
    start = time.monotonic()
    assert ended(*args, "-o", tmp_path / "vzor.csv")[0] == 0
    usual = time.monotonic() - start
    whole = (tmp_path / "vzor.csv").read_bytes()
    chance = random.Random(11)
    for _ in range(5):
        target.write_bytes(b"stary\n")
        killed(usual * chance.uniform(0.1, 0.7), *args, "-o", target, "--pokracuj", state)
        assert target.read_bytes() in (b"stary\n", whole)
    process = begun(*args, "-o", target, "--pokracuj", state)  # on a busy machine all five may have come too early
    while process.poll() is None and not state.exists():
        time.sleep(0.01)
    process.kill()
    process.communicate(timeout=60)
    assert state.exists()
    assert ended(*args, "-o", target, "--pokracuj", state)[0] == 0
    assert target.read_bytes() == whole


@LINUX
def test_killed_worker_costs_no_case(tmp_path: Path) -> None:
    cases = lines(tmp_path / "pripady.jsonl", 1500)
    args = ("audit", cases, "--format", "csv")
    _, undisturbed, _ = ended(*args, "--jobs", "1")
    process = begun(*args, "--jobs", "2")
    workers: list[int] = []
    while process.poll() is None and len(workers) < 2:
        workers = _children(process.pid)
        time.sleep(0.01)
    os.kill(workers[0], signal.SIGKILL)  # only one: a case that kills two workers is taken for the culprit
    out, err = process.communicate(timeout=60)
    assert (process.returncode, out.decode("utf-8"), err.decode("utf-8")) == (0, undisturbed, "")


def _children(parent: int) -> list[int]:
    """The processes that a process has started."""
    found = []
    for entry in Path("/proc").iterdir():
        try:
            stat = (entry / "stat").read_text().rpartition(")")[2].split()
        except (OSError, ValueError):
            continue
        if int(stat[1]) == parent:
            found.append(int(entry.name))
    return sorted(found)
