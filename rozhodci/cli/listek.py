"""`rozhodci listek`: checks a stolový lístek."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from rozhodci.cli import exits
from rozhodci.cli.options import Ascii, Output, Pravidla, one_of
from rozhodci.cli.output import emit, emit_data, write_file
from rozhodci.errors import UsageError

if TYPE_CHECKING:
    from rozhodci.sheet.check import SheetReport

FORMATS = ("text", "json", "csv")
ROUNDINGS = ("auto", "halere", "koruny")


def command(
    soubor: Annotated[
        str | None, typer.Argument(metavar="SOUBOR", help="Lístek v YAML nebo CSV, nebo - pro standardní vstup.")
    ] = None,
    pravidla: Pravidla = None,
    format: Annotated[
        str, typer.Option("--format", metavar="text|json|csv", help="Tvar výstupu; csv je tabulka nálezů.")
    ] = "text",
    oprav: Annotated[
        str | None,
        typer.Option("--oprav", metavar="SOUBOR", help="Zapíše opravený lístek (.csv jako tabulku, jinak YAML)."),
    ] = None,
    zaokrouhleni: Annotated[
        str,
        typer.Option(
            "--zaokrouhleni", metavar="auto|halere|koruny", help="ZB na haléře, na celé koruny, nebo jako na lístku."
        ),
    ] = "auto",
    ascii: Ascii = False,
    vystup: Output = None,
) -> int:
    """Zkontroluje stolový lístek: součty, částky, PB, rozdávání, podpisy.

    Kód 0 = v pořádku, 1 = nálezy, 2 = lístek nelze přečíst.

    Příklad: rozhodci listek stul7.csv --pravidla licitovany-2010 --oprav stul7-opraveny.csv
    """
    one_of("--format", format, FORMATS)
    one_of("--zaokrouhleni", zaokrouhleni, ROUNDINGS)
    if not soubor:
        raise UsageError("Chybí lístek: napište soubor, nebo - pro standardní vstup.")
    for option, path in (("--oprav", oprav), ("-o", vystup)):
        _not_over(option, path, soubor)
    report = _examined(soubor, pravidla, zaokrouhleni)
    _print(report, format, ascii, vystup)
    if oprav is not None:
        write_file(oprav, [_corrected(report, oprav)])
    return exits.DONE if report.clean else exits.FINDINGS


def _not_over(option: str, path: str | None, source: str) -> None:
    """The sheet itself is never overwritten."""
    from rozhodci.cli.inputs import is_one_of

    if path is not None and is_one_of(path, [source]):
        raise UsageError(f"{option} {path}: to je sám lístek, původní zápis se nepřepisuje.")


def _examined(file: str, pravidla: str | None, rounding: str) -> SheetReport:
    from rozhodci import rulesets
    from rozhodci.cli.inputs import sources
    from rozhodci.errors import InputError
    from rozhodci.sheet.check import check
    from rozhodci.sheet.load import load

    (source,) = [*sources([file])][:1]
    if isinstance(source, InputError):
        raise source
    folder = Path(source.name).parent
    sheet = load(source.content, source.name, lambda name: rulesets.get(name, folder), pravidla)
    return check(sheet, rulesets.get(sheet.ruleset, folder), rounding)


def _print(report: SheetReport, format: str, ascii: bool, path: str | None) -> None:
    if format == "json":
        from rozhodci.report import sheet_json

        emit_data([sheet_json.render(report, ascii)], path)
    elif format == "csv":
        from rozhodci.report import sheet_csv

        emit_data([sheet_csv.findings(report)], path)
    else:
        from rozhodci.cli.terminal import colours, emphasised, text_width
        from rozhodci.report.sheet import render

        to_file = path is not None
        emit([emphasised(render(report, text_width(to_file)), colours() and not to_file)], path, ascii)


def _corrected(report: SheetReport, path: str) -> str:
    from rozhodci.sheet import write_csv, write_yaml

    table = path.lower().endswith(".csv")
    return write_csv.render(report.corrected) if table else write_yaml.render(report.corrected)
