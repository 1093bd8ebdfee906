"""Interned suit states: the remaining cards of one suit, low to high, with memoised moves and successors.

A cell is `owners | tag << TAG_SHIFT`: a bit mask of the seats that may hold the card (one bit with open cards) and a
tag for what makes it different from its neighbours. A card's code is `slot * 8 + place in the state`; codes stay valid
for the whole trick because laid cards leave a state only when the trick is over (so neighbours are told with them).
"""

from __future__ import annotations

from typing import Final

TAG_SHIFT: Final = 4
OWNERS: Final = 15
PLAIN: Final = 0
TEN: Final = 1
"""Eso or desítka where points count."""
TRUMP_PAIR: Final = 2
SIDE_PAIR: Final = 3
"""Král or svršek of a whole hláška whose being the first one still decides about sto."""
WAITS: Final = 3
"""Tag WAITS + n: an announced seven that must wait until n tricks are left (n = 1, 2, 3)."""

ID_BITS: Final = 15
SEATS: Final = 4


class SuitState:
    """One state of one suit. Lists by seat hold codes in rising order of rank."""

    def __init__(self, book: SuitBook, slot: int, cells: tuple[int, ...], number: int) -> None:
        self.book = book
        self.slot = slot
        self.cells = cells
        self.key = number << (ID_BITS * slot + 2)
        self.tens = 0
        self.special = False
        self.pairs = False
        self.counts = 0
        self.base = slot * 8
        self.moves: list[list[int]] = [[], [], [], []]
        self.merged: list[list[int]] = [[], [], [], []]
        self.sizes: list[int] = [0, 0, 0, 0]
        self.top = 0
        self.tops: list[int] = [0, 0, 0, 0]
        self.most: list[int] = [0, 0, 0, 0]
        self.clear = 0
        self.lows: list[bool] = [True, True, True, True]
        for place, cell in enumerate(cells):
            self._count(cell)
            if cell & OWNERS != 1:
                self.clear = place + 1
        for seat in range(SEATS):
            self._list_moves(seat)
        for seat in range(SEATS):
            self._weigh(seat)
        self._above: dict[int, list[int]] = {}
        self._after: dict[int, SuitState] = {}
        self._taken: dict[int, SuitState] = {}
        self._laid: dict[int, SuitState] = {}
        self._only: dict[int, SuitState] = {}
        self._released: dict[int, SuitState] = {}
        self._settled: SuitState | None = None

    # `clear`: from this place up all cards are seat 0's

    def _count(self, cell: int) -> None:
        tag = cell >> TAG_SHIFT
        owners = cell & OWNERS
        self.tens += tag == TEN
        self.special = self.special or tag > TEN
        self.pairs = self.pairs or TRUMP_PAIR <= tag <= SIDE_PAIR
        self.counts += 1 << (COUNT_BITS * (owners >> 1))
        self.top = owners

    def _list_moves(self, seat: int) -> None:
        bit = 1 << seat
        moves: list[int] = []
        merged: list[int] = []
        before = -1
        for place, cell in enumerate(self.cells):
            owners = cell & OWNERS
            if owners & bit:
                same = cell == before and self.book.runs
                self.sizes[seat] += 1
                if not same:
                    merged.append(self.base + place)
                if not same or owners != bit:
                    moves.append(self.base + place)
            before = cell
        self.moves[seat] = moves
        self.merged[seat] = merged

    def _weigh(self, seat: int) -> None:
        """`tops`: how many of the highest cards are his and need not wait; `most`: the most that any other seat can
        hold; `lows`: all of his cards lie under all others.
        """
        bit = 1 << seat
        for cell in reversed(self.cells):
            if cell & OWNERS != bit or cell >> TAG_SHIFT > WAITS:
                break
            self.tops[seat] += 1
        for other in range(SEATS):
            if other != seat and self.sizes[other] > self.most[seat]:
                self.most[seat] = self.sizes[other]
        for cell in self.cells[: self.sizes[seat]]:
            if cell & OWNERS != bit:
                self.lows[seat] = False

    def above(self, seat: int, place: int) -> list[int]:
        """Codes of the seat's moves that rank above the card at `place`."""
        index = place * SEATS + seat
        found = self._above.get(index)
        if found is None:
            limit = self.base + place
            found = [code for code in self.moves[seat] if code > limit]
            self._above[index] = found
        return found

    def after(self, gone: int) -> SuitState:
        """The state without the cards of a bit mask of places."""
        found = self._after.get(gone)
        if found is None:
            found = self.book.state(self.slot, tuple([c for i, c in enumerate(self.cells) if not gone >> i & 1]))
            self._after[gone] = found
        return found

    def settled(self) -> SuitState:
        """The state when the first hláška has been announced: kings and svršky are plain cards again."""
        if not self.pairs:
            return self
        if self._settled is None:
            self._settled = self.book.state(self.slot, tuple([_without_pair(c) for c in self.cells]))
        return self._settled

    def taken(self, seat: int, start: int) -> SuitState:
        """The state when it is known that `seat` holds none of the cards from place `start` up.

        A card that only he could hold becomes ownerless (0): the caller must refuse such a state.
        """
        index = start * SEATS + seat
        found = self._taken.get(index)
        if found is None:
            keep = ~(1 << seat)
            cells = tuple([c if i < start else c & keep for i, c in enumerate(self.cells)])
            found = self if cells == self.cells else self.book.state(self.slot, cells)
            self._taken[index] = found
        return found

    def laid(self, place: int) -> SuitState:
        """The state with the card at `place` on the table: it stays a neighbour, but nobody holds it."""
        found = self._laid.get(place)
        if found is None:
            cells = tuple([c & ~OWNERS if i == place else c for i, c in enumerate(self.cells)])
            found = self.book.state(self.slot, cells)
            self._laid[place] = found
        return found

    def only(self, seat: int, start: int, place: int) -> SuitState:
        """The state when it is known that of the cards from `start` up the seat holds at most the one at `place`."""
        index = (start * 16 + place + 1) * SEATS + seat
        found = self._only.get(index)
        if found is None:
            keep = ~(1 << seat)
            cells = tuple([c if i < start or i == place else c & keep for i, c in enumerate(self.cells)])
            found = self.book.state(self.slot, cells)
            self._only[index] = found
        return found

    def released(self, seat: int) -> SuitState:
        """The state when the seat can hold no card that is not already known to be his."""
        found = self._released.get(seat)
        if found is None:
            bit = 1 << seat
            cells = tuple([c & ~bit if c & OWNERS != bit else c for c in self.cells])
            found = self if cells == self.cells else self.book.state(self.slot, cells)
            self._released[seat] = found
        return found


def _without_pair(cell: int) -> int:
    return cell & OWNERS if TRUMP_PAIR <= cell >> TAG_SHIFT <= SIDE_PAIR else cell


COUNT_BITS: Final = 6
"""`counts` packs, per set of seats 1-3 (mask >> 1), how many cards lie with exactly that set."""


class SuitBook:
    """All states met in one question. `runs` False: neighbours are never taken as one move (tests)."""

    def __init__(self, runs: bool = True) -> None:
        self.runs = runs
        self._states: list[dict[tuple[int, ...], SuitState]] = [{}, {}, {}, {}]

    def state(self, slot: int, cells: tuple[int, ...]) -> SuitState:
        """The one state with these cells."""
        known = self._states[slot]
        found = known.get(cells)
        if found is None:
            if len(known) >> ID_BITS:
                raise OverflowError("příliš mnoho stavů barvy")
            found = SuitState(self, slot, cells, len(known))
            known[cells] = found
        return found
