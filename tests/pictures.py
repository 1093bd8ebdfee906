"""The pictures of the README, from the real outputs: `python -m tests.pictures` (needs Chromium)."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from html import escape
from pathlib import Path

from tests.browser import Browser
from tests.conftest import ROOT
from tests.report.pages import EXAMPLE, page

FOLDER = ROOT / "docs" / "obrazky"
TERMINAL = """<!DOCTYPE html><meta charset="utf-8"><style>
body { margin: 0; background: #1b1e24; color: #e6e4dd; width: max-content; }
pre { font: 15px/1.4 "DejaVu Sans Mono", monospace; margin: 0; padding: 16px 22px; }
b { color: #fff; } i { color: #8fbf8f; font-style: normal; }</style><pre>"""


def main() -> None:
    """Write docs/obrazky/protokol.png and nalez.png."""
    with tempfile.TemporaryDirectory() as folder, Browser(Path(folder) / "profil") as browser:
        file = Path(folder) / "stranka.html"
        file.write_text(page(EXAMPLE), encoding="utf-8")
        browser.open(file, 860)
        bottom = browser.run("document.querySelector('.rozdani').getBoundingClientRect().bottom") + 12
        browser.picture(FOLDER / "protokol.png", (0, 0, 860, bottom), 0.9)
        file.write_text(TERMINAL + _typed("posud", "--strucne"), encoding="utf-8")
        browser.open(file, 860)
        size = browser.run("[document.body.offsetWidth, document.body.offsetHeight]")
        browser.picture(FOLDER / "nalez.png", (0, 0, *size))


def _typed(command: str, *options: str) -> str:
    """A command as it is typed and its output, the first line bold as on a terminal."""
    words = [sys.executable, "-m", "rozhodci", command, str(EXAMPLE), *options]
    done = subprocess.run(words, capture_output=True, check=True, env={"PYTHONIOENCODING": "utf-8"})
    first, _, rest = done.stdout.decode("utf-8").partition("\n")
    line = f"rozhodci {command} {EXAMPLE.relative_to(ROOT).as_posix()} {' '.join(options)}".strip()
    return f"<i>$ {escape(line)}</i>\n<b>{escape(first)}</b>\n{escape(rest)}</pre>"


if __name__ == "__main__":
    main()
