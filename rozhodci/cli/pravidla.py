"""`rozhodci pravidla`: rulesets, their rates, catalogue, PB tables and readings; differences of two sets."""

from __future__ import annotations

from typing import Annotated

import typer

from rozhodci.cli import complete, exits
from rozhodci.cli.options import Ascii
from rozhodci.cli.output import print_text
from rozhodci.errors import UsageError


def command(
    sada: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="SADA",
            help="Jméno sady nebo soubor s vlastní sadou; bez ní seznam sad. K --rozdil patří dvě.",
            autocompletion=complete.rulesets,
        ),
    ] = None,
    rozdil: Annotated[bool, typer.Option("--rozdil", help="Vypíše, v čem se dvě sady liší.")] = False,
    vyklady: Annotated[bool, typer.Option("--vyklady", help="Jen výklady: kód, volby a výchozí volba.")] = False,
    ascii: Ascii = False,
) -> int:
    """Vypíše sady pravidel: sazby, katalog, PB, výklady.

    Příklad: rozhodci pravidla --rozdil licitovany-2010 koruna-2013
    """
    from rozhodci import rulesets
    from rozhodci.cli.terminal import text_width
    from rozhodci.report import rules_difference, rules_page

    names, width = sada or [], text_width()
    if rozdil:
        if len(names) != 2:
            raise UsageError("K --rozdil patří dvě sady, například: --rozdil licitovany-2010 voleny-2005.")
        text = rules_difference.render(rulesets.get(names[0]), rulesets.get(names[1]), width)
    elif vyklady:
        text = "\n".join(rules_page.readings(rulesets.get(n), width) for n in names or rulesets.names())
    elif names:
        text = "\n".join(rules_page.render(rulesets.get(n), width) for n in names)
    else:
        text = rules_page.listing([rulesets.get(n) for n in rulesets.names()], width)
    print_text(text, ascii)
    return exits.DONE
