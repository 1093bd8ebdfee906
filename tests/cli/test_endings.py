"""Endings that do not come from a command: Typer's own, no memory, a full disk, a stdout nobody reads (spec 6)."""

from __future__ import annotations

import errno
import sys

import pytest
import typer

from rozhodci.cli import main

Captured = pytest.CaptureFixture[str]


def ended(monkeypatch: pytest.MonkeyPatch, error: BaseException) -> int:
    """The exit code where running the command ends in this way."""

    def invoke(_args: list[str]) -> int:
        raise error

    monkeypatch.setattr(main, "_invoke", invoke)
    return main.run(["posud"])


@pytest.mark.parametrize(
    ("error", "code", "said"),
    [
        (typer.Exit(0), 0, ""),
        (typer.Exit(2), 2, ""),
        (typer.Abort(), 130, "Přerušeno.\n"),
        (MemoryError(), 2, "Nelze pokračovat: nestačí paměť.\n"),
        (OSError(errno.ENOSPC, "No space left on device"), 2, "Nelze pokračovat: na disku není místo.\n"),
    ],
)
def test_what_is_no_fault_of_the_program(
    monkeypatch: pytest.MonkeyPatch, capsys: Captured, error: BaseException, code: int, said: str
) -> None:
    assert ended(monkeypatch, error) == code
    assert capsys.readouterr().err == said


class ClosedOut:
    """A stdout whose last words do not get out."""

    def flush(self) -> None:
        raise BrokenPipeError


@pytest.mark.parametrize("stdout", [ClosedOut(), None])
def test_last_words_nobody_reads_change_no_exit_code(monkeypatch: pytest.MonkeyPatch, stdout: object) -> None:
    monkeypatch.setattr(main, "run", lambda _args: 1)
    monkeypatch.setattr(main, "close_quietly", lambda: None)
    monkeypatch.setattr(sys, "stdout", stdout)
    with pytest.raises(SystemExit) as end:
        main.main()
    assert end.value.code == 1


def test_help_that_nobody_reads_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Typer ends the process itself then; the code stays 0."""

    def build(_name: object) -> object:
        def run(*_args: object, **_more: object) -> None:
            raise SystemExit(1)

        return run

    monkeypatch.setattr("rozhodci.cli.app.build", build)
    assert main.run(["--help"]) == 0
