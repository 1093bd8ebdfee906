"""Files in natural order, each once."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rozhodci.audit.names import expand, natural


def made(folder: Path, *names: str) -> list[str]:
    for name in names:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text("x", encoding="utf-8")
    return [str(folder / name) for name in names]


def test_numbers_count_as_numbers() -> None:
    assert sorted(["h10.yaml", "H2.yaml", "h1.yaml", "g3.yaml"], key=natural) == [
        "g3.yaml", "h1.yaml", "H2.yaml", "h10.yaml",
    ]  # fmt: skip


@given(st.lists(st.text(max_size=8), max_size=6))
def test_any_names_can_be_ordered(names: list[str]) -> None:
    keys = [natural(name) for name in names]
    keys.reverse()
    assert sorted(keys) == sorted(natural(name) for name in names)


def test_a_folder_is_searched_with_its_subfolders(tmp_path: Path) -> None:
    files = made(tmp_path, "1/a.yaml", "2/b.yml", "10/c.json", "10/d.jsonl", "10/e.jsonl.gz", "10/f.hra")
    made(tmp_path, "1/poznamky.txt", "1/obrazek.gz")
    assert expand([str(tmp_path)]) == (files, [])


def test_the_order_of_words_does_not_matter_and_no_file_comes_twice(tmp_path: Path) -> None:
    files = made(tmp_path, "p1.yaml", "p2.yaml", "p10.yaml")
    found, faults = expand([files[2], "-", files[0], str(tmp_path), files[1]])
    assert (found, faults) == ([*files, "-"], [])


def test_a_pattern(tmp_path: Path) -> None:
    files = made(tmp_path, "a/p2.yaml", "a/p10.yaml", "b/p1.yaml")
    assert expand([str(tmp_path / "*" / "p*.yaml")])[0] == files


@pytest.mark.parametrize(("word", "why"), [("prazdna", "není žádný soubor"), ("x*.yaml", "neodpovídá žádný soubor")])
def test_nothing_found_is_said(tmp_path: Path, word: str, why: str) -> None:
    (tmp_path / "prazdna").mkdir()
    found, faults = expand([str(tmp_path / word)])
    assert found == []
    assert why in faults[0][1]


def test_a_pattern_that_means_nothing_finds_nothing(tmp_path: Path) -> None:
    made(tmp_path, "a/p2.yaml")
    pattern = str(tmp_path / "**a" / "*.yaml")
    assert expand([pattern]) == ([], [(pattern, "vzoru neodpovídá žádný soubor.")])
