"""`rozhodci sehravka`: what can still be made of a hand with all cards open, and each legal card of who is on turn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import chain, islice
from typing import TYPE_CHECKING, Annotated

import typer

from rozhodci.cli.moment_options import Karta, Uzlu, Zdvih, chosen_budget, chosen_moment
from rozhodci.cli.options import Ascii, Cases, Output, Pravidla, Vyklad, apart, chosen_readings, one_of
from rozhodci.cli.output import emit, emit_data

if TYPE_CHECKING:
    from rozhodci.case.model import Case
    from rozhodci.cli.batch import Batch
    from rozhodci.judging.open_cards import OpenCards
    from rozhodci.kontumace import Moment
    from rozhodci.rulesets.model import Ruleset

FORMATS = ("text", "json")


def command(
    pripady: Cases = None,
    zdvih: Zdvih = None,
    karta: Karta = None,
    uzlu: Uzlu = None,
    vyklad: Vyklad = None,
    pravidla: Pravidla = None,
    format: Annotated[
        str, typer.Option("--format", metavar="text|json", help="Tvar výstupu; více případů v json je seznam.")
    ] = "text",
    ascii: Ascii = False,
    vystup: Output = None,
) -> int:
    """Rozbor s otevřenými kartami: co se z té chvíle dá ještě uhrát.

    Bez --zdvih se rozebírá chvíle před rozhodujícím renoncem, není-li, konec záznamu.

    Příklad: rozhodci sehravka pripad.yaml --zdvih 1
    """
    one_of("--format", format, FORMATS)
    apart(vystup, pripady)
    asked = Asked(chosen_moment(zdvih, karta), chosen_budget(uzlu), chosen_readings(vyklad))
    from rozhodci.cli.batch import Batch

    batch = Batch(pravidla, asked.readings)
    found = batch.each(pripady or [], asked.analysis)
    if format == "text":
        emit(_texts(batch, found, vystup is not None), vystup, ascii)
    else:
        emit_data(_json(batch, found, ascii), vystup)
    return batch.code


@dataclass(frozen=True, slots=True)
class Asked:
    """What the options ask of every case; no moment = the usual one."""

    moment: Moment | None
    budget: int | None
    readings: Mapping[str, str]

    def analysis(self, file: str, case: Case, rules: Ruleset) -> tuple[str, OpenCards]:
        """The file with the analysis of its case. A moment that cannot be analysed is told with the case."""
        from rozhodci.hand import prepare
        from rozhodci.judging.open_cards import examine, usual_moment
        from rozhodci.solver.api import NoAnalysisError

        hand = prepare(case, rules, {**case.readings, **self.readings})
        try:
            return file, examine(hand, self.moment or usual_moment(hand), self.budget)
        except NoAnalysisError as error:
            raise NoAnalysisError(f"{file}: {case.id}: {error}") from error


def _texts(batch: Batch, found: Iterator[tuple[str, OpenCards]], to_file: bool) -> Iterator[str]:
    """One text per case; a heading above each as soon as there are several."""
    from rozhodci.cli.terminal import text_width
    from rozhodci.report.solver_open import render

    width = text_width(to_file)
    first = list(islice(found, 2))
    several = len(first) + batch.failed > 1
    for number, (file, shown) in enumerate(chain(first, found)):
        heading = "\n" * bool(number) + f"=== {shown.hand.case.id} ({file})\n" if several else ""
        yield heading + render(shown, width)


def _json(batch: Batch, found: Iterator[tuple[str, OpenCards]], ascii: bool) -> Iterator[str]:
    """An object for a single case, a list for several, nothing where a single case could not be analysed."""
    from rozhodci.report.solver_json import open_data, written

    data = [open_data(shown) for _, shown in found]
    if len(data) + batch.failed > 1:
        yield written(data, ascii)
    elif data:
        yield written(data[0], ascii)
