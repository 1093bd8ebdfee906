"""Colour and width on a terminal."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.conftest import ROOT, executable

EXAMPLE = ROOT / "cases" / "priklad-sto-flek.yaml"


def on_terminal(**settings: str) -> str:
    """Stdout of posud when it is a terminal of that environment."""
    import pty

    main, side = pty.openpty()
    surroundings = {k: v for k, v in os.environ.items() if k not in ("NO_COLOR", "COLUMNS")} | {"TERM": "xterm"}
    process = subprocess.Popen(
        [executable(), "posud", str(EXAMPLE)], stdout=side, env=surroundings | {"PYTHONIOENCODING": "utf-8"} | settings
    )
    os.close(side)
    chunks = []
    while True:
        try:
            chunk = os.read(main, 65536)
        except OSError:  # Linux says so at the end of a terminal
            break
        if not chunk:
            break
        chunks.append(chunk)
    process.wait(60)
    os.close(main)
    return b"".join(chunks).decode("utf-8").replace("\r\n", "\n")


@pytest.mark.skipif(sys.platform == "win32", reason="POSIX terminals")
def test_only_the_verdict_is_bold_and_only_where_colour_is_welcome() -> None:
    plain = on_terminal(NO_COLOR="1")
    assert "\x1b" not in plain
    assert "\x1b" not in on_terminal(TERM="dumb")
    coloured = on_terminal()
    assert coloured.startswith("\x1b[1mRenonc: Božena")
    assert coloured.replace("\x1b[1m", "").replace("\x1b[0m", "") == plain


@pytest.mark.skipif(sys.platform == "win32", reason="POSIX terminals")
def test_width_follows_the_terminal() -> None:
    assert max(map(len, on_terminal(COLUMNS="61", NO_COLOR="1").splitlines())) <= 60
