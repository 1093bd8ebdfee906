"""A file that is rewritten, cut and removed while it is read: a ruling or a message, never anything else."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.faults.processes import CASE
from tests.fuzz.watched import complaints, watched

SOUND = CASE.read_bytes()


@contextlib.contextmanager
def meanwhile(change: Callable[[int], None]) -> Iterator[None]:
    """Call `change` again and again in another thread."""
    over = threading.Event()

    def work() -> None:
        turn = 0
        while not over.is_set():
            with contextlib.suppress(OSError):
                change(turn)
            turn += 1

    thread = threading.Thread(target=work, daemon=True)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join(10)


@pytest.mark.parametrize("command", ["posud", "over", "audit"])
@pytest.mark.parametrize("how", ["rewritten", "cut", "removed", "swapped"])
def test_file_that_changes(command: str, how: str, tmp_path: Path) -> None:
    case, other = tmp_path / "a.yaml", tmp_path / "jiny"
    case.write_bytes(SOUND)

    def change(turn: int) -> None:
        if how == "rewritten":
            case.write_bytes(SOUND[: len(SOUND) // (1 + turn % 3)])
        elif how == "cut":
            with case.open("r+b") as file:
                file.truncate(len(SOUND) * (turn % 4) // 4)
                file.write(SOUND)
        elif how == "removed":
            case.unlink(missing_ok=True) if turn % 2 else case.write_bytes(SOUND)
        else:
            other.write_bytes(SOUND if turn % 2 else b"\xff")
            other.replace(case)

    with meanwhile(change):
        for _ in range(8):
            args = [command, str(tmp_path)]
            assert complaints(args, watched(args)) == []


def test_ruleset_that_changes(tmp_path: Path) -> None:
    rules, case = tmp_path / "nase.yaml", tmp_path / "a.yaml"
    rules.write_text("zaklad: koruna-2013\n")
    case.write_bytes(SOUND.replace(b"licitovany-2010", b"nase.yaml"))

    def change(turn: int) -> None:
        rules.write_bytes(b"zaklad: koruna-2013\n" if turn % 2 else b"zaklad: [")

    with meanwhile(change):
        for _ in range(8):
            args = ["posud", str(case)]
            assert complaints(args, watched(args)) == []
