"""Two gears, one search: which is in use is told, and the sources can be asked for."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from rozhodci.solver import build
from rozhodci.solver import gear as gears
from rozhodci.solver.api import gear
from rozhodci.solver.gear import MODULES


def test_gear_is_named() -> None:
    assert gear() in ("přeložený", "čistý Python")


def test_sources_can_be_asked_for() -> None:
    code = "from rozhodci.solver.api import gear; print(gear())"
    environment = {**os.environ, "ROZHODCI_GEAR": "python", "PYTHONIOENCODING": "utf-8"}
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, env=environment, check=True)
    assert told.stdout.decode("utf-8").strip() == "čistý Python"


def test_compiled_modules_exist_as_sources() -> None:
    assert all((build.FOLDER / f"{name}.py").is_file() for name in MODULES)


def test_compiled_module_older_than_its_source_is_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gears, "FOLDER", tmp_path)
    source, compiled = tmp_path / "belief.py", tmp_path / "belief.cpython-311-x86_64-linux-gnu.so"
    for file in (source, compiled):
        file.touch()
    os.utime(compiled, (2000, 2000))
    os.utime(source, (1000, 1000))
    assert not gears.outdated()
    os.utime(source, (3000, 3000))
    assert gears.outdated()
    source.unlink()
    assert not gears.outdated()


def test_build_refuses_unknown_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert build.main(["--co"]) == 2
    assert "Použití" in capsys.readouterr().out


def test_failed_build_is_told_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fails() -> None:
        raise OSError("chybí překladač")

    monkeypatch.setattr(build, "compile_in_place", fails)
    assert build.main([]) == 1
    assert "čistém Pythonu: chybí překladač" in capsys.readouterr().out
