"""Replays the tricks card by card against the duties of spec 2, 2.1 and keeps what every later step needs.

The duties themselves stand in `duties`; here is who is on turn, what each still holds and what lies on the table.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from rozhodci.cards import Card, Rank, Suit, bits, card, of_bits
from rozhodci.case.model import Case, Move
from rozhodci.duties import SUIT_BITS, breach, due_bits, takers, trump_bits
from rozhodci.rulesets.model import Readings, Ruleset
from rozhodci.table import Table


class Played(NamedTuple):
    """One card as it was played.

    `trick` and `place` count from 1. `allowed` (and `legal`, the same as cards in printing order) is the set that would
    have been legal (a waiting seven left out; empty for a fault of turn), `offence` the code of the duty broken ("" =
    none; only the first of the order in spec 2, 2.1), `futile` True for a nezatrumfovani where no held trump would
    have won. `hlaska` = points announced by this card (0, 20, 40). `taken_back`: shown and put back; it leaves no trace
    in hands or tricks, its `place` is the one it would have had.
    """

    player: str
    card: Card
    trick: int
    place: int
    allowed: int
    offence: str = ""
    futile: bool = False
    hlaska: int = 0
    taken_back: bool = False

    @property
    def legal(self) -> tuple[Card, ...]:
        return of_bits(self.allowed)


class PlayedTrick(NamedTuple):
    """`winner`/`winning` are of the cards lying so far (None before a card). `points` 10 per eso and desítka,
    without the last trick's 10. `complete`: every playing one has a card in it.
    """

    number: int
    cards: tuple[Played, ...]
    winner: str | None
    winning: Card | None
    points: int
    complete: bool


@dataclass(frozen=True, slots=True)
class Announced:
    """A hláška announced in play: by whom, when, worth 20 or 40, `card` the first card of the pair."""

    player: str
    trick: int
    place: int
    points: int
    card: Card


@dataclass(frozen=True, slots=True)
class Play:
    """The whole replay.

    `hands` are the hands when play starts. `shown` are the cards taken back. `stopped` is (trick, place) of an
    impossible card: later tricks are `neposuzováno`. `hlasky` stand in order of play.
    """

    hands: Mapping[str, tuple[Card, ...]]
    tricks: tuple[PlayedTrick, ...]
    shown: tuple[Played, ...]
    stopped: tuple[int, int] | None
    hlasky: tuple[Announced, ...]

    @property
    def finished(self) -> tuple[PlayedTrick, ...]:
        """Complete tricks only."""
        return tuple(t for t in self.tricks if t.complete)

    def hands_before(self, trick: int, place: int = 1) -> dict[str, tuple[Card, ...]]:
        """What each player held just before the `place`-th card of `trick` (place 1 = before its first card)."""
        played = [c for t in self.tricks[:trick] for c in t.cards]
        gone = {c.card for c in played if c.trick < trick or c.place < place}
        return {p: tuple([c for c in cards if c not in gone]) for p, cards in self.hands.items()}


def replay(case: Case, table: Table, rules: Ruleset, readings: Readings) -> Play:
    """Replay every recorded card. Never raises on an illegal one; stops at a card that its player cannot hold."""
    if case.hands is None or not case.tricks:
        return Play(case.hands or {}, (), (), None, ())
    walk = _Walk(case, table, rules, readings)
    tricks = []
    for number, trick in enumerate(case.tricks, 1):
        tricks.append(walk.trick(number, trick.moves))
        if walk.stopped:
            break
    hlasky = tuple(Announced(c.player, c.trick, c.place, c.hlaska, c.card) for t in tricks for c in t.cards if c.hlaska)
    return Play(case.hands, tuple(tricks), tuple(walk.shown), walk.stopped, hlasky)


def waiting_sevens(case: Case, rules: Ruleset) -> dict[str, dict[Card, int]]:
    """Per player the announced sevens (křížový: osma, devítka too) he holds and the trick each must wait for.

    Bound is who announced it: the aktér, in křížový of aktér and partner the one who holds it, for `proti` the named
    player (duty 4). A `proti` is void in licitovaný (ČSM čl. II/23) and binds nobody.
    """
    hands = case.hands or {}
    if case.trump is None:
        return {}
    announced = [(p, case.announced) for p in (case.akter, case.partner) if p]
    if rules.discipline != "licitovany":
        announced += case.against.items()
    waits: dict[str, dict[Card, int]] = {}
    for player, parts in announced:
        held = {c: n for c, n in _due_tricks(parts, case, rules.trick_count) if c in hands.get(player, ())}
        if held:
            waits[player] = waits.get(player, {}) | held
    return waits


def _due_tricks(parts: tuple[str, ...], case: Case, last: int) -> list[tuple[Card, int]]:
    """Card and number of its trick for each announced part that names one (ČSM čl. III; Křížový B/9)."""
    trump, found = case.trump, []
    assert trump is not None
    if "sedma" in parts or "dve-sedmy" in parts:
        found.append((card(trump, Rank.SEDMA), last))
    if "dve-sedmy" in parts and case.pomocna:
        found.append((card(case.pomocna, Rank.SEDMA), last - 1))
    if "osma" in parts:
        found.append((card(trump, Rank.OSMA), last - 1))
    if "devitka" in parts:
        found.append((card(trump, Rank.DEVITKA), last - 2))
    return found


class _OpenTrick:
    """The trick on the table: what lies, who still has to play, who would take it now and what would beat him."""

    def __init__(self, order: tuple[str, ...]) -> None:
        self.lying: list[Played] = []
        self.rest = list(order)
        self.winner: str | None = None
        self.winning: Card | None = None
        self.points = 0
        self.led = self.taking = 0

    def lay(self, played: Played, trump: Suit | None) -> None:
        """Add a card; the others follow clockwise from whoever really led."""
        card = played.card
        self.rest.remove(played.player)
        self.points += card.points
        if not self.lying:
            self.led = SUIT_BITS[card.suit]
        if not self.lying or card.bit & self.taking:
            self.winner, self.winning, self.taking = played.player, card, takers(card, trump)
        self.lying.append(played)


class _Walk:
    """The state of the replay between two cards."""

    def __init__(self, case: Case, table: Table, rules: Ruleset, readings: Readings) -> None:
        self.hands = {p: bits(cards) for p, cards in (case.hands or {}).items()}
        self.trump, self.trumps = case.trump, trump_bits(case.trump)
        self.points_count = case.trump is not None and case.announced != ("dve-sedmy",)
        self.waits = waiting_sevens(case, rules)
        self.readings = readings
        self.order_from = {p: table.clockwise_from(p) for p in table.active}
        self.leader = table.leader or table.active[0]
        self.stopped: tuple[int, int] | None = None
        self.shown: list[Played] = []

    def trick(self, number: int, moves: tuple[Move, ...]) -> PlayedTrick:
        """Play one trick and leave `leader` as its actual winner."""
        t = _OpenTrick(self.order_from[self.leader])
        for move in moves:
            if not self.step(number, move, t):
                self.stopped = (number, len(t.lying) + 1)
                break
        self.leader = t.winner or self.leader
        return PlayedTrick(number, tuple(t.lying), t.winner, t.winning, t.points, bool(t.lying) and not t.rest)

    def step(self, number: int, move: Move, on_table: _OpenTrick) -> bool:
        """Make one move; False if it is impossible: a card its player does not hold or a second one in the trick."""
        rest = on_table.rest
        player = move.player or (rest[0] if rest else "")
        held = self.hands.get(player, 0)
        if player not in rest or not held & move.card.bit:
            return False
        played = self.judged(player, held, move, number, on_table)
        if move.taken_back:
            self.shown.append(played)
            return True
        if not on_table.lying and player != rest[0]:
            on_table.rest = list(self.order_from[player])
        self.hands[player] = held ^ move.card.bit
        on_table.lay(played, self.trump)
        return True

    def judged(self, player: str, held: int, move: Move, number: int, on_table: _OpenTrick) -> Played:
        """One card that its player holds, with what would have been legal and the duty it breaks."""
        card, lying, taking = move.card, on_table.lying, on_table.taking
        hlaska = self.hlaska(held, card) if card in _PARTNER and not move.taken_back else 0
        if player != on_table.rest[0]:
            offence = "predhozeni" if lying else "nespravne-vyneseni"
            return Played(player, card, number, len(lying) + 1, 0, offence, False, hlaska, move.taken_back)
        due = due_bits(held, on_table.led, self.trumps, taking) if lying else held
        allowed = self.without_waiting(player, due, number) if self.waits else due
        offence, vain = "", False
        if not card.bit & allowed:
            offence = "predcasna-sedma"
            if not card.bit & due:
                offence = breach(card, due, lying[0].card.suit)
                # no trump that was due would have taken the trick: then no item of the list names the fault (ČSM V/3)
                vain = offence == "nezatrumfovani" and not due & taking
        # `_make` takes half the time of the constructor, and this is made for every card of an audit
        return Played._make((player, card, number, len(lying) + 1, allowed, offence, vain, hlaska, move.taken_back))

    def without_waiting(self, player: str, due: int, number: int) -> int:
        """Leave out sevens whose trick is still to come, unless nothing else is legal (duty 4)."""
        waiting = 0
        for seven, trick in self.waits.get(player, {}).items():
            if trick > number:
                waiting |= seven.bit
        return due & ~waiting or due

    def hlaska(self, held: int, played: Card) -> int:
        """Points announced by playing a king or svršek while the other of the pair is held (výklad `hlaska`)."""
        if not self.points_count or not held & _PARTNER[played].bit:
            return 0
        if played.rank is Rank.KRAL and self.readings.ask("hlaska") == "svrskem":
            return 0
        return 40 if played.suit is self.trump else 20


_PARTNER = {card(s, r): card(s, o) for s in Suit for r, o in ((Rank.KRAL, Rank.SVRSEK), (Rank.SVRSEK, Rank.KRAL))}
