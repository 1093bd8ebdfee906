"""The case as typed values: what the referee wrote, with its meaning fixed and nothing judged yet (spec 1).

All words are canonical and without diacritics here: parts and závazky `hra sedma osma devitka sto betl durch
dve-sedmy`, codes of the catalogue, phases. Amounts are haléře. Built by `rozhodci.case.load`, frozen afterwards.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import NamedTuple

from rozhodci.cards import Card, Suit

NO_MAP: Mapping[str, str] = MappingProxyType({})


class Place(NamedTuple):
    """Where a value stands in its file: line and column from 1 and the path (`zdvihy[5][2]`)."""

    line: int = 0
    column: int = 0
    path: str = ""


NOWHERE = Place()


@dataclass(frozen=True, slots=True)
class Bid:
    """One word of the licitace. `rung` is a rung of the ladder (`sedma`, `sto-cervene`, ...), `mam` or `dal`."""

    player: str
    rung: str
    place: Place = field(default=NOWHERE, compare=False)


class Comment(NamedTuple):
    """One speaker of the commenting. `parts` are the parts he raises; empty means `dobře` (approves all open ones).

    `open_parts` is True for a bare `flek`: he raises every part open for him. `level` is the level his word names
    (flek 1, re 2, tutti 3, boty 4, a fifth 5), 0 where no word was given.
    """

    player: str
    parts: tuple[str, ...] = ()
    open_parts: bool = False
    level: int = 0


@dataclass(frozen=True, slots=True)
class FlekTotals:
    """Short form of `fleky`: only the final number of raises per part is known, not who spoke when (spec 1, 1.3)."""

    levels: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Move:
    """One card of a trick. `player` is None in the short form (`"Č7 Č8 ČE"`: clockwise from who had to lead)."""

    card: Card
    player: str | None = None
    taken_back: bool = False
    place: Place = field(default=NOWHERE, compare=False)


class Trick(NamedTuple):
    """The moves of one trick in the order in which they were made."""

    moves: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class Event:
    """An established fact (spec 1, 1.5). `kind` is a catalogue code or a fact such as `lozena`, `ukazal`, `schvaleno`.

    `phase`: `pred-hrou`, `licitace`, `talon`, `komentovani`, `sehravka`, `po-sehravce` or None (then the natural
    one of the code, or `sehravka` where `trick` is given). `order` is `poradi`, `circumstance` is `okolnost`,
    `found` is `zjisteno` (`pred-sehravkou`, `sehravka`, `po-hre`).
    """

    kind: str
    player: str | None = None
    trick: int | None = None
    after_cards: int | None = None
    phase: str | None = None
    circumstance: str | None = None
    found: str | None = None
    order: int | None = None
    text: str = ""
    place: Place = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Complaint:
    """`namitka`. `when`: `behem-hry`, `pred-skladanim`, `po-zahajeni-skladani`, `po-slozeni`."""

    raised_by: str
    when: str
    against: str | None = None
    kind: str | None = None
    trick: int | None = None
    text: str = ""
    place: Place = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Demand:
    """One entry of a listed `dohravka`: after the `after`-th renonc `by` demands that the hand be played out."""

    after: int
    by: str


@dataclass(frozen=True, slots=True)
class Playout:
    """`dohravka`: demanded after every renonc (`always`), or after the listed ones only."""

    always: bool
    demands: tuple[Demand, ...] = ()


NO_RENONC = "zadny"
"""In place of the kind of a recorded renonc: the table ruled that there was none."""


@dataclass(frozen=True, slots=True)
class Record:
    """`zaznam`: what was ruled at the table; None = not recorded. Amounts in haléře, PB in halves of a point.

    `kind` is a code of the catalogue, or NO_RENONC.
    """

    kind: str | None = None
    player: str | None = None
    trick: int | None = None
    klass: str | None = None
    pausal: int | None = None
    contumace: int | None = None
    payments: Mapping[str, int] | None = None
    pb: Mapping[str, int] | None = None
    results: Mapping[str, str] | None = None
    place: Place = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Case:
    """One hand with its dispute.

    `players` stand clockwise. `announced` are the aktér's parts as spoken (`("sto", "sedma")` for sto a sedma; plain
    sedma is `("sedma",)`), empty when all events lie before the závazek; `against` the same for `proti` by player.
    `hands` are the ten (křížový eight) cards when play starts, without the talon; None when not needed. `own_id` is
    False where `id` was taken from the file's name.
    """

    id: str
    ruleset: str
    players: tuple[str, ...]
    dealer: str
    sitter: str | None = None
    akter: str | None = None
    partner: str | None = None
    announced: tuple[str, ...] = ()
    against: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    trump: Suit | None = None
    pomocna: Suit | None = None
    hands: Mapping[str, tuple[Card, ...]] | None = None
    talon: tuple[Card, ...] = ()
    bids: tuple[Bid, ...] = ()
    fleky: tuple[Comment, ...] | FlekTotals = ()
    tricks: tuple[Trick, ...] = ()
    events: tuple[Event, ...] = ()
    complaint: Complaint | None = None
    playout: Playout | None = None
    record: Record | None = None
    readings: Mapping[str, str] = field(default_factory=lambda: NO_MAP)
    rates: Mapping[str, int] = field(default_factory=dict)
    tournament: Mapping[str, str] = field(default_factory=lambda: NO_MAP)
    note: str = ""
    source: str = field(default="", compare=False)
    own_id: bool = field(default=True, compare=False)

    @property
    def trump_game(self) -> bool:
        """False for betl and durch (and before a závazek)."""
        return self.trump is not None
