"""From words on the command line to file names in natural order: files, folders, patterns, `-` (spec 5, 5.2)."""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import cache

from rozhodci.audit.kinds import HEAD, is_made
from rozhodci.errors import UsageError
from rozhodci.files import is_file, is_folder
from rozhodci.folders import inside, natural
from rozhodci.patterns import is_pattern, matching

SUFFIXES = (".yaml", ".yml", ".json", ".jsonl", ".hra")
ENDINGS = (*SUFFIXES, *(f"{s}.gz" for s in SUFFIXES))
STDIN = "-"
_UNREAD = "složku nelze číst."

Faults = list[tuple[str, str]]
"""Names that cannot be used, each with a sentence why."""


def expand(given: Iterable[str], written: Iterable[str] = ()) -> tuple[list[str], Faults]:
    """Every file once, in natural order, and (name, why) of what cannot be used. Standard input comes last.

    `written` are the files this run itself writes: the folder it searches may hold them, from an earlier run too.
    """
    found: dict[str, str] = {}
    faults: Faults = []
    real_folder = cache(os.path.realpath)
    ours = Ours(written)
    for word in given:
        for name in _names(word, faults, ours):
            found.setdefault(_identity(name, real_folder), name)
    names = sorted(found.values(), key=lambda n: (n == STDIN, natural(n), n))
    return names, faults


class Ours:
    """Is a file one of those that this run writes, under whatever name? Also where a shell sends stdout, `> file`."""

    def __init__(self, written: Iterable[str]) -> None:
        self._paths = {os.path.normcase(os.path.realpath(path)) for path in written}
        self._names = {os.path.basename(path) for path in self._paths}  # noqa: PTH119
        self._shown = _redirected()

    def leave_out(self, name: str) -> bool:
        """Raises UsageError for one that is no earlier result: writing would replace an input."""
        if name not in self:
            return False
        if _is_foreign(name):
            raise UsageError(f"{name}: to je vstupní soubor, přepsal by se. Rada: výsledek zapište do jiného souboru.")
        return True

    def __contains__(self, name: str) -> bool:
        """Mostly told by the last part alone, for nothing."""
        if self._shown is not None and _is(name, self._shown):
            return True
        if os.path.normcase(os.path.basename(name)) not in self._names:  # noqa: PTH119
            return False
        return os.path.normcase(os.path.realpath(name)) in self._paths


def _is_foreign(name: str) -> bool:
    """Does the file hold anything that this program did not write?"""
    try:
        with open(name, "rb") as file:  # noqa: PTH123
            head = file.read(HEAD)
    except OSError:
        return False
    return bool(head.strip()) and not is_made(head)


def _redirected() -> os.stat_result | None:
    """The file that stdout is, if it is one."""
    try:
        shown = os.fstat(sys.stdout.fileno())
    except (OSError, ValueError, AttributeError):
        return None
    return shown if stat.S_ISREG(shown.st_mode) else None


def _is(name: str, file: os.stat_result) -> bool:
    try:
        return os.path.samestat(os.stat(name), file)  # noqa: PTH116
    except (OSError, ValueError):
        return False


def _identity(name: str, real_folder: Callable[[str], str]) -> str:
    """The same for the same file, however it is named. Folders hold many files and are looked up once.

    Names as plain text, as in `rozhodci.folders`.
    """
    if name == STDIN:
        return name
    if os.path.islink(name):  # noqa: PTH114
        return os.path.realpath(name)
    folder, file = os.path.split(name)
    return os.path.normcase(os.path.join(real_folder(folder), file))  # noqa: PTH118


def _names(word: str, faults: Faults, ours: Ours) -> Iterator[str]:
    if word == STDIN or is_file(word):
        yield word
    elif is_folder(word):
        yield from _in_folder(word, faults, ours)
    elif not os.path.lexists(word) and is_pattern(word):
        yield from _matching(word, faults, ours)
    else:
        yield word


def _in_folder(folder: str, faults: Faults, ours: Ours) -> Iterator[str]:
    problems: list[str] = []
    empty = True
    for name in inside(folder, ENDINGS, problems.append):
        empty = False
        if not ours.leave_out(name):
            yield name
    faults += [(inner, _UNREAD) for inner in problems]
    if empty and not problems:
        faults.append((folder, f"ve složce není žádný soubor {', '.join(SUFFIXES)}."))


def _matching(pattern: str, faults: Faults, ours: Ours) -> Iterator[str]:
    problems: list[str] = []
    empty = True
    for name in matching(pattern, problems.append):
        empty = False
        if is_folder(name):
            yield from _in_folder(name, faults, ours)
        elif not ours.leave_out(name):
            yield name
    faults += [(folder, _UNREAD) for folder in dict.fromkeys(problems)]
    if empty and not problems:
        faults.append((pattern, "vzoru neodpovídá žádný soubor."))
