"""Every example of the README and of docs/ is run: cases are judged, commands print what the page shows."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
import yaml

from tests.conftest import ROOT
from tests.docs.pages import LONE, PAGES, Block, blocks, commands
from tests.docs.running import NOT_RUN, agrees, copy, prepare, run, spoil, write
from tests.warm import Warm

CHECKS = {"listek": "listek", "zaklad": "pravidla"}
"""A key only such a file has -> the command that reads it; every other file is a case."""

SHOWN = ("yaml", "console", LONE)
Check = Callable[[Block, Path], object]
STARTED = ("README.md", "zaciname.md")
"""What most people try first is tried with the executable."""


def _reads(text: str) -> str:
    """The command for a YAML file."""
    keys = yaml.load(text.partition("\n---\n")[0], yaml.BaseLoader)
    return next((command for key, command in CHECKS.items() if key in keys), "posud")


def _file(loaded: Warm | None, block: Block, folder: Path) -> None:
    path = write(block, folder)
    text = path.read_text(encoding="utf-8")
    if all(line.startswith("#") for line in text.splitlines()):  # the first line of a file alone
        return
    done = run(f"rozhodci {_reads(text)} {path.relative_to(folder).as_posix()}", folder, loaded)
    screen = "\n".join(done.screen)
    assert done.code == 0, f"{block}: {screen}"
    assert "enonc" in screen or "ozhodčí" in screen or _reads(text) != "posud", f"{block}: {screen}"


def _cut(block: Block, _folder: Path) -> None:
    """Every line of the block stands in the file it names."""
    source = (ROOT / block.value).read_text(encoding="utf-8").splitlines()
    missing = [line for line in block.text.splitlines() if line != "  # …" and line not in source]
    assert not missing, f"{block}: not in {block.value}: {missing}"


def _screen(loaded: Warm | None, block: Block, folder: Path) -> None:
    listed = list(commands(block))
    assert listed, f"{block}: no command"
    for command in listed:
        if any(word in command.words.split() for word in NOT_RUN):
            continue
        done = run(command.words, folder, loaded)
        wanted = int(block.value) if block.key == "kód" and command is listed[-1] else 0
        assert done.code == wanted, f"{block}: {command.words} ended with {done.code}: {done.screen}"
        if command.output:
            assert agrees(command.output, done.screen), f"{block}: {command.words} prints\n" + "\n".join(done.screen)


def check(block: Block, folder: Path, loaded: Warm | None) -> None:
    """Run one example, whatever it is."""
    file = partial(_file, loaded)
    by_mark: dict[str, Check] = {"z": _cut, "soubor": file, "do": file, "vada": spoil, "kopie": copy, "přepis": copy}
    by_language: dict[str, Check] = {"console": partial(_screen, loaded), "yaml": file}
    kind = by_mark.get(block.key) or by_language[block.language]
    kind(block, folder)


@pytest.mark.parametrize("page", PAGES, ids=lambda p: p.name)
def test_examples(page: Path, tmp_path: Path, loaded: Warm | None) -> None:
    prepare(tmp_path)
    for block in blocks(page):
        if block.language in SHOWN and block.key != "bez zkoušky":
            check(block, tmp_path, None if page.name in STARTED else loaded)


def test_a_wrong_output_is_noticed() -> None:
    assert agrees(("a", "…", "d"), ("a", "b", "c", "d"))
    assert agrees(("a", "…"), ("a", "b"))
    assert agrees(("…", "d"), ("c", "d"))
    assert not agrees(("a", "d"), ("a", "b", "d"))
    assert not agrees(("a", "…", "e"), ("a", "b", "c", "d"))
    assert not agrees(("a",), ("a", "b"))


def test_the_case_of_the_readme_is_the_one_it_runs() -> None:
    """Its picture and its command speak of the same hand."""
    shown = next(b.text for b in blocks(ROOT / "README.md") if b.language == "yaml")
    kept = (ROOT / "cases" / "priklad-sto-flek.yaml").read_text(encoding="utf-8")
    assert yaml.load(shown, yaml.BaseLoader) == yaml.load(kept, yaml.BaseLoader)
