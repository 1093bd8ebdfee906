"""SIGTERM, and a terminal that is closed, end a command as Ctrl-C does: what it has half done is cleared away first."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from rozhodci.cli.output import say

_SIGNALS = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]


class TerminatedError(KeyboardInterrupt):
    """Somebody asked this process to end; whoever clears away after Ctrl-C does it now too."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


@contextmanager
def orderly_end() -> Iterator[None]:
    """What is inside ends orderly, and then the process by that very signal, which shells show as 143.

    Nothing is changed where a signal is dealt with or ignored already, or off the main thread.
    """
    mine = [one for one in _SIGNALS if signal.getsignal(one) == signal.SIG_DFL]
    if threading.current_thread() is not threading.main_thread():
        mine = []
    for one in mine:
        signal.signal(one, _Asked())
    try:
        yield
    except TerminatedError as asked:
        if not mine:
            raise
        say("Přerušeno.")
        _end(asked.number)
    finally:
        for one in mine:
            signal.signal(one, signal.SIG_DFL)


class _Asked:
    """Worker processes that are copies of this one inherit the handler; they have nothing to clear away."""

    def __init__(self) -> None:
        self._process = os.getpid()

    def __call__(self, number: int, _frame: FrameType | None) -> None:
        if os.getpid() != self._process:
            _end(number)
        raise TerminatedError(number)


def _end(number: int) -> None:
    signal.signal(number, signal.SIG_DFL)
    os.kill(os.getpid(), number)
