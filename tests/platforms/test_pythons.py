"""Every supported Python that this machine has gives the same bytes; where there is only one, nothing is compared.

The other Pythons borrow the libraries of this one. What is compiled for this Python alone is not to be had there, so
YAML is read by its plain reader: that must make no difference either.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from functools import cache
from pathlib import Path

import pytest

from tests.conftest import ROOT

MINORS = range(11, 16)
OURS = sys.version_info[1]
CASE = ROOT / "cases" / "priklad-sto-flek.yaml"


def found() -> dict[str, str]:
    """`3.12` to its program: on the path, or where pyenv keeps its own."""
    pythons: dict[str, str] = {}
    for minor in MINORS:
        places = [
            shutil.which(f"python3.{minor}"),
            *sorted(Path.home().glob(f".pyenv/versions/3.{minor}.*/bin/python")),
        ]
        works = (str(p) for p in places if p and _version(str(p)) == f"3.{minor}")
        if minor != OURS and (program := next(works, None)):
            pythons[f"3.{minor}"] = program
    return pythons


def _version(program: str) -> str:
    """What it says it is; "" for one that does not run, such as a shim without a version behind it."""
    ask = [program, "-c", "import sys; print('%d.%d' % sys.version_info[:2])"]
    try:
        return subprocess.run(ask, capture_output=True, text=True, timeout=20, check=False).stdout.strip()
    except (OSError, subprocess.TimeoutExpired):
        return ""


OTHERS = found()


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A place for what the other Pythons compile, which would take most of the time if each run did it again."""
    return str(tmp_path_factory.mktemp("prelozeno"))


def said(program: str, *args: object, **settings: str) -> tuple[int, bytes, bytes]:
    libraries = os.pathsep.join((str(ROOT), sysconfig.get_paths()["purelib"]))
    clean = {k: v for k, v in os.environ.items() if not k.startswith("PYTHON")}
    command = [program, "-m", "rozhodci", *map(str, args)]
    env = clean | {"PYTHONPATH": libraries, "COLUMNS": "80"} | settings
    done = subprocess.run(command, capture_output=True, env=env, timeout=120, check=False)
    return done.returncode, done.stdout, done.stderr


@cache
def by_ours(args: tuple[object, ...]) -> tuple[int, bytes, bytes]:
    return said(sys.executable, *args, PYTHONDONTWRITEBYTECODE="1")


@pytest.mark.skipif(not OTHERS, reason="no other Python from 3.11 on here")
@pytest.mark.parametrize("version", OTHERS or ["zadny"])
@pytest.mark.parametrize(
    "args",
    [
        ("posud", CASE),
        ("posud", "--format", "json", ROOT / "cases" / "pb"),
        ("protokol", CASE, "-o", "-"),
        ("over", ROOT / "tests" / "vadne" / "castka.yaml"),
        ("audit", ROOT / "cases" / "koruna", "--jobs", "2", "--format", "jsonl"),
        ("sehravka", CASE),
    ],
    ids=["posud", "json", "protokol", "chyba", "audit", "sehravka"],
)
def test_the_same_bytes(version: str, args: tuple[object, ...], compiled: str) -> None:
    ours = by_ours(args)
    assert said(OTHERS[version], *args, PYTHONPYCACHEPREFIX=compiled) == ours
    assert ours[0] in (0, 1, 2)
    assert ours[1] or ours[2]
