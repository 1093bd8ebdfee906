"""Runs the examples of one page in an empty folder that holds `cases/` and `listky/`, as a reader would."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

import yaml

from tests.conftest import ROOT, executable
from tests.docs.pages import Block
from tests.warm import Warm

LIBRARY = ("cases", "listky")
NOT_RUN = ("--sleduj", "--install-completion")
"""The first never ends by itself, the second changes the shell of whoever runs the tests."""
_OWN_SETTINGS = ("PYTHON", "ROZHODCI", "NO_COLOR", "LC_", "COLUMNS")


@dataclass(frozen=True, slots=True)
class Done:
    """The exit code and what stands on the screen: output and messages, trailing spaces left out."""

    code: int
    screen: tuple[str, ...]


def prepare(folder: Path) -> None:
    """What a reader has beside the documentation."""
    for name in LIBRARY:
        shutil.copytree(ROOT / name, folder / name)


def write(block: Block, folder: Path) -> Path:
    """The file a block stands for: itself, or the file it belongs to with its keys replaced."""
    file = folder / (block.value or f"radek-{block.line}.yaml")
    if block.key == "do":
        whole = yaml.load(file.read_bytes(), yaml.BaseLoader)
        file = folder / f"{file.stem}-{block.line}{file.suffix}"
        changed = {**whole, **yaml.load(block.text, yaml.BaseLoader)}
        given = {key: value for key, value in changed.items() if value != ""}
        file.write_text(yaml.safe_dump(given, allow_unicode=True, sort_keys=False), encoding="utf-8")
        return file
    file.parent.mkdir(exist_ok=True, parents=True)
    file.write_text(block.text, encoding="utf-8")
    return file


def spoil(block: Block, folder: Path) -> None:
    """The file of a mark `vada`: like another one, with faulty lines."""
    good, bad = block.value.split()
    text = (folder / good).read_text(encoding="utf-8")
    for line in block.text.splitlines():
        key = line.partition(":")[0]
        text = re.sub(rf"^{key}:.*$", line, text, flags=re.M)
    (folder / bad).write_text(text, encoding="utf-8")


def copy(block: Block, folder: Path) -> None:
    """The file of a mark `kopie` or `přepis`."""
    source, target, *change = block.value.split()
    text = (folder / source).read_bytes().decode("utf-8")
    if change:
        assert change[0] in text, f"{block}: {change[0]} is not in {source}"
        text = text.replace(*change, 1)
    (folder / target).parent.mkdir(exist_ok=True, parents=True)
    (folder / target).write_bytes(text.encode("utf-8"))


MAKING = {"soubor": write, "do": write, "vada": spoil, "kopie": copy, "přepis": copy}
"""Mark -> what makes its file."""


def run(words: str, folder: Path, loaded: Warm | None = None) -> Done:
    """One command line of the documentation; without a start of the executable where the program is loaded."""
    program, *args = shlex.split(words)
    if program != "rozhodci":
        raise ValueError(f"no command of ours: {words}")
    if loaded:
        code, out, _ = loaded.run(args, str(folder), mixed=True)
    else:
        code, out = _started(args, folder)
    lines = out.decode("utf-8").removeprefix("\ufeff").splitlines()
    return Done(code, trimmed(lines))


def _started(args: list[str], folder: Path) -> tuple[int, bytes]:
    clean = {k: v for k, v in os.environ.items() if not k.startswith(_OWN_SETTINGS)}
    done = subprocess.run(
        [executable(), *args],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env=clean | {"PYTHONIOENCODING": "utf-8", "PYTHONUNBUFFERED": "1"},
        cwd=folder,
        timeout=60,
        check=False,
    )
    return done.returncode, done.stdout


def trimmed(lines: list[str] | tuple[str, ...]) -> tuple[str, ...]:
    """Without trailing spaces and empty lines at the end."""
    return tuple("\n".join(line.rstrip() for line in lines).rstrip("\n").split("\n"))


def agrees(shown: tuple[str, ...], screen: tuple[str, ...]) -> bool:
    """Is the screen what the page shows? A line `…` stands for any lines."""
    pattern = "\n".join(re.escape(line) for line in trimmed(shown))
    pattern = re.sub(r"^…(\n|\Z)", r"(?:.*\\n)*?", pattern, flags=re.M)
    return re.fullmatch(pattern, "\n".join(screen) + ("\n" if pattern.endswith("*?") else "")) is not None
