"""Closed streams and inputs that are not there, command by command: one sentence, the right code (spec 6)."""

from __future__ import annotations

import sys
from collections.abc import Callable

import pytest

from rozhodci.cli import main
from rozhodci.cli.czech import usage_message
from rozhodci.cli.output import print_data, print_text, say
from rozhodci.errors import OutputError
from tests.conftest import ROOT

Captured = pytest.CaptureFixture[str]
EXAMPLE = str(ROOT / "cases" / "priklad-sto-flek.yaml")
NOWHERE = "Není kam psát: standardní výstup je zavřený."


@pytest.mark.parametrize("write", [print_text, print_data])
def test_a_closed_stdout_is_told(monkeypatch: pytest.MonkeyPatch, write: Callable[[str], None]) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    with pytest.raises(OutputError) as told:
        write("nález\n")
    assert str(told.value) == NOWHERE


@pytest.mark.parametrize("words", [[], ["--format", "jsonl"]])
def test_a_ruling_that_cannot_be_printed_is_unusable(
    monkeypatch: pytest.MonkeyPatch, capsys: Captured, words: list[str]
) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    assert main.run(["posud", *words, EXAMPLE]) == 2
    assert capsys.readouterr().err == f"{NOWHERE}\n"


def test_nobody_to_tell_is_no_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", None)
    say("nikdo neslyší")
    assert main.run(["posud", "neni.yaml"]) == 2


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["tabulka"], "Chybí tabulka: napište soubor, nebo - pro standardní vstup.\n"),
        (["tabulka", "neni.csv"], "neni.csv: soubor neexistuje.\n"),
        (["import", "neni.hra"], "neni.hra: soubor neexistuje.\n"),
        (["listek", "neni.csv"], "neni.csv: soubor neexistuje.\n"),
    ],
)
def test_what_is_not_there(capsys: Captured, words: list[str], told: str) -> None:
    assert main.run(words) == 2
    shown = capsys.readouterr()
    assert (shown.out, shown.err) == ("", told)


def test_a_usage_error_nobody_translated_is_passed_on_whole() -> None:
    assert usage_message("Something new in Typer.") == "Something new in Typer."
