"""One typed line: prompt, completion with Tab, one line to call back where readline is there, what Ctrl-C cut off."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from collections.abc import Iterator, Sequence
from typing import Any

from rozhodci.case.words import fold
from rozhodci.report.plain import degrade

_DELIMITERS = " \t,;:"


class HangUp(KeyboardInterrupt):
    """The terminal was closed or the program was asked to end."""


def _readline() -> Any:
    try:
        import readline
    except ImportError:  # Windows
        return None
    return readline


class Prompt:
    """Asks on the terminal. `half` is what had been typed when the last question was broken off.

    `recalls`: the arrow up gives back a line.
    """

    def __init__(self) -> None:
        self.half = ""
        self._readline = _readline()
        self.recalls = self._readline is not None or os.name == "nt"
        self._offered: tuple[str, ...] = ()
        if self._readline is not None:
            self._readline.set_auto_history(False)
            self._readline.set_completer(self._completed)
            self._readline.set_completer_delims(_DELIMITERS)
            libedit = "libedit" in (self._readline.__doc__ or "")
            self._readline.parse_and_bind("bind ^I rl_complete" if libedit else "tab: complete")

    def ask(self, text: str, offered: Sequence[str] = (), again: str = "") -> str:
        """One line without its end. `again` is one arrow up: the line is empty, so that a new answer is just typed.

        EOFError, KeyboardInterrupt pass.
        """
        self._offered, self.half = tuple(offered), ""
        self._recall(again)
        shown = degrade(text, sys.stdout.encoding or "ascii")
        try:
            return input(shown)
        except (KeyboardInterrupt, EOFError):
            self.half = self._buffer()
            raise

    def _recall(self, line: str) -> None:
        if self._readline is None:
            return
        self._readline.clear_history()
        if line:
            self._readline.add_history(line)

    def _buffer(self) -> str:
        return str(self._readline.get_line_buffer()) if self._readline is not None else ""

    def _completed(self, _word: str, state: int) -> str | None:
        found = completions(self._buffer()[: self._readline.get_endidx()], self._offered)
        return found[state] if state < len(found) else None


def completions(typed: str, offered: Sequence[str]) -> list[str]:
    """What may stand for the last word of `typed`: the rest of an answer of several words, or one more word.

    A word that stands on the line already (a card) is not offered again.
    """
    whole = [word for word in offered if typed.strip() and fold(word).startswith(fold(typed + "|")[:-1])]
    start = max(typed.rfind(c) for c in _DELIMITERS) + 1
    if whole and start:
        return [word[start:] for word in whole]
    begun, before = fold(typed[start:]), {fold(w) for w in typed[:start].replace(",", " ").split()}
    return [word for word in offered if fold(word).startswith(begun) and fold(word) not in before]


@contextlib.contextmanager
def hang_up_told() -> Iterator[None]:
    """A closed terminal raises HangUp, so that what was typed can be kept."""

    def told(_number: int, _frame: object) -> None:
        raise HangUp

    names = [s for s in ("SIGHUP", "SIGTERM") if hasattr(signal, s)]
    before = {name: signal.signal(getattr(signal, name), told) for name in names}
    try:
        yield
    finally:
        for name, handler in before.items():
            signal.signal(getattr(signal, name), handler)
