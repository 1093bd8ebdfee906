"""`rozhodci tabulka`: checks result tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from rozhodci.cli import exits
from rozhodci.cli.options import Ascii, Output, apart, one_of
from rozhodci.cli.output import emit, emit_data, say
from rozhodci.errors import InputError, UsageError

if TYPE_CHECKING:
    from rozhodci.report.sheet_tables import Checked

FORMATS = ("text", "json", "csv")


def command(
    soubory: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="SOUBOR",
            help="Tabulky v CSV nebo text zkopírovaný z webu: soubory, složky (.csv, .tsv, .txt), vzory jako *.txt, "
            "nebo - pro standardní vstup.",
        ),
    ] = None,
    format: Annotated[str, typer.Option("--format", metavar="text|json|csv", help="Tvar výstupu.")] = "text",
    ascii: Ascii = False,
    vystup: Output = None,
) -> int:
    """Zkontroluje výsledkové tabulky: SB = ZB + PB, pořadí podle posledního sloupce, součty v řádku Celkem.

    Kód 0 = v pořádku, 1 = nálezy, 2 = tabulku nelze přečíst.

    Příklad: rozhodci tabulka vysledky.csv
    """
    one_of("--format", format, FORMATS)
    if not soubory or not all(soubory):
        raise UsageError("Chybí tabulka: napište soubor, nebo - pro standardní vstup.")
    from rozhodci.cli.table_files import checked, table_files

    names = table_files(soubory)
    apart(vystup, names)
    found = list(checked(names))
    done = [(name, report) for name, report in found if not isinstance(report, InputError)]
    for _, report in found:
        if isinstance(report, InputError):
            say(str(report))
    if done:
        _write(done, len(found) > 1, format, ascii, vystup)
    if len(done) < len(found):
        return exits.UNUSABLE
    return exits.DONE if all(report.clean for _, report in done) else exits.FINDINGS


def _write(done: Checked, named: bool, format: str, ascii: bool, target: str | None) -> None:
    from rozhodci.report import sheet_tables

    if format == "text":
        from rozhodci.cli.terminal import text_width

        emit([sheet_tables.text(done, named, text_width(target is not None))], target, ascii)
    elif format == "json":
        emit_data([sheet_tables.data(done, named, ascii)], target)
    else:
        emit_data([sheet_tables.csv(done, named)], target)
