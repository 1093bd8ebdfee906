"""`rozhodci protokol`: the ruling as a self-contained HTML page."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from rozhodci.cli.options import Cases, Pravidla, Vyklad, apart, chosen_readings, one_of
from rozhodci.cli.output import emit_data
from rozhodci.errors import UsageError

MARKS = ("nemecke", "francouzske")


def command(
    pripady: Cases = None,
    vystup: Annotated[
        str | None,
        typer.Option("-o", "--vystup", metavar="SOUBOR", help="Kam stránku zapsat (.html), nebo - pro výstup."),
    ] = None,
    znaky: Annotated[
        str,
        typer.Option("--znaky", metavar="nemecke|francouzske", help="Kreslené znaky barev; písmena zůstávají česká."),
    ] = "nemecke",
    vyklad: Vyklad = None,
    pravidla: Pravidla = None,
) -> int:
    """Napíše nález jako stránku HTML: k ukázání na telefonu i k tisku s podpisy.

    Karty jsou nakreslené, zdvihy se krokují šipkami, každý článek se rozklikne. Více případů je na jedné stránce.

    Příklad: rozhodci protokol pripad.yaml -o nalez.html
    """
    one_of("--znaky", znaky, MARKS)
    target = _target(vystup, pripady or [])
    from rozhodci.cli.batch import Batch
    from rozhodci.report.protocol import Sheet, render

    batch = Batch(pravidla, chosen_readings(vyklad))
    sheets = [Sheet(one.ruling, one.rules, batch.hand(one)) for one in batch.rulings(pripady or [])]
    if sheets:
        emit_data([render(sheets, znaky)], target)
    return batch.code


def _target(given: str | None, cases: list[str]) -> str | None:
    """The file to write, None for stdout. Raises UsageError where it is missing or would replace a case."""
    if given is None:
        raise UsageError("Chybí, kam stránku zapsat: -o nalez.html (nebo -o - na standardní výstup).")
    if given == "-":
        return None
    path = Path(given)
    if path.suffix.lower() == ".pdf":
        raise UsageError(f"-o {given}: zapište .html; do PDF se stránka uloží tiskem z prohlížeče (formát A4).")
    if path.suffix.lower() not in (".html", ".htm"):
        raise UsageError(f"-o {given}: očekává se soubor .html.")
    apart(given, cases)
    return given
