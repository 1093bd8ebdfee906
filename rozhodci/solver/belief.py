"""Ložená: does one plan of the holder (seat 0) succeed against every split of the unseen cards and every defence?

AND/OR search over beliefs (spec 4, 4.2). A belief is, for each remaining card, the set of seats that may still hold it,
with the hand sizes; everything play shows is of the form "this card is (not) with him", so this is the whole of what
the holder knows. A player may lay any card that some still possible split lets him hold and legally lay; the belief
then shrinks to those splits. With every card's seat known this is open-card search.
"""

from __future__ import annotations

from typing import Final

from rozhodci.solver.open_search import (
    ALL_TRICKS,
    DECIDED,
    NEED_SHIFT,
    NO_TRICK,
    POINTS,
    SOME_TRICK,
    UNKNOWN,
    Devices,
    OutOfNodes,
    Suits,
    after_trick,
    beaten,
)
from rozhodci.solver.suits import COUNT_BITS, OWNERS, SIDE_PAIR, TAG_SHIFT, TEN, WAITS, SuitState

OTHER_TRICK: Final = 4
"""Kind of goal: the other side takes at least one trick."""
FIELD: Final = (1 << COUNT_BITS) - 1


class Trick:
    """A moment inside a trick (or before its first card): immutable, as the line finder walks it card by card too.

    `seat` plays next, `togo` cards are missing, `played` seats that have laid already (bit mask). `togo` == all seats:
    nothing lies yet.
    """

    def __init__(
        self,
        pos: Suits,
        seat: int,
        togo: int,
        led: int,
        best: int,
        winner: int,
        mask: int,
        tens: int,
        played: int,
        left: int,
        bud: int,
    ) -> None:
        self.pos = pos
        self.seat = seat
        self.togo = togo
        self.led = led
        self.best = best
        self.winner = winner
        self.mask = mask
        self.tens = tens
        self.played = played
        self.left = left
        self.bud = bud


def between(pos: Suits, leader: int, left: int, bud: int, seats: int) -> Trick:
    """The moment before the first card of a trick."""
    return Trick(pos, leader, seats, 0, 0, leader, 0, 0, 0, left, bud)


class BeliefSearch:
    """One question about one view. `sides[seat]`: his tricks count for the holder. `hidden`: size of an unknown talon,
    which is held by seat 3. Goals as in OpenSearch, and OTHER_TRICK.
    """

    def __init__(
        self,
        seats: int,
        sides: list[bool],
        trump: bool,
        kind: int,
        must_win: int,
        hidden: int,
        penalty: int,
        devices: Devices,
        limit: int,
    ) -> None:
        self.seats = seats
        self.sides = sides
        self.trump = trump
        self.kind = kind
        self.must_win = must_win
        self.hidden = hidden
        self.penalty = penalty
        self.limit = limit
        self.nodes = 0
        self.settled = False
        self.holders = seats + (hidden > 0)
        self.two = seats == 3 and hidden == 0
        self.only_clear = devices.cuts and kind == ALL_TRICKS and self.two and not any(sides[1:])
        self.alone = not any(sides[1:])
        self.table: dict[int, int] = {}
        self.use_table = devices.table
        self.use_cuts = devices.cuts
        self.use_order = devices.order

    # --- between tricks

    def node(self, pos: Suits, leader: int, left: int, bud: int) -> bool:
        """Before a trick: does the holder's best plan succeed in every still possible split?"""
        if left == 0:
            return self.kind != SOME_TRICK and self.kind != OTHER_TRICK
        pos = self.normal(pos, left)
        if self.use_cuts and self.sure(pos, leader, left, bud):
            return True
        self.nodes += 1
        key = pos[0].key | pos[1].key | pos[2].key | pos[3].key | leader
        entry = self.table.get(key, UNKNOWN)
        if bud < entry & 15:
            return False
        if bud >= entry >> 4:
            return True
        if self.nodes > self.limit:
            raise OutOfNodes
        result = self.value(between(pos, leader, left, bud, self.seats))
        if self.use_table:
            entry = self.table.get(key, UNKNOWN)
            self.table[key] = (entry & 15) | bud << 4 if result else (entry & ~15) | (bud + 1)
        return result

    def normal(self, pos: Suits, left: int) -> Suits:
        """Who is known to hold a full hand holds none of the uncertain cards."""
        counts = pos[0].counts + pos[1].counts + pos[2].counts + pos[3].counts
        for seat in range(1, self.holders):
            size = left if seat < self.seats else self.hidden
            if counts >> COUNT_BITS * (1 << seat >> 1) & FIELD == size:
                a, b, c, d = pos
                pos = a.released(seat), b.released(seat), c.released(seat), d.released(seat)
                counts = pos[0].counts + pos[1].counts + pos[2].counts + pos[3].counts
        return pos

    def size(self, seat: int, left: int, played: int) -> int:
        """Cards in the hand of a seat (of the unknown talon: seat 3 with three players)."""
        if seat >= self.seats:
            return self.hidden
        return left - (played >> seat & 1)

    def sure(self, pos: Suits, leader: int, left: int, bud: int) -> bool:
        """Cut-offs that prove success at once."""
        if self.kind == POINTS and not self.must_win:
            spare = bud - self.penalty if pos[0].pairs or pos[1].pairs or pos[2].pairs or pos[3].pairs else bud
            if spare > pos[0].tens + pos[1].tens + pos[2].tens + pos[3].tens:
                return True
        if self.kind == NO_TRICK:
            low = pos[0].lows[0] and pos[1].lows[0] and pos[2].lows[0] and pos[3].lows[0]
            return low and leader != 0 and self.alone
        if leader != 0 or self.kind > ALL_TRICKS or pos[0].pairs or pos[1].pairs or pos[2].pairs or pos[3].pairs:
            return False
        return self.runs_away(pos, left)

    def runs_away(self, pos: Suits, left: int) -> bool:
        """On lead the holder draws all trumps, then every card of his is or becomes the highest: all tricks are his."""
        for slot in range(4):
            state = pos[slot]
            own = state.sizes[0]
            most = max(state.sizes[1], state.sizes[2], state.sizes[3] if self.seats == 4 else 0)
            if most > left:
                most = left
            if slot == 0 and self.trump:
                if most > state.tops[0]:
                    return False
            elif own and state.tops[0] < own and most > state.tops[0]:
                return False
        return True

    def feasible(self, pos: Suits, left: int, played: int) -> bool:
        """Is there a split that fits the belief?"""
        counts = pos[0].counts + pos[1].counts + pos[2].counts + pos[3].counts
        return self.fits(counts, self.size(1, left, played), self.size(2, left, played), self.size(3, left, played))

    def fits(self, counts: int, s1: int, s2: int, s3: int) -> bool:
        """Hall's condition: no set of hands must hold more cards than it has room for, and all find room."""
        n1 = counts >> COUNT_BITS & FIELD
        n2 = counts >> 2 * COUNT_BITS & FIELD
        n12 = counts >> 3 * COUNT_BITS & FIELD
        if n1 > s1 or n2 > s2:
            return False
        if self.two:
            return n1 + n2 + n12 == s1 + s2
        n3 = counts >> 4 * COUNT_BITS & FIELD
        n13 = counts >> 5 * COUNT_BITS & FIELD
        n23 = counts >> 6 * COUNT_BITS & FIELD
        n123 = counts >> 7 * COUNT_BITS & FIELD
        if n3 > s3 or n1 + n2 + n12 > s1 + s2 or n1 + n3 + n13 > s1 + s3 or n2 + n3 + n23 > s2 + s3:
            return False
        return n1 + n2 + n12 + n3 + n13 + n23 + n123 == s1 + s2 + s3

    # --- inside a trick

    def value(self, trick: Trick) -> bool:
        """Does the holder succeed from this moment?"""
        if trick.seat == 0:
            only_clear = self.only_clear and trick.togo == self.seats
            for code in self.own_cards(trick):
                if only_clear and code & 7 < trick.pos[code >> 3].clear:
                    continue  # whoever holds a higher card must beat it
                if self.laid(trick, trick.pos, code):
                    return True
            return False
        return self.others(trick, None)

    def own_cards(self, trick: Trick) -> list[int]:
        """The holder's legal cards, the promising ones first."""
        pos = trick.pos
        if trick.togo == self.seats:
            return self.held_back(pos, self.own_leads(pos), trick.left)
        state = pos[trick.led]
        found = state.moves[0]
        if found:
            if trick.best >> 3 == trick.led:
                found = state.above(0, trick.best & 7) or found
        elif self.trump and trick.led != 0 and pos[0].moves[0]:
            found = (pos[0].above(0, trick.best & 7) if trick.best < 8 else []) or pos[0].moves[0]
        else:
            found = pos[0].moves[0] + pos[1].moves[0] + pos[2].moves[0] + pos[3].moves[0]
        return self.held_back(pos, found, trick.left)

    def own_leads(self, pos: Suits) -> list[int]:
        """All own cards: suits first in which he has the highest, high cards first (elsewhere low ones)."""
        found: list[int] = []
        last: list[int] = []
        for state in pos:
            own = state.moves[0]
            if not self.use_order:
                found = found + own
            elif self.kind == NO_TRICK or state.tops[0]:
                found = found + own[::-1]
            else:
                last = last + own
        return found + last

    def held_back(self, pos: Suits, codes: list[int], left: int) -> list[int]:
        """Without the announced sevens that must still wait, as long as another card is legal."""
        free = [code for code in codes if not waits(pos, code, left)]
        return free or codes

    def others(self, trick: Trick, children: list[tuple[int, Suits]] | None) -> bool:
        """Another player lays: True when every card he may hold keeps success. With `children` only lists them.

        What refutes most often comes first: in betl to stay under the holder, else to beat him.
        """
        if trick.togo == self.seats:
            return self.other_leads(trick, children)
        if self.use_order and self.kind == NO_TRICK and trick.winner == 0:
            return self.under(trick, children) and self.void(trick, children) and self.over(trick, children)
        if self.kind == POINTS:
            return self.over(trick, children) and self.void(trick, children) and self.under(trick, children)
        return self.over(trick, children) and self.under(trick, children) and self.void(trick, children)

    def other_leads(self, trick: Trick, children: list[tuple[int, Suits]] | None) -> bool:
        """First where the holder is weak: suits whose highest card is not his (betl: where he is not under all)."""
        pos, seat, betl = trick.pos, trick.seat, self.kind == NO_TRICK
        for weak in (True, False):
            for slot in range(4):
                state = pos[slot]
                if (not state.lows[0] if betl else state.tops[0] == 0) == weak:
                    codes = state.moves[seat] if betl else state.moves[seat][::-1]
                    if not self.each(trick, pos, slot, codes, 0, children):
                        return False
        return True

    def over(self, trick: Trick, children: list[tuple[int, Suits]] | None) -> bool:
        """He follows suit and beats the best card."""
        if trick.best >> 3 != trick.led:
            return True
        higher = self.telling(trick, trick.pos[trick.led].above(trick.seat, trick.best & 7))
        return self.each(trick, trick.pos, trick.led, higher, (trick.best & 7) + 1, children)

    def under(self, trick: Trick, children: list[tuple[int, Suits]] | None) -> bool:
        """He follows suit without beating: he has nothing higher, or the trick is trumped."""
        pos, seat, led, best = trick.pos, trick.seat, trick.led, trick.best
        state = pos[led]
        if best >> 3 != led:
            return self.each(trick, pos, led, state.merged[seat], 0, children)
        pos = put(pos, led, state.taken(seat, (best & 7) + 1))
        return self.each(trick, pos, led, pos[led].below(seat, best & 7), 0, children)

    def void(self, trick: Trick, children: list[tuple[int, Suits]] | None) -> bool:
        """He holds none of the led suit."""
        seat, best = trick.seat, trick.best
        pos = put(trick.pos, trick.led, trick.pos[trick.led].taken(seat, 0))
        if not self.feasible(pos, trick.left, trick.played):
            return True
        if self.trump and trick.led != 0:
            trumps = pos[0]
            if best < 8:
                higher = self.telling(trick, trumps.above(seat, best & 7))
                if not self.each(trick, pos, 0, higher, (best & 7) + 1, children):
                    return False
                under = put(pos, 0, trumps.taken(seat, (best & 7) + 1))
                if not self.each(trick, under, 0, under[0].below(seat, best & 7), 0, children):
                    return False
            elif not self.each(trick, pos, 0, self.telling(trick, trumps.moves[seat]), 0, children):
                return False
            pos = put(pos, 0, trumps.taken(seat, 0))
            if not self.feasible(pos, trick.left, trick.played):
                return True
        for slot in range(4):  # noqa: SIM110
            if not self.each(trick, pos, slot, pos[slot].merged[seat], -1, children):
                return False
        return True

    def telling(self, trick: Trick, codes: list[int]) -> list[int]:
        """Cards that become the best: neighbours count as one only when no unknown hand is still to play here."""
        if trick.togo > 1 + (trick.played & 1 == 0):
            return codes
        return [c for c in codes if c in trick.pos[c >> 3].merged[trick.seat]]

    def each(
        self,
        trick: Trick,
        pos: Suits,
        slot: int,
        codes: list[int],
        start: int,
        children: list[tuple[int, Suits]] | None,
    ) -> bool:
        """Lay each of these cards where the belief allows it. `start`: legal ones of the suit lie from that place up
        (-1: anything not in the led suit and no trump), which matters for a seven that should wait.
        """
        if not codes:
            return True
        left, played = trick.left, trick.played | 1 << trick.seat
        counts = pos[0].counts + pos[1].counts + pos[2].counts + pos[3].counts
        s1, s2, s3 = self.size(1, left, played), self.size(2, left, played), self.size(3, left, played)
        checked, fits = -1, False
        for code in codes:
            cell = pos[slot].cells[code & 7]
            if cell >> TAG_SHIFT > WAITS and waits(pos, code, left):
                after = self.nothing_else(trick, pos, code, start)
                after = put(after, slot, after[slot].laid(code & 7))
                if not self.feasible(after, left, played):
                    continue
            else:
                if cell & OWNERS != checked:
                    checked = cell & OWNERS
                    fits = self.fits(counts - (1 << COUNT_BITS * (checked >> 1)) + 1, s1, s2, s3)
                if not fits:
                    continue
                after = put(pos, slot, pos[slot].laid(code & 7))
            if children is not None:
                children.append((code, after))
            elif not self.laid(trick, after, code):
                return False
        return True

    def nothing_else(self, trick: Trick, pos: Suits, code: int, start: int) -> Suits:
        """A waiting seven is legal only when its holder had no legal card but such."""
        slot, seat, left = code >> 3, trick.seat, trick.left
        if start >= 0 and trick.togo < self.seats:
            return put(pos, slot, pos[slot].waiting_only(seat, start, left))
        a, b, c, d = pos
        return (
            a.waiting_only(seat, 0, left),
            b.waiting_only(seat, 0, left),
            c.waiting_only(seat, 0, left),
            d.waiting_only(seat, 0, left),
        )

    def laid(self, trick: Trick, pos: Suits, code: int) -> bool:
        """The value after this card."""
        after = self.after(trick, pos, code)
        if after is None:
            return self.settled
        if after.togo == self.seats:
            return self.node(after.pos, after.seat, after.left, after.bud)
        return self.value(after)

    def after(self, trick: Trick, pos: Suits, code: int) -> Trick | None:
        """The moment after `trick.seat` lays `code` (with the belief `pos`); None when all is decided: `settled`."""
        tag = pos[code >> 3].cells[code & 7] >> TAG_SHIFT
        mask, tens, bud = trick.mask | 1 << code, trick.tens, trick.bud
        if tag == TEN:
            tens += 1
        elif tag > WAITS:
            if self.must_win >> (tag - WAITS) & 1:
                if tag != WAITS + trick.left:
                    self.settled = False
                    return None
                mask |= (code + 1) << NEED_SHIFT
        elif tag and not mask & DECIDED:
            mask |= DECIDED
            if tag == SIDE_PAIR:
                bud -= self.penalty
                if bud < 0:
                    self.settled = False
                    return None
        first = trick.togo == self.seats
        led = code >> 3 if first else trick.led
        best, winner = trick.best, trick.winner
        if first or beaten(code, best, led, self.trump):
            best, winner = code, trick.seat
        if trick.togo == 1:
            return self.gather(pos, best, winner, mask, tens, trick.left, bud)
        seat = trick.seat + 1
        if seat == self.seats:
            seat = 0
        played = trick.played | 1 << trick.seat
        return Trick(pos, seat, trick.togo - 1, led, best, winner, mask, tens, played, trick.left, bud)

    def gather(self, pos: Suits, best: int, winner: int, mask: int, tens: int, left: int, bud: int) -> Trick | None:
        """The trick is full."""
        ours = self.sides[winner]
        kind = self.kind
        need = mask >> NEED_SHIFT
        if need and need != best + 1:
            self.settled = False
            return None
        if kind == POINTS and not ours:
            bud -= tens + (left == 1)
        self.settled = kind == (SOME_TRICK if ours else OTHER_TRICK)
        if self.settled or bud < 0 or kind == (NO_TRICK if ours else ALL_TRICKS):
            return None
        return between(after_trick(pos, mask), winner, left - 1, bud, self.seats)


def waits(pos: Suits, code: int, left: int) -> bool:
    """Is this an announced seven whose trick has not come?"""
    tag = pos[code >> 3].cells[code & 7] >> TAG_SHIFT
    return tag > WAITS and tag - WAITS < left


def put(pos: Suits, slot: int, state: SuitState) -> Suits:
    """The suits with one of them replaced."""
    a, b, c, d = pos
    if slot == 0:
        return state, b, c, d
    if slot == 1:
        return a, state, c, d
    if slot == 2:
        return a, b, state, d
    return a, b, c, state


__all__ = ["OTHER_TRICK", "BeliefSearch", "Trick", "between", "put", "waits"]
