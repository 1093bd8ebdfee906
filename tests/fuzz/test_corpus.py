"""Broken files of every kind but a case (tests/vadne): the exact words a referee gets, each kind of problem once."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.fuzz.samples import ROOT
from tests.fuzz.watched import complaints, watched

FOLDER = ROOT / "tests" / "vadne"
COMMANDS = {"pravidla": "pravidla", "listek": "listek", "tabulka": "tabulka", "hra": "import"}
FILES = sorted(path for kind in COMMANDS for path in (FOLDER / kind).glob("*.*") if path.name != "zpravy.txt")
# They come from the disk or from the size of the file: tests/faults.
NO_FILE = {"neni-soubor", "nelze-cist", "velikost", "soubor"}
_MAKERS = r"(?:\bfaults?\.add|\bdoc\.fault|\btop\.fault|_refused|Problem|Refused)"
MADE = re.compile(_MAKERS + r"\(\s*(?:[a-z_.]+(?:\[[^]]*\])?,\s*)?\"([a-z-]+)\"")
PACKAGES = {"rulesets": ("pravidla",), "sheet": ("listek", "tabulka"), "mariasek": ("hra",)}


def said(path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    monkeypatch.chdir(path.parent)
    args = [COMMANDS[path.parent.name], path.name if path.suffix != ".yaml" else f"./{path.name}"]
    got = watched(args)
    assert complaints(args, got) == []
    assert got.code == 2
    return got.err.splitlines()


def code_of(path: Path) -> str:
    return path.stem.partition("--")[0]


@pytest.mark.parametrize("path", FILES, ids=lambda p: f"{p.parent.name}/{p.stem}")
def test_message_is_exactly_this(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = (path.parent / "zpravy.txt").read_text(encoding="utf-8").splitlines()
    wanted = [line for line in lines if line.removeprefix("./").startswith(f"{path.name}:")]
    assert said(path, monkeypatch) == wanted


@pytest.mark.parametrize("package", PACKAGES)
def test_every_kind_of_problem_has_its_file(package: str) -> None:
    sources = (ROOT / "rozhodci" / package).rglob("*.py")
    made = {code for source in sources for code in MADE.findall(source.read_text(encoding="utf-8"))}
    have = {code_of(path) for path in FILES if path.parent.name in PACKAGES[package]}
    assert made - NO_FILE <= have
