"""From the words on the command line to the sources of cases: files, folders, patterns, `-`."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from rozhodci.errors import InputError, Problem, UsageError

SUFFIXES = (".yaml", ".yml", ".json")
LIMIT = 10 * 1024 * 1024
"""Bytes of one case file (spec 1, 1.2); one more is read so that the loader can refuse the file."""

STDIN = "-"


@dataclass(frozen=True, slots=True)
class Source:
    """One readable file; `name` is the path as the user gave it, `<vstup>` for standard input."""

    name: str
    content: bytes


def sources(given: list[str]) -> Iterator[Source | InputError]:
    """Every source in the order given (folders and patterns sorted), each file once. Unreadable ones as errors.

    Raises UsageError when nothing was given at all.
    """
    if not given:
        raise UsageError("Chybí případ: napište soubor, složku, nebo - pro standardní vstup.")
    seen: set[str] = set()
    for word in given:
        for name in _names(word):
            if isinstance(name, InputError):
                yield name
            elif (key := _identity(name)) not in seen:
                seen.add(key)
                yield _read(name)


def files(given: list[str]) -> list[str]:
    """The files that `sources` would read now, whether or not they are there."""
    return [name for word in given for name in _names(word) if isinstance(name, str)]


def _names(word: str) -> list[str | InputError]:
    path = Path(word)
    if word == STDIN or path.is_file():
        return [word]
    if path.is_dir():
        return _in_folder(word)
    if not os.path.lexists(word) and any(c in word for c in "*?["):
        return _matching(word)
    return [word]


def _in_folder(folder: str) -> list[str | InputError]:
    problems: list[OSError] = []
    found: list[str | InputError] = []
    for top, folders, files in os.walk(folder, onerror=problems.append):
        folders.sort()
        found += [str(Path(top) / f) for f in sorted(files) if f.lower().endswith(SUFFIXES)]
    found += [_unreadable(str(e.filename), e) for e in problems]
    return found or [_nothing(folder, "ve složce není žádný soubor .yaml, .yml ani .json")]


def _matching(pattern: str) -> list[str | InputError]:
    """The Windows console hands patterns over as they are."""
    root = Path(Path(pattern).anchor)
    try:
        names = sorted(str(path) for path in root.glob(str(Path(pattern).relative_to(root))))
    except (OSError, ValueError):
        names = []
    found = [inner for name in names for inner in (_in_folder(name) if Path(name).is_dir() else [name])]
    return found or [_nothing(pattern, "vzoru neodpovídá žádný soubor")]


def _identity(name: str) -> str:
    return name if name == STDIN else os.path.realpath(name)


def _read(name: str) -> Source | InputError:
    try:
        if name == STDIN:
            return Source("<vstup>", _stdin())
        with Path(name).open("rb") as file:
            return Source(name, file.read(LIMIT + 1))
    except (OSError, ValueError) as error:
        return _unreadable(name, error)


def _stdin() -> bytes:
    if sys.stdin is None:
        raise OSError("standardní vstup je zavřený")
    return sys.stdin.buffer.read(LIMIT + 1)


_REASONS: dict[type[BaseException], str] = {
    FileNotFoundError: "soubor neexistuje",
    PermissionError: "soubor nelze číst, chybí oprávnění",
    IsADirectoryError: "je to složka",
}


def _unreadable(name: str, error: OSError | ValueError) -> InputError:
    reason = _REASONS.get(type(error)) or (error.strerror if isinstance(error, OSError) else None) or str(error)
    return InputError([Problem("soubor", f"{reason}.", file=name)])


def _nothing(name: str, reason: str) -> InputError:
    return InputError([Problem("soubor", f"{reason}.", file=name)])
