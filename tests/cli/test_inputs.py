"""Words of the command line that name no readable file (spec 6: files, folders, patterns, `-`)."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from rozhodci.audit.names import expand
from rozhodci.cli import inputs
from rozhodci.cli.inputs import Source, files, is_one_of, sources
from rozhodci.errors import InputError, UsageError


def told(word: str) -> str:
    """The one sentence on a word that gives no source."""
    [fault] = sources([word])
    assert isinstance(fault, InputError)
    return str(fault)


@pytest.mark.parametrize("pattern", ["**a/*.yaml", "neni-*.yaml", "slozka/[a-z]*.yaml"])
def test_a_pattern_that_matches_nothing(tmp_path: Path, pattern: str) -> None:
    (tmp_path / "slozka").mkdir()
    word = str(tmp_path / pattern)
    assert told(word) == f"{word}: vzoru neodpovídá žádný soubor."


def test_a_pattern_gives_files_and_whole_folders_in_order(tmp_path: Path) -> None:
    for name in ("b2.yaml", "b1.yaml", "b-slozka/x.yml", "a.yaml"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(name, encoding="utf-8")
    names = ["b1.yaml", "b2.yaml", "b-slozka/x.yml"]
    assert files([str(tmp_path / "b*")]) == [str(tmp_path / n) for n in names]
    assert [s.content.decode() for s in sources([str(tmp_path / "b*")]) if isinstance(s, Source)] == names


def test_the_order_is_that_of_an_audit(tmp_path: Path) -> None:
    """Numbers count as numbers (spec 5, 5.2)."""
    names = ["hra1.yaml", "Hra2.yaml", "hra10.yaml", "kolo2/a.yaml", "kolo10/a.yaml"]
    for name in names:
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    wanted = [str(tmp_path / n) for n in names]
    assert files([str(tmp_path)]) == files([str(tmp_path / "*")]) == expand([str(tmp_path)])[0] == wanted
    assert files([str(tmp_path / "kolo*" / "*.yaml")]) == wanted[3:]


def test_hidden_files_are_read_only_where_they_are_named(tmp_path: Path) -> None:
    for name in ("a.yaml", "._a.yaml", ".git/b.yaml"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    for word in (tmp_path, tmp_path / "*.yaml", tmp_path / "**" / "*.yaml"):
        assert files([str(word)]) == [str(tmp_path / "a.yaml")]
    for word in (tmp_path / "._a.yaml", tmp_path / ".git" / "b.yaml"):
        assert files([str(word)]) == [str(word)]
    for pattern, name in (("._*", "._a.yaml"), (".g*/*.yaml", ".git/b.yaml")):
        assert files([str(tmp_path / pattern)]) == [str(tmp_path / name)]


def test_closed_standard_input_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert told("-") == "-: standardní vstup je zavřený."


def test_nothing_given_at_all() -> None:
    for given in ([], [""], ["a.yaml", ""]):
        with pytest.raises(UsageError, match="Chybí případ"):
            list(sources(given))


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes here")
def test_a_pipe_into_which_nobody_writes_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(inputs, "PATIENCE", 0.01)
    pipe = tmp_path / "roura.yaml"
    os.mkfifo(pipe)
    assert told(str(pipe)) == f"{pipe}: je to roura a nikdo do ní nepíše."
    assert told(str(tmp_path)) == f"{pipe}: tohle není obyčejný soubor."


def test_the_same_file_under_two_names_is_read_once(tmp_path: Path) -> None:
    file = tmp_path / "a.yaml"
    file.write_text("x", encoding="utf-8")
    other = f"{tmp_path}{os.sep}.{os.sep}a.yaml"
    assert len(list(sources([str(file), other, str(tmp_path)]))) == 1
    assert is_one_of(other, [str(file)]) and not is_one_of(str(tmp_path / "b.yaml"), [str(file), "-"])
