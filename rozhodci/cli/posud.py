"""`rozhodci posud`: the main job, from case files to rulings."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain, islice
from typing import TYPE_CHECKING, Annotated

import typer

from rozhodci.cli import complete
from rozhodci.cli.options import Ascii, Cases, Output, Pravidla, Vyklad, apart, chosen_readings, one_of
from rozhodci.cli.output import emit, emit_data
from rozhodci.errors import UsageError

if TYPE_CHECKING:
    from rozhodci.cli.batch import Batch, Judged

FORMATS = ("text", "json", "jsonl")


def command(
    pripady: Cases = None,
    vyklad: Vyklad = None,
    pravidla: Pravidla = None,
    format: Annotated[
        str,
        typer.Option(
            "--format",
            metavar="text|json|jsonl",
            help="Tvar výstupu; více případů v json je seznam.",
            autocompletion=complete.words(FORMATS),
        ),
    ] = "text",
    strucne: Annotated[bool, typer.Option("--strucne", help="Jen verdikt, platby a prémiové body.")] = False,
    podrobne: Annotated[bool, typer.Option("--podrobne", help="Navíc tabulka zdvihů a nepoužité výklady.")] = False,
    ascii: Ascii = False,
    vystup: Output = None,
    exit_code: Annotated[
        bool, typer.Option("--exit-code", help="Skončí kódem 1, není-li každý případ bez renoncu.")
    ] = False,
    sleduj: Annotated[
        bool, typer.Option("--sleduj", help="Posoudí znovu po každém uložení souboru; konec Ctrl-C.")
    ] = False,
) -> int:
    """Posoudí případy: nález, platby, PB a důvody s články.

    Příklad: rozhodci posud pripad.yaml --vyklad sto=nasobene
    """
    one_of("--format", format, FORMATS)
    if strucne and podrobne:
        raise UsageError("--strucne a --podrobne nelze použít zároveň.")
    apart(vystup, pripady)
    chosen, detail = chosen_readings(vyklad), "strucne" if strucne else "podrobne" if podrobne else "plne"

    def once() -> Batch:
        return _judge(pripady or [], pravidla, chosen, format, detail, ascii, vystup, exit_code)

    if not sleduj:
        return once().code
    from rozhodci.cli.watch import follow

    return follow(pripady or [], once, show=format == "text" and vystup is None)


def _judge(
    given: list[str],
    ruleset: str | None,
    chosen: dict[str, str],
    format: str,
    detail: str,
    ascii: bool,
    path: str | None,
    watch: bool,
) -> Batch:
    """Judge and print all of it once."""
    from rozhodci.cli.batch import Batch

    batch = Batch(ruleset, chosen)
    rulings = batch.rulings(given, watch=watch)
    if format == "text":
        emit(_texts(batch, rulings, detail, to_file=path is not None), path, ascii)
    else:
        emit_data(_json(batch, rulings, ascii) if format == "json" else _lines(batch, rulings, ascii), path)
    return batch


def _texts(batch: Batch, rulings: Iterator[Judged], detail: str, to_file: bool) -> Iterator[str]:
    """One text per case; a heading above each as soon as there are several."""
    from rozhodci.cli.terminal import colours, emphasised, text_width
    from rozhodci.report.text import Detail, render

    width, bold = text_width(to_file), colours() and not to_file
    first = list(islice(rulings, 2))
    several = len(first) + batch.failed > 1

    def text_of(one: Judged) -> str:
        hand = batch.hand(one) if detail == "podrobne" else None
        return render(one.ruling, one.rules, hand, Detail(detail), width)

    for number, (one, text) in enumerate(batch.written(chain(first, rulings), text_of)):
        heading = "\n" * bool(number) + f"=== {one.case.id} ({one.file})\n" if several else ""
        yield heading + emphasised(text, bold)


def _json(batch: Batch, rulings: Iterator[Judged], ascii: bool) -> Iterator[str]:
    """An object for a single case, a list for several, nothing where a single case could not be judged."""
    from rozhodci.report.json import many, one

    all_of_them = [judged.ruling for judged in rulings]
    if len(all_of_them) + batch.failed > 1:
        yield many(all_of_them, ascii)
    elif all_of_them:
        yield one(all_of_them[0], ascii)


def _lines(batch: Batch, rulings: Iterable[Judged], ascii: bool) -> Iterator[str]:
    from rozhodci.report.json import line

    return (text for _, text in batch.written(rulings, lambda judged: line(judged.ruling, ascii)))
