"""`rozhodci protokol`: the ruling as a self-contained HTML page, or as a PDF."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from rozhodci.cli.options import Cases, Pravidla, Vyklad, apart, chosen_readings, one_of
from rozhodci.cli.output import emit_data, write_file
from rozhodci.errors import UsageError

if TYPE_CHECKING:
    from rozhodci.report.protocol import Sheet

MARKS = ("nemecke", "francouzske")


def command(
    pripady: Cases = None,
    vystup: Annotated[
        str | None,
        typer.Option(
            "-o",
            "--vystup",
            metavar="SOUBOR",
            help="Kam protokol zapsat: .html, .pdf (rozhodci[pdf]), nebo - pro výstup (HTML).",
        ),
    ] = None,
    znaky: Annotated[
        str,
        typer.Option("--znaky", metavar="nemecke|francouzske", help="Kreslené znaky barev; písmena zůstávají česká."),
    ] = "nemecke",
    vyklad: Vyklad = None,
    pravidla: Pravidla = None,
) -> int:
    """Napíše nález jako stránku HTML (k ukázání na telefonu i k tisku), nebo jako PDF k podpisu.

    Karty jsou nakreslené. Na stránce se zdvihy krokují šipkami a každý článek se rozklikne; v PDF jsou články na konci
    vypsané. Více případů je v jednom souboru.

    Příklad: rozhodci protokol pripad.yaml -o nalez.html
    """
    one_of("--znaky", znaky, MARKS)
    target = _target(vystup, pripady or [])
    if _is_pdf(target):
        from rozhodci.report.pdf import typesetter

        typesetter()
    from rozhodci.cli.batch import Batch
    from rozhodci.report.protocol import Sheet

    batch = Batch(pravidla, chosen_readings(vyklad))
    sheets = [Sheet(one.ruling, one.rules, batch.hand(one)) for one in batch.rulings(pripady or [])]
    if sheets:
        _write(sheets, znaky, target)
    return batch.code


def _write(sheets: list[Sheet], znaky: str, target: str | None) -> None:
    if target is not None and _is_pdf(target):
        from rozhodci.report import pdf

        write_file(target, [pdf.render(sheets, znaky)])
        return
    from rozhodci.report.protocol import render

    emit_data([render(sheets, znaky)], target)


def _is_pdf(target: str | None) -> bool:
    return target is not None and Path(target).suffix.lower() == ".pdf"


def _target(given: str | None, cases: list[str]) -> str | None:
    """The file to write, None for stdout. Raises UsageError where it is missing or would replace a case."""
    if given is None:
        raise UsageError("Chybí, kam protokol zapsat: -o nalez.html nebo -o nalez.pdf (-o - na standardní výstup).")
    if given == "-":
        return None
    if Path(given).suffix.lower() not in (".html", ".htm", ".pdf"):
        raise UsageError(f"-o {given}: očekává se soubor .html nebo .pdf.")
    apart(given, cases)
    return given
