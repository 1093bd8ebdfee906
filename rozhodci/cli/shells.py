"""The half-typed line of a shell, and the answer in the form that shell takes."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from rozhodci.cli.complete import Offer
from rozhodci.cli.completing import offers

COMPLETE, LINE = "_ROZHODCI_COMPLETE", "_ROZHODCI_LINE"
"""Set by the scripts in `rozhodci/cli/shell`: which shell asks, and the line up to the cursor."""

_BASH_SPECIAL = re.compile(r"""([\s\\'"`$&|;<>()\[\]{}*?!~#,])""")
_BASH_BREAKS = "=:"
_SPACE = re.compile(r"\s+")


@dataclass(frozen=True, slots=True)
class Line:
    """Whole words without their quotes, the half-typed last one, and the quote it stands in ("" = none)."""

    words: tuple[str, ...]
    incomplete: str
    quote: str = ""


def split(line: str, escape: str = "\\") -> Line:
    """Words as a shell divides them; an open quote or a lone escape at the end is no fault."""
    words: list[str] = []
    word, begun, quote, i = "", False, "", 0
    while i < len(line):
        char = line[i]
        if char == escape and quote != "'":
            word, begun, i = word + line[i + 1 : i + 2], True, i + 1
        elif quote:
            word, quote = (word, "") if char == quote else (word + char, quote)
        elif char in "'\"":
            quote, begun = char, True
        elif char.isspace():
            words, word, begun = [*words, *([word] if begun else [])], "", False
        else:
            word, begun = word + char, True
        i += 1
    return Line(tuple(words), word, quote)


def answer(environment: Mapping[str, str]) -> str:
    """What the script of that shell reads: one offer a line, `value` or `value<TAB>explanation`."""
    shell = environment.get(COMPLETE, "")
    line = split(environment.get(LINE, ""), "`" if shell == "powershell" else "\\")
    found = offers(line.words[1:], line.incomplete)
    if shell == "bash":
        return "".join(f"{_for_bash(value, line)}\n" for value, _ in found)
    return "".join(f"{value}\t{_SPACE.sub(' ', about)}\n" if about else f"{value}\n" for value, about in found)


def _for_bash(value: str, line: Line) -> str:
    """Bash puts the text in place of what follows the last `=` or `:`, without quoting it."""
    if line.quote:
        return value
    kept = max(line.incomplete.rfind(c) for c in _BASH_BREAKS) + 1
    if value.startswith(line.incomplete[:kept]):
        value = value[kept:]
    return _BASH_SPECIAL.sub(r"\\\1", value)


__all__ = ["COMPLETE", "LINE", "Line", "Offer", "answer", "split"]
