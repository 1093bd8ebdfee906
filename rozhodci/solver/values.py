"""What the solver is asked about and what it answers: small frozen values, no numbers with a hidden meaning.

Seats count from 0 clockwise. In a `Position` the order is the table's; in ložená seat 0 is the holder.
Points are card points with the last trick (tens), hlášky apart.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from rozhodci.cards import Card, Suit
from rozhodci.errors import RozhodciError
from rozhodci.sides import Side


class NoAnalysisError(RozhodciError):
    """The moment cannot be analysed (no deal, faulty counts of cards, record stopped); the text says why, in Czech."""


class Outlook(StrEnum):
    """`stav` of spec 4, 4.5: can a part still be won?"""

    SURE = "vyhratelna"
    HELP = "jen-se-spolupraci"
    LOST = "prohrana"
    UNDECIDED = "nerozhodnuto"


class SevenState(StrEnum):
    """Where an announced seven (osma, devítka) stands: still held, lying in its trick, has won it, or can no more."""

    HELD = "drzena"
    LYING = "lezi"
    WON = "uhrana"
    LOST = "prohrana"


class Reason(StrEnum):
    """Why not ložená: the play, unseen hlášky, no hláška for sto, a seven lost, four pomocné, points or tricks gone."""

    PLAY = "sehravka"
    HLASKY = "hlasky"
    NO_HLASKA = "bez-hlasky"
    NO_SEVEN = "bez-sedmy"
    POMOCNE = "pomocne"
    POINTS = "body"
    DECIDED = "rozhodnuto"
    NONE = ""


@dataclass(frozen=True, slots=True)
class Part:
    """One part: `hra sedma osma devitka sto sto-a-sedma dve-sedmy betl durch`, and whose it is (`proti`: obrana)."""

    name: str
    owner: Side = Side.AKTER


@dataclass(frozen=True, slots=True)
class Laid:
    """A card laid by a seat."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Seven:
    """A card that must take trick `trick` for its part; while HELD by `seat` it must wait (spec 2, 2.1 duty 4)."""

    part: Part
    card: Card
    trick: int
    seat: int | None
    state: SevenState = SevenState.HELD


@dataclass(frozen=True, slots=True)
class Pair:
    """An announced hláška: 20 or 40, of a side. In a position they stand in order of play."""

    side: Side
    points: int


@dataclass(frozen=True, slots=True)
class Position:
    """An open-card moment.

    `hands` by seat without the cards in `table` (the unfinished trick in order of play); `to_move` plays next.
    `attackers`: seats of the aktér's side. `points_*`, `tricks_*`: finished tricks only. `hlasky`: announced ones.
    `outright_lost`: parts lost whatever happens (čl. III).
    """

    players: tuple[str, ...]
    hands: tuple[tuple[Card, ...], ...]
    to_move: int
    attackers: frozenset[int]
    trump: Suit | None
    trick: int = 1
    last_trick: int = 10
    table: tuple[Laid, ...] = ()
    points_akter: int = 0
    points_obrana: int = 0
    tricks_akter: int = 0
    tricks_obrana: int = 0
    hlasky: tuple[Pair, ...] = ()
    sevens: tuple[Seven, ...] = ()
    outright_lost: tuple[Part, ...] = ()


@dataclass(frozen=True, slots=True)
class PlayReadings:
    """The výklady the search obeys. `trick_for_hlasky`: a side without a trick counts no hláška (Koruna A/14)."""

    sto_hlaska: str = "prvni"
    hlaska: str = "prvni-karta"
    trick_for_hlasky: bool = False


@dataclass(frozen=True, slots=True)
class PartVerdict:
    """One part. For hra and sto `points_*` are what each side ends with under best play of both and `best` the most the
    part's owner can get with everybody's help (card points, those already taken included); None for other parts.
    `line` is the proof: the winning play, the helped one, or how it is lost. Empty when nothing is left to play.
    """

    part: Part
    outlook: Outlook
    points_akter: int | None = None
    points_obrana: int | None = None
    best: int | None = None
    line: tuple[Laid, ...] = ()


@dataclass(frozen=True, slots=True)
class Analysis:
    """Each part, and `whole`: the aktér's parts together. `hlasky_*`: all of the deal, announced or to come."""

    parts: tuple[PartVerdict, ...]
    whole: Outlook
    whole_line: tuple[Laid, ...]
    hlasky_akter: int
    hlasky_obrana: int
    nodes: int


@dataclass(frozen=True, slots=True)
class MoveAnalysis:
    """What follows from one legal card of the player on turn: each part (no line, no `best`) and the whole."""

    card: Card
    parts: tuple[PartVerdict, ...]
    whole: Outlook


@dataclass(frozen=True, slots=True)
class Known:
    """What is known of one unseen card besides the holder's own: `seats` that may still hold it."""

    card: Card
    seats: frozenset[int]


@dataclass(frozen=True, slots=True)
class View:
    """What the holder of a possibly ložená hand sees at the start of a trick or inside one. Seat 0 is the holder.

    `sizes`: cards in the other hands by seat 1..; `unseen`: every card that is in one of them or in a talon he does not
    know (`hidden` cards), with the seats that may hold it (`HIDDEN_SEAT` stands for that talon). `friends`: seats whose
    tricks count for him; they are not trusted to play well. Points are those of his side and of the other.
    """

    cards: tuple[Card, ...]
    unseen: tuple[Known, ...]
    sizes: tuple[int, ...]
    to_move: int
    trump: Suit | None
    trick: int = 1
    last_trick: int = 10
    hidden: int = 0
    table: tuple[Laid, ...] = ()
    friends: frozenset[int] = field(default_factory=frozenset)
    own_points: int = 0
    other_points: int = 0
    own_hlasky: tuple[int, ...] = ()
    other_hlasky: tuple[int, ...] = ()
    sevens: tuple[Seven, ...] = ()


HIDDEN_SEAT = -1


@dataclass(frozen=True, slots=True)
class LozenaVerdict:
    """Is the hand ložená for one závazek (čl. II/19)? `lozena` None = not decided within the budget.

    When it is not: `split` = the other hands at the moment, by seat 1.., of a losing layout, `line` from the moment on
    in that layout (seat 0 = holder), `open_loss` True when that layout is lost even with all cards open (else only no
    one plan fits all layouts), `reason` what fails.
    """

    zavazek: str
    lozena: bool | None
    reason: Reason = Reason.NONE
    split: tuple[tuple[Card, ...], ...] = ()
    line: tuple[Laid, ...] = ()
    open_loss: bool = False
    nodes: int = 0


@dataclass(frozen=True, slots=True)
class HandLozena:
    """The whole závazek of `player` (None: a part is undecided and none fails), each part, names by seat."""

    player: str
    lozena: bool | None
    parts: tuple[LozenaVerdict, ...]
    seats: tuple[str, ...]
