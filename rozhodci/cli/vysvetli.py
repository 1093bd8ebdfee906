"""`rozhodci vysvetli`: what a code or an article means and what follows from it."""

from __future__ import annotations

from typing import Annotated

import typer

from rozhodci.cli import complete, exits
from rozhodci.cli.options import Ascii, Pravidla
from rozhodci.cli.output import print_text
from rozhodci.errors import UsageError


def command(
    co: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="KÓD|ČLÁNEK",
            help="Kód renoncu nebo výkladu, nebo článek jako „II/20“, „ČSM čl. IV, důsledky 2“, „Koruna B/10“.",
            autocompletion=complete.topics,
        ),
    ] = None,
    pravidla: Pravidla = None,
    ascii: Ascii = False,
) -> int:
    """Vysvětlí kód nebo článek a co z něho plyne.

    Příklad: rozhodci vysvetli nepriznani-barvy
    """
    wanted = " ".join(co or []).strip()
    if not wanted:
        raise UsageError("Chybí kód nebo článek, například: rozhodci vysvetli nepriznani-barvy.")
    from rozhodci import rulesets
    from rozhodci.cli.terminal import text_width
    from rozhodci.report.explained import render
    from rozhodci.rulesets.explain import explain

    found = explain(wanted, [rulesets.get(pravidla)] if pravidla else None)
    if not found.entries:
        hint = f" Nejblíže: {', '.join(found.nearest)}." if found.nearest else " Kódy vypíše: rozhodci pravidla SADA."
        raise UsageError(f"„{wanted}“ není kód ani článek.{hint}")
    print_text(render(found, text_width()), ascii)
    return exits.DONE
