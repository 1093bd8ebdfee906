"""Zero-window search with open cards: does a side succeed if the other may still take at most `bud` tens? (spec 4, 4.3)

Nodes stand between tricks; the cards of a trick are laid one by one on top of the states the trick began with.
Slot 0 is the trump suit in a trump game. Everything speeding it up can be switched off (`Devices`).
"""

from __future__ import annotations

from typing import Final

from rozhodci.solver.suits import SIDE_PAIR, TAG_SHIFT, TEN, WAITS, SuitState

Suits = tuple[SuitState, SuitState, SuitState, SuitState]

DECIDED: Final = 1 << 32
"""Bit of a trick's mask: the first hláška has been announced."""
NEED_SHIFT: Final = 33
"""A card that must win this trick stands above this bit as its code + 1."""
CARDS: Final = 0xFFFFFFFF

POINTS: Final = 0
NO_TRICK: Final = 1
ALL_TRICKS: Final = 2
SOME_TRICK: Final = 3

UNKNOWN: Final = 15 << 4
"""Table entry: (largest failing bud + 1) | (smallest succeeding bud) << 4."""


class OutOfNodes(Exception):
    """The node budget of a question is used up."""


class Devices:
    """What may be switched off to prove that it changes no answer."""

    def __init__(self, table: bool = True, cuts: bool = True, order: bool = True, runs: bool = True) -> None:
        self.table = table
        self.cuts = cuts
        self.order = order
        self.runs = runs


class OpenSearch:
    """One question form over one deal; the table serves every budget and every moment of that deal.

    `sides[seat]`: belongs to the side that must succeed; `chooses[seat]`: plays for its success (all True = with help).
    `kind`: POINTS, NO_TRICK, ALL_TRICKS, SOME_TRICK; `must_win`: bit n set = the card that waits for n tricks left must
    win; `penalty`: tens lost when a twenty is announced before the trump hláška; `limit`: nodes before OutOfNodes.
    """

    def __init__(
        self,
        seats: int,
        sides: list[bool],
        chooses: list[bool],
        trump: bool,
        kind: int,
        must_win: int,
        special: bool,
        penalty: int,
        devices: Devices,
        limit: int,
    ) -> None:
        self.seats = seats
        self.sides = sides
        self.chooses = chooses
        self.trump = trump
        self.kind = kind
        self.must_win = must_win
        self.special = special
        self.penalty = penalty
        self.devices = devices
        self.limit = limit
        self.nodes = 0
        self.table: dict[int, int] = {}
        self.use_table = devices.table
        self.use_cuts = devices.cuts
        self.use_order = devices.order

    def node(self, pos: Suits, leader: int, left: int, bud: int) -> bool:
        """Between tricks, `left` tricks to go, `leader` to play."""
        if left == 0:
            return self.kind != SOME_TRICK
        if self.use_cuts:
            sure = self.cut(pos, leader, bud)
            if sure >= 0:
                return sure == 1
        self.nodes += 1
        key = pos[0].key | pos[1].key | pos[2].key | pos[3].key | leader
        entry = self.table.get(key, UNKNOWN)
        if bud < entry & 15:
            return False
        if bud >= entry >> 4:
            return True
        if self.nodes > self.limit:
            raise OutOfNodes
        result = self.lead(pos, leader, left, bud)
        if self.use_table:
            entry = self.table.get(key, UNKNOWN)
            self.table[key] = (entry & 15) | bud << 4 if result else (entry & ~15) | (bud + 1)
        return result

    def cut(self, pos: Suits, leader: int, bud: int) -> int:
        """1 sure success, 0 sure failure, -1 open."""
        if self.kind == POINTS:
            allowance = bud
            if self.special and (pos[0].pairs or pos[1].pairs or pos[2].pairs or pos[3].pairs):
                allowance -= self.penalty
            safe = allowance > pos[0].tens + pos[1].tens + pos[2].tens + pos[3].tens
            return 1 if safe and not self.must_win else -1
        if self.kind == ALL_TRICKS and self.sides[leader] and not self.must_win:
            return 1 if self.only_tops(pos, leader) else -1
        return -1

    def only_tops(self, pos: Suits, leader: int) -> bool:
        """Does the leader hold the highest cards only, in every suit where he has any (and all trumps)?"""
        for slot in range(4):
            state = pos[slot]
            own = state.sizes[leader]
            if slot == 0 and self.trump and own != len(state.cells):
                return False
            if own and state.moves[leader][0] & 7 < len(state.cells) - own:
                return False
        return True

    def lead(self, pos: Suits, leader: int, left: int, bud: int) -> bool:
        wanted = self.chooses[leader]
        for code in self.leads(pos, leader, left):
            if self.lay(pos, leader, self.seats, code >> 3, code, leader, 0, 0, left, bud, code) == wanted:
                return wanted
        return not wanted

    def leads(self, pos: Suits, leader: int, left: int) -> list[int]:
        """Codes the leader may play, the promising ones first."""
        found: list[int] = []
        if not self.use_order:
            for state in pos:
                found += state.moves[leader]
        else:
            bit = 1 << leader
            order = [
                ((state.sizes[leader] + (8 if state.top == bit else 0)) << 2) | state.slot
                for state in pos
                if state.sizes[leader]
            ]
            order.sort()
            order.reverse()
            for item in order:
                state = pos[item & 3]
                if state.top == bit:
                    found += state.moves[leader][::-1]
                else:
                    found += state.moves[leader]
        return self.held_back(pos, found, left) if self.special else found

    def held_back(self, pos: Suits, codes: list[int], left: int) -> list[int]:
        """Without the announced sevens that must still wait, as long as another card is legal."""
        free = []
        for code in codes:
            tag = pos[code >> 3].cells[code & 7] >> TAG_SHIFT
            if tag <= WAITS or tag - WAITS >= left:
                free.append(code)
        return free or codes

    def options(self, pos: Suits, seat: int, led: int, best: int, left: int) -> list[int]:
        """Codes of the legal cards, one of each run (spec 2, 2.1)."""
        state = pos[led]
        found = state.moves[seat]
        if found:
            if best >> 3 == led:
                found = state.above(seat, best & 7) or found
        else:
            found = self.off_suit(pos, seat, led, best)
        return self.held_back(pos, found, left) if self.special else found

    def off_suit(self, pos: Suits, seat: int, led: int, best: int) -> list[int]:
        if self.trump and led != 0:
            trumps = pos[0].moves[seat]
            if trumps:
                return (pos[0].above(seat, best & 7) or trumps) if best < 8 else trumps
        return pos[0].moves[seat] + pos[1].moves[seat] + pos[2].moves[seat] + pos[3].moves[seat]

    def follow(
        self,
        pos: Suits,
        seat: int,
        togo: int,
        led: int,
        best: int,
        winner: int,
        mask: int,
        tens: int,
        left: int,
        bud: int,
    ) -> bool:
        """`seat` plays next; `togo` cards are missing to the trick; `best` is the winning card so far."""
        wanted = self.chooses[seat]
        codes = self.options(pos, seat, led, best, left)
        if self.use_order and len(codes) > 1:
            codes = self.ordered(pos, codes, seat, togo, led, best, winner)
        for code in codes:
            if self.lay(pos, seat, togo, led, best, winner, mask, tens, left, bud, code) == wanted:
                return wanted
        return not wanted

    def ordered(
        self, pos: Suits, codes: list[int], seat: int, togo: int, led: int, best: int, winner: int
    ) -> list[int]:
        """The honours first on a trick that stays with my side, else the small cards first."""
        beats = beaten(codes[0], best, led, self.trump)
        mine = self.sides[winner] == self.sides[seat]
        if togo == 1 and (beats or mine):
            high = [code for code in codes if pos[code >> 3].cells[code & 7] >> TAG_SHIFT == TEN]
            if high and len(high) < len(codes):
                return high + [code for code in codes if pos[code >> 3].cells[code & 7] >> TAG_SHIFT != TEN]
            return codes
        low = [code for code in codes if pos[code >> 3].cells[code & 7] >> TAG_SHIFT != TEN]
        if low and len(low) < len(codes):
            return low + [code for code in codes if pos[code >> 3].cells[code & 7] >> TAG_SHIFT == TEN]
        return codes

    def lay(
        self,
        pos: Suits,
        seat: int,
        togo: int,
        led: int,
        best: int,
        winner: int,
        mask: int,
        tens: int,
        left: int,
        bud: int,
        code: int,
    ) -> bool:
        """The value of laying this card."""
        cell = pos[code >> 3].cells[code & 7]
        tag = cell >> TAG_SHIFT
        mask |= 1 << code
        if tag:
            if tag == TEN:
                tens += 1
            elif tag > WAITS:
                if self.must_win >> (tag - WAITS) & 1:
                    if tag != WAITS + left:
                        return False
                    mask |= (code + 1) << NEED_SHIFT
            elif not mask & DECIDED:
                mask |= DECIDED
                if tag == SIDE_PAIR:
                    bud -= self.penalty
                    if bud < 0:
                        return False
        if code == best or beaten(code, best, led, self.trump):
            best = code
            winner = seat
        if togo > 1:
            seat += 1
            if seat == self.seats:
                seat = 0
            return self.follow(pos, seat, togo - 1, led, best, winner, mask, tens, left, bud)
        return self.gather(pos, best, winner, mask, tens, left, bud)

    def gather(self, pos: Suits, best: int, winner: int, mask: int, tens: int, left: int, bud: int) -> bool:
        """The trick is full."""
        need = mask >> NEED_SHIFT
        if need and need != best + 1:
            return False
        ours = self.sides[winner]
        kind = self.kind
        if kind == POINTS:
            if not ours:
                bud -= tens + (left == 1)
                if bud < 0:
                    return False
        elif kind == NO_TRICK:
            if ours:
                return False
        elif kind == ALL_TRICKS:
            if not ours:
                return False
        elif ours:
            return True
        return self.node(after_trick(pos, mask), winner, left - 1, bud)


def beaten(code: int, best: int, led: int, trump: bool) -> bool:
    """Does `code` beat `best` in a trick where slot `led` was led?"""
    if code >> 3 == best >> 3:
        return code > best
    return trump and code < 8


def after_trick(pos: Suits, mask: int) -> Suits:
    """The states without the trick's cards."""
    a, b, c, d = pos
    if mask & 0xFF:
        a = a.after(mask & 0xFF)
    if mask & 0xFF00:
        b = b.after(mask >> 8 & 0xFF)
    if mask & 0xFF0000:
        c = c.after(mask >> 16 & 0xFF)
    if mask & 0xFF000000:
        d = d.after(mask >> 24 & 0xFF)
    if mask & DECIDED:
        return a.settled(), b.settled(), c.settled(), d.settled()
    return a, b, c, d
