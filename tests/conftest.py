"""Shared by all tests: the installed console script and a small way to run it."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# A busy machine is no fault of the program: neither a deadline nor slow drawing fails a property.
settings.register_profile("rozhodci", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("rozhodci")

# A shell that starts the tests in the background ignores Ctrl-C and so would every program they start.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

ROOT = Path(__file__).resolve().parent.parent


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
    ) -> Ran:
        clean = {k: v for k, v in os.environ.items() if not k.startswith(_OWN_SETTINGS)}
        done = subprocess.run(
            [executable(), *map(str, args)],
            input=stdin,
            capture_output=True,
            env=clean | {"PYTHONIOENCODING": encoding} | dict(env or {}),
            cwd=cwd,
            timeout=60,
            check=False,
        )
        out, err = (raw.decode(encoding, "replace") for raw in (done.stdout, done.stderr))
        return Ran(done.returncode, out, err, done.stdout)

    return call
