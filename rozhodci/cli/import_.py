"""`rozhodci import`: a saved game of Mariášek as a case file."""

from __future__ import annotations

from typing import Annotated

import typer

from rozhodci.cli import exits
from rozhodci.cli.options import Output, Pravidla
from rozhodci.cli.output import emit_data, say
from rozhodci.errors import InputError, OutputError, UsageError


def command(
    soubor: Annotated[str | None, typer.Argument(metavar="SOUBOR.hra", help="Uložená hra, nebo - pro vstup.")] = None,
    pravidla: Pravidla = None,
    vystup: Output = None,
) -> int:
    """Převede uloženou hru programu Mariášek na případ.

    S vlastní sadou (--pravidla sazby.yaml) se vyúčtování programu zapíše jako záznam v její základní sazbě.

    Příklad: rozhodci import hra.hra -o hra.yaml
    """
    if not soubor:
        raise UsageError("Chybí uložená hra, například: rozhodci import hra.hra -o hra.yaml.")
    from rozhodci.case.dump import dump
    from rozhodci.cli.inputs import sources
    from rozhodci.mariasek import read_game
    from rozhodci.rulesets.load import own_unit

    _one(soubor)
    _not_over(soubor, vystup)
    (source,) = sources([soubor])
    if isinstance(source, InputError):
        raise source
    game = read_game(source.content, source.name, pravidla, own_unit(pravidla))
    for warning in game.warnings:
        say(f"{source.name}: {warning}.")
    emit_data([dump(game.case)], vystup)
    return exits.DONE


def _one(soubor: str) -> None:
    """One game makes one case."""
    from rozhodci.cli.inputs import files
    from rozhodci.files import is_folder
    from rozhodci.words import counted

    if is_folder(soubor):
        what = "to je složka, import převádí jednu uloženou hru .hra. Složku her posoudí: rozhodci audit"
        raise UsageError(f"{soubor}: {what} {soubor}")
    if (count := len(files([soubor]))) > 1:
        what = f"vzor vybírá {counted(count, 'soubor', 'soubory', 'souborů')}, import převádí jednu uloženou hru."
        raise UsageError(f"{soubor}: {what} Všechny posoudí: rozhodci audit {soubor}")


def _not_over(soubor: str, vystup: str | None) -> None:
    """The saved game itself must not be overwritten."""
    from rozhodci.cli.inputs import is_one_of

    if vystup is not None and is_one_of(vystup, [soubor]):
        raise OutputError(f"{vystup}: výstup by přepsal převáděnou hru, zvolte jiný soubor.")
