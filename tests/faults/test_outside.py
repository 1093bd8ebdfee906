"""No command writes anything but what it was told: folder, home and temporary folder are the same afterwards."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.conftest import Run
from tests.faults.processes import CASE
from tests.fuzz.samples import SHEET_YAML, TABLES, save

COMMANDS = (
    ("posud", "pripad.yaml", "--podrobne"),
    ("posud", ".", "--format", "jsonl"),
    ("over", "."),
    ("ukaz", "pripad.yaml"),
    ("protokol", "pripad.yaml", "-o", "-"),
    ("sehravka", "pripad.yaml", "--uzlu", "500"),
    ("lozena", "--pripad", "pripad.yaml", "--uzlu", "500"),
    ("audit", ".", "--format", "json"),
    ("audit", "pripad.yaml", "--jobs", "2"),
    ("listek", "listek.yaml"),
    ("tabulka", "tabulka.txt"),
    ("import", "hra.hra"),
    ("novy", "pripad"),
    ("vysvetli", "II/20"),
    ("pravidla", "koruna"),
    ("schema",),
    ("--help",),
    ("posud", "neni.yaml"),
    ("posud", "--neni"),
)
STARTED = {COMMANDS[0], COMMANDS[4], COMMANDS[6], COMMANDS[8], COMMANDS[16]}
"""For these the interpreter is started too."""


def snapshot(top: Path) -> dict[str, tuple[int, bytes]]:
    """Every name below with its mode and content."""
    return {str(p): (p.lstat().st_mode, p.read_bytes() if p.is_file() else b"") for p in sorted(top.rglob("*"))}


@pytest.fixture
def top(tmp_path: Path) -> Path:
    for name in ("domov", "docasne", "prace"):
        (tmp_path / name).mkdir()
    work = tmp_path / "prace"
    (work / "pripad.yaml").write_bytes(CASE.read_bytes())
    (work / "listek.yaml").write_text(SHEET_YAML, encoding="utf-8")
    (work / "tabulka.txt").write_text(TABLES[0], encoding="utf-8")
    (work / "hra.hra").write_text(save(), encoding="utf-8")
    return tmp_path


@pytest.fixture
def ending(top: Path, run: Run, warm: Run) -> Callable[..., int]:
    """Run the command there and give its exit code."""
    home, temp = str(top / "domov"), str(top / "docasne")
    places = {"HOME": home, "USERPROFILE": home, "APPDATA": home, "LOCALAPPDATA": home, "XDG_CACHE_HOME": home}
    places |= {"TMPDIR": temp, "TEMP": temp, "TMP": temp}

    def call(*args: str) -> int:
        if args in STARTED:
            return run(*args, cwd=top / "prace", env=places | {"PYTHONDONTWRITEBYTECODE": "1"}).code
        return warm(*args, cwd=top / "prace", env=places).code

    return call


@pytest.mark.parametrize("args", COMMANDS, ids=" ".join)
def test_nothing_is_written(args: tuple[str, ...], top: Path, ending: Callable[..., int]) -> None:
    before = snapshot(top)
    assert ending(*args) in (0, 1, 2)
    assert snapshot(top) == before


@pytest.mark.parametrize(
    ("args", "made"),
    [
        (("posud", "pripad.yaml", "-o", "nalez.txt"), {"nalez.txt"}),
        (("posud", "pripad.yaml", "--format", "json", "-o", "nalez.json"), {"nalez.json"}),
        (("protokol", "pripad.yaml", "-o", "nalez.html"), {"nalez.html"}),
        (("ukaz", "pripad.yaml", "-o", "karty.txt"), {"karty.txt"}),
        (("audit", "pripad.yaml", "-o", "a.csv", "--format", "csv", "--pokracuj", "stav"), {"a.csv", "stav"}),
        (("listek", "listek.yaml", "--oprav", "opraveny.yaml", "-o", "l.txt"), {"opraveny.yaml", "l.txt"}),
        (("import", "hra.hra", "-o", "hra.yaml"), {"hra.yaml"}),
        (("novy", "pripad", "-o", "novy.yaml"), {"novy.yaml"}),
        (("posud", "neni.yaml", "-o", "nalez.txt"), {"nalez.txt"}),
    ],
    ids=lambda x: " ".join(x) if isinstance(x, tuple) else "",
)
def test_only_what_was_asked_for_is_written(
    args: tuple[str, ...], made: set[str], top: Path, ending: Callable[..., int]
) -> None:
    before = snapshot(top)
    assert ending(*args) in (0, 1, 2)
    after = snapshot(top)
    new = {Path(name).name for name in after.keys() - before.keys()}
    assert new <= made
    assert new == made or "neni.yaml" in args
    assert {name: after[name] for name in before} == before
