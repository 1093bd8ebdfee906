"""Game-tree questions of the PB rules, put to the solver only when a claim depends on the answer (spec 4)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from rozhodci.hand import Hand
from rozhodci.kontumace import Moment
from rozhodci.sides import Side

if TYPE_CHECKING:
    from rozhodci.solver.values import Laid, Outlook, Part, PlayReadings, Position

WINNABLE, WITH_HELP, LOST, UNDECIDED = "vyhratelna", "jen-se-spolupraci", "prohrana", "nerozhodnuto"


@dataclass(frozen=True, slots=True)
class Answer:
    """Can the parts still be won? `state` as in spec 4, 4.5; `line` of play in card notation; `why` if unsolved."""

    state: str
    line: str = ""
    why: str = ""


@dataclass(frozen=True, slots=True)
class LozenaAnswer:
    """Was the aktér's hand ložená as it was announced? None = could not be examined, `why` says so."""

    lozena: bool | None
    why: str = ""


class Proof:
    """Asks the solver about one hand; every answer is kept."""

    def __init__(self, hand: Hand) -> None:
        self._hand = hand
        self._lozena: LozenaAnswer | None = None

    def winnable(self, keys: tuple[str, ...], moment: Moment) -> Answer:
        """The outlook of one side's parts together just before that moment, with the line that proves it."""
        from rozhodci.solver.api import NoAnalysisError

        try:
            state, line = _outlook(*self._asked(keys, moment))
        except NoAnalysisError as error:
            return Answer(UNDECIDED, why=str(error))
        return Answer(state.value, self._text(line, moment))

    def possible(self, keys: tuple[str, ...], moment: Moment) -> bool:
        """Could the parts still be made with everybody's help? True where that cannot be examined."""
        from rozhodci.solver.api import NoAnalysisError

        try:
            return _possible(*self._asked(keys, moment)) is not False
        except NoAnalysisError:
            return True

    def lozena(self) -> LozenaAnswer:
        """Čl. II/19 for the whole závazek before the first card; a hand shown so before play is not examined again."""
        shown = shown_at_start(self._hand) is Side.AKTER
        return LozenaAnswer(True) if shown else self.lozena_by_cards()

    def lozena_by_cards(self) -> LozenaAnswer:
        """The same from the cards alone."""
        if self._lozena is None:
            self._lozena = self._ask_lozena()
        return self._lozena

    def _asked(self, keys: tuple[str, ...], moment: Moment) -> tuple[Position, tuple[Part, ...], PlayReadings]:
        from rozhodci.solver import api

        wanted = [o for o in self._hand.comments.obligations if o.key in keys]
        parts = tuple(dict.fromkeys(api.Part(o.part, o.side) for o in wanted))
        position = api.position_at(self._hand, moment.trick, moment.place)
        return position, parts, api.readings_for(self._hand, position)

    def _ask_lozena(self) -> LozenaAnswer:
        from rozhodci.solver import api

        try:
            found = api.lozena_at(self._hand, 1, split=False).lozena
        except api.NoAnalysisError as error:
            return LozenaAnswer(None, str(error))
        return LozenaAnswer(found, "" if found is not None else "prohledávání nedoběhlo")

    def _text(self, line: Iterable[Laid], moment: Moment) -> str:
        """Cards trick by trick: `zdvih 4: Č9 Č8 ČE; Z7 ...`."""
        cards = [laid.card.text for laid in line]
        if not cards:
            return ""
        size = len(self._hand.table.active)
        first = size - (moment.place - 1)
        tricks = [cards[:first], *(cards[i : i + size] for i in range(first, len(cards), size))]
        return f"zdvih {moment.trick}: " + "; ".join(" ".join(t) for t in tricks)


@lru_cache(maxsize=32)
def _outlook(position: Position, parts: tuple[Part, ...], readings: PlayReadings) -> tuple[Outlook, tuple[Laid, ...]]:
    """Kept because a hand is judged again for every choice of a výklad, mostly with the same question."""
    from rozhodci.solver import api

    return api.outlook(position, parts, readings)


@lru_cache(maxsize=32)
def _possible(position: Position, parts: tuple[Part, ...], readings: PlayReadings) -> bool | None:
    from rozhodci.solver import api

    return api.possible(position, parts, readings)


def shown_at_start(hand: Hand) -> Side | None:
    """The side that showed a ložená before the first trick, or played one out from the start (ČSM čl. II/20)."""
    for e in hand.case.events:
        played_out = e.kind == "rezani-michani" and e.circumstance == "lozena"
        shown = e.kind == "lozena" and (e.trick is not None or not hand.play.finished)
        if e.player and (played_out or shown) and (e.trick or 1) == 1:
            return hand.side(e.player)
    return None
