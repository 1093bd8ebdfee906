"""Lines of text: wrapping that never cuts and small tables. Widths are counted in terminal columns."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence

PIPE_WIDTH = 79


def columns(text: str) -> int:
    """How many terminal columns the text takes (a combining mark none, a wide character two)."""
    if text.isascii():
        return len(text)
    return sum(_char_columns(char) for char in text)


def _char_columns(char: str) -> int:
    if unicodedata.combining(char) or unicodedata.category(char) == "Cf":
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1


def wrap(text: str, width: int, first: str = "", rest: str | None = None) -> list[str]:
    """Break at spaces. `first` starts the first line, `rest` the others (default: spaces as wide as `first`).

    A word wider than the line stands alone on its line, whole. An amount keeps its unit and `čl.` its number.
    """
    rest = " " * columns(first) if rest is None else rest
    lines: list[str] = []
    line, empty = first, True
    for word in _chunks(text, width - columns(rest)):
        if not empty and columns(line) + 1 + columns(word) > width:
            lines.append(line)
            line, empty = rest, True
        line = f"{line}{word}" if empty else f"{line} {word}"
        empty = False
    lines = [*lines, line.rstrip()] if not empty or first.strip() else lines
    return [each.replace(NO_BREAK, " ") for each in lines]


NO_BREAK = "\u00a0"
_GLUED = (
    r"(?<=\d) (?=Kč|PB|bod|zdvih)",
    r"(?<=\d\.) (?=zdvih)",
    r"(?<=\bzdvih) (?=\d)",
    r"(?<=čl\.) ",
    r" (?=\d+[)\]])",
    r"(?<=\b[ksvzouaiKSVZOUAI]) (?=\w)",
)
_GLUE = re.compile("|".join(_GLUED))


def _chunks(text: str, room: int) -> Iterator[str]:
    """What is not broken, unless it would not fit a line of its own."""
    for chunk in glued(text).split(" "):
        yield from [chunk] if columns(chunk) <= room else chunk.split(NO_BREAK)


def glued(text: str) -> str:
    """One space between words, a no-break one where Czech typography or a unit wants it."""
    return _GLUE.sub(NO_BREAK, re.sub(r"\s+", " ", text.replace(NO_BREAK, " ")).strip())


def table(rows: Sequence[Sequence[str]], width: int, align: str = "", indent: str = "  ") -> list[str]:
    """Columns two spaces apart; `align` has one of `l`, `r` per column (default `l`).

    Rows that would not fit are all written as running text instead, so nothing is cut.
    """
    if not rows:
        return []
    count = max(len(row) for row in rows)
    align = align.ljust(count, "l")
    widths = [max(columns(row[i]) if i < len(row) else 0 for row in rows) for i in range(count)]
    lines = [_row(row, widths, align, indent) for row in rows]
    if max(columns(line) for line in lines) <= width:
        return lines
    return _running(rows, width, indent)


def _row(row: Sequence[str], widths: Sequence[int], align: str, indent: str) -> str:
    cells = []
    for cell, width, side in zip(row, widths, align, strict=False):
        pad = " " * (width - columns(cell))
        cells.append(pad + cell if side == "r" else cell + pad)
    return (indent + "  ".join(cells)).rstrip()


def _running(rows: Sequence[Sequence[str]], width: int, indent: str) -> list[str]:
    lines: list[str] = []
    for row in rows:
        text = ", ".join(cell for cell in row if cell.strip())
        lines += wrap(text, width, indent, indent + "  ")
    return lines


def visible(text: str) -> str:
    """Control and direction characters from a case file as visible escapes: a name must not steer the terminal."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(char if _harmless(char) else char.encode("unicode_escape").decode("ascii") for char in text)


def _harmless(char: str) -> bool:
    return char == "\n" or unicodedata.category(char) not in ("Cc", "Cf", "Cs", "Zl", "Zp")


def joined(lines: Iterable[str]) -> str:
    """Lines to one text, each with its newline."""
    return "".join(f"{line}\n" for line in lines)
