"""Everything that can go wrong, one small tree.

RozhodciError
 +- InputError      a file cannot be used: holds every Problem found in it (exit 2)
 +- UndecidableError  a file can be read but leaves out what the ruling depends on
 +- UsageError      the command was called wrongly (exit 2)
 +- OutputError     a result could not be written (exit 2)
"""

from __future__ import annotations

import errno
from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Problem:
    """One fault of an input file, in words for a referee.

    `code` names the kind (one broken example file per code in tests), `path` is the place in the document such as
    `zdvihy[5][2]`, line and column count from 1 (0 = unknown). Texts are Czech; empty ones are not printed.
    """

    code: str
    message: str
    file: str = ""
    line: int = 0
    column: int = 0
    path: str = ""
    found: str = ""
    expected: str = ""
    hint: str = ""

    def __str__(self) -> str:
        place = ":".join(str(x) for x in (self.file, self.line, self.column) if x)
        parts = [f"{place}: " if place else "", f"{self.path}: " if self.path else "", self.message]
        if self.found:
            parts.append(f" Nalezeno: {self.found}.")
        if self.expected:
            parts.append(f" Očekává se: {self.expected}.")
        if self.hint:
            parts.append(f" Rada: {self.hint}")
        return "".join(parts)


_REASONS = {
    "ENOENT": "soubor nebo složka neexistuje",
    "EACCES": "chybí oprávnění, nebo má soubor otevřený jiný program",
    "EPERM": "chybí oprávnění",
    "EISDIR": "je to složka",
    "ENOTDIR": "část cesty není složka",
    "ELOOP": "odkaz ukazuje sám na sebe",
    "ENAMETOOLONG": "jméno je příliš dlouhé",
    "ENOSPC": "na disku není místo",
    "EDQUOT": "kvóta na disku je vyčerpaná",
    "EFBIG": "soubor by byl příliš velký",
    "EROFS": "disk je jen ke čtení",
    "EIO": "disk nebo spojení selhalo",
    "EBUSY": "soubor používá jiný program",
    "ETXTBSY": "soubor používá jiný program",
    "EMFILE": "je otevřeno příliš mnoho souborů",
    "ENFILE": "je otevřeno příliš mnoho souborů",
    "ENOMEM": "nestačí paměť",
    "ENXIO": "na druhém konci nikdo není",
    "ENODEV": "takové zařízení není",
    "EINVAL": "jméno souboru tu nelze použít",
    "ESTALE": "spojení se vzdáleným diskem se přerušilo",
    "ETIMEDOUT": "vzdálený disk neodpovídá",
}
_BY_NUMBER = {number: text for name, text in _REASONS.items() if (number := getattr(errno, name, None)) is not None}


def reason(error: OSError) -> str:
    """Why the system refused, in Czech; what it says itself depends on its language. Without a full stop."""
    if error.errno is None:
        return str(error)
    return _BY_NUMBER.get(error.errno, f"chyba systému číslo {error.errno}")


class RozhodciError(Exception):
    """Base of all expected errors; its text is one Czech sentence for the user."""


class InputError(RozhodciError):
    """An input file (or one document of it) is unusable. `problems` is never empty and in file order."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(str(p) for p in self.problems))

    def __reduce__(self) -> tuple[type[InputError], tuple[tuple[Problem, ...]]]:
        return InputError, (self.problems,)


class UndecidableError(RozhodciError):
    """What is written can be read, but it leaves out something no ruling can do without."""


class UsageError(RozhodciError):
    """The command line asks for something that does not exist."""


class OutputError(RozhodciError):
    """A result could not be written where the user asked for it."""
