"""The quick way of running the program gives what the executable gives: every command and every exit code."""

from __future__ import annotations

from pathlib import Path

import pytest

from rozhodci.cli import commands
from tests.conftest import ROOT, Run
from tests.fuzz.samples import SHEET_YAML, TABLES, save

CASE = (ROOT / "cases" / "priklad-sto-flek.yaml").read_bytes()
LOW = "Č7 Č8 Č9 Z7 Z8 Z9 K7 K8 Ž7 Ž8"
LINES = (
    ("posud", "pripad.yaml", "--podrobne"),
    ("posud", "pripad.yaml", "--exit-code"),
    ("posud", "-"),
    ("posud", "spatny.yaml", "pripad.yaml"),
    ("posud", "neni.yaml"),
    ("posud", "--nesmysl"),
    ("over", "pripad.yaml", "spatny.yaml"),
    ("ukaz", "pripad.yaml", "--zdvih", "2", "--karta", "2"),
    ("protokol", "pripad.yaml", "-o", "-"),
    ("protokol", "pripad.yaml"),
    ("protokol", "pripad.yaml", "-o", "nalez.pdf"),
    ("sehravka", "pripad.yaml", "--format", "json"),
    ("lozena", "--zavazek", "betl", LOW),
    ("lozena", "--zavazek", "betl"),
    ("audit", "pripad.yaml", "spatny.yaml"),
    ("audit", "pripad.yaml", "--jobs", "2"),
    ("import", "hra.hra"),
    ("listek", "listek.yaml"),
    ("listek", "listek.yaml", "--format", "csv"),
    ("tabulka", "tabulka.txt"),
    ("novy", "pripad"),
    ("novy", "listek", "-o", "pripad.yaml"),
    ("vysvetli", "nepriznani-barvy"),
    ("pravidla", "koruna"),
    ("schema", "nalez"),
    ("posut",),
    ("--help",),
    ("--version",),
    (),
)


@pytest.fixture
def place(tmp_path: Path) -> Path:
    (tmp_path / "pripad.yaml").write_bytes(CASE)
    (tmp_path / "spatny.yaml").write_text("id: Žaludy → ♥\nakter: Šíleně žluťoučký\n", encoding="utf-8")
    (tmp_path / "listek.yaml").write_text(SHEET_YAML, encoding="utf-8")
    (tmp_path / "tabulka.txt").write_text(TABLES[0], encoding="utf-8")
    (tmp_path / "hra.hra").write_text(save(), encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize("words", LINES, ids=" ".join)
def test_the_same_as_the_executable(words: tuple[str, ...], place: Path, run: Run, warm: Run) -> None:
    assert warm(*words, stdin=CASE, cwd=place) == run(*words, stdin=CASE, cwd=place)


@pytest.mark.parametrize("encoding", ["cp1250", "cp852", "ascii"])
def test_the_same_on_other_consoles(encoding: str, place: Path, run: Run, warm: Run) -> None:
    for words in (("posud", "pripad.yaml"), ("over", "spatny.yaml"), ("--help",)):
        assert warm(*words, cwd=place, encoding=encoding) == run(*words, cwd=place, encoding=encoding)


def test_every_command_is_started() -> None:
    assert set(commands.MODULES) <= {words[0] for words in LINES if words}


def test_codes_of_all_kinds(place: Path, warm: Run) -> None:
    lines = (LINES[0], LINES[1], LINES[3])
    assert [warm(*words, cwd=place).code for words in lines] == [0, 1, 2]


def test_nothing_stays_for_the_next_one(place: Path, warm: Run) -> None:
    """Each request has its own process: folder, streams and what was loaded go with it."""
    first = warm("posud", "pripad.yaml", cwd=place, encoding="ascii")
    assert warm("posud", "neni.yaml", cwd=place.parent, encoding="cp852").code == 2
    assert warm("posud", "pripad.yaml", cwd=place, encoding="ascii") == first
