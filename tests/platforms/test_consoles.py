"""Consoles that cannot show everything: cp1250 and cp852 of Czech Windows, the C locale, no UTF-8 mode."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from tests.conftest import ROOT, Ran, executable
from tests.fuzz.samples import SHEET_YAML, TABLES, save

CASE = ROOT / "cases" / "priklad-sto-flek.yaml"
COMMANDS = (
    ("posud", "pripad.yaml", "--podrobne"),
    ("over", "pripad.yaml"),
    ("over", "spatny.yaml"),
    ("ukaz", "pripad.yaml"),
    ("sehravka", "pripad.yaml", "--uzlu", "500"),
    ("audit", "pripad.yaml", "spatny.yaml"),
    ("listek", "listek.yaml"),
    ("tabulka", "tabulka.txt"),
    ("pravidla", "koruna"),
    ("pravidla", "--rozdil", "licitovany", "krizovy"),
    ("vysvetli", "nepriznani-barvy"),
    ("--help",),
    ("posud", "--help"),
    ("posud", "neni.yaml"),
    ("posud", "--nesmysl"),
)
DATA = (
    ("posud", "pripad.yaml", "--format", "json"),
    ("posud", "pripad.yaml", "--format", "jsonl"),
    ("protokol", "pripad.yaml", "-o", "-"),
    ("audit", "pripad.yaml", "--format", "csv"),
    ("audit", "pripad.yaml", "--format", "junit"),
    ("listek", "listek.yaml", "--format", "csv"),
    ("import", "hra.hra"),
    ("novy", "pripad"),
    ("schema",),
)
CONSOLES = {
    "cp1250": {"PYTHONIOENCODING": "cp1250"},
    "cp852": {"PYTHONIOENCODING": "cp852"},
    "bez UTF-8": {"PYTHONIOENCODING": "", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "LC_ALL": "C", "LANG": "C"},
    "ascii": {"PYTHONIOENCODING": "ascii"},
}
Run = Callable[..., Ran]


def _fill(folder: Path) -> Path:
    (folder / "pripad.yaml").write_bytes(CASE.read_bytes())
    (folder / "spatny.yaml").write_text("id: Žaludy → ♥\nakter: Šíleně žluťoučký\n", encoding="utf-8")
    (folder / "listek.yaml").write_text(SHEET_YAML, encoding="utf-8")
    (folder / "tabulka.txt").write_text(TABLES[0], encoding="utf-8")
    (folder / "hra.hra").write_text(save(), encoding="utf-8")
    return folder


@pytest.fixture
def place(tmp_path: Path) -> Path:
    return _fill(tmp_path)


def _encoding(console: str) -> str:
    return console if console.startswith("cp") else "ascii"


def _words(text: str) -> list[str]:
    """The letters of a text without háčky and layout, to compare what two consoles show."""
    from rozhodci.report.plain import to_ascii

    return re.findall(r"[A-Za-z0-9]+", to_ascii(text))


@cache
def _usual(args: tuple[str, ...]) -> Ran:
    """What a console that shows everything gets; the same for all places, since names are relative."""
    with tempfile.TemporaryDirectory() as folder:
        _fill(Path(folder))
        words = [executable(), *args]
        done = subprocess.run(words, cwd=folder, capture_output=True, env=os.environ | {"PYTHONIOENCODING": "utf-8"})
    return Ran(done.returncode, done.stdout.decode(), done.stderr.decode(), done.stdout)


@pytest.mark.skipif(sys.platform == "win32", reason="konzole Windows se řídí jinak")
@pytest.mark.parametrize("console", CONSOLES)
@pytest.mark.parametrize("args", COMMANDS, ids=" ".join)
def test_every_console_says_the_same(args: tuple[str, ...], console: str, place: Path, run: Run) -> None:
    usual = _usual(args)
    got = run(*args, cwd=place, env=CONSOLES[console], encoding=_encoding(console))
    assert got.code == usual.code
    assert "\ufffd" not in got.out + got.err
    assert "Vnitřní chyba" not in usual.err and "Vnitrni chyba" not in got.err
    if console.startswith("cp"):  # both hold all Czech letters, so háčky stay
        assert ("ž" in got.out + got.err) == ("ž" in usual.out + usual.err)
    if "--help" not in args:  # Typer breaks its lines by width, and ASCII "..." is wider than "…"
        assert _words(got.out + got.err) == _words(usual.out + usual.err)


@pytest.mark.parametrize("console", CONSOLES)
@pytest.mark.parametrize("args", DATA, ids=" ".join)
def test_data_are_the_same_bytes_everywhere(args: tuple[str, ...], console: str, place: Path, run: Run) -> None:
    usual = _usual(args)
    got = run(*args, cwd=place, env=CONSOLES[console], encoding=_encoding(console))
    assert (got.code, got.raw) == (usual.code, usual.raw)
    assert usual.raw


@pytest.mark.parametrize("console", CONSOLES)
def test_files_are_utf8_everywhere(console: str, place: Path, run: Run) -> None:
    for args in (("posud", "pripad.yaml"), ("ukaz", "pripad.yaml"), ("protokol", "pripad.yaml")):
        target = place / "výsledek č. 1.html"
        done = run(*args, "-o", target, cwd=place, env=CONSOLES[console], encoding=_encoding(console))
        assert done.code == 0
        assert "Božena" in target.read_text(encoding="utf-8")
        target.unlink()
