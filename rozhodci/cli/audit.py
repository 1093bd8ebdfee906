"""`rozhodci audit`: many cases at once, compared with what was written at the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import typer

from rozhodci.cli.options import Ascii, Output, Pravidla, Vyklad, chosen_readings, one_of
from rozhodci.cli.output import emit, emit_data, say
from rozhodci.cli.own_rules import from_here
from rozhodci.errors import UsageError

FORMATS = ("table", "json", "jsonl", "csv", "junit")
ONLY = ("neshody", "renonce", "chyby")
_APART = "Rada: mezi vstupy ho nepište (vzor jako *.json dejte do uvozovek), nebo zvolte jiné jméno."


def command(
    cesty: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="CESTA",
            help="Soubory, složky i s podsložkami, vzory, nebo -; .yaml, .json, .jsonl, .hra, i zabalené .gz.",
        ),
    ] = None,
    format: Annotated[
        str, typer.Option("--format", metavar="|".join(FORMATS), help="Tvar výstupu; table končí souhrnem.")
    ] = "table",
    jen: Annotated[
        str | None,
        typer.Option("--jen", metavar="|".join(ONLY), help="Vypíše jen tyto případy; souhrn počítá všechny."),
    ] = None,
    jobs: Annotated[
        str | None, typer.Option("--jobs", metavar="N", help="Kolik procesů posuzuje; výchozí je počet jader.")
    ] = None,
    dask: Annotated[
        str | None, typer.Option("--dask", metavar="ADRESA", help="Posuzuje na clusteru Dask (rozhodci[dask]).")
    ] = None,
    pokracuj: Annotated[
        str | None,
        typer.Option("--pokracuj", metavar="STAV", help="Soubor průběhu: přerušený audit v něm příště pokračuje."),
    ] = None,
    bez_pb: Annotated[
        bool, typer.Option("--bez-pb", help="Prémiové body neporovnává; řešič se pak nespouští.")
    ] = False,
    vyklad: Vyklad = None,
    pravidla: Pravidla = None,
    ascii: Ascii = False,
    vystup: Output = None,
) -> int:
    """Posoudí mnoho případů a porovná je se záznamem.

    Skončí kódem 1, liší-li se nález od záznamu, 2, nešlo-li něco přečíst. Stav je shoda, neshoda, bez-zaznamu,
    nerozhodnuto, chyba nebo duplikat.

    Příklad: rozhodci audit turnaj-2024 --jen neshody
    """
    one_of("--format", format, FORMATS)
    if jen is not None:
        one_of("--jen", jen, ONLY)
    if not cesty:
        raise UsageError("Chybí cesta: napište soubor, složku, nebo - pro standardní vstup.")
    from rozhodci.audit.chunk import Settings
    from rozhodci.audit.names import expand
    from rozhodci.audit.output import renderer
    from rozhodci.audit.readings import check
    from rozhodci.audit.run import Plan, audit
    from rozhodci.audit.summary import Summary
    from rozhodci.cli.progress import Progress
    from rozhodci.cli.termination import orderly_end

    settings = Settings(
        None if pravidla is None else from_here(pravidla), tuple(chosen_readings(vyklad).items()), premiums=not bez_pb
    )
    check(settings)
    plan = Plan(settings, _jobs(jobs), dask, pokracuj, jen)
    files, faults = expand(cesty, _written(cesty, vystup, pokracuj))
    summary = Summary()
    with orderly_end(), Progress(files, writes_here=vystup is None) as progress:
        texts: Iterator[str] = renderer(format)(audit(plan, files, faults, summary, progress.step), summary)
        if format == "table":
            emit(texts, vystup, ascii)
        else:
            emit_data(texts, vystup)
    if not summary.total:
        say("Není co posuzovat: ve vstupu není žádný případ.")
    return summary.exit_code


def _written(given: list[str], output: str | None, state: str | None) -> list[str]:
    """The files of this run. Raises UsageError where one would replace the other, or a file that is named as an input.

    In a folder or behind a pattern they are simply left out: from an earlier run they may lie there.
    """
    from rozhodci.cli.inputs import is_one_of
    from rozhodci.files import is_folder

    named = [word for word in given if not is_folder(word)]
    options = [(option, path) for option, path in (("-o", output), ("--pokracuj", state)) if path is not None]
    for option, path in options:
        if is_one_of(path, named):
            raise UsageError(f"{option} {path}: to je vstupní soubor, přepsal by se. {_APART}")
    if output is not None and state is not None and is_one_of(output, [state]):
        raise UsageError(f"-o {output} a --pokracuj {state}: je to tentýž soubor. Rada: výsledek zapište do jiného.")
    return [path for _, path in options]


def _jobs(given: str | None) -> int | None:
    if given is None:
        return None
    if not given.isdecimal() or not 1 <= int(given) <= 999:
        raise UsageError(f"--jobs {given}: očekává se počet procesů od 1 do 999.")
    return int(given)
