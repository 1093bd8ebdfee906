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
    """One state of one suit. Lists by seat hold codes in rising order of rank.

    `top`: owners of the highest card; `holder`: the only one of them, else -1; `clear`: from this place up all cards
    are seat 0's; `lows`: all cards of a seat lie under all others; `tops`: how many of the highest cards are a seat's
    and need not wait, `heads` the honours among them; `most`: the most cards that any other seat can hold; `merged`:
    moves with uncertain neighbours taken as one, too.
    """

    def __init__(self, book: SuitBook, slot: int, cells: tuple[int, ...], number: int) -> None:
        self.book = book
        self.slot = slot
        self.cells = cells
        self.key = number << (ID_BITS * slot + 2)
        self.base = slot * 8
        self.tens = 0
        self.pairs = False
        self.counts = 0
        self.top = cells[-1] & OWNERS if cells else 0
        self.holder = -1
        self.clear = 0
        self.sizes: list[int] = [0, 0, 0, 0]
        self.moves: list[list[int]] = [[], [], [], []]
        self.merged: list[list[int]] = [[], [], [], []]
        self.tops: list[int] = [0, 0, 0, 0]
        self.heads: list[int] = [0, 0, 0, 0]
        self.most: list[int] = [0, 0, 0, 0]
        self.waits: list[int] = [0, 0, 0, 0]
        self.lows: list[bool] = [True, True, True, True]
        before = -1
        for place, cell in enumerate(cells):
            self._take(place, cell, cell == before and book.runs)
            before = cell
        self._weigh()
        self._above: dict[int, list[int]] = {}
        self._below: dict[int, list[int]] = {}
        self._after: dict[int, SuitState] = {}
        self._taken: dict[int, SuitState] = {}
        self._laid: dict[int, SuitState] = {}
        self._waiting: dict[int, SuitState] = {}
        self._released: dict[int, SuitState] = {}
        self._settled: SuitState | None = None

    def _take(self, place: int, cell: int, same: bool) -> None:
        """Count one card in. `same`: it is one move with the card below it."""
        tag = cell >> TAG_SHIFT
        owners = cell & OWNERS
        if tag == TEN:
            self.tens += 1
        elif TRUMP_PAIR <= tag <= SIDE_PAIR:
            self.pairs = True
        self.counts += 1 << (COUNT_BITS * (owners >> 1))
        if owners != 1:
            self.clear = place + 1
        code = self.base + place
        certain = owners & (owners - 1) == 0
        for seat in range(SEATS):
            if owners >> seat & 1:
                if not certain or self.sizes[seat] != place:
                    self.lows[seat] = False
                self.sizes[seat] += 1
                if tag > WAITS:
                    self.waits[seat] |= 1 << (tag - WAITS)
                if not same:
                    self.merged[seat].append(code)
                    self.moves[seat].append(code)
                elif not certain:
                    self.moves[seat].append(code)

    def _weigh(self) -> None:
        size = len(self.cells)
        heads = 0
        while size and self.cells[size - 1] >> TAG_SHIFT <= WAITS and self.cells[size - 1] & OWNERS == self.top:
            size -= 1
            heads += self.cells[size] >> TAG_SHIFT == TEN
        for seat in range(SEATS):
            if self.top == 1 << seat:
                self.holder = seat
                self.tops[seat] = len(self.cells) - size
                self.heads[seat] = heads
            for other in range(SEATS):
                if other != seat and self.sizes[other] > self.most[seat]:
                    self.most[seat] = self.sizes[other]

    def above(self, seat: int, place: int) -> list[int]:
        """Codes of the seat's moves that rank above the card at `place`."""
        index = place * SEATS + seat
        found = self._above.get(index)
        if found is None:
            limit = self.base + place
            found = [code for code in self.moves[seat] if code > limit]
            self._above[index] = found
        return found

    def below(self, seat: int, place: int) -> list[int]:
        """Codes of the seat's merged moves that rank below the card at `place`."""
        index = place * SEATS + seat
        found = self._below.get(index)
        if found is None:
            limit = self.base + place
            found = [code for code in self.merged[seat] if code < limit]
            self._below[index] = found
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

    def waiting_only(self, seat: int, start: int, left: int) -> SuitState:
        """The state when it is known that of the cards from `start` up the seat holds only such as must still wait."""
        index = (start * 16 + left) * SEATS + seat
        found = self._waiting.get(index)
        if found is None:
            keep = ~(1 << seat)
            bound = range(WAITS + 1, WAITS + left)
            cells = tuple([c if i < start or c >> TAG_SHIFT in bound else c & keep for i, c in enumerate(self.cells)])
            found = self.book.state(self.slot, cells)
            self._waiting[index] = found
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
