"""The README's line that installs and judges an example works in a fresh copy of the repository, as it stands there."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import ROOT
from tests.docs.pages import blocks

SHIPPED = ("rozhodci", "schemas", "cases", "README.md", "LICENSE", "pyproject.toml")
NO_NETWORK = ("Could not find a version", "Temporary failure", "ConnectionError", "No matching distribution")


def _line() -> str:
    return next(b.text for b in blocks(ROOT / "README.md") if b.language == "bash" and "posud" in b.text)


@pytest.mark.skipif(sys.platform == "win32" or shutil.which("python3") is None, reason="the line is for a POSIX shell")
@pytest.mark.timeout(600)
def test_one_line_installs_and_judges(tmp_path: Path) -> None:
    for name in SHIPPED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, tmp_path / name)
    clean = {k: v for k, v in os.environ.items() if not k.startswith(("PYTHON", "VIRTUAL_ENV"))}
    env = clean | {
        "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
        "PYTHONIOENCODING": "utf-8",
    }
    done = subprocess.run(["sh", "-c", _line()], cwd=tmp_path, env=env, capture_output=True, check=False)
    err = done.stderr.decode("utf-8")
    if done.returncode and any(word in err for word in NO_NETWORK):
        pytest.skip("packages cannot be downloaded here")
    assert done.returncode == 0, err
    assert done.stdout.decode("utf-8").startswith("Renonc: Božena, 2. zdvih, nepřiznání barvy")
