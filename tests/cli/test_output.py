"""Files are written whole or not at all."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from rozhodci.cli.output import write_file
from rozhodci.errors import OutputError
from tests.conftest import ROOT, Run

CASE = ROOT / "cases" / "priklad-sto-flek.yaml"


def broken() -> Iterator[str]:
    yield "první polovina"
    raise RuntimeError("uprostřed")


def test_new_file_is_whole(tmp_path: Path) -> None:
    target = tmp_path / "nález č. 1.txt"
    write_file(str(target), ["Žaludy\n", "konec\n"])
    assert target.read_bytes() == "Žaludy\nkonec\n".encode()
    assert list(tmp_path.iterdir()) == [target]


def test_failure_in_the_middle_leaves_the_old_file(tmp_path: Path) -> None:
    target = tmp_path / "nalez.txt"
    target.write_text("starý")
    with pytest.raises(RuntimeError):
        write_file(str(target), broken())
    assert target.read_text() == "starý"
    assert list(tmp_path.iterdir()) == [target]


def test_mode_of_the_old_file_is_kept(tmp_path: Path) -> None:
    target = tmp_path / "nalez.txt"
    target.write_text("starý")
    target.chmod(0o640)
    write_file(str(target), ["nový"])
    assert target.stat().st_mode & 0o777 == 0o640


def test_link_stays_a_link(tmp_path: Path) -> None:
    real = tmp_path / "real.txt"
    real.write_text("starý")
    link = tmp_path / "link.txt"
    link.symlink_to(real)
    write_file(str(link), ["nový"])
    assert link.is_symlink()
    assert real.read_text() == "nový"


def test_device_is_written_through() -> None:
    write_file(os.devnull, ["nikam"])
    assert Path(os.devnull).exists() and not Path(os.devnull).is_file()


def test_unwritable_place_is_one_czech_sentence(tmp_path: Path) -> None:
    with pytest.raises(OutputError, match="nelze zapsat"):
        write_file(str(tmp_path / "neni" / "nalez.txt"), ["x"])


def test_no_character_of_a_file_name_or_a_quoted_word_steers_the_terminal(run: Run, tmp_path: Path) -> None:
    hostile = tmp_path / "a\x1b[2J\u202eb.yaml"
    hostile.write_text('"\\e]0;x\\a": 1\n', encoding="utf-8")
    for command in ("over", "posud", "ukaz", "listek", "audit"):
        got = run(command, hostile)
        assert "\x1b" not in got.out + got.err and "\u202e" not in got.out + got.err and "\x07" not in got.err
        assert "\\x1b[2J\\u202eb.yaml" in got.out + got.err


@pytest.mark.parametrize(
    "words",
    [
        ("posud", CASE), ("ukaz", CASE), ("sehravka", CASE), ("audit", CASE), ("audit", CASE, "--format", "csv"),
        ("lozena", "ČE ČK ČV Č9", "--zavazek", "durch"), ("schema",), ("novy", "pripad"),
    ],
    ids=lambda w: " ".join(Path(x).name for x in w),
)  # fmt: skip
def test_a_dash_is_the_standard_output(words: tuple[str | Path, ...], warm: Run, tmp_path: Path) -> None:
    """As in other programs; a file of that name could hardly be opened again."""
    usual, got = warm(*words, cwd=tmp_path), warm(*words, "-o", "-", cwd=tmp_path)
    assert (got.code, got.raw, got.err) == (usual.code, usual.raw, usual.err)
    assert list(tmp_path.iterdir()) == []
