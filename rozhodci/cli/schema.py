"""`rozhodci schema`: the published JSON Schemas."""

from __future__ import annotations

from typing import Annotated

import typer

from rozhodci.cli import complete, exits
from rozhodci.cli.options import Output, one_of
from rozhodci.cli.output import emit_data
from rozhodci.report import schemas


def command(
    co: Annotated[
        str,
        typer.Argument(
            metavar="CO",
            help=" · ".join(schemas.NAMES) + " (výchozí pripad).",
            autocompletion=complete.words(schemas.NAMES),
        ),
    ] = "pripad",
    vystup: Output = None,
) -> int:
    """Vypíše JSON Schema případu, nálezu, lístku nebo sady.

    Editory podle něj napovídají: první řádek případu # yaml-language-server: $schema=…

    Příklad: rozhodci schema pripad -o pripad.schema.json
    """
    emit_data([schemas.text(one_of("schema", co, schemas.NAMES))], vystup)
    return exits.DONE
