"""`rozhodci tabulka`: checks result tables."""

from __future__ import annotations

from typing import Annotated

import typer

from rozhodci.cli import exits
from rozhodci.cli.options import Ascii, Output, apart, one_of
from rozhodci.cli.output import emit, emit_data
from rozhodci.errors import InputError, UsageError

FORMATS = ("text", "json", "csv")


def command(
    soubor: Annotated[
        str | None,
        typer.Argument(metavar="SOUBOR", help="Tabulka v CSV, nebo text zkopírovaný z webu; - je standardní vstup."),
    ] = None,
    format: Annotated[str, typer.Option("--format", metavar="text|json|csv", help="Tvar výstupu.")] = "text",
    ascii: Ascii = False,
    vystup: Output = None,
) -> int:
    """Zkontroluje výsledkové tabulky: SB = ZB + PB, pořadí podle posledního sloupce.

    Kód 0 = v pořádku, 1 = nálezy, 2 = tabulku nelze přečíst.

    Příklad: rozhodci tabulka vysledky.csv
    """
    one_of("--format", format, FORMATS)
    if not soubor:
        raise UsageError("Chybí tabulka: napište soubor, nebo - pro standardní vstup.")
    apart(vystup, [soubor])
    from rozhodci.case.source import check_size, decode
    from rozhodci.cli.inputs import sources
    from rozhodci.report import sheet_tables
    from rozhodci.sheet.table_check import check_tables
    from rozhodci.sheet.tables import read_tables

    source = next(iter(sources([soubor])))
    if isinstance(source, InputError):
        raise source
    check_size(source.content, source.name)
    report = check_tables(read_tables(decode(source.content, source.name), source.name))
    if format == "text":
        from rozhodci.cli.terminal import text_width

        emit([sheet_tables.text(report, text_width(vystup is not None))], vystup, ascii)
    else:
        whole = sheet_tables.data(report, ascii) if format == "json" else sheet_tables.csv(report)
        emit_data([whole], vystup)
    return exits.DONE if report.clean else exits.FINDINGS
