"""Noting problems at the place where they stand, up to a limit."""

from __future__ import annotations

import re
from typing import Any

from yaml.nodes import Node

from rozhodci.case.model import Place
from rozhodci.case.nodes import MAP, PLAIN, QUOTED, SCALAR, SEQ
from rozhodci.errors import Problem

KINDS = {PLAIN: "text", QUOTED: "text", SEQ: "seznam", MAP: "dvojice klíč: hodnota"}
CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]")
MOST_PROBLEMS = 200


class TooManyProblems(Exception):
    """Enough was found: nobody reads more, and a hostile file should not cost minutes."""


class Noting:
    """One document: its file, the lines above it there, and the problems found so far."""

    def __init__(self, file: str, above: int = 0) -> None:
        self.file, self.above = file, above
        self.problems: list[Problem] = []

    def place(self, node: Node, path: str) -> Place:
        mark = node.start_mark
        return Place(mark.line + 1 + self.above, mark.column + 1, path)

    def fault(self, code: str, node: Node | None, path: str, message: str, *, offset: int = 0, **more: str) -> None:
        """Note a problem at a node; `offset` characters into it where the node is a one-line scalar."""
        line = column = 0
        if node is not None:
            mark, end = node.start_mark, node.end_mark
            line, column = mark.line + 1 + self.above, mark.column + 1
            if offset and mark.line == end.line:
                spare = end.column - mark.column - len(node.value)  # 0 plain, 2 in quotes, else escapes: not to be told
                column += offset + spare // 2 if spare in (0, 2) else 0
        self.problems.append(Problem(code, message, self.file, line, column, path, **more))
        if len(self.problems) >= MOST_PROBLEMS:
            raise TooManyProblems

    def shape(self, node: Node, path: str, expected: str) -> None:
        """A list where a text is due and the like, or a tag."""
        if node.tag not in KINDS:
            self.fault("znacka", node, path, f"značka typu {tag_text(node.tag)} se nepoužívá.", hint="značku smažte.")
            return
        found = shown(node) if node.tag in SCALAR else KINDS[node.tag]
        self.fault("tvar", node, path, "hodnota má jiný tvar.", found=found, expected=expected)


def shown(node: Node) -> str:
    """What was written, short and in Czech quotes."""
    text: Any = node.value if node.tag in SCALAR else KINDS.get(node.tag, "")
    text = " ".join(CONTROL.sub(" ", text).split())
    return f"„{text[:40]}…“" if len(text) > 41 else f"„{text}“"


def tag_text(tag: str) -> str:
    return "!!" + tag.rsplit(":", 1)[-1] if tag.startswith("tag:yaml.org") else tag
