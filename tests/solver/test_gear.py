"""Two gears, one search: which is in use is told, and the sources can be asked for."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from rozhodci.solver import build
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
