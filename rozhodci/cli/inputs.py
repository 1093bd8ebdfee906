"""From the words on the command line to the sources of cases: files, folders, patterns, `-`."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from rozhodci.errors import InputError, Problem, UsageError, reason
from rozhodci.files import is_file, is_folder, is_other

SUFFIXES = (".yaml", ".yml", ".json")
LIMIT = 10 * 1024 * 1024
"""Bytes of one case file (spec 1, 1.2); one more is read so that the loader can refuse the file."""

STDIN = "-"
PATIENCE = 2.0
"""Seconds to wait for somebody to write into a named pipe."""


@dataclass(frozen=True, slots=True)
class Source:
    """One readable file; `name` is the path as the user gave it, `<vstup>` for standard input."""

    name: str
    content: bytes


def sources(given: list[str]) -> Iterator[Source | InputError]:
    """Every source in the order given (folders and patterns sorted), each file once. Unreadable ones as errors.

    Raises UsageError when nothing was given at all.
    """
    if not given or not all(given):
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


def is_one_of(path: str, given: list[str]) -> bool:
    """Is the file to be written one of those to be read, under whatever name? Never raises."""
    place = _identity(path)
    return any(word != STDIN and (_identity(word) == place or _same(word, path)) for word in given)


def _same(one: str, other: str) -> bool:
    try:
        return Path(one).samefile(other)
    except (OSError, ValueError):
        return False


def _names(word: str) -> list[str | InputError]:
    if word == STDIN or is_file(word):
        return [word]
    if is_folder(word):
        return _in_folder(word)
    if not os.path.lexists(word) and any(c in word for c in "*?["):
        return _matching(word)
    return [word]


def _in_folder(folder: str) -> list[str | InputError]:
    """Every case in it and in its folders, in natural order; hidden files and folders are passed over."""
    names, locked = _inside(folder, SUFFIXES)
    found = [*map(_ordinary, names), *map(_locked, locked)]
    return found or [_nothing(folder, f"ve složce není žádný soubor {_or(SUFFIXES)}")]


def in_folder(folder: str, endings: tuple[str, ...]) -> list[str]:
    """Ordinary files of other endings, likewise. Raises InputError: there is none, or a folder cannot be read."""
    names, locked = _inside(folder, endings)
    if locked:
        raise InputError([problem for name in locked for problem in _locked(name).problems])
    ordinary = [name for name in names if not is_other(name)]
    if not ordinary:
        raise _nothing(folder, f"ve složce není žádný soubor {_or(endings)}")
    return ordinary


def _inside(folder: str, endings: tuple[str, ...]) -> tuple[list[str], list[str]]:
    from rozhodci.folders import inside

    locked: list[str] = []
    return _ordered(inside(folder, endings, locked.append)), locked


def _or(endings: tuple[str, ...]) -> str:
    return f"{', '.join(endings[:-1])} ani {endings[-1]}"


def _ordinary(name: str) -> str | InputError:
    """Devices and pipes are read only where they are named one by one."""
    return _nothing(name, "tohle není obyčejný soubor") if is_other(name) else name


def _matching(pattern: str) -> list[str | InputError]:
    """The Windows console hands patterns over as they are."""
    from rozhodci.patterns import matching

    locked: dict[str, None] = {}
    names = _ordered(matching(pattern, locked.setdefault))
    found = [inner for name in names for inner in (_in_folder(name) if is_folder(name) else [name])]
    return [*found, *map(_locked, locked)] or [_nothing(pattern, "vzoru neodpovídá žádný soubor")]


def _ordered(names: Iterable[str]) -> list[str]:
    """`hra2` before `hra10`, as in an audit."""
    from rozhodci.folders import natural

    return sorted(names, key=lambda name: (natural(name), name))


def _identity(name: str) -> str:
    return name if name == STDIN else os.path.realpath(name)


def _read(name: str) -> Source | InputError:
    try:
        if name == STDIN:
            return Source("<vstup>", _stdin())
        with _opened(name) as file:
            return Source(name, file.read(LIMIT + 1))
    except (OSError, ValueError) as error:
        return _unreadable(name, error)


def _opened(name: str) -> IO[bytes]:
    """A named pipe into which nobody writes is given up after a while; one of the shell's, `<(…)`, has its writer."""
    if not Path(name).is_fifo() or name.startswith(("/dev/fd/", "/proc/")):
        return Path(name).open("rb")
    import select

    handle = os.open(name, os.O_RDONLY | os.O_NONBLOCK)
    if not select.select([handle], [], [], PATIENCE)[0]:
        os.close(handle)
        raise OSError("je to roura a nikdo do ní nepíše")
    os.set_blocking(handle, True)
    return os.fdopen(handle, "rb")


def _stdin() -> bytes:
    if sys.stdin is None:
        raise OSError("standardní vstup je zavřený")
    return sys.stdin.buffer.read(LIMIT + 1)


_REASONS: dict[type[BaseException], str] = {
    FileNotFoundError: "soubor neexistuje",
    PermissionError: "soubor nelze číst, chybí oprávnění",
}


def _unreadable(name: str, error: OSError | ValueError) -> InputError:
    why = _REASONS.get(type(error)) or (reason(error) if isinstance(error, OSError) else str(error))
    return InputError([Problem("soubor", f"{why}.", file=name)])


def _locked(folder: str) -> InputError:
    return _nothing(folder, "složku nelze číst, chybí oprávnění")


def _nothing(name: str, why: str) -> InputError:
    return InputError([Problem("soubor", f"{why}.", file=name)])
