"""What stands at a path, and that looking never raises."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from rozhodci.files import is_file, is_folder, is_other, is_there
from tests.faults.processes import UNIX


def test_each_kind(tmp_path: Path) -> None:
    file = tmp_path / "a.yaml"
    file.write_text("a", encoding="utf-8")
    assert (is_there(file), is_file(file), is_folder(file), is_other(file)) == (True, True, False, False)
    assert (is_there(tmp_path), is_file(tmp_path), is_folder(tmp_path), is_other(tmp_path)) == (True, False, True, True)


@UNIX
def test_a_pipe_is_something_else(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "roura")
    assert is_other(tmp_path / "roura")


@pytest.mark.parametrize("name", ["neni", "a" * 5000, "a\0b", "a.yaml/b", "hra\udce8"])
def test_nothing_is_there_whatever_the_name(name: str, tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text("a", encoding="utf-8")
    path = tmp_path / name
    assert not any(ask(path) for ask in (is_there, is_file, is_folder, is_other))
