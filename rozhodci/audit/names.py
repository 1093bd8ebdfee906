"""From words on the command line to file names in natural order: files, folders, patterns, `-` (spec 5, 5.2)."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from rozhodci.files import is_file, is_folder

SUFFIXES = (".yaml", ".yml", ".json", ".jsonl", ".hra")
ENDINGS = (*SUFFIXES, *(f"{s}.gz" for s in SUFFIXES))
STDIN = "-"
_DIGITS = re.compile(r"([0-9]+)")

Faults = list[tuple[str, str]]
"""Names that cannot be used, each with a sentence why."""

Key = list[Any]


def natural(name: str) -> Key:
    """Numbers inside a name count as numbers: `hra2` before `hra10`; capitals make no difference.

    Texts and numbers take turns, a text first, so that like is compared with like.
    """
    key: Key = _DIGITS.split(name.replace(os.sep, "/").casefold())
    key[1::2] = [(int(digits), digits) for digits in key[1::2]]
    return key


def expand(given: Iterable[str]) -> tuple[list[str], Faults]:
    """Every file once, in natural order, and (name, why) of what cannot be used. Standard input comes last."""
    found: dict[str, str] = {}
    faults: Faults = []
    real_folder = cache(os.path.realpath)
    for word in given:
        for name in _names(word, faults):
            found.setdefault(_identity(name, real_folder), name)
    names = sorted(found.values(), key=lambda n: (n == STDIN, natural(n), n))
    return names, faults


def _identity(name: str, real_folder: Callable[[str], str]) -> str:
    """The same for the same file, however it is named. Folders hold many files and are looked up once.

    Names as plain text here and in `_in_folder`: a Path for each of thousands of files takes longer than reading them.
    """
    if name == STDIN:
        return name
    if os.path.islink(name):  # noqa: PTH114
        return os.path.realpath(name)
    folder, file = os.path.split(name)
    return os.path.normcase(os.path.join(real_folder(folder), file))  # noqa: PTH118


def _names(word: str, faults: Faults) -> Iterator[str]:
    if word == STDIN or is_file(word):
        yield word
    elif is_folder(word):
        yield from _in_folder(word, faults)
    elif not os.path.lexists(word) and any(c in word for c in "*?["):
        yield from _matching(word, faults)
    else:
        yield word


def _in_folder(folder: str, faults: Faults) -> Iterator[str]:
    problems: list[OSError] = []
    empty = True
    for top, _folders, files in os.walk(folder, onerror=problems.append):
        for file in files:
            if file.lower().endswith(ENDINGS):
                empty = False
                yield os.path.join(top, file)  # noqa: PTH118
    faults += [(str(e.filename), "složku nelze číst.") for e in problems]
    if empty and not problems:
        faults.append((folder, f"ve složce není žádný soubor {', '.join(SUFFIXES)}."))


def _matching(pattern: str, faults: Faults) -> Iterator[str]:
    """The Windows console hands patterns over as they are."""
    root = Path(Path(pattern).anchor)
    empty = True
    try:
        for path in root.glob(str(Path(pattern).relative_to(root))):
            empty = False
            yield from _in_folder(str(path), faults) if is_folder(path) else [str(path)]
    except (OSError, ValueError):
        pass
    if empty:
        faults.append((pattern, "vzoru neodpovídá žádný soubor."))
