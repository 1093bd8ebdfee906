"""Game-tree questions of the PB rules, put to the solver only when a claim depends on the answer (spec 4)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rozhodci.hand import Hand
from rozhodci.kontumace import Moment
from rozhodci.sides import Side

if TYPE_CHECKING:
    from rozhodci.solver.values import Analysis, HandLozena, Laid

WINNABLE, WITH_HELP, LOST, UNDECIDED = "vyhratelna", "jen-se-spolupraci", "prohrana", "nerozhodnuto"
SEVERITY = (WINNABLE, UNDECIDED, WITH_HELP, LOST)


@dataclass(frozen=True, slots=True)
class Answer:
    """Can a part still be won? `state` as in spec 4, 4.5; `line` a line of play in card notation; `why` if unsolved."""

    state: str
    line: str = ""
    why: str = ""


@dataclass(frozen=True, slots=True)
class LozenaAnswer:
    """Was the aktér's hand ložená as it was announced? None = could not be decided, `why` says so."""

    lozena: bool | None
    line: str = ""
    why: str = ""


class Proof:
    """Asks the solver about one hand; every answer is kept."""

    def __init__(self, hand: Hand) -> None:
        self._hand = hand
        self._analyses: dict[Moment, Analysis | str] = {}
        self._lozena: LozenaAnswer | None = None

    def winnable(self, keys: tuple[str, ...], moment: Moment) -> Answer:
        """The outlook of one part, or of several together, just before that moment."""
        found = self._analysis(moment)
        if isinstance(found, str):
            return Answer(UNDECIDED, why=found)
        obligations = self._hand.comments.obligations
        if len(keys) > 1 and set(keys) == {o.key for o in obligations if o.side is Side.AKTER}:
            return Answer(found.whole.value, self._text(found.whole_line, moment))
        wanted = {(o.part, o.side) for o in obligations if o.key in keys}
        parts = [p for p in found.parts if (p.part.name, p.part.owner) in wanted]
        worst = max(parts, key=lambda p: SEVERITY.index(p.outlook.value))
        if len(parts) > 1 and worst.outlook.value == WINNABLE:
            return Answer(UNDECIDED, why="části jsou vyhratelné každá zvlášť")
        return Answer(worst.outlook.value, self._text(worst.line, moment))

    def lozena(self) -> LozenaAnswer:
        """Čl. II/19 for the whole závazek before the first card; a hand shown so before play is not examined again."""
        shown = shown_at_start(self._hand) is Side.AKTER
        return LozenaAnswer(True) if shown else self.lozena_by_cards()

    def lozena_by_cards(self) -> LozenaAnswer:
        """The same from the cards alone."""
        if self._lozena is None:
            self._lozena = self._ask_lozena()
        return self._lozena

    def _analysis(self, moment: Moment) -> Analysis | str:
        if moment not in self._analyses:
            self._analyses[moment] = self._ask(moment)
        return self._analyses[moment]

    def _ask(self, moment: Moment) -> Analysis | str:
        from rozhodci.solver import api

        try:
            position = api.position_at(self._hand, moment.trick, moment.place)
            return api.analyse(position, api.parts_of(self._hand), api.readings_for(self._hand, position))
        except api.NoAnalysisError as error:
            return str(error)

    def _ask_lozena(self) -> LozenaAnswer:
        from rozhodci.solver import api

        try:
            found = api.lozena_at(self._hand, 1)
        except api.NoAnalysisError as error:
            return LozenaAnswer(None, why=str(error))
        why = "" if found.lozena is not None else "prohledávání nedoběhlo"
        return LozenaAnswer(found.lozena, self._losing_line(found), why)

    def _losing_line(self, found: HandLozena) -> str:
        lost = next((p for p in found.parts if p.lozena is False and p.line), None)
        return self._text(lost.line, Moment(1)) if lost else ""

    def _text(self, line: Iterable[Laid], moment: Moment) -> str:
        """Cards trick by trick: `zdvih 4: Č9 Č8 ČE; Z7 ...`."""
        cards = [laid.card.text for laid in line]
        if not cards:
            return ""
        size = len(self._hand.table.active)
        first = size - (moment.place - 1)
        tricks = [cards[:first], *(cards[i : i + size] for i in range(first, len(cards), size))]
        return f"zdvih {moment.trick}: " + "; ".join(" ".join(t) for t in tricks)


def shown_at_start(hand: Hand) -> Side | None:
    """The side that showed a ložená before the first trick, or played one out from the start (ČSM čl. II/20)."""
    for e in hand.case.events:
        played_out = e.kind == "rezani-michani" and e.circumstance == "lozena"
        shown = e.kind == "lozena" and (e.trick is not None or not hand.play.finished)
        if e.player and (played_out or shown) and (e.trick or 1) == 1:
            return hand.side(e.player)
    return None
