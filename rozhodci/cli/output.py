"""Where results go: stdout in what its encoding can hold, or a file that is written whole or not at all."""

from __future__ import annotations

import contextlib
import errno
import os
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from rozhodci.errors import OutputError, reason
from rozhodci.files import is_other, is_there
from rozhodci.report.plain import degrade

_STEERING = re.compile(
    "[\x00-\x08\x0b-\x1a\x1c-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]|\x1b(?!\\[[01]m)"
)
"""Control and direction characters, which could steer a terminal; the program's own bold is let through."""


class PipeClosedError(Exception):
    """Nobody reads our stdout any more. Not an OSError: Typer would end with its own code for that."""


def tame(text: str) -> str:
    """Text for people with every character that could steer a terminal made visible: names of files, words quoted."""
    return _STEERING.sub(lambda m: m[0].encode("unicode_escape").decode("ascii"), text)


def say(text: str) -> None:
    """One message for the user on stderr, degraded to what the console can show. Never raises."""
    if sys.stderr is None:
        return
    with contextlib.suppress(OSError, ValueError):
        sys.stderr.write(degrade(tame(text), sys.stderr.encoding or "ascii").rstrip("\n") + "\n")
        sys.stderr.flush()


def print_text(text: str, ascii_only: bool = False) -> None:
    """Text for people on stdout. Raises OutputError when it cannot be written, PipeClosedError when nobody reads."""
    if sys.stdout is None:
        raise OutputError("Není kam psát: standardní výstup je zavřený.")
    encoding = "ascii" if ascii_only else sys.stdout.encoding or "ascii"
    with _told("standardní výstup"):
        sys.stdout.write(degrade(tame(text), encoding))
        sys.stdout.flush()


def print_data(text: str) -> None:
    """Data for programs on stdout: UTF-8 whatever the console, so that the same input gives the same bytes."""
    if sys.stdout is None:
        raise OutputError("Není kam psát: standardní výstup je zavřený.")
    with _told("standardní výstup"):
        sys.stdout.flush()
        sys.stdout.buffer.write(text.encode("utf-8", "backslashreplace"))
        sys.stdout.buffer.flush()


def emit(parts: Iterable[str], path: str | None, ascii_only: bool = False) -> None:
    """Texts for people, one after another, to stdout or whole into a file."""
    if path is not None:
        tamed = map(tame, parts)
        write_file(path, (degrade(part, "ascii") if ascii_only else part for part in tamed))
        return
    for part in parts:
        print_text(part, ascii_only)


def emit_data(parts: Iterable[str], path: str | None) -> None:
    """Data for programs, to stdout or whole into a file."""
    if path is not None:
        write_file(path, parts)
        return
    for part in parts:
        print_data(part)


def write_file(path: str, parts: Iterable[str | bytes]) -> None:
    """Write a whole file or leave the old one as it was (temporary file in the same folder, then replace).

    Texts are UTF-8 there whatever the console, bytes stay as they are.
    """
    target = Path(path)
    with _told(path):
        target = Path(os.path.realpath(target)) if target.is_symlink() else target
        if is_other(target):
            _write_through(target, parts)
        else:
            _replace(target, parts)


def _raw(parts: Iterable[str | bytes]) -> Iterator[bytes]:
    for part in parts:
        yield part if isinstance(part, bytes) else part.encode("utf-8", "backslashreplace")


def _write_through(target: Path, parts: Iterable[str | bytes]) -> None:
    """Devices such as /dev/null cannot be replaced."""
    with target.open("wb") as file:
        file.writelines(_raw(parts))


def _replace(target: Path, parts: Iterable[str | bytes]) -> None:
    from rozhodci.cli.termination import orderly_end

    with orderly_end():
        _written_beside(target, parts)


def _written_beside(target: Path, parts: Iterable[str | bytes]) -> None:
    import tempfile

    handle, name = tempfile.mkstemp(prefix=f".{target.name[:40]}.", suffix=".tmp", dir=target.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.writelines(_raw(parts))
            file.flush()
            os.fsync(file.fileno())
        _keep_mode(target, name)
        Path(name).replace(target)
    except BaseException:
        with contextlib.suppress(OSError):
            Path(name).unlink()
        raise


def _keep_mode(target: Path, name: str) -> None:
    """mkstemp makes a private file; the result gets the old file's mode, or the usual one of a new file."""
    if is_there(target):
        mode = target.stat().st_mode & 0o777
    else:
        mask = os.umask(0)
        os.umask(mask)
        mode = 0o666 & ~mask
    Path(name).chmod(mode)


@contextlib.contextmanager
def _told(where: str) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        windows = os.name == "nt" and error.errno == errno.EINVAL  # how Windows says the same
        if isinstance(error, BrokenPipeError) or windows:
            raise PipeClosedError from error
        raise OutputError(f"{where}: nelze zapsat: {reason(error)}.") from error


def close_quietly() -> None:
    """After a closed pipe: nothing more can be written, and Python must not complain about it when it ends."""
    with contextlib.suppress(OSError, ValueError, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
