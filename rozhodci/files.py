"""What stands at a path. Never raises: where the system does not let us look (a folder without permission, a name too
long for the disk), nothing is there, and whoever then opens the file learns why.

`Path` has the same questions, but raises for some of these.
"""

from __future__ import annotations

import os

StrPath = str | os.PathLike[str]


def is_there(path: StrPath) -> bool:
    """Anything at all, links followed."""
    return os.path.exists(path)  # noqa: PTH110


def is_file(path: StrPath) -> bool:
    """An ordinary file."""
    return os.path.isfile(path)  # noqa: PTH113


def is_folder(path: StrPath) -> bool:
    """A folder."""
    return os.path.isdir(path)  # noqa: PTH112


def is_other(path: StrPath) -> bool:
    """Neither an ordinary file nor free: a folder, a device, a pipe."""
    return is_there(path) and not is_file(path)
