"""A program on a real terminal (pty of the standard library): type, wait for what it shows, close."""

from __future__ import annotations

import contextlib
import os
import pty
import re
import select
import signal
import subprocess
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

_LONGEST = 20.0
_OWN_SETTINGS = ("LC_", "PYTHON", "COLUMNS", "NO_COLOR", "ZDOTDIR", "XDG_")
_ESCAPES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]|\x1b[()][A-Z0-9]|[\x07\x0f]")


class OnTerminal:
    """A running program; `seen` is all it has shown, without control sequences."""

    def __init__(self, words: Sequence[str], cwd: Path, env: Mapping[str, str] | None = None) -> None:
        self._main, side = pty.openpty()
        surroundings = {k: v for k, v in os.environ.items() if not k.startswith(_OWN_SETTINGS)}
        surroundings |= {"TERM": "xterm", "LANG": "C.UTF-8", "PYTHONIOENCODING": "utf-8", "INPUTRC": os.devnull}
        self._process = subprocess.Popen(
            list(words), stdin=side, stdout=side, stderr=side, cwd=cwd, env=surroundings | dict(env or {}),
            start_new_session=True, preexec_fn=_own_terminal, close_fds=True,
        )  # fmt: skip
        os.close(side)
        self._raw, self._read_to = b"", 0

    @property
    def seen(self) -> str:
        return _ESCAPES.sub("", self._raw.decode("utf-8", "replace")).replace("\r\n", "\n").replace("\r", "")

    def until(self, text: str) -> str:
        """Wait for a text after the last one waited for; gives what was shown up to it."""
        end = time.monotonic() + _LONGEST
        while (found := self.seen.find(text, self._read_to)) < 0:
            if time.monotonic() > end or not self._more(end):
                raise AssertionError(f"„{text}“ never shown:\n{self.seen[self._read_to :]}")
        shown, self._read_to = self.seen[self._read_to : found], found + len(text)
        return shown

    def type(self, text: str) -> None:
        """Keys as they come from a keyboard."""
        os.write(self._main, text.encode("utf-8"))

    def line(self, text: str = "") -> None:
        self.type(text + "\r")

    def close_terminal(self) -> None:
        """As when the window is closed: hang up."""
        os.close(self._main)
        self._main = -1
        self._process.wait(_LONGEST)

    def signal(self, number: signal.Signals) -> None:
        os.kill(self._process.pid, number)

    def ended(self) -> int:
        """The exit code; what was shown till then is in `seen`."""
        end = time.monotonic() + _LONGEST
        while self._main >= 0 and self._more(end):
            pass
        return self._process.wait(_LONGEST)

    def __enter__(self) -> OnTerminal:
        return self

    def __exit__(self, *_: object) -> None:
        if self._process.poll() is None:
            self._process.kill()
            self._process.wait(_LONGEST)
        if self._main >= 0:
            with contextlib.suppress(OSError):
                os.close(self._main)

    def _more(self, end: float) -> bool:
        ready, _, _ = select.select([self._main], [], [], max(0.0, end - time.monotonic()))
        if not ready:
            return False
        try:
            chunk = os.read(self._main, 65536)
        except OSError:  # Linux says so at the end of a terminal
            return False
        self._raw += chunk
        return bool(chunk)


def _own_terminal() -> None:
    """The terminal belongs to the program, so that Ctrl-C and a hang-up reach it."""
    import fcntl
    import termios

    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
