"""`rozhodci listek`: checks a stolový lístek."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

import typer

from rozhodci.cli.options import Ascii, Output, Pravidla, one_of
from rozhodci.cli.output import emit, emit_data, write_file
from rozhodci.errors import UsageError
from rozhodci.files import is_file

if TYPE_CHECKING:
    from rozhodci.cli.sheets import Examined
    from rozhodci.sheet.check import SheetReport

FORMATS = ("text", "json", "csv")
ROUNDINGS = ("auto", "halere", "koruny")


def command(
    listky: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="LÍSTEK",
            help="Lístky v YAML nebo CSV, složky (i s podsložkami), vzory jako *.csv, nebo - pro vstup.",
        ),
    ] = None,
    pravidla: Pravidla = None,
    format: Annotated[
        str,
        typer.Option(
            "--format", metavar="text|json|csv", help="Tvar výstupu; csv je tabulka nálezů. Více lístků jen text."
        ),
    ] = "text",
    oprav: Annotated[
        str | None,
        typer.Option("--oprav", metavar="SOUBOR", help="Zapíše opravený lístek (.csv jako tabulku, jinak YAML)."),
    ] = None,
    prepsat: Annotated[
        bool, typer.Option("--prepsat", help="--oprav smí přepsat soubor, který už existuje (lístek sám nikdy).")
    ] = False,
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

    Více lístků zkontroluje jeden po druhém, každý pod jménem souboru. Kód 0 = v pořádku, 1 = nálezy, 2 = lístek nelze
    přečíst; u více lístků nejhorší z nich.

    Příklad: rozhodci listek stul7.csv --pravidla licitovany-2010 --oprav stul7-opraveny.csv
    """
    one_of("--format", format, FORMATS)
    one_of("--zaokrouhleni", zaokrouhleni, ROUNDINGS)
    if not listky:
        raise UsageError("Chybí lístek: napište soubor, složku, nebo - pro standardní vstup.")
    from rozhodci.cli.sheets import Sheets, sheet_files

    names = sheet_files(listky)
    _targets(vystup, oprav, names, prepsat)
    _one_only(names, format, oprav)
    work = Sheets(pravidla, zaokrouhleni)
    if len(names) > 1:
        emit(_texts(work.examined(names), vystup), vystup, ascii)
    for one in work.examined(names) if len(names) == 1 else ():
        _print(one.report, format, ascii, vystup)
        if oprav is not None:
            write_file(oprav, [_corrected(one.report, oprav)])
    return work.code


def _targets(vystup: str | None, oprav: str | None, names: list[str], overwrite: bool) -> None:
    """Neither result over a sheet or over the other one; a corrected sheet over another file only where allowed."""
    from rozhodci.cli.inputs import is_one_of

    for option, path in (("--oprav", oprav), ("-o", vystup)):
        if path is not None and is_one_of(path, names):
            raise UsageError(f"{option} {path}: to je sám lístek, původní zápis se nepřepisuje.")
    if oprav is None:
        return
    if oprav == "-":
        raise UsageError("--oprav -: na výstup jde nález; opravený lístek zapište do souboru, třeba --oprav novy.csv.")
    if vystup is not None and is_one_of(oprav, [vystup]):
        raise UsageError(f"--oprav {oprav}: tam už jde nález (-o); zadejte dva různé soubory.")
    if is_file(oprav) and not overwrite:
        raise UsageError(f"{oprav}: soubor už existuje. Přepíše ho volba --prepsat.")


def _one_only(names: list[str], format: str, oprav: str | None) -> None:
    """The shape of spec 5.2 and a corrected sheet are those of one sheet."""
    option = "--oprav" if oprav is not None else f"--format {format}" if format != "text" else ""
    if option and len(names) > 1:
        first = ", ".join(names[:3]) + (", …" if len(names) > 3 else "")
        raise UsageError(f"{option} je pro jeden lístek, nalezeno jich je {len(names)}: {first}. Zadejte jeden soubor.")


def _texts(examined: Iterator[Examined], path: str | None) -> Iterator[str]:
    """One text per sheet with a heading above."""
    for number, one in enumerate(examined):
        yield "\n" * bool(number) + f"=== {one.file}\n" + _text(one.report, path)


def _text(report: SheetReport, path: str | None) -> str:
    from rozhodci.cli.terminal import colours, emphasised, text_width
    from rozhodci.report.sheet import render

    to_file = path is not None
    return emphasised(render(report, text_width(to_file)), colours() and not to_file)


def _print(report: SheetReport, format: str, ascii: bool, path: str | None) -> None:
    if format == "json":
        from rozhodci.report import sheet_json

        emit_data([sheet_json.render(report, ascii)], path)
    elif format == "csv":
        from rozhodci.report import sheet_csv

        emit_data([sheet_csv.findings(report)], path)
    else:
        emit([_text(report, path)], path, ascii)


def _corrected(report: SheetReport, path: str) -> str:
    from rozhodci.sheet import write_csv, write_yaml

    table = path.lower().endswith(".csv")
    return write_csv.render(report.corrected) if table else write_yaml.render(report.corrected)
