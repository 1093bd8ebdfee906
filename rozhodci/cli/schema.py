"""`rozhodci schema`: the published JSON Schemas."""

from __future__ import annotations

from typing import Annotated

import typer

from rozhodci.cli import exits
from rozhodci.cli.options import one_of
from rozhodci.cli.output import print_data
from rozhodci.report import schemas


def _names(incomplete: str) -> list[str]:
    return [name for name in schemas.NAMES if name.startswith(incomplete)]


def command(
    co: Annotated[
        str, typer.Argument(metavar="CO", help=" · ".join(schemas.NAMES) + " (výchozí pripad).", autocompletion=_names)
    ] = "pripad",
) -> int:
    """Vypíše JSON Schema případu, nálezu, lístku nebo sady.

    Editory podle něj napovídají: první řádek případu # yaml-language-server: $schema=…
    """
    print_data(schemas.text(one_of("schema", co, schemas.NAMES)))
    return exits.DONE
