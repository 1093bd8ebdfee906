"""Patterns such as `kolo*/stul?.yaml`, which the Windows console hands over as they are.

`pathlib` would match them too, but it keeps silent about folders it may not read and finds hidden files.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

from rozhodci.files import is_folder
from rozhodci.folders import Unread, hidden

_DEEP = "**"
_SIGN = re.compile(r"[*?\[]")


def is_pattern(word: str) -> bool:
    """Does the word hold a sign of patterns?"""
    return _SIGN.search(word) is not None


def matching(pattern: str, unread: Unread) -> Iterator[str]:
    """Files and folders of that pattern, in no order. A hidden one has to be asked for by its dot."""
    path = Path(pattern)
    parts = path.parts[1:] if path.anchor else path.parts
    return _below(path.anchor, parts, unread)


def _below(folder: str, parts: tuple[str, ...], unread: Unread) -> Iterator[str]:
    if not parts:
        yield folder
        return
    first, rest = parts[0], parts[1:]
    if first == _DEEP:
        yield from _deep(folder, rest, unread)
        return
    for name in _children(folder, first, unread) if is_pattern(first) else [first]:
        inner = os.path.join(folder, name)  # noqa: PTH118
        if _stands(inner, unread) and (not rest or is_folder(inner)):
            yield from _below(inner, rest, unread)


def _deep(folder: str, rest: tuple[str, ...], unread: Unread) -> Iterator[str]:
    """`**`: the folder itself and every folder in it; links to folders could lead round and round."""
    if not rest:
        yield folder or os.curdir
        return
    yield from _below(folder, rest, unread)
    for name in _children(folder, "*", unread):
        inner = os.path.join(folder, name)  # noqa: PTH118
        if is_folder(inner) and not os.path.islink(inner):  # noqa: PTH114
            yield from _deep(inner, rest, unread)


def _children(folder: str, part: str, unread: Unread) -> list[str]:
    if _DEEP in part:
        return []
    try:
        names = os.listdir(folder or os.curdir)  # noqa: PTH208
    except (FileNotFoundError, NotADirectoryError, ValueError):
        return []
    except OSError:
        unread(folder or os.curdir)
        return []
    return [name for name in names if fnmatch(name, part) and (hidden(part) or not hidden(name))]


def _stands(path: str, unread: Unread) -> bool:
    try:
        os.lstat(path)
    except PermissionError:
        unread(os.path.dirname(path))  # noqa: PTH120
        return False
    except (OSError, ValueError):
        return False
    return True
