"""How wide and how colourful stdout may be. In a pipe or file always 79 columns and no colour."""

from __future__ import annotations

import os
import sys

from rozhodci.report.layout import PIPE_WIDTH

NARROWEST, WIDEST = 40, 100


def is_terminal() -> bool:
    """Is stdout a terminal?"""
    try:
        return sys.stdout is not None and sys.stdout.isatty()
    except ValueError:
        return False


def text_width(to_file: bool = False) -> int:
    """Columns for the text on stdout."""
    if to_file or not is_terminal():
        return PIPE_WIDTH
    import shutil

    return min(WIDEST, max(NARROWEST, shutil.get_terminal_size().columns - 1))


def colours() -> bool:
    """Colour only on a terminal that did not decline it (NO_COLOR, TERM=dumb, the old Windows console)."""
    if not is_terminal() or os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb":
        return False
    return os.name != "nt" or "WT_SESSION" in os.environ


def emphasised(text: str, on: bool) -> str:
    """The first paragraph line in bold when `on`."""
    if not on or not text:
        return text
    head, newline, rest = text.partition("\n")
    return f"\x1b[1m{head}\x1b[0m{newline}{rest}"
