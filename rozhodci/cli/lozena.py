"""`rozhodci lozena`: is the hand ložená for a závazek (čl. II/19), with a losing split and line if not."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any

import typer

from rozhodci.cli import exits
from rozhodci.cli.moment_options import Karta, Uzlu, Zdvih, chosen_budget, chosen_moment
from rozhodci.cli.options import Ascii, Output, Pravidla, Vyklad, apart, chosen_readings, one_of
from rozhodci.cli.output import emit, emit_data
from rozhodci.errors import UsageError

if TYPE_CHECKING:
    from rozhodci.case.model import Case
    from rozhodci.judging.lozena_question import LozenaShown
    from rozhodci.kontumace import Moment
    from rozhodci.rulesets.model import Ruleset

FORMATS = ("text", "json")
RULES = "licitovany-2010"
"""Whose articles and number of cards hold for cards without a case."""


def command(
    karty: Annotated[
        list[str] | None,
        typer.Argument(metavar="KARTY", help="Karty na ruce, například: ČK Z7 Z8 Z9 K7 K8 K9 Ž7 Ž8 Ž9."),
    ] = None,
    zavazek: Annotated[
        str | None,
        typer.Option("--zavazek", metavar="ZÁVAZEK", help="hra, sto, sedma, sto a sedma, dvě sedmy, betl, durch."),
    ] = None,
    trumf: Annotated[str | None, typer.Option("--trumf", metavar="BARVA", help="Trumfová barva.")] = None,
    pomocna: Annotated[
        str | None, typer.Option("--pomocna", metavar="BARVA", help="Barva druhé sedmy u dvou sedem.")
    ] = None,
    vynasi: Annotated[
        str,
        typer.Option(
            "--vynasi",
            metavar="akter|obrana1|obrana2",
            help="Kdo vynáší první zdvih; obrana1 sedí aktérovi po levici. Výchozí je akter.",
        ),
    ] = "akter",
    talon: Annotated[
        str | None, typer.Option("--talon", metavar="KARTY", help="Odložené karty; bez nich je talon neznámý.")
    ] = None,
    pripad: Annotated[
        str | None, typer.Option("--pripad", metavar="SOUBOR", help="Místo karet případ a jeho závazek.")
    ] = None,
    zdvih: Zdvih = None,
    karta: Karta = None,
    kdo: Annotated[
        str | None, typer.Option("--kdo", metavar="HRÁČ", help="Čí hra se v případu posuzuje; jinak aktérova.")
    ] = None,
    uzlu: Uzlu = None,
    vyklad: Vyklad = None,
    pravidla: Pravidla = None,
    format: Annotated[str, typer.Option("--format", metavar="text|json", help="Tvar výstupu.")] = "text",
    ascii: Ascii = False,
    vystup: Output = None,
) -> int:
    """Je hra ložená? Není-li, rozložení a průběh, kterým prohraje.

    S --pripad se posuzuje chvíle, kdy byla ložená ukázána, jinak začátek hry, nebo chvíle podle --zdvih;
    počítá se s tím, co hráč do té chvíle ze hry poznal.

    Příklad: rozhodci lozena --zavazek betl --talon "Č7 Č8" "ČK Z7 Z8 Z9 K7 K8 K9 Ž7 Ž8 Ž9"
    """
    one_of("--format", format, FORMATS)
    budget, chosen = chosen_budget(uzlu), chosen_readings(vyklad)
    cards = " ".join(karty or [])
    if pripad is not None:
        _only("--pripad", {"KARTY": cards, "--zavazek": zavazek, "--trumf": trumf, "--pomocna": pomocna,
                           "--talon": talon, "--vynasi": "" if vynasi == "akter" else vynasi})  # fmt: skip
        apart(vystup, [pripad])
        asked = AskedCase(chosen_moment(zdvih, karta), kdo, budget, chosen)
        return _of_case(pripad, pravidla, asked, format, ascii, vystup)
    _only("KARTY", {"--zdvih": zdvih, "--karta": karta, "--kdo": kdo})
    if not cards.strip():
        raise UsageError("Chybí karty na ruce, nebo --pripad se souborem.")
    from rozhodci import rulesets
    from rozhodci.cli.lozena_input import question
    from rozhodci.judging.lozena_question import ask_cards
    from rozhodci.report.solver_json import lozena_data

    rules = rulesets.get(pravidla or RULES)
    shown = ask_cards(question(rules, chosen, cards, talon or "", zavazek, trumf, pomocna, vynasi), budget)
    _print(shown, lozena_data(shown), format, ascii, vystup)
    return exits.DONE


def _only(what: str, others: Mapping[str, str | None]) -> None:
    """Cards and a case are two ways to ask; their options do not mix."""
    given = [name for name, value in others.items() if value]
    if given:
        raise UsageError(f"{what} nelze použít zároveň s {', '.join(given)}.")


@dataclass(frozen=True, slots=True)
class AskedCase:
    """What the options ask of a case; no moment = the usual one, no player = who showed a ložená, else the aktér."""

    moment: Moment | None
    player: str | None
    budget: int | None
    readings: Mapping[str, str]

    def answer(self, file: str, case: Case, rules: Ruleset) -> tuple[str, LozenaShown]:
        """The case's id with the answer."""
        from rozhodci.hand import prepare
        from rozhodci.judging.lozena_question import ask_hand, usual_question
        from rozhodci.solver.api import NoAnalysisError

        hand = prepare(case, rules, {**case.readings, **self.readings})
        moment, player = usual_question(hand, self.moment, self.player)
        try:
            return case.id, ask_hand(hand, moment, player, self.budget)
        except NoAnalysisError as error:
            raise NoAnalysisError(f"{file}: {case.id}: {error}") from error


def _of_case(pripad: str, pravidla: str | None, asked: AskedCase, format: str, ascii: bool, vystup: str | None) -> int:
    from rozhodci.cli.batch import Batch
    from rozhodci.report.solver_json import lozena_case_data

    batch = Batch(pravidla, asked.readings)
    found = list(batch.each([pripad], asked.answer))
    if len(found) + batch.failed > 1:
        raise UsageError(f"{pripad}: --pripad má obsahovat jeden případ, je jich {len(found) + batch.failed}.")
    for case_id, shown in found:
        _print(shown, lozena_case_data(case_id, shown), format, ascii, vystup)
    return batch.code


def _print(shown: LozenaShown, data: Any, format: str, ascii: bool, vystup: str | None) -> None:
    from rozhodci.cli.terminal import text_width
    from rozhodci.report.solver_json import written
    from rozhodci.report.solver_lozena import render

    if format == "text":
        emit([render(shown, text_width(vystup is not None))], vystup, ascii)
    else:
        emit_data([written(data, ascii)], vystup)
