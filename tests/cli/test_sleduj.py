"""`posud --sleduj`: judged again when the file is saved, whatever the editor does; ended by Ctrl-C."""

from __future__ import annotations

import json
import os
import queue
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from rozhodci.cli.watch import Changes, Files
from tests.cli.on_terminal import OnTerminal
from tests.conftest import ROOT, Run, executable

EXAMPLE = (ROOT / "cases" / "priklad-sto-flek.yaml").read_bytes()
CLEAN = EXAMPLE.replace(b"KK, Cyril: Z7", b"Z8, Cyril: Z7")
POSIX = pytest.mark.skipif(sys.platform == "win32", reason="POSIX signals")
_LONGEST = 30.0


class Watching:
    """A watching process, its stdout and stderr line by line."""

    def __init__(self, *words: str | Path) -> None:
        surroundings = os.environ | {"PYTHONIOENCODING": "utf-8"}
        self.process = subprocess.Popen(
            [executable(), "posud", "--sleduj", *map(str, words)],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=surroundings, encoding="utf-8",
        )  # fmt: skip
        self._lines: queue.Queue[str] = queue.Queue()
        self.all: list[str] = []
        for stream in (self.process.stdout, self.process.stderr):
            threading.Thread(target=self._read, args=(stream,), daemon=True).start()

    def _read(self, stream: Iterator[str]) -> None:
        for line in stream:
            self._lines.put(line)

    def until(self, *texts: str) -> None:
        """Wait until each text was printed; the two streams may bring them in any order."""
        end, missing = time.monotonic() + _LONGEST, set(texts)
        while missing and time.monotonic() < end:
            try:
                line = self._lines.get(timeout=0.2)
            except queue.Empty:
                continue
            self.all.append(line)
            missing = {text for text in missing if text not in line}
        if missing:
            raise AssertionError(f"„{missing}“ never printed:\n{''.join(self.all)}")

    def quiet(self, seconds: float) -> bool:
        """Does it print nothing for that time?"""
        time.sleep(seconds)
        return self._lines.empty()

    def end(self) -> int:
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(_LONGEST)


@pytest.fixture
def case(tmp_path: Path) -> Path:
    file = tmp_path / "hra.yaml"
    file.write_bytes(EXAMPLE)
    return file


@pytest.fixture
def watching() -> Iterator[list[Watching]]:
    started: list[Watching] = []
    yield started
    for one in started:
        if one.process.poll() is None:
            one.process.kill()
            one.process.wait(_LONGEST)


@POSIX
def test_every_save_is_judged_until_ctrl_c(case: Path, watching: list[Watching]) -> None:
    """A save in place, a broken file, one saved by renaming, one deleted and made again, a save without a change."""
    watch = Watching(case)
    watching.append(watch)
    watch.until("Renonc: Božena", "Sleduji")
    case.write_bytes(CLEAN)
    watch.until("Renonc nebyl zjištěn")
    case.write_bytes(EXAMPLE[: len(EXAMPLE) // 2])
    watch.until(f"{case}:")
    other = case.with_suffix(".tmp")
    other.write_bytes(EXAMPLE)
    other.replace(case)
    watch.until("Renonc: Božena")
    case.unlink()
    watch.until("neexistuje")
    case.write_bytes(CLEAN)
    watch.until("Renonc nebyl zjištěn")
    watch.until("Dana 0,00")
    time.sleep(0.5)
    case.touch()
    case.write_bytes(CLEAN)
    assert watch.quiet(1.5)
    assert watch.end() == 0
    assert "Traceback" not in "".join(watch.all) and "Přerušeno" not in "".join(watch.all)


@POSIX
def test_a_folder_gets_a_new_case_and_json_stays_json(case: Path, watching: list[Watching]) -> None:
    watch = Watching(case.parent, "--format", "jsonl")
    watching.append(watch)
    watch.until('"verdikt":"renonc"')
    (case.parent / "b.yaml").write_bytes(CLEAN.replace(b"priklad-sto-flek", b"druhy"))
    watch.until('"pripad":"druhy"')
    assert watch.end() == 0
    for line in watch.all:
        assert line.startswith("Sleduji") or json.loads(line)


@POSIX
def test_the_ruleset_of_ones_own_is_watched_too(case: Path, watching: list[Watching]) -> None:
    rules = case.with_name("klub.yaml.pravidla.yaml")
    rules.write_text("zaklad: licitovany-2010\nsazby: {zaklad: 0.20}\n", encoding="utf-8")
    case.write_bytes(EXAMPLE.replace(b"pravidla: licitovany-2010", f"pravidla: ./{rules.name}".encode()))
    watch = Watching(case, "--strucne")
    watching.append(watch)
    watch.until("30,80")
    rules.write_text("zaklad: licitovany-2010\nsazby: {zaklad: 0.40}\n", encoding="utf-8")
    watch.until("61,60")
    assert watch.end() == 0


@POSIX
def test_the_result_goes_into_the_file_each_time(case: Path, watching: list[Watching]) -> None:
    target = case.with_name("nalez.txt")
    watch = Watching(case, "-o", target)
    watching.append(watch)
    watch.until("Sleduji")
    assert target.read_text(encoding="utf-8").startswith("Renonc: Božena")
    case.write_bytes(CLEAN)
    end = time.monotonic() + _LONGEST
    while not target.read_text(encoding="utf-8").startswith("Renonc nebyl zjištěn"):
        assert time.monotonic() < end
        time.sleep(0.1)
    assert watch.end() == 0


@POSIX
def test_on_a_terminal_the_screen_is_cleared_before_each_ruling(case: Path) -> None:
    with OnTerminal([executable(), "posud", "--sleduj", case.name], case.parent) as terminal:
        terminal.until("Renonc: Božena")
        terminal.until("Konec: Ctrl-C.")
        case.write_bytes(CLEAN)
        terminal.until("Renonc nebyl zjištěn")
        terminal.until("Konec: Ctrl-C.")
        terminal.type("\x03")
        assert terminal.ended() == 0


def test_standard_input_cannot_be_watched(run: Run) -> None:
    done = run("posud", "-", "--sleduj")
    assert (done.code, done.out) == (2, "")
    assert "nelze sledovat" in done.err


def test_a_change_counts_only_when_it_has_settled() -> None:
    looks = iter(
        [{"a": "1"}, {"a": "1"}, {"a": "2"}, {"a": "3"}, {"a": "3"}, {"a": "3"}, {"a": ""}, {"a": "3"}, {"a": "3"}]
    )
    changes = Changes(lambda: next(looks))
    assert [changes.due() for _ in range(8)] == [False, False, False, True, False, False, False, False]


def test_content_is_what_counts(tmp_path: Path) -> None:
    file = tmp_path / "a.yaml"
    watched = Files([str(file)])
    assert watched.look() == {str(file): ""}
    file.write_bytes(b"1")
    first = watched.look()
    os.utime(file, (1, 1))
    assert watched.look() == first
    file.write_bytes(b"2")
    os.utime(file, (1, 1))  # the same size and time
    assert watched.look() != first or sys.platform == "win32"
