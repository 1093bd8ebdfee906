"""A progress bar with rate and time left, on a terminal's stderr only; anywhere else nothing at all."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rozhodci.audit.chunk import Source


def wanted() -> bool:
    """Is stderr a terminal that can move its cursor?"""
    import os

    try:
        return sys.stderr is not None and sys.stderr.isatty() and os.environ.get("TERM") != "dumb"
    except ValueError:
        return False


_ENOUGH = 200
"""Cases after which a rate says something, however fast they went."""


class Progress:
    """Counts bytes of the input, shows cases. `writes_here`: results go to stdout meanwhile."""

    def __init__(self, files: list[str], writes_here: bool) -> None:
        self._bar: Any = None
        self._task: Any = None
        self._cases = 0
        if wanted():
            self._bar = _bar(writes_here)
            self._task = self._bar.add_task("", total=_size(files), pripadu=0, rychlost="")

    def __enter__(self) -> Progress:
        if self._bar is not None:
            self._bar.start()
        return self

    def __exit__(self, *_rest: object) -> None:
        if self._bar is not None:
            self._bar.stop()

    def step(self, sources: Sequence[Source], cases: int) -> None:
        """Some sources are done."""
        if self._bar is None:
            return
        self._cases += cases
        elapsed = self._bar.tasks[0].elapsed or 0
        known = elapsed > 0.5 or self._cases > _ENOUGH
        rate = f"{self._cases / elapsed:.0f}/s" if known and elapsed else ""
        self._bar.update(self._task, advance=sum(s.weight for s in sources), pripadu=self._cases, rychlost=rate)


def _size(files: list[str]) -> int | None:
    """Bytes of all files; unknown with standard input."""
    try:
        return sum(Path(f).stat().st_size for f in files)
    except OSError:
        return None


def _bar(writes_here: bool) -> Any:
    from rich.console import Console
    from rich.progress import BarColumn, TaskProgressColumn, TextColumn, TimeRemainingColumn
    from rich.progress import Progress as Bar

    both = writes_here and sys.stdout is not None and sys.stdout.isatty()
    return Bar(
        TextColumn("Posuzuji"), BarColumn(), TaskProgressColumn(), TextColumn("{task.fields[pripadu]} případů"),
        TextColumn("{task.fields[rychlost]}"), TextColumn("zbývá"), TimeRemainingColumn(),
        console=Console(stderr=True), transient=True, redirect_stdout=both, redirect_stderr=False,
    )  # fmt: skip
