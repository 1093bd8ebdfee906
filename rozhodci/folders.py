"""Files inside folders: which are looked at, and in which order their names come."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from typing import Any

Key = list[Any]
Unread = Callable[[str], object]
"""Told each folder that cannot be read."""

_DIGITS = re.compile(r"([0-9]+)")


def natural(name: str) -> Key:
    """Numbers inside a name count as numbers: `hra2` before `hra10`; capitals make no difference.

    Texts and numbers take turns, a text first, so that like is compared with like.
    """
    key: Key = _DIGITS.split(name.replace(os.sep, "/").casefold())
    key[1::2] = [(int(digits), digits) for digits in key[1::2]]
    return key


def hidden(name: str) -> bool:
    """Names of the system's and other programs' own files: `.git`, `._stul.yaml`, `.~lock`, `~$stul.csv`."""
    return name.startswith((".", "~$"))


def inside(folder: str, endings: tuple[str, ...], unread: Unread) -> Iterator[str]:
    """Files with such an ending (in small letters) in a folder and in its folders, in no order, but hidden ones.

    Names as plain text: a Path for each of thousands of files takes longer than reading them.
    """
    for top, folders, files in os.walk(folder, onerror=lambda error: unread(str(error.filename))):
        folders[:] = [name for name in folders if not hidden(name)]
        for file in files:
            if file.lower().endswith(endings) and not hidden(file):
                yield os.path.join(top, file)  # noqa: PTH118
