"""Paths with spaces and diacritics in both their forms, Windows line ends, encodings of Czech editors."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.conftest import ROOT, Ran
from tests.fuzz.samples import RULES, SHEET_CSV, SHEET_YAML, TABLES, save
from tests.fuzz.watched import watched

CASE = ROOT / "cases" / "priklad-sto-flek.yaml"
NAMES = ("případ č. 1", "žaludy  a kule", "Příliš žluťoučký kůň", "a'b", "a&b (kopie)", "[1]", "-n", "🂡")
BOTH_FORMS = dict.fromkeys(unicodedata.normalize(form, name) for name in NAMES for form in ("NFC", "NFD"))
"""Only names with diacritics have two."""
Run = Callable[..., Ran]


def _ruling(done: Ran) -> object:
    assert done.code == 0, done.err
    return json.loads(done.out)


@pytest.mark.parametrize("name", BOTH_FORMS)
def test_path(name: str, tmp_path: Path, run: Run, warm: Run) -> None:
    """The interpreter decodes the path of the first command; nothing new happens to it in the others."""
    folder = tmp_path / name
    folder.mkdir()
    case, rules = folder / f"{folder.name}.yaml", folder / f"sada {folder.name}.yaml"
    case.write_text(CASE.read_text(encoding="utf-8").replace("licitovany-2010", f'"{rules.name}"'), encoding="utf-8")
    rules.write_text(RULES, encoding="utf-8")
    page = folder / f"{folder.name} nález.html"
    assert run("posud", "--", f"{folder.name}/{case.name}", cwd=tmp_path).code == 0
    assert warm("over", case).code == 0
    assert warm("protokol", case, "-o", page).code == 0
    assert page.read_text(encoding="utf-8").startswith("<!DOCTYPE html>")
    assert "priklad-sto-flek" in warm("audit", case).out
    assert sorted(p.name for p in folder.iterdir()) == sorted([case.name, rules.name, page.name])


@pytest.fixture(scope="module")
def usual() -> object:
    """The ruling of the case as it lies in the repository."""
    return json.loads(watched(["posud", str(CASE), "--format", "json"]).out)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1250", "utf-16"])
@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_case_of_another_editor(end: str, encoding: str, usual: object, tmp_path: Path, run: Run, warm: Run) -> None:
    text = CASE.read_text(encoding="utf-8").replace("\n", end)
    case = tmp_path / CASE.name
    case.write_bytes(text.encode(encoding))
    assert _ruling(warm("posud", case, "--format", "json")) == usual
    assert _ruling(run("posud", "-", "--format", "json", stdin=case.read_bytes())) == usual


@pytest.mark.parametrize(
    ("command", "file", "text"),
    [
        ("listek", "listek.yaml", SHEET_YAML),
        ("listek", "listek.csv", SHEET_CSV),
        ("tabulka", "tabulka.txt", TABLES[1]),
        ("import", "hra.hra", save()),
        ("pravidla", "nase.yaml", RULES),
        ("over", "spatny.yaml", "id: a\nhraci: [Adam, Božena]\nakter: Cyril\nzdvihy:\n  - x\n  - y\n"),
    ],
    ids=lambda x: x if len(x) < 20 else "",
)
def test_windows_line_ends_change_nothing(
    command: str, file: str, text: str, tmp_path: Path, run: Run, warm: Run
) -> None:
    path = tmp_path / file
    path.write_bytes(text.encode())
    usual = warm(command, path)
    path.write_bytes(text.replace("\n", "\r\n").encode())
    got = run(command, path)
    assert (got.code, got.out, got.err) == (usual.code, usual.out, usual.err)
    assert usual.out or usual.err
