"""Consoles that cannot show everything: cp1250 and cp852 of Czech Windows, the C locale, no UTF-8 mode."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.conftest import ROOT, Ran
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
STARTED = {COMMANDS[0], COMMANDS[2], COMMANDS[11], COMMANDS[13], DATA[0], DATA[3]}
"""What the executable says on every console; the rest only in the C locale, which the interpreter settles at its start,
and otherwise from a process that has streams of that encoding (tests/test_warm.py: with the same bytes)."""
Run = Callable[..., Ran]
_USUAL: dict[tuple[str, ...], Ran] = {}


@pytest.fixture
def place(tmp_path: Path) -> Path:
    (tmp_path / "pripad.yaml").write_bytes(CASE.read_bytes())
    (tmp_path / "spatny.yaml").write_text("id: Žaludy → ♥\nakter: Šíleně žluťoučký\n", encoding="utf-8")
    (tmp_path / "listek.yaml").write_text(SHEET_YAML, encoding="utf-8")
    (tmp_path / "tabulka.txt").write_text(TABLES[0], encoding="utf-8")
    (tmp_path / "hra.hra").write_text(save(), encoding="utf-8")
    return tmp_path


def _encoding(console: str) -> str:
    return console if console.startswith("cp") else "ascii"


def _words(text: str) -> list[str]:
    """The letters of a text without háčky and layout, to compare what two consoles show."""
    from rozhodci.report.plain import to_ascii

    return re.findall(r"[A-Za-z0-9]+", to_ascii(text))


@pytest.fixture
def usual(warm: Run, place: Path) -> Run:
    """What a console that shows everything gets; the same for all places, since names are relative."""

    def call(args: tuple[str, ...]) -> Ran:
        if args not in _USUAL:
            _USUAL[args] = warm(*args, cwd=place)
        return _USUAL[args]

    return call


@pytest.fixture
def on(run: Run, warm: Run, place: Path) -> Run:
    """The command on that console."""

    def call(console: str, *args: str | Path) -> Ran:
        if args in STARTED or console == "bez UTF-8":
            return run(*args, cwd=place, env=CONSOLES[console], encoding=_encoding(console))
        return warm(*args, cwd=place, encoding=_encoding(console))

    return call


@pytest.mark.skipif(sys.platform == "win32", reason="konzole Windows se řídí jinak")
@pytest.mark.parametrize("console", CONSOLES)
@pytest.mark.parametrize("args", COMMANDS, ids=" ".join)
def test_every_console_says_the_same(args: tuple[str, ...], console: str, on: Run, usual: Run) -> None:
    got, wanted = on(console, *args), usual(args)
    assert got.code == wanted.code
    assert "\ufffd" not in got.out + got.err
    assert "Vnitřní chyba" not in wanted.err and "Vnitrni chyba" not in got.err
    if console.startswith("cp"):  # both hold all Czech letters, so háčky stay
        assert ("ž" in got.out + got.err) == ("ž" in wanted.out + wanted.err)
    if "--help" not in args:  # Typer breaks its lines by width, and ASCII "..." is wider than "…"
        assert _words(got.out + got.err) == _words(wanted.out + wanted.err)


@pytest.mark.parametrize("console", CONSOLES)
@pytest.mark.parametrize("args", DATA, ids=" ".join)
def test_data_are_the_same_bytes_everywhere(args: tuple[str, ...], console: str, on: Run, usual: Run) -> None:
    got, wanted = on(console, *args), usual(args)
    assert (got.code, got.raw) == (wanted.code, wanted.raw)
    assert wanted.raw


@pytest.mark.parametrize("console", CONSOLES)
def test_files_are_utf8_everywhere(console: str, place: Path, on: Run) -> None:
    for args in (("posud", "pripad.yaml"), ("ukaz", "pripad.yaml"), ("protokol", "pripad.yaml")):
        target = place / "výsledek č. 1.html"
        done = on(console, *args, "-o", target)
        assert done.code == 0
        assert "Božena" in target.read_text(encoding="utf-8")
        target.unlink()
