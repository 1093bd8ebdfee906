"""What was typed so far, kept beside the target until the case is written: a text file, one answer a line."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable
from pathlib import Path

from rozhodci.cli.output import write_file
from rozhodci.errors import OutputError

SUFFIX = ".rozepsane"
_ANSWER, _HALF = "> ", "~ "
_HEAD = "# Rozepsaný případ: odpovědi, jak byly napsány. Pokračuje: rozhodci novy"


class Kept:
    """The draft file of one target. Nothing here ever ends the interview: a draft that cannot be written is told."""

    def __init__(self, target: str) -> None:
        self.path = f"{target}{SUFFIX}"

    def read(self) -> tuple[tuple[str, ...], str]:
        """The answers and the half-typed line after them; empty where there is no draft."""
        try:
            lines = Path(self.path).read_text(encoding="utf-8", errors="replace").splitlines()
        except (OSError, ValueError):
            return (), ""
        answers = tuple(line[len(_ANSWER) :] for line in lines if line.startswith(_ANSWER))
        return answers, "".join(line[len(_HALF) :] for line in lines if line.startswith(_HALF))

    def write(self, lines: Iterable[str], half: str = "") -> str:
        """Keep the answers; the text of the problem where that is not possible."""
        lines = tuple(lines)
        if not lines and not half.strip():
            self.remove()
            return ""
        rows = [_HEAD, *(_ANSWER + line for line in lines), *([_HALF + half] if half.strip() else [])]
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
