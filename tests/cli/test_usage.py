"""Help, usage errors and exit codes of the program."""

from __future__ import annotations

from typing import Annotated

import pytest
import typer

from rozhodci.cli import commands
from rozhodci.cli.czech import CzechCommand
from tests.conftest import Run


@pytest.mark.parametrize(
    ("words", "code", "first"),
    [
        (["--version"], 0, "rozhodci "),
        (["--help"], 0, "Použití: rozhodci [VOLBY] PŘÍKAZ"),
        (["posud", "--help"], 0, "Použití: rozhodci posud [VOLBY] [PŘÍPAD]…"),
        ([], 2, "Použití: rozhodci"),
        (["posut"], 2, "Neznámý příkaz posut. Možná: 'posud'."),
        (["posud"], 2, "Chybí případ"),
        (["posud", "--vyklat", "x"], 2, "Neznámá volba --vyklat. Možná: --vyklad"),
        (["posud", "--format"], 2, "Volba --format potřebuje hodnotu."),
        (["posud", "--format", "xml", "a.yaml"], 2, "--format xml: očekává se text, json nebo jsonl."),
        (["posud", "--strucne=1", "a.yaml"], 2, "Volba --strucne nemá hodnotu."),
        (["posud", "--strucne", "--podrobne", "a.yaml"], 2, "--strucne a --podrobne nelze"),
        (["posud", "--vyklad", "sto", "a.yaml"], 2, "--vyklad sto: očekává se kód=volba"),
        (["posud", "neni.yaml"], 2, "neni.yaml: soubor neexistuje."),
        (["posud", "neni-*.yaml"], 2, "neni-*.yaml: vzoru neodpovídá žádný soubor."),
        (["over", "neni.yaml"], 2, "neni.yaml: soubor neexistuje."),
        (["schema", "neco"], 2, "schema neco: očekává se pripad, nalez, listek nebo pravidla."),
        (["vysvetli"], 2, "Chybí kód nebo článek"),
        (["vysvetli", "xyzzy"], 2, "„xyzzy“ není kód ani článek."),
        (["pravidla", "licitovany-2009"], 2, "Pravidla „licitovany-2009“ neznám."),
        (["pravidla", "--rozdil", "krizovy"], 2, "K --rozdil patří dvě sady"),
        (["schema", "nalez", "navic"], 2, "Přebývá: navic."),
    ],
)
def test_exit_code_and_first_line(warm: Run, words: list[str], code: int, first: str) -> None:
    done = warm(*words)
    shown, silent = (done.out, done.err) if code == 0 else (done.err, done.out)
    assert (done.code, silent) == (code, "")
    assert shown.startswith(first), shown
    assert "Traceback" not in done.err


def test_help_lists_every_command_and_keeps_brackets(run: Run) -> None:
    text = run("--help").out
    for name in commands.MODULES:
        assert f"\n  {name} " in text
    assert "[PŘÍPAD]…" in run("posud", "--help").out


def test_help_is_czech(warm: Run) -> None:
    for words in (["--help"], *([name, "--help"] for name in commands.MODULES)):
        text = warm(*words).out
        for english in ("Usage", "Options", "Arguments", "Commands", "Show", "Install", "[required]"):
            assert english not in text, (words, english)


def test_version_names_the_gear_of_the_solver(run: Run) -> None:
    from rozhodci.solver.gear import gear

    assert run("--version").out.strip().endswith(f"(řešič: {gear()})")


def test_python_m_is_the_same_program() -> None:
    import subprocess
    import sys

    done = subprocess.run([sys.executable, "-m", "rozhodci", "--version"], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("rozhodci ")


def test_brackets_in_a_docstring_and_an_option_survive(capsys: pytest.CaptureFixture[str]) -> None:
    app = typer.Typer(rich_markup_mode=None, add_completion=False)

    @app.command(cls=CzechCommand)
    def command(volba: Annotated[str, typer.Option(help="Zkontroluje [flek] na hru.")] = "") -> None:
        """Podle čl. IV [odst. 2]."""

    app(["--help"], standalone_mode=False)
    text = capsys.readouterr().out
    assert "čl. IV [odst. 2]." in text
    assert "Zkontroluje [flek] na hru." in text
