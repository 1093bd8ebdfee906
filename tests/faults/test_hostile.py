"""Files made to do harm: bombs, the largest files, formulas, paths to other computers (docs/bezpecnost.md)."""

from __future__ import annotations

import csv
import gzip
import io
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from tests.conftest import Run
from tests.faults.processes import CASE, LINUX, ended, told
from tests.fuzz.memory import MEGABYTE
from tests.fuzz.samples import SHEET_YAML

FULL = 10 * MEGABYTE - 20
LARGEST: dict[str, Callable[[], bytes]] = {
    "závorky": lambda: b"[" * FULL,
    "položky": lambda: b"- a\n" * (FULL // 4),
    "dokumenty": lambda: b"---\na\n" * (FULL // 6),
    "klíče": lambda: b"".join(b"k%d: a\n" % i for i in range(FULL // 12)),
    "uvozovky": lambda: b'"' * FULL,
    "číslice": lambda: b"1" * FULL,
    "středníky": lambda: b"a;b;c\n" * (FULL // 6),
    "řádky tabulky": lambda: "#HráčZBPBSB\n".encode() + b"1Munia Kamil5065115\n" * (FULL // 21),
    "dlouhý řádek": lambda: "#HráčZBPBSB\n1a".encode() + b"1" * (FULL - 40),
}
READERS = {"posud": "yaml", "listek": "csv", "tabulka": "txt", "import": "hra"}
LEVELS = "".join(f"a{i}: &a{i} [{', '.join([f'*a{i - 1}'] * 9)}]\n" for i in range(1, 9))
BOMB = f"a0: &a0 [x]\n{LEVELS}"


def bounds(megabytes: int = 900) -> dict[int, int]:
    """Little memory and 20 seconds of the processor: a slow machine passes, growth with the square does not."""
    import resource

    return {resource.RLIMIT_AS: megabytes * MEGABYTE, resource.RLIMIT_CPU: 20}


def bounded(megabytes: int = 900) -> Callable[[], None]:
    def limit() -> None:
        import resource

        for what, most in bounds(megabytes).items():
            resource.setrlimit(what, (most, most))

    return limit


@cache
def largest(kind: str) -> bytes:
    return LARGEST[kind]()


@LINUX
@pytest.mark.parametrize("command", READERS)
@pytest.mark.parametrize("kind", LARGEST)
def test_largest_file(kind: str, command: str, tmp_path: Path, warm: Run) -> None:
    path = tmp_path / f"velky.{READERS[command]}"
    path.write_bytes(largest(kind))
    if command == "posud":
        code, out, err = ended(command, path, before=bounded(), timeout=90)
    else:
        got = warm(command, path, limits=bounds())
        code, out, err = got.code, got.out, got.err
    assert code == 2
    assert "velky" in told(err)
    assert len(out) + len(err) < 100_000


@LINUX
@pytest.mark.parametrize("command", ["posud", "listek", "pravidla"])
def test_bomb_of_references(command: str, tmp_path: Path) -> None:
    path = tmp_path / "bomba.yaml"
    path.write_text(BOMB, encoding="utf-8")
    code, _, err = ended(command, path, before=bounded(400))
    assert code == 2
    assert "bomba.yaml" in told(err)


@LINUX
@pytest.mark.parametrize("name", ["bomba.yaml.gz", "bomba.jsonl.gz", "bomba.hra.gz"])
def test_bomb_of_compression(name: str, tmp_path: Path) -> None:
    path = tmp_path / name
    with gzip.open(path, "wb", compresslevel=1) as file:
        for _ in range(300):
            file.write(b"x" * MEGABYTE)
    code, out, err = ended("audit", path, before=bounded(400), timeout=90)
    assert code == 2
    assert name in told(out + err)


FORMULA = "=HYPERLINK(A1)"


def test_cell_that_a_spreadsheet_would_run(tmp_path: Path) -> None:
    case = CASE.read_text(encoding="utf-8").replace("id: priklad-sto-flek", f'id: "{FORMULA}"')
    (tmp_path / "@SUM(1).yaml").write_text(case, encoding="utf-8")
    _, out, _ = ended("audit", "@SUM(1).yaml", "--format", "csv", cwd=tmp_path)
    _, row = csv.reader(io.StringIO(out.removeprefix("\ufeff")), delimiter=";")
    assert row[:2] == ["'@SUM(1).yaml", f"'{FORMULA}"]


def test_cell_of_a_corrected_sheet(tmp_path: Path) -> None:
    sheet = tmp_path / "listek.yaml"
    sheet.write_text(SHEET_YAML.replace("Cyril", f'"{FORMULA}"').replace('""', '"'), encoding="utf-8")
    ended("listek", sheet, "--oprav", tmp_path / "o.csv")
    rows = list(csv.reader(io.StringIO((tmp_path / "o.csv").read_text(encoding="utf-8-sig")), delimiter=";"))
    cells = [cell for row in rows for cell in row]
    assert f"'{FORMULA}" in cells
    assert not any(cell.startswith(("=", "@", "+")) for cell in cells)


@pytest.mark.parametrize("path", ["//server/sdilene/sada.yaml", "\\\\\\\\server\\\\sdilene\\\\sada.yaml"])
def test_no_file_makes_the_program_call_another_computer(path: str, tmp_path: Path) -> None:
    case, sheet = tmp_path / "pripad.yaml", tmp_path / "listek.yaml"
    case.write_text(CASE.read_text(encoding="utf-8").replace("licitovany-2010", f'"{path}"'), encoding="utf-8")
    sheet.write_text(SHEET_YAML[: SHEET_YAML.index("pripad:")] + f'pripad: "{path}"\n', encoding="utf-8")
    for command, file in (("posud", case), ("audit", case), ("listek", sheet)):
        code, out, err = ended(command, file)
        assert code == 2
        assert "na jiný počítač" in told(out + err)


def test_nothing_of_a_foreign_file_is_shown(tmp_path: Path) -> None:
    (tmp_path / "tajne").write_text("heslo: velmi-tajne\nzaklad: koruna\n", encoding="utf-8")
    case = tmp_path / "pripad.yaml"
    case.write_text(CASE.read_text(encoding="utf-8").replace("licitovany-2010", "./tajne"), encoding="utf-8")
    code, out, err = ended("posud", case)
    assert code == 2
    assert "velmi-tajne" not in out + told(err)
