"""Is a hand ložená for one závazek? (čl. II/19; spec 4, 4.2) Works on a `View`; the search itself is `belief`."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import product
from random import Random

from rozhodci.cards import Card, Rank, Suit
from rozhodci.sides import Side
from rozhodci.solver.analysis import Analyst
from rozhodci.solver.belief import OTHER_TRICK, BeliefSearch, Trick, between
from rozhodci.solver.open_search import (
    ALL_TRICKS,
    DECIDED,
    NEED_SHIFT,
    NO_TRICK,
    POINTS,
    Devices,
    OutOfNodes,
    Suits,
    beaten,
)
from rozhodci.solver.playing import LAST_TRICK_POINTS
from rozhodci.solver.question import NO_LIMIT, slots
from rozhodci.solver.suits import OWNERS, SIDE_PAIR, TAG_SHIFT, TEN, TRUMP_PAIR, WAITS, SuitBook
from rozhodci.solver.tasks import FREE, STO_POINTS, Aim, Task
from rozhodci.solver.values import HIDDEN_SEAT, Laid, PlayReadings, Position, Reason, SevenState, View

HIDDEN = 3
"""Seat of the unknown talon inside the search."""
POMOCNE = 4
"""So many cards of the pomocná suit in one other hand lose dvě sedmy in every case (čl. III/1)."""
TRIES = 24
"""Lines tried for a losing split that loses with open cards too."""


@dataclass(frozen=True, slots=True)
class Test:
    """What the search must prove for a závazek; `reason` set: it fails before any card is looked at."""

    kind: int = POINTS
    bud: int = FREE
    tens: bool = False
    must: tuple[Card, ...] = ()
    penalty: int = 0
    reason: Reason = Reason.NONE


def points_left(view: View) -> int:
    """Card points the players still play for, the last trick's ten included."""
    hidden = [k.card for k in view.unseen if k.seats != frozenset({HIDDEN_SEAT})]
    cards = [*view.cards, *hidden, *(laid.card for laid in view.table)]
    return sum(c.points for c in cards) + (LAST_TRICK_POINTS if view.cards or view.table else 0)


def own_pairs(view: View) -> tuple[int, ...]:
    """Hlášky whole in the holder's hand, highest first."""
    return tuple(sorted((_pair_value(view, s) for s in _pair_suits(view)), reverse=True))


def _pair_suits(view: View) -> tuple[Suit, ...]:
    held = {(c.suit, c.rank) for c in view.cards}
    return tuple(s for s in Suit if {(s, Rank.KRAL), (s, Rank.SVRSEK)} <= held)


def _pair_value(view: View, suit: Suit) -> int:
    return 40 if suit is view.trump else 20


def unseen_hlasky(view: View) -> int:
    """The most points of hlášky that the other side may still announce in some possible split."""
    where = {k.card: k.seats for k in view.unseen}
    suits = []
    for suit in Suit:
        pair = [c for c in where if c.suit is suit and c.rank in (Rank.KRAL, Rank.SVRSEK)]
        if len(pair) == 2:
            seats = where[pair[0]] & where[pair[1]] - view.friends - {HIDDEN_SEAT}
            suits.append((suit, pair, (None, *sorted(seats))))
    best = 0
    for choice in product(*(seats for _, _, seats in suits)):
        chosen = zip(suits, choice, strict=True)
        total = sum(_pair_value(view, suit) for (suit, _, _), seat in chosen if seat is not None)
        if total > best and complete(view, _fixed(suits, choice)) is not None:
            best = total
    return best


def _fixed(
    suits: list[tuple[Suit, list[Card], tuple[int | None, ...]]], choice: tuple[int | None, ...]
) -> dict[Card, int]:
    return {c: seat for (_, pair, _), seat in zip(suits, choice, strict=True) if seat is not None for c in pair}


def complete(view: View, fixed: dict[Card, int]) -> dict[Card, int] | None:
    """A split (card -> seat) that gives the fixed cards to their seats; None if there is none."""
    room = {seat: size for seat, size in enumerate(view.sizes, start=1)} | {HIDDEN_SEAT: view.hidden}
    wishes = {k.card: frozenset({fixed[k.card]}) & k.seats if k.card in fixed else k.seats for k in view.unseen}
    given: dict[Card, int] = {}
    held: dict[int, list[Card]] = {seat: [] for seat in room}

    def place(card: Card, seen: set[int]) -> bool:
        for seat in sorted(wishes[card], reverse=True):
            if seat in seen:
                continue
            seen.add(seat)
            if len(held[seat]) < room[seat]:
                held[seat].append(card)
                given[card] = seat
                return True
            for other in list(held[seat]):
                if place_again(other, seat, seen):
                    held[seat].append(card)
                    given[card] = seat
                    return True
        return False

    def place_again(other: Card, seat: int, seen: set[int]) -> bool:
        held[seat].remove(other)
        if place(other, seen):
            return True
        held[seat].append(other)
        return False

    for card in sorted(wishes, key=lambda c: len(wishes[c])):
        if not place(card, set()):
            return None
    return given


def hra_test(view: View, tie_wins: bool = False) -> Test:
    """More points than the other side even against the largest unseen hlášky, and no point in play lost."""
    own = view.own_points + points_left(view) + sum(view.own_hlasky) + sum(own_pairs(view))
    other = view.other_points + sum(view.other_hlasky)
    if own < other or (own == other and not tie_wins):
        return Test(reason=Reason.POINTS)
    other += unseen_hlasky(view)
    if own < other or (own == other and not tie_wins):
        return Test(reason=Reason.HLASKY)
    return Test(POINTS, 0, True)


def sto_test(view: View, highest: bool = False) -> Test:
    """A hláška with which all points in play make 100, and none of these points lost."""
    cards = view.own_points + points_left(view)
    announced, ahead = view.own_hlasky, own_pairs(view)
    if not announced and not ahead:
        return Test(reason=Reason.NO_HLASKA)
    best = announced[0] if announced and not highest else max((*announced, *ahead))
    if cards + best < STO_POINTS:
        return Test(reason=Reason.POINTS)
    undecided = not announced and not highest and min(ahead) != best and cards + min(ahead) < STO_POINTS
    return Test(POINTS, 0, True, penalty=1 if undecided else 0)


def sevens_test(view: View, name: str) -> Test:
    """Sedma (osma, devítka): no trick lost, the card takes its own trick."""
    mine = [s for s in view.sevens if s.part.name == name and s.part.owner is Side.AKTER]
    if not mine or any(s.state is SevenState.LOST for s in mine):
        return Test(reason=Reason.NO_SEVEN)
    must = tuple(s.card for s in mine if s.state in (SevenState.HELD, SevenState.LYING))
    return Test(POINTS if name == "dve-sedmy" else ALL_TRICKS, must=must)


def test_for(zavazek: str, view: View, highest: bool = False) -> Test:
    """The test of one závazek by its name."""
    if zavazek == "hra":
        return hra_test(view)
    if zavazek == "sto":
        return sto_test(view, highest)
    if zavazek == "betl":
        return Test(NO_TRICK)
    if zavazek == "durch":
        return Test(ALL_TRICKS)
    return sevens_test(view, zavazek)


class Inquiry:
    """One test on one view: the verdict, and a losing split with its line when it fails."""

    def __init__(self, view: View, test: Test, limit: int | None, devices: Devices | None = None) -> None:
        self.view = view
        self.test = test
        self.seats = len(view.sizes) + 1
        self.devices = devices or Devices()
        self.slots = slots(view.trump)
        self.left = view.last_trick - view.trick + 1
        self.cards = self._rows()
        self.search = self._search(NO_LIMIT if limit is None else limit)
        self.start = self._start()

    def _search(self, limit: int) -> BeliefSearch:
        must = 0
        for seven in self.view.sevens:
            if seven.card in self.test.must:
                must |= 1 << (self.view.last_trick - seven.trick + 1)
        sides = [seat == 0 or seat in self.view.friends for seat in range(self.seats)]
        return BeliefSearch(
            self.seats, sides, self.view.trump is not None, self.test.kind, must, self.view.hidden,
            self.test.penalty, self.devices, limit,
        )  # fmt: skip

    def _rows(self) -> list[list[Card]]:
        view = self.view
        cards = [*view.cards, *(k.card for k in view.unseen), *(laid.card for laid in view.table)]
        trump_game = view.trump is not None
        return [
            sorted((c for c in cards if c.suit is s), key=lambda c: c.trump_power if trump_game else c.natural_power)
            for s in self.slots
        ]

    def _start(self) -> Trick:
        book = SuitBook(self.devices.runs)
        owners = dict.fromkeys(self.view.cards, 1)
        owners |= {laid.card: 1 if laid.seat == 0 else 0 for laid in self.view.table}
        for known in self.view.unseen:
            owners[known.card] = sum(1 << (HIDDEN if seat == HIDDEN_SEAT else seat) for seat in known.seats)
        tags = self._tags()
        a, b, c, d = (
            book.state(slot, tuple(owners[c] | tags.get(c, 0) << TAG_SHIFT for c in row))
            for slot, row in enumerate(self.cards)
        )
        pos: Suits = (a, b, c, d)
        if not self.view.table:
            return between(pos, self.view.to_move, self.left, self.test.bud, self.seats)
        return self._inside(pos, tags)

    def _inside(self, pos: Suits, tags: dict[Card, int]) -> Trick:
        """Entry in mid-trick: the cards on the table are laid again."""
        table = self.view.table
        codes = {card: slot * 8 + i for slot, row in enumerate(self.cards) for i, card in enumerate(row)}
        lead = codes[table[0].card]
        best, winner, mask, tens, played = lead, table[0].seat, 0 if self.test.penalty else DECIDED, 0, 0
        for laid in table:
            code = codes[laid.card]
            mask |= 1 << code
            played |= 1 << laid.seat
            tag = tags.get(laid.card, 0)
            tens += tag == TEN
            if laid.card in self.test.must:
                mask |= (code + 1) << NEED_SHIFT
            if beaten(code, best, lead >> 3, self.search.trump):
                best, winner = code, laid.seat
        togo = self.seats - len(table)
        return Trick(
            pos, self.view.to_move, togo, lead >> 3, best, winner, mask, tens, played, self.left, self.test.bud
        )

    def _tags(self) -> dict[Card, int]:
        view = self.view
        tags: dict[Card, int] = {}
        cards = [*view.cards, *(k.card for k in view.unseen), *(laid.card for laid in view.table)]
        if self.test.tens:
            tags.update((c, TEN) for c in cards if c.points)
        if self.test.penalty:
            for suit in _pair_suits(view):
                tag = TRUMP_PAIR if suit is view.trump else SIDE_PAIR
                tags.update((c, tag) for c in view.cards if c.suit is suit and c.rank in (Rank.KRAL, Rank.SVRSEK))
        for seven in view.sevens:
            if seven.state in (SevenState.HELD, SevenState.LYING):
                tags[seven.card] = WAITS + view.last_trick - seven.trick + 1
        return tags

    # --- answers

    def holds(self) -> bool | None:
        """The verdict; None when the node budget is used up."""
        try:
            return self.value(self.start)
        except OutOfNodes:
            return None

    def value(self, trick: Trick) -> bool:
        if trick.togo == self.seats:
            return self.search.node(trick.pos, trick.seat, trick.left, trick.bud)
        return self.search.value(trick)

    def refutation(self) -> tuple[dict[Card, int], tuple[Laid, ...], bool]:
        """A losing split (card -> seat, HIDDEN_SEAT the unknown talon), a line in it, and whether it is lost openly."""
        best: tuple[dict[Card, int], tuple[Laid, ...]] | None = None
        for attempt in range(TRIES):
            split, line = self._losing_line(attempt)
            if self._lost_openly(split):
                return split, line, True
            best = best or (split, line)
        assert best is not None
        return (*best, False)

    def _losing_line(self, attempt: int) -> tuple[dict[Card, int], tuple[Laid, ...]]:
        rng = Random(attempt)
        trick, rows, line = self.start, [list(r) for r in self.cards], [*self.view.table]
        fixed: dict[Card, int] = {}
        known: dict[Card, frozenset[int]] = {k.card: k.seats for k in self.view.unseen}
        while True:
            code, after, pos = self._failing_step(trick, rng if attempt else None)
            card = rows[code >> 3][code & 7]
            line.append(Laid(trick.seat, card))
            self._learn(pos, rows, known)
            if trick.seat:
                fixed[card] = trick.seat
                known[card] = frozenset({trick.seat})
            if after is None or (after.togo == self.seats and after.left == 0):
                break
            if after.togo == self.seats:
                gone = {rows[s][i] for s in range(4) for i in range(8) if after_mask(trick, code) >> (s * 8 + i) & 1}
                rows = [[c for c in row if c not in gone] for row in rows]
            trick = after
        final = replace(
            self.view, unseen=tuple(replace(k, seats=k.seats & known[k.card]) for k in self.view.unseen)
        )
        split = complete(final, fixed)
        assert split is not None
        return split, tuple(line[len(self.view.table) :])

    @staticmethod
    def _learn(pos: Suits, rows: list[list[Card]], known: dict[Card, frozenset[int]]) -> None:
        """Take over who may still hold what."""
        for slot, row in enumerate(rows):
            for cell, card in zip(pos[slot].cells, row, strict=True):
                owners = cell & OWNERS
                if card in known and owners:
                    seats = [s for s in range(1, 4) if owners >> s & 1]
                    known[card] &= frozenset(seats) | ({HIDDEN_SEAT} if HIDDEN in seats else frozenset())

    def _failing_step(self, trick: Trick, rng: Random | None) -> tuple[int, Trick | None, Suits]:
        """The next card of a losing line with the moment after it."""
        search = self.search
        if trick.seat == 0:
            codes = search.own_cards(trick)
            code = codes[0] if rng is None else rng.choice(codes)
            return code, search.after(trick, trick.pos, code), trick.pos
        children: list[tuple[int, Suits]] = []
        search.others(trick, children)
        for code, pos in children:
            after = search.after(trick, pos, code)
            failed = not search.settled if after is None else not self.value(after)
            if failed:
                return code, after, pos
        raise AssertionError("no card refutes a refuted plan")

    def _lost_openly(self, split: dict[Card, int]) -> bool:
        """Is this split lost with all cards open?"""
        if self.test.kind == OTHER_TRICK:
            return False
        position = self.position(split)
        task = Task(Aim(Side.AKTER, self.test.kind, self.test.must, self.test.tens), self.test.bud)
        if self.test.penalty:
            task = replace(task, aim=replace(task.aim, pairs=True, penalty=self.test.penalty))
        return not Analyst(PlayReadings(), None).holds(position, task, False)

    def position(self, split: dict[Card, int]) -> Position:
        """The open-card moment of a split; the holder's side is the aktér's."""
        view = self.view
        others = tuple(tuple(c for c, s in split.items() if s == seat) for seat in range(1, self.seats))
        return Position(
            tuple(str(s) for s in range(self.seats)),
            (view.cards, *others),
            view.to_move,
            frozenset({0}) | view.friends,
            view.trump,
            view.trick,
            view.last_trick,
            view.table,
            sevens=view.sevens,
        )


def after_mask(trick: Trick, code: int) -> int:
    """Bits of all cards of the trick that `code` completes."""
    return (trick.mask | 1 << code) & 0xFFFFFFFF

