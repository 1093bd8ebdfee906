"""Prints outputs into the pages again after the wording of the program has changed: `python -m tests.docs [PAGE…]`.

Only whole outputs are replaced; where a page leaves lines out (`…`) and does not agree, the block is named. Read the
difference before you commit it: a page must show what is right, not just what is printed.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from tests.docs.pages import PAGES, Block, blocks, commands
from tests.docs.running import MAKING, NOT_RUN, agrees, prepare, run


def refreshed(block: Block, folder: Path) -> str:
    """The text of a console block with its outputs as they are now."""
    parts = []
    for command in commands(block):
        if not command.output:
            parts.append(f"$ {command.words}")
            if not any(word in command.words.split() for word in NOT_RUN):
                run(command.words, folder)
            continue
        done = run(command.words, folder)
        keep = "…" in command.output or agrees(command.output, done.screen)
        if keep and not agrees(command.output, done.screen):
            sys.stderr.write(f"{block}: {command.words}: does not agree\n")
        parts += [f"$ {command.words}", *(command.output if keep else done.screen)]
    return "\n".join(parts) + "\n"


def main(pages: tuple[Path, ...]) -> None:
    """Refresh the pages in place."""
    for page in pages:
        text = page.read_text(encoding="utf-8")
        with tempfile.TemporaryDirectory() as name:
            prepare(Path(name))
            for block in blocks(page):
                if block.key in MAKING:
                    MAKING[block.key](block, Path(name))
                if block.language == "console" and block.key != "bez zkoušky":
                    text = text.replace(block.text, refreshed(block, Path(name)))
        page.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(tuple(p for p in PAGES if not sys.argv[1:] or p.name in sys.argv[1:]))
