"""Is a hand ložená (čl. II/19)? From its cards alone before the first one, or at a moment of a recorded hand."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rozhodci.cards import DECK, Card, Rank, Suit
from rozhodci.case.model import Event
from rozhodci.hand import Hand
from rozhodci.judging.open_cards import end_of_record
from rozhodci.kontumace import Moment
from rozhodci.rulesets.model import Ruleset
from rozhodci.solver.api import (
    HandLozena,
    Laid,
    LozenaVerdict,
    NoAnalysisError,
    Position,
    Reason,
    is_lozena,
    lozena_at,
    position_at,
)

BUDGET = 400_000
"""Nodes of one question inside a ruling; what is not decided by then says nothing."""
WHY = {
    Reason.PLAY: "při tomto rozložení to nevyjde",
    Reason.HLASKY: "ani všechny body nestačí, ostatní mohou mít hlášky za tolik, že nevyhraje",
    Reason.NO_HLASKA: "bez hlášky nelze sto udělat",
    Reason.NO_SEVEN: "karta, která má vzít svůj zdvih, chybí nebo už byla odehrána jinak",
    Reason.POMOCNE: "jeden z obránců může mít tolik pomocných, že dvě sedmy prohrává vždy",
    Reason.POINTS: "ani všechny zbývající body nestačí",
    Reason.DECIDED: "tato část je už prohraná",
    Reason.NONE: "",
}
"""Why a part is not ložená, in words."""


@dataclass(frozen=True, slots=True)
class CardsQuestion:
    """A hand before the first card. `leader` 0 = the holder, 1 the player on his left, …; talon empty = not known."""

    rules: Ruleset
    parts: tuple[str, ...]
    cards: tuple[Card, ...]
    talon: tuple[Card, ...]
    trump: Suit | None
    pomocna: Suit | None
    leader: int

    @property
    def seats(self) -> int:
        """How many play: as many as the deck without its talon feeds."""
        return (len(DECK) - self.rules.talon_size) // self.rules.hand_size


@dataclass(frozen=True, slots=True)
class LozenaShown:
    """The answer in the shape printers take. `names` by seat from the holder, `talon` None where he does not know it.

    `deciding` is the part that decides the answer: one that fails, else an undecided one, else the first.
    """

    names: tuple[str, ...]
    cards: tuple[Card, ...]
    talon: tuple[Card, ...] | None
    trump: Suit | None
    trick: int
    table: tuple[Laid, ...]
    to_move: int
    parts: tuple[LozenaVerdict, ...]
    lozena: bool | None
    cite: str

    @property
    def deciding(self) -> LozenaVerdict:
        return deciding(self.parts, self.lozena)

    @property
    def nodes(self) -> int:
        return sum(v.nodes for v in self.parts)


def deciding(parts: tuple[LozenaVerdict, ...], lozena: bool | None) -> LozenaVerdict:
    """Of the parts with that answer the first; hra last, because beside a seven it needs no test of its own."""
    ranked = sorted(parts, key=lambda v: v.zavazek == "hra")
    return next((v for v in ranked if v.lozena is lozena), ranked[0])


def ask_cards(question: CardsQuestion, budget: int | None = None) -> LozenaShown:
    """Every part's test (spec 2, 2.9), each other player an opponent."""
    q, seats = question, question.seats
    answers = [is_lozena(p, q.cards, q.talon, q.trump, q.pomocna, q.leader, seats, budget) for p in q.parts]
    verdicts = tuple(v if v.lozena is not False or v.split else replace(v, split=_any_split(q)) for v in answers)
    found = {v.lozena for v in verdicts}
    lozena = False if False in found else None if None in found else True
    names = ("aktér", *(f"obrana{i}" for i in range(1, seats)))
    talon = q.talon if q.talon or not q.rules.talon_size else None
    return LozenaShown(names, q.cards, talon, q.trump, 1, (), q.leader, verdicts, lozena, q.rules.cite("lozena"))


def _any_split(q: CardsQuestion) -> tuple[tuple[Card, ...], ...]:
    """A split for a hand that fails whatever is played: all unseen hlášky in one hand, no points in the talon."""
    rest = [c for c in DECK if c not in q.cards and c not in q.talon]
    couples = (Rank.KRAL, Rank.SVRSEK)
    pairs = {s for s in Suit if q.trump and sum(c.suit is s and c.rank in couples for c in rest) == len(couples)}
    rest.sort(key=lambda c: (not (c.suit in pairs and c.rank in couples), -c.points))
    size = len(q.cards)
    hands = [rest[i * size : (i + 1) * size] for i in range(q.seats - 1)]
    return tuple(tuple(c for c in DECK if c in hand) for hand in hands)


def ask_hand(hand: Hand, moment: Moment, player: str, budget: int | None = None) -> LozenaShown:
    """The rest of that player's hand with what play has shown him. Raises NoAnalysisError where it cannot be asked."""
    if not hand.comments.obligations:
        raise NoAnalysisError("Bez závazku se ložená neposuzuje.")
    found = lozena_at(hand, moment.trick, moment.place, player, budget)
    return _shown(hand, position_at(hand, moment.trick, moment.place), found)


def _shown(hand: Hand, position: Position, found: HandLozena) -> LozenaShown:
    me, count = position.players.index(found.player), len(position.players)
    talon = hand.case.talon if found.player == hand.case.akter else None
    return LozenaShown(
        found.seats, position.hands[me], talon, position.trump, position.trick,
        tuple(Laid((x.seat - me) % count, x.card) for x in position.table), (position.to_move - me) % count,
        found.parts, found.lozena, hand.rules.cite("lozena"),
    )  # fmt: skip


def claim(hand: Hand) -> Event | None:
    """The fact that somebody showed a ložená."""
    return next((e for e in hand.case.events if e.kind == "lozena" and e.player), None)


def moment_of_claim(hand: Hand, event: Event) -> Moment:
    """As recorded, else after the last recorded card."""
    if event.trick is not None:
        return Moment(event.trick, (event.after_cards or 0) + 1)
    return end_of_record(hand)


def usual_question(hand: Hand, moment: Moment | None = None, player: str | None = None) -> tuple[Moment, str]:
    """When and whose: as asked, else where a ložená was shown and by whom, else the aktér before the first card."""
    event = claim(hand)
    if event is not None and player in (None, event.player):
        return moment or moment_of_claim(hand, event), event.player or ""
    return moment or Moment(1), player or hand.table.akter or ""
