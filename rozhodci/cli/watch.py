"""`posud --sleduj`: judge again whenever a file has been saved. Polling only, so it works on any disk and editor."""

from __future__ import annotations

import hashlib
import sys
import time
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from rozhodci.cli import exits
from rozhodci.cli.inputs import LIMIT, STDIN, files
from rozhodci.cli.output import print_text, say
from rozhodci.errors import OutputError, UsageError
from rozhodci.files import is_file

if TYPE_CHECKING:
    from rozhodci.cli.batch import Batch

INTERVAL = 0.3
"""Seconds between two looks."""

_CLEAR = "\x1b[2J\x1b[3J\x1b[H"
_MISSING = ""
_TICK = 0.05
Look = Mapping[str, str]


class Changes:
    """Says when the files are to be judged again: their content has changed and stayed so for two looks.

    So an editor that empties the file first, or saves by renaming, is never caught in the middle. `look` gives the
    digest of each file's content, empty for a file that is not there.
    """

    def __init__(self, look: Callable[[], Look]) -> None:
        self._look = look
        self._seen = self._judged = look()

    def due(self) -> bool:
        now = self._look()
        settled, self._seen = now == self._seen, now
        if not settled or now == self._judged:
            return False
        self._judged = now
        return True

    def also(self, names: Iterable[str]) -> None:
        """Files that the judging has just read too: what they are now is what was judged."""
        now = self._look()
        self._judged = {**self._judged, **{n: now[n] for n in names if n in now and n not in self._judged}}


class Files:
    """Digests of the files' content; one is read again only when its time, size or identity has changed."""

    def __init__(self, given: list[str]) -> None:
        self._given = list(given)
        self._known: dict[str, tuple[tuple[int, ...], str]] = {}

    def add(self, names: Iterable[str]) -> None:
        self._given += [name for name in names if name not in self._given]

    def look(self) -> Look:
        return {name: self._digest(name) for name in files(self._given)}

    def newer(self, name: str, start: float) -> bool:
        """Has the file been written since then (a clock of the disk may tick slowly)?"""
        try:
            return Path(name).stat().st_mtime > start - _TICK
        except (OSError, ValueError):
            return False

    def _digest(self, name: str) -> str:
        path = Path(name)
        try:
            info = path.stat()
            stamp = (info.st_mtime_ns, info.st_ctime_ns, info.st_size, info.st_ino)
            if self._known.get(name, (None, ""))[0] != stamp:
                self._known[name] = (stamp, hashlib.sha256(_content(path)).hexdigest())
        except (OSError, ValueError):
            self._known.pop(name, None)
            return _MISSING
        return self._known[name][1]


def _content(path: Path) -> bytes:
    """What the judging will read; of a pipe or a device nothing, it would be waited for without end."""
    if not is_file(path):
        return b""
    with path.open("rb") as file:
        return file.read(LIMIT + 1)


def follow(given: list[str], judge: Callable[[], Batch], show: bool) -> int:
    """Judge now and after every change until Ctrl-C; then 0. `show`: the result is text for a person on stdout."""
    if STDIN in given:
        raise UsageError("Standardní vstup nelze sledovat, jen soubory a složky.")
    try:
        watched = Files(given)
        changes, again = Changes(watched.look), False
        while True:
            start = time.time()
            rules = _once(judge, show, again)
            watched.add(rules)
            changes.also(name for name in rules if not watched.newer(name, start))
            while not changes.due():
                time.sleep(INTERVAL)
            again = True
    except KeyboardInterrupt:
        return exits.DONE


def _once(judge: Callable[[], Batch], show: bool, again: bool) -> list[str]:
    """One round; gives the ruleset files it read. What cannot be written is told and the watch goes on."""
    from rozhodci.cli.terminal import colours, is_terminal

    terminal = show and is_terminal()
    if terminal and colours():
        sys.stdout.write(_CLEAR)
    elif show and again:
        print_text("\n" + "=" * 20 + "\n")
    rules: list[str] = []
    try:
        rules = sorted(judge().rule_files)
    except OutputError as error:
        say(str(error))
    if terminal or not again:
        say("Sleduji; po uložení posoudím znovu. Konec: Ctrl-C.")
    return rules
