"""Files and folders that may not be read or written. Root may do anything, so it becomes nobody for a while."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.faults.processes import CASE, UNIX, told
from tests.fuzz.watched import Outcome, watched

pytestmark = UNIX
NOBODY = 65534


@pytest.fixture
def place() -> Iterator[Path]:
    """A folder that everybody can reach (the one of pytest only its owner can)."""
    folder = Path(tempfile.mkdtemp(prefix="opravneni-"))
    folder.chmod(0o777)
    yield folder
    for inner in folder.iterdir():
        inner.chmod(0o700)
    shutil.rmtree(folder)


@contextmanager
def nobody() -> Iterator[None]:
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)


def as_nobody(*args: object) -> Outcome:
    """The command once to have its modules loaded, then with the rights of nobody."""
    words = [str(a) for a in args]
    watched([words[0], str(CASE), *words[2:]])
    with nobody():
        return watched(words)


READERS = ("posud", "over", "ukaz", "sehravka", "audit", "listek", "tabulka", "import")


@pytest.mark.parametrize("command", READERS)
def test_unreadable_file(command: str, place: Path) -> None:
    case = place / "tajny.yaml"
    case.write_bytes(CASE.read_bytes())
    case.chmod(0)
    got = as_nobody(command, case)
    assert got.code == 2
    assert "tajny.yaml" in got.out + got.err
    assert "oprávnění" in told(got.out + got.err)


@pytest.mark.parametrize("command", READERS)
@pytest.mark.parametrize("name", ["a.yaml", "*.yaml"])
def test_folder_that_may_not_be_entered(name: str, command: str, place: Path) -> None:
    closed = place / "zavrena"
    closed.mkdir()
    (closed / "a.yaml").write_bytes(CASE.read_bytes())
    closed.chmod(0)
    got = as_nobody(command, closed / name)
    assert got.code == 2
    assert "zavrena" in told(got.out + got.err)
    assert "vzoru neodpovídá" not in got.out + got.err


@pytest.mark.parametrize("word", ["zavrena", "zavrena/*.yaml", "*/*.yaml"])
def test_a_locked_folder_is_told_as_a_folder(word: str, place: Path) -> None:
    closed = place / "zavrena"
    closed.mkdir()
    closed.chmod(0)
    got = as_nobody("posud", place / word)
    assert (got.code, got.err) == (2, f"{closed}: složku nelze číst, chybí oprávnění.\n")


@pytest.mark.parametrize("command", READERS)
def test_name_too_long_for_any_disk(command: str, place: Path) -> None:
    got = watched([command, str(place / f"{'a' * 300}.yaml")])
    assert got.code == 2
    assert "příliš dlouh" in told(got.out + got.err)


@pytest.mark.parametrize("command", ["posud", "over", "audit"])
def test_unreadable_folder_does_not_hide_the_others(command: str, place: Path) -> None:
    closed = place / "a"
    closed.mkdir()
    closed.chmod(0)
    (place / "b.yaml").write_bytes(CASE.read_bytes())
    (place / "b.yaml").chmod(0o644)
    got = as_nobody(command, place)
    assert got.code == 2
    assert "priklad-sto-flek" in got.out
    assert str(closed) in told(got.out + got.err)


def test_unreadable_ruleset(place: Path) -> None:
    (place / "nase.yaml").write_text("zaklad: koruna-2013\n")
    (place / "nase.yaml").chmod(0)
    case = place / "pripad.yaml"
    case.write_text(CASE.read_text(encoding="utf-8").replace("licitovany-2010", "nase.yaml"), encoding="utf-8")
    case.chmod(0o644)
    got = as_nobody("posud", case)
    assert got.code == 2
    assert "nase.yaml" in told(got.err)


@pytest.mark.parametrize("command", ["posud", "ukaz", "audit"])
def test_folder_that_may_not_be_written_keeps_the_old_result(command: str, place: Path) -> None:
    folder = place / "jen-cteni"
    folder.mkdir()
    target = folder / "nalez.txt"
    target.write_text("starý", encoding="utf-8")
    folder.chmod(0o555)
    words = [command, str(CASE)]
    watched(words)
    with nobody():
        got = watched([*words, "-o", str(target)])
    assert got.code == 2
    assert "chybí oprávnění" in told(got.err)
    assert target.read_text(encoding="utf-8") == "starý"
    assert list(folder.iterdir()) == [target]
