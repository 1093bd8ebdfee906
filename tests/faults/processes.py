"""The program as a process of its own that can be killed, watched and bounded."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from tests.conftest import executable

ROOT = Path(__file__).resolve().parents[2]
CASE = ROOT / "cases" / "priklad-sto-flek.yaml"
UNIX = pytest.mark.skipif(sys.platform == "win32", reason="jen unixové systémy")
LINUX = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="jen Linux")


def begun(
    *args: object,
    env: Mapping[str, str] | None = None,
    before: Callable[[], None] | None = None,
    cwd: Path | None = None,
    **streams: object,
) -> subprocess.Popen[bytes]:
    """Start `rozhodci ARGS`; both outputs are pipes unless told otherwise."""
    streams = {"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE} | streams
    words = [executable(), *map(os.fspath, map(str, args))]
    whole = os.environ | {"PYTHONIOENCODING": "utf-8"} | dict(env or {})
    return subprocess.Popen(words, env=whole, preexec_fn=before, cwd=cwd, **streams)  # type: ignore[call-overload,no-any-return]


def ended(*args: object, timeout: float = 40, **settings: object) -> tuple[int, str, str]:
    """(exit code, stdout, stderr) of a run that must end by itself (a busy machine is given time)."""
    return finished(begun(*args, **settings), timeout)  # type: ignore[arg-type]


def finished(process: subprocess.Popen[bytes], timeout: float = 40) -> tuple[int, str, str]:
    """The same for one that was started before."""
    try:
        out, err = process.communicate(timeout=timeout)
    except subprocess.TimeoutExpired:
        process.kill()
        process.communicate()
        pytest.fail(f"{process.args}: neskončil")  # type: ignore[str-bytes-safe]
    return process.returncode, (out or b"").decode("utf-8", "replace"), (err or b"").decode("utf-8", "replace")


def told(err: str) -> str:
    """The message, checked: one or more Czech lines, no traceback, nothing in the language of the system."""
    assert err.strip()
    assert "Traceback" not in err and "Vnitřní chyba" not in err
    assert not any(word in err for word in ("No such", "No space", "Is a dir", "Permission", "Too many", "Errno"))
    return err
