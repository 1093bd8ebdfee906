"""Which files of a folder are looked at, and the order of their names."""

from __future__ import annotations

import os
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from rozhodci.folders import inside, natural


def test_numbers_count_as_numbers() -> None:
    assert sorted(["h10.yaml", "H2.yaml", "h1.yaml", "g3.yaml"], key=natural) == [
        "g3.yaml", "h1.yaml", "H2.yaml", "h10.yaml",
    ]  # fmt: skip


@given(st.lists(st.text(max_size=8), max_size=6))
def test_any_names_can_be_ordered(names: list[str]) -> None:
    keys = [natural(name) for name in names]
    keys.reverse()
    assert sorted(keys) == sorted(natural(name) for name in names)


def test_files_of_an_ending_in_all_folders_but_hidden_ones(tmp_path: Path) -> None:
    names = ("a.yaml", "B.YAML", "kolo/c.yml", "kolo/stul/d.yaml", "e.txt", ".f.yaml", "~$g.yaml", ".git/h.yaml")
    for name in names:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("", encoding="utf-8")
    found = [
        os.path.relpath(name, tmp_path).replace(os.sep, "/") for name in inside(str(tmp_path), (".yaml", ".yml"), print)
    ]
    assert sorted(found) == ["B.YAML", "a.yaml", "kolo/c.yml", "kolo/stul/d.yaml"]


def test_what_cannot_be_read_is_told(tmp_path: Path) -> None:
    told: list[str] = []
    assert list(inside(str(tmp_path / "neni"), (".yaml",), told.append)) == []
    assert told == [str(tmp_path / "neni")]
