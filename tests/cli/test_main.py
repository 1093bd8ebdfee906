"""Every ending of a command becomes an exit code and at most one sentence."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from rozhodci.cli import commands, main
from rozhodci.cli.output import PipeClosedError
from rozhodci.errors import OutputError, UsageError


def ending(monkeypatch: pytest.MonkeyPatch, error: BaseException | None, code: int = 0) -> int:
    """Run a command that ends in this way."""

    def command() -> int:
        if error is not None:
            raise error
        return code

    def loaded(name: str) -> Callable[..., int]:
        return command

    monkeypatch.setattr(commands, "load", loaded)
    return main.run(["posud"])


@pytest.mark.parametrize(
    ("error", "code", "said"),
    [
        (UsageError("Takhle ne."), 2, "Takhle ne.\n"),
        (OutputError("disk: nelze zapsat."), 2, "disk: nelze zapsat.\n"),
        (KeyboardInterrupt(), 130, "Přerušeno.\n"),
        (PipeClosedError(), 0, ""),
    ],
)
def test_expected_endings(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], error: BaseException, code: int, said: str
) -> None:
    monkeypatch.setattr(main, "close_quietly", lambda: None)
    assert ending(monkeypatch, error) == code
    captured = capsys.readouterr()
    assert (captured.out, captured.err) == ("", said)


def test_the_command_chooses_the_code(monkeypatch: pytest.MonkeyPatch) -> None:
    assert ending(monkeypatch, None, 1) == 1


@pytest.mark.parametrize("error", [RuntimeError("náhle [odst. 2]"), RecursionError()])
def test_internal_error_is_one_sentence_and_a_file(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, error: Exception
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    monkeypatch.delenv("ROZHODCI_DEBUG", raising=False)
    assert ending(monkeypatch, error) == 3
    said = capsys.readouterr().err
    assert said.count("\n") == 1 and "Traceback" not in said
    file = re.search(r"podrobnosti jsou v souboru (\S+)\.$", said.strip())
    assert file is not None
    details = Path(file[1]).read_text(encoding="utf-8")
    assert "Traceback" in details and type(error).__name__ in details


def test_debug_shows_the_traceback(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("ROZHODCI_DEBUG", "1")
    assert ending(monkeypatch, RuntimeError("náhle")) == 3
    assert "Traceback" in capsys.readouterr().err


def test_details_that_cannot_be_stored(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "neni"))
    monkeypatch.delenv("ROZHODCI_DEBUG", raising=False)
    assert ending(monkeypatch, RuntimeError("náhle")) == 3
    assert "podrobnosti se nepodařilo uložit" in capsys.readouterr().err
