"""Files in natural order, each once."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from rozhodci.audit.names import expand
from rozhodci.errors import UsageError


def made(folder: Path, *names: str) -> list[str]:
    for name in names:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text("x", encoding="utf-8")
    return [str(folder / name) for name in names]


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


def test_hidden_files_and_folders_are_passed_over_unless_they_are_named(tmp_path: Path) -> None:
    (seen,) = made(tmp_path, "a.yaml")
    hidden = made(tmp_path, ".git/b.yaml", "._a.yaml", "kolo/.~lock.c.yaml")
    assert expand([str(tmp_path)]) == ([seen], [])
    assert expand([str(tmp_path / "*.yaml")]) == ([seen], [])
    assert expand([str(tmp_path / "**" / "*.yaml")]) == ([seen], [])
    assert sorted(expand(hidden)[0]) == sorted(hidden)
    assert expand([str(tmp_path / ".git")])[0] == [hidden[0]]
    assert expand([str(tmp_path / ".*" / "*.yaml")])[0] == [hidden[0]]
    assert expand([str(tmp_path / "kolo" / ".~*")])[0] == [hidden[2]]


def test_a_folder_of_hidden_files_alone_holds_nothing(tmp_path: Path) -> None:
    made(tmp_path, "kolo/._a.yaml")
    found, ((_, why),) = expand([str(tmp_path / "kolo")])
    assert (found, why[:26]) == ([], "ve složce není žádný soubo")


def test_files_this_run_writes_are_no_inputs_where_they_are_only_found(tmp_path: Path) -> None:
    case, state, result, other = made(tmp_path, "a.yaml", "prubeh.json", "vysl.json", "kolo/prubeh.json")
    for file in (state, result):
        Path(file).write_text('{"rozhodci-audit":1}\n', encoding="utf-8")
    written = [state, str(tmp_path / "kolo" / ".." / "vysl.json")]
    assert expand([str(tmp_path)], written) == ([case, other], [])
    assert expand([str(tmp_path / "*")], written) == ([case, other], [])
    assert expand([str(tmp_path), state], written)[0] == [case, other, state]
    assert result in expand([str(tmp_path)])[0]


@pytest.mark.parametrize("word", [".", "*.yaml"])
def test_a_found_file_that_is_no_earlier_result_is_never_written_over(
    word: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made(tmp_path, "a.yaml", "b.yaml")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(UsageError, match=r"b\.yaml: to je vstupní soubor"):
        expand([word], ["b.yaml"])


def test_the_file_a_shell_writes_stdout_to_is_no_input(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made(tmp_path, "a.yaml", "vysl.json")
    with (tmp_path / "vysl.json").open("w", encoding="utf-8") as shown:
        monkeypatch.setattr(sys, "stdout", shown)
        assert expand([str(tmp_path)]) == ([str(tmp_path / "a.yaml")], [])


def test_patterns_go_through_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made(tmp_path, "k1/a.yaml", "k2/b.yaml", "k2/hloub/c.yaml", "d.yaml", "k2/poznamky.txt")
    monkeypatch.chdir(tmp_path)
    found = {
        pattern: [name.replace(os.sep, "/") for name in expand([pattern])[0]]
        for pattern in ("*/[ab].yaml", "k?/hloub/*", "**/*.yaml", "k*", "./k2/**", "k1/../d*.yaml", "*/neni/*.yaml")
    }
    assert found == {
        "*/[ab].yaml": ["k1/a.yaml", "k2/b.yaml"],
        "k?/hloub/*": ["k2/hloub/c.yaml"],
        "**/*.yaml": ["d.yaml", "k1/a.yaml", "k2/b.yaml", "k2/hloub/c.yaml"],
        "k*": ["k1/a.yaml", "k2/b.yaml", "k2/hloub/c.yaml"],
        "./k2/**": ["k2/b.yaml", "k2/hloub/c.yaml"],
        "k1/../d*.yaml": ["k1/../d.yaml"],
        "*/neni/*.yaml": [],
    }


@pytest.mark.parametrize("pattern", ["*.yaml", "pod/*.yaml", "**/a.yaml"])
def test_a_pattern_in_a_folder_that_cannot_be_read_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pattern: str
) -> None:
    """Of the system only its refusal is asked for here: for an administrator no folder is locked."""
    locked = str(tmp_path / "zamcena")
    made(tmp_path, "zamcena/a.yaml", "b.yaml")

    def refusing(real, start):  # type: ignore[no-untyped-def]
        def call(path, *args, **more):  # type: ignore[no-untyped-def]
            if os.fspath(path).startswith(start):
                raise PermissionError(13, "ne", path)
            return real(path, *args, **more)

        return call

    monkeypatch.setattr(os, "listdir", refusing(os.listdir, locked))
    monkeypatch.setattr(os, "lstat", refusing(os.lstat, locked + os.sep))
    assert expand([os.path.join(locked, pattern)]) == ([], [(locked, "složku nelze číst.")])  # noqa: PTH118
    files, faults = expand([str(tmp_path / "*" / "a.yaml"), str(tmp_path / "b*")])
    assert (files, faults) == ([str(tmp_path / "b.yaml")], [(locked, "složku nelze číst.")])
