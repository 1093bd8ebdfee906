"""Start-up stays cheap: a command loads itself, heavy libraries only where they are used."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import ROOT

EXAMPLE = ROOT / "cases" / "priklad-sto-flek.yaml"
PROBE = """
import contextlib, io, json, sys
from rozhodci.cli.main import run
with contextlib.redirect_stdout(io.TextIOWrapper(io.BytesIO())):
    code = run(sys.argv[1:])
print(json.dumps([code, sorted(sys.modules)]))
"""


def loaded(*words: str) -> set[str]:
    """Modules in memory after that command has run."""
    done = subprocess.run([sys.executable, "-c", PROBE, *words], capture_output=True, text=True, check=True)
    code, modules = json.loads(done.stdout)
    assert code == 0
    return set(modules)


@pytest.mark.parametrize("words", [["posud", str(EXAMPLE)], ["over", str(EXAMPLE)], ["--help"], ["--version"]])
def test_heavy_libraries_stay_out(words: list[str]) -> None:
    assert not loaded(*words) & {"rich", "jsonschema", "tabulate", "pydantic", "hypothesis", "click"}


def test_a_page_needs_no_typesetter(tmp_path: Path) -> None:
    target = str(tmp_path / "nalez.html")
    assert "typst" not in loaded("protokol", str(EXAMPLE), "-o", target)
    assert not loaded("protokol", "--help") & {"typst", "rozhodci.report.pdf", "rozhodci.judge"}


def test_only_the_called_command_is_loaded() -> None:
    modules = loaded("schema", "nalez")
    assert "rozhodci.cli.schema" in modules
    assert not modules & {"rozhodci.cli.posud", "rozhodci.judge", "rozhodci.rulesets", "yaml"}


def test_help_judges_nothing() -> None:
    assert not loaded("--help") & {"rozhodci.judge", "rozhodci.rulesets", "rozhodci.case.load", "yaml"}
