"""A process that is asked to end leaves no half of a file behind, whatever it writes."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from threading import Thread

import pytest

from rozhodci.cli.output import write_file
from rozhodci.cli.termination import TerminatedError, orderly_end

pytestmark = pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")
WRITING = """
import signal, sys, time
from rozhodci.cli.output import write_file
if "ignoruj" in sys.argv:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
def parts():
    yield "první polovina"
    print("píše se", flush=True)
    time.sleep(0.5 if "ignoruj" in sys.argv else 60)
write_file(sys.argv[1], parts())
"""


def asked_to_end(target: Path, *args: str) -> tuple[int, bytes]:
    process = subprocess.Popen(
        [sys.executable, "-c", WRITING, str(target), *args], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdout is not None
    process.stdout.readline()
    process.terminate()
    _, err = process.communicate(timeout=30)
    return process.returncode, err


def test_a_half_written_file_is_cleared_away(tmp_path: Path) -> None:
    code, err = asked_to_end(tmp_path / "nalez.txt")
    assert (code, err.decode()) == (-signal.SIGTERM, "Přerušeno.\n")
    assert list(tmp_path.iterdir()) == []


def test_who_is_told_to_ignore_the_signal_ignores_it(tmp_path: Path) -> None:
    assert asked_to_end(tmp_path / "nalez.txt", "ignoruj") == (0, b"")
    assert (tmp_path / "nalez.txt").read_text(encoding="utf-8") == "první polovina"


def test_the_outermost_ends_the_process(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    sent: list[int] = []
    with orderly_end():
        handler = signal.getsignal(signal.SIGTERM)
        with pytest.raises(TerminatedError), orderly_end():
            signal.raise_signal(signal.SIGTERM)
        assert signal.getsignal(signal.SIGTERM) is handler
        monkeypatch.setattr(os, "kill", lambda _pid, number: sent.append(number))
        signal.raise_signal(signal.SIGTERM)
    assert sent == [signal.SIGTERM]
    assert capsys.readouterr().err == "Přerušeno.\n"
    assert signal.getsignal(signal.SIGTERM) == signal.SIG_DFL


def test_off_the_main_thread_a_file_is_written_as_ever(tmp_path: Path) -> None:
    thread = Thread(target=write_file, args=(str(tmp_path / "a"), ["celý"]))
    thread.start()
    thread.join()
    assert (tmp_path / "a").read_text(encoding="utf-8") == "celý"
