"""`rozhodci ukaz`: draws the hands and tricks of a case at any moment."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import chain, islice
from typing import TYPE_CHECKING, Annotated

import typer

from rozhodci.cli.moment_options import Karta, Zdvih, chosen_moment
from rozhodci.cli.options import Ascii, Cases, Output, Pravidla, Vyklad, apart, chosen_readings
from rozhodci.cli.output import emit
from rozhodci.errors import UsageError

if TYPE_CHECKING:
    from rozhodci.case.model import Case
    from rozhodci.cli.batch import Batch
    from rozhodci.hand import Hand
    from rozhodci.kontumace import Moment
    from rozhodci.rulesets.model import Ruleset


def command(
    pripady: Cases = None,
    zdvih: Zdvih = None,
    karta: Karta = None,
    pohled: Annotated[
        str | None,
        typer.Option("--pohled", metavar="HRÁČ", help="Jen to, co v té chvíli mohl vědět tento hráč."),
    ] = None,
    vyklad: Vyklad = None,
    pravidla: Pravidla = None,
    ascii: Ascii = False,
    vystup: Output = None,
) -> int:
    """Nakreslí karty a zdvihy: kdo co držel, kdo je na řadě a co smí.

    Bez --zdvih celou hru: rozdání, všechny zdvihy a stav po poslední kartě. Nic neposuzuje.

    Příklad: rozhodci ukaz pripad.yaml --zdvih 2
    """
    apart(vystup, pripady)
    asked = Asked(chosen_moment(zdvih, karta), pohled, chosen_readings(vyklad))
    from rozhodci.cli.batch import Batch

    batch = Batch(pravidla, asked.readings)
    emit(_texts(batch, batch.each(pripady or [], asked.replayed), asked, vystup is not None), vystup, ascii)
    return batch.code


@dataclass(frozen=True, slots=True)
class Asked:
    """What the options ask of every case."""

    moment: Moment | None
    viewer: str | None
    readings: Mapping[str, str]

    def replayed(self, file: str, case: Case, rules: Ruleset) -> tuple[str, Hand]:
        """The file with the replayed hand. Raises UsageError for a moment or a player that is not in it."""
        from rozhodci.hand import prepare
        from rozhodci.situation import reached

        hand = prepare(case, rules.with_rates(case.rates), {**case.readings, **self.readings})
        about = f"{file}: {case.id}: "
        if self.moment and not reached(hand, self.moment.trick, self.moment.place):
            where = f"{self.moment.place}. kartě {self.moment.trick}. zdvihu"
            raise UsageError(f"{about}záznam nesahá k {where}.")
        if self.viewer is not None and self.viewer not in hand.table.active:
            names = ", ".join(hand.table.active)
            raise UsageError(f"{about}--pohled {self.viewer}: v této hře hrají jen {names}.")
        return file, hand

    def text(self, hand: Hand, width: int) -> str:
        """The drawing of one hand."""
        from rozhodci.report import show, show_view
        from rozhodci.situation import end

        moment = (self.moment.trick, self.moment.place) if self.moment else None
        if self.viewer is not None and hand.play.hands:
            return show_view.render(hand, self.viewer, moment or end(hand), width)
        return show.render(hand, moment, width)


def _texts(batch: Batch, found: Iterator[tuple[str, Hand]], asked: Asked, to_file: bool) -> Iterator[str]:
    """One drawing per case; a heading above each as soon as there are several."""
    from rozhodci.cli.terminal import text_width

    width = text_width(to_file)
    first = list(islice(found, 2))
    several = len(first) + batch.failed > 1
    for number, (file, hand) in enumerate(chain(first, found)):
        heading = "\n" * bool(number) + f"=== {hand.case.id} ({file})\n" if several else ""
        yield heading + asked.text(hand, width)
