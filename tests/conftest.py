"""Shared by all tests: the installed console script and two ways to run it."""

from __future__ import annotations

import gc
import os
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from tests.warm import Warm

# A busy machine is no fault of the program: neither a deadline nor slow drawing fails a property.
settings.register_profile("rozhodci", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("rozhodci")

# A shell that starts the tests in the background ignores Ctrl-C and so would every program they start.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

ROOT = Path(__file__).resolve().parent.parent


def pytest_collection_finish() -> None:
    """The eight thousand tests stay till the end: looking through them for garbage again and again is in vain."""
    gc.collect()
    gc.freeze()


@dataclass(frozen=True, slots=True)
class Ran:
    """What a finished process left behind; `out` and `err` are decoded, `raw` is stdout as bytes."""

    code: int
    out: str
    err: str
    raw: bytes


def executable() -> str:
    """The installed `rozhodci` of this interpreter."""
    found = shutil.which("rozhodci", path=str(Path(sys.executable).parent))
    if found is None:
        pytest.fail("rozhodci is not installed beside this interpreter (pip install -e '.[dev]')")
    return found


_OWN_SETTINGS = ("PYTHON", "ROZHODCI", "NO_COLOR", "LC_", "COLUMNS")
Run = Callable[..., Ran]


@pytest.fixture
def run() -> Run:
    """Run the installed console script: `run("posud", path, env={…}, stdin=b"…", encoding="cp1250")`."""

    def call(
        *args: str | Path,
        env: Mapping[str, str] | None = None,
        stdin: bytes = b"",
        encoding: str = "utf-8",
        cwd: Path | None = None,
        stdout: int = subprocess.PIPE,
    ) -> Ran:
        done = subprocess.run(
            [executable(), *map(str, args)],
            input=stdin,
            stdout=stdout,
            stderr=subprocess.PIPE,
            env=_clean() | {"PYTHONIOENCODING": encoding} | dict(env or {}),
            cwd=cwd,
            timeout=60,
            check=False,
        )
        return _ran(done.returncode, done.stdout or b"", done.stderr, encoding)

    return call


@pytest.fixture(scope="session")
def loaded() -> Iterator[Warm | None]:
    """None where a process cannot split, and where the coverage of each start is measured."""
    if not hasattr(os, "fork") or not hasattr(socket, "send_fds") or any(k.startswith("COVERAGE_") for k in os.environ):
        yield None
        return
    process = Warm(_clean())
    yield process
    process.close()


@pytest.fixture
def warm(run: Run, loaded: Warm | None) -> Run:
    """As `run`, but without a start of the interpreter: for what does not hang on the start (tests/warm.py)."""

    def call(*args: str | Path, cwd: Path | None = None, encoding: str = "utf-8", **settings: Any) -> Ran:
        if loaded is None:
            return run(*args, cwd=cwd, encoding=encoding, **{k: v for k, v in settings.items() if k != "limits"})
        done = loaded.run([*map(str, args)], str(cwd or Path.cwd()), encoding=encoding, **settings)
        return _ran(*done, encoding)

    return call


def _clean() -> dict[str, str]:
    return {k: v for k, v in os.environ.items() if not k.startswith(_OWN_SETTINGS)}


def _ran(code: int, out: bytes, err: bytes, encoding: str) -> Ran:
    return Ran(code, out.decode(encoding, "replace"), err.decode(encoding, "replace"), out)
