"""What was typed so far, kept beside the target until the case is written: a text file, one answer a line."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable
from pathlib import Path

from rozhodci.cli.output import write_file
from rozhodci.errors import OutputError

SUFFIX = ".rozepsane"
_ANSWER, _WAITING = "> ", "~ "
_HEAD = "# Rozepsaný případ: odpovědi, jak byly napsány. Pokračuje: rozhodci novy"


class Kept:
    """The draft file of one target. Nothing here ever ends the interview: a draft that cannot be written is told."""

    def __init__(self, target: str) -> None:
        self.path = f"{target}{SUFFIX}"

    def read(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The answers, and the lines that were typed but are none (yet); both empty where there is no draft."""
        try:
            lines = Path(self.path).read_text(encoding="utf-8", errors="replace").splitlines()
        except (OSError, ValueError):
            return (), ()
        answers, waiting = (
            tuple(line[len(mark) :] for line in lines if line.startswith(mark)) for mark in (_ANSWER, _WAITING)
        )
        return answers, waiting

    def write(self, lines: Iterable[str], waiting: Iterable[str] = ()) -> str:
        """Keep them; the text of the problem where that is not possible."""
        lines, waiting = tuple(lines), tuple(waiting)
        if not lines and not any(line.strip() for line in waiting):
            self.remove()
            return ""
        rows = [_HEAD, *(_ANSWER + line for line in lines), *(_WAITING + line for line in waiting)]
        try:
            write_file(self.path, [f"{row}\n" for row in rows])
        except OutputError as error:
            return str(error)
        return ""

    def set_aside(self) -> None:
        """Keep an old draft under another name, where only a part of it could be used or none was wanted."""
        with contextlib.suppress(OSError):
            Path(self.path).replace(f"{self.path}.stare")

    def remove(self) -> None:
        with contextlib.suppress(OSError):
            Path(self.path).unlink()
