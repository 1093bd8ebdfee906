"""The pages of the documentation as what a test can do with them: examples in order, commands, links.

Marks, an HTML comment on the line before a fence:

* `<!-- soubor: hra.yaml -->`: the block is that file; commands of the same page find it
* `<!-- do: hra.yaml -->`: the block is a part of that file; its keys replace the file's for this one block
* `<!-- vada: hra.yaml jina.yaml -->`: lines of the block stand in `jina.yaml` instead of those of the same key
* `<!-- z: cases/….yaml -->`: the block is cut from that file of the repository (a line `# …` = something left out)
* `<!-- kód: 1 -->`: the last command of the block ends with that code
* `<!-- bez zkoušky: důvod -->`: the block is not run (a terminal dialogue, an installation)

Standing alone, without a fence:

* `<!-- kopie: odkud kam -->`: the page has that file too
* `<!-- přepis: odkud kam co čím -->`: the same with other words in one place
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tests.conftest import ROOT

PAGES = (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")))
LONE = "mark"
"""The language of a mark that stands alone."""
_MARK = re.compile(r"<!-- (?P<key>soubor|do|vada|kopie|přepis|z|kód|bez zkoušky): (?P<value>.+?) -->")
_FENCE = re.compile(r"```(?P<language>\S*)")
_LINK = re.compile(r"(?<!\!)\[[^\]]*\]\(([^)\s]+)\)|<img src=\"([^\"]+)\"|!\[[^\]]*\]\(([^)\s]+)\)")
_CODE = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")


@dataclass(frozen=True, slots=True)
class Block:
    """One fenced block: its language, the mark above it, its text, and the line of its fence."""

    page: Path
    line: int
    language: str
    key: str
    value: str
    text: str

    def __str__(self) -> str:
        return f"{self.page.name}:{self.line}"


@dataclass(frozen=True, slots=True)
class Command:
    """A line `$ rozhodci …` of a console block with the output printed under it; `…` = lines left out."""

    words: str
    output: tuple[str, ...]


def blocks(page: Path) -> Iterator[Block]:
    """The fenced blocks and lone marks of a page in order."""
    lines = page.read_text(encoding="utf-8").splitlines()
    at = 0
    while at < len(lines):
        opened, lone = _FENCE.fullmatch(lines[at]), _MARK.fullmatch(lines[at])
        if lone and lone["key"] in ("kopie", "přepis"):
            yield Block(page, at + 1, LONE, lone["key"], lone["value"], "")
        if opened is None:
            at += 1
            continue
        end = lines.index("```", at + 1)
        mark = _MARK.fullmatch(lines[at - 1])
        key, value = (mark["key"], mark["value"]) if mark else ("", "")
        yield Block(page, at + 1, opened["language"], key, value, "\n".join(lines[at + 1 : end]) + "\n")
        at = end + 1


def commands(block: Block) -> Iterator[Command]:
    """The commands of a console block."""
    for part in re.split(r"^\$ ", block.text, flags=re.M)[1:]:
        words, *output = part.rstrip("\n").split("\n")
        yield Command(words, tuple(output))


def links(page: Path) -> Iterator[str]:
    """Targets of links and pictures that stay inside the repository."""
    text = re.sub(r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.M | re.S)
    for found in _LINK.finditer(text):
        target = next(group for group in found.groups() if group)
        if not target.startswith(("http:", "https:")):
            yield target


def anchors(page: Path) -> frozenset[str]:
    """The names of a page's headings as a browser of the repository makes them."""
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), flags=re.M)
    return frozenset(re.sub(r"[^\w\- ]", "", h.casefold()).strip().replace(" ", "-") for h in headings)


def spoken(page: Path) -> Iterator[str]:
    """Every command named anywhere on a page: in running text, and the lines of blocks that are not run."""
    text = page.read_text(encoding="utf-8")
    yield from (code for code in _CODE.findall(text) if code.startswith("rozhodci "))
    for block in blocks(page):
        for line in block.text.splitlines():
            yield from (
                found[1]
                for found in re.finditer(r"(?:^|[\\/ ])(rozhodci(?:\.exe)? [a-z][^;&|#]*)", line)
                if block.language in ("bash", "powershell", "console") and "pip" not in line[: found.start()]
            )
