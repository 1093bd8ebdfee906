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
        self.lonely = sides.index(True) if sides.count(True) == 1 else -1
        self.betl = kind == NO_TRICK
        self.plain_points = kind == POINTS and not special
        self.bounded = kind == POINTS and trump and devices.cuts
        self.open_goal = must_win > 0 or penalty > 0
        self.nodes = 0
        self.table: dict[int, int] = {}
        self.use_table = devices.table
        self.use_cuts = devices.cuts
        self.use_order = devices.order

    def node(self, pos: Suits, leader: int, left: int, bud: int) -> bool:
        """Between tricks, `left` tricks to go, `leader` to play."""
        if left == 0:
            return self.kind != SOME_TRICK
        a, b, c, d = pos
        if self.use_cuts:
            if self.plain_points:
                if bud > a.tens + b.tens + c.tens + d.tens:
                    return True
            else:
                sure = self.cut(pos, leader, bud)
                if sure >= 0:
                    return sure == 1
        self.nodes += 1
        key = a.key | b.key | c.key | d.key | leader
        entry = self.table.get(key, -1)
        if entry < 0:
            entry = self.bounds(pos, leader) if self.bounded else UNKNOWN
            if self.use_table:
                self.table[key] = entry
        if bud < entry & 15:
            return False
        if bud >= entry >> 4:
            return True
        if self.nodes > self.limit:
            raise OutOfNodes
        result = self.lead(pos, leader, left, bud)
        if self.use_table:
            self.table[key] = (entry & 15) | bud << 4 if result else (entry & ~15) | (bud + 1)
        return result

    def bounds(self, pos: Suits, leader: int) -> int:
        """A table entry before any search: the tens that a side wins whatever happens.

        Where more than tens is asked for, they can only show failure.
        """
        a, b, c, d = pos
        rest = a.tens + b.tens + c.tens + d.tens + 1
        ours = theirs = 0
        if a.holder >= 0:  # nothing beats the highest trumps
            if self.sides[a.holder]:
                ours = a.heads[a.holder]
            else:
                theirs = a.heads[a.holder]
        if self.sides[leader]:
            ours = max(ours, self.cashed(pos, leader, rest))
        elif not self.chooses[leader]:
            theirs = max(theirs, self.cashed(pos, leader, rest))
        return theirs | (15 if self.open_goal else rest - ours) << 4

    def cashed(self, pos: Suits, leader: int, rest: int) -> int:
        """Tens of the leader's highest cards if he plays one after another while nobody can trump them."""
        trumps = pos[0]
        drawn = trumps.most[leader] <= trumps.tops[leader]
        if drawn and self.runs_away(pos, leader):
            return rest
        won = trumps.heads[leader]
        for state in pos:
            safe = state.heads[leader]
            if safe and state.slot != 0:
                if not drawn:
                    for seat in range(self.seats):
                        if seat != leader and trumps.sizes[seat] and state.sizes[seat] < safe:
                            safe = state.sizes[seat]
                won += safe
        return won

    def cut(self, pos: Suits, leader: int, bud: int) -> int:
        """1 sure success, 0 sure failure, -1 open."""
        if self.kind == POINTS:
            allowance = bud
            if self.special and (pos[0].pairs or pos[1].pairs or pos[2].pairs or pos[3].pairs):
                allowance -= self.penalty
            safe = allowance > pos[0].tens + pos[1].tens + pos[2].tens + pos[3].tens
            if safe and not self.must_win:
                return 1
            if self.must_win and allowance == bud and self.sides[leader] and self.closes(pos, leader):
                return 1 if self.runs_away(pos, leader) else -1
            return -1
        if self.kind == ALL_TRICKS and self.sides[leader] and (not self.must_win or self.closes(pos, leader)):
            return 1 if self.runs_away(pos, leader) else -1
        if self.kind == NO_TRICK and self.lonely >= 0:
            return self.under_all(pos, leader)
        return -1

    def closes(self, pos: Suits, leader: int) -> bool:
        """He holds every card that must still win and can keep his waiting cards for the end: they are its last tricks.

        With a gap between them another card would have to be kept, too, perhaps one he needs for drawing.
        """
        held = pos[0].waits[leader] | pos[1].waits[leader] | pos[2].waits[leader] | pos[3].waits[leader]
        for seat in range(self.seats):
            if seat != leader:
                theirs = pos[0].waits[seat] | pos[1].waits[seat] | pos[2].waits[seat] | pos[3].waits[seat]
                if theirs & self.must_win:
                    return False
        return held & (held + 2) == 0

    def under_all(self, pos: Suits, leader: int) -> int:
        """Betl with every card of the aktér under all others of its suit: only his own lead can still lose."""
        seat = self.lonely
        if not (pos[0].lows[seat] and pos[1].lows[seat] and pos[2].lows[seat] and pos[3].lows[seat]):
            return -1
        if leader != seat:
            return 1
        for state in pos:
            if 0 < state.sizes[seat] < len(state.cells):
                return 1
        return 0

    def runs_away(self, pos: Suits, leader: int) -> bool:
        """On lead he draws all trumps, then each card of his is or becomes the highest: every trick is his."""
        for state in pos:
            tops = state.tops[leader]
            if state.slot == 0 and self.trump:
                if state.most[leader] > tops:
                    return False
            elif tops < state.sizes[leader] and state.most[leader] > tops:
                return False
        return True

    def lead(self, pos: Suits, leader: int, left: int, bud: int) -> bool:
        """Try every lead."""
        wanted = self.chooses[leader]
        second = leader + 1 if leader + 1 < self.seats else 0
        hopeless = self.kind == ALL_TRICKS and self.lonely == leader and self.use_cuts and not self.special
        for code in self.leads(pos, leader, left):
            slot = code >> 3
            if hopeless and code & 7 < len(pos[slot].cells) - pos[slot].tops[leader]:
                continue  # whoever holds a higher card must beat it
            tag = pos[slot].cells[code & 7] >> TAG_SHIFT
            mask = 1 << code
            allowed = bud
            if tag > TEN:
                mask = self.marked(mask, code, tag, left)
                allowed = self.spent(0, bud, tag)
            if mask < 0 or allowed < 0:
                result = False
            else:
                tens = 1 if tag == TEN else 0
                result = self.follow(pos, second, self.seats - 1, slot, code, leader, mask, tens, left, allowed)
            if result == wanted:
                return wanted
        return not wanted

    def marked(self, mask: int, code: int, tag: int, left: int) -> int:
        """The trick's mask when a card with a tag above TEN is laid; -1 when that loses the goal."""
        if tag < WAITS + 1:
            return mask | DECIDED
        if not self.must_win >> (tag - WAITS) & 1:
            return mask
        return mask | (code + 1) << NEED_SHIFT if tag == WAITS + left else -1

    def spent(self, mask: int, bud: int, tag: int) -> int:
        """The budget after a card that announces a hláška: the first one decides what sto stands on."""
        return bud - self.penalty if tag == SIDE_PAIR and not mask & DECIDED else bud

    def leads(self, pos: Suits, leader: int, left: int) -> list[int]:
        """Codes the leader may play, the promising ones first."""
        found: list[int] = []
        if not self.use_order:
            for state in pos:
                found += state.moves[leader]
        elif self.kind == NO_TRICK:
            found = self.leads_under(pos, leader)
        else:
            found = self.leads_over(pos, leader)
        return self.held_back(pos, found, left) if self.special else found

    def leads_over(self, pos: Suits, leader: int) -> list[int]:
        """The aktér's side: long suits first. The others: short ones, better with the highest card. Trumps last."""
        found: list[int] = []
        bit = 1 << leader
        order: list[int] = []
        for state in pos:
            size = state.sizes[leader]
            if size:
                order.append(self.weight(state, leader, size) << 2 | state.slot)
        order.sort()
        order.reverse()
        for item in order:
            state = pos[item & 3]
            if state.top == bit:
                found += state.moves[leader][::-1]
            else:
                found += state.moves[leader]
        return found

    def weight(self, state: SuitState, leader: int, size: int) -> int:
        """How early to lead this suit. The numbers were found by counting nodes."""
        if state.slot == 0 and self.trump:
            return 12 + size if self.sides[leader] else 12 - size
        if self.sides[leader]:
            return 27 + size if size == len(state.cells) else 32 + size
        weight = 32 - size
        if state.holder == leader:
            weight += 4
        if self.lonely >= 0:
            foes = state.sizes[self.lonely]
            if foes == 0:
                weight -= 10
            elif foes == 1:
                weight += 4
        return weight

    def leads_under(self, pos: Suits, leader: int) -> list[int]:
        """Betl: the aktér gets rid of high cards; the defence leads low where he still has cards."""
        found: list[int] = []
        if self.sides[leader]:
            for state in pos:
                found += state.moves[leader]
            found.sort(key=lambda code: -(code & 7))
            return found
        last: list[int] = []
        for state in pos:
            if self.foe_has(state):
                found += state.moves[leader]
            else:
                last += state.moves[leader]
        found.sort(key=lambda code: code & 7)
        return found + last

    def throw(self, pos: Suits, codes: list[int], led: int) -> list[int]:
        """Betl, a defender: away first with what the aktér has no part in, then with the high cards."""
        if codes[0] >> 3 == led:
            return codes[::-1]
        return sorted(codes, key=lambda code: (not self.foe_has(pos[code >> 3]), -(code & 7)))

    def foe_has(self, state: SuitState) -> bool:
        for seat in range(self.seats):  # noqa: SIM110 - a plain loop is what the compiled gear runs fast
            if self.sides[seat] and state.sizes[seat]:
                return True
        return False

    def held_back(self, pos: Suits, codes: list[int], left: int) -> list[int]:
        """Without the announced sevens that must still wait, as long as another card is legal."""
        free = []
        for code in codes:
            tag = pos[code >> 3].cells[code & 7] >> TAG_SHIFT
            if tag <= WAITS or tag - WAITS >= left:
                free.append(code)
        return free or codes

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
        state = pos[led]
        codes = state.moves[seat]
        if not codes:
            codes = self.off_suit(pos, seat, led, best)
        elif best >> 3 == led:
            higher = state.above(seat, best & 7)
            if higher:
                codes = higher
        if self.special:
            codes = self.held_back(pos, codes, left)
        if len(codes) > 1 and self.use_order:
            codes = self.ordered(pos, codes, seat, togo, led, best, winner)
        following = seat + 1 if seat + 1 < self.seats else 0
        for code in codes:
            slot = code >> 3
            tag = pos[slot].cells[code & 7] >> TAG_SHIFT
            after = mask | 1 << code
            allowed = bud
            if tag > TEN:
                after = self.marked(after, code, tag, left)
                allowed = self.spent(mask, bud, tag)
            if (code > best) if slot == best >> 3 else (slot == 0 and self.trump):
                top, taker = code, seat
            else:
                top, taker = best, winner
            if after < 0 or allowed < 0:
                result = False
            elif togo > 1:
                result = self.follow(
                    pos, following, togo - 1, led, top, taker, after, tens + (tag == TEN), left, allowed
                )
            else:
                result = self.gather(pos, top, taker, after, tens + (tag == TEN), left, allowed)
            if result == wanted:
                return wanted
        return not wanted

    def off_suit(self, pos: Suits, seat: int, led: int, best: int) -> list[int]:
        """Void in the led suit: trumps (higher ones if able), else anything."""
        if self.trump and led != 0:
            trumps = pos[0].moves[seat]
            if trumps:
                return (pos[0].above(seat, best & 7) or trumps) if best < 8 else trumps
        return pos[0].moves[seat] + pos[1].moves[seat] + pos[2].moves[seat] + pos[3].moves[seat]

    def ordered(
        self, pos: Suits, codes: list[int], seat: int, togo: int, led: int, best: int, winner: int
    ) -> list[int]:
        """The honours first on a trick that stays with my side, else the small cards first; betl: high cards first.

        Inside one suit of a trump game the honours are the highest, so turning the list is enough. High cards first
        also where more are to play but my side has the highest card of the suit, or I trump.
        """
        if self.kind == NO_TRICK:
            return codes[::-1] if self.sides[seat] else self.throw(pos, codes, led)
        mine = togo == 1 and (self.sides[winner] == self.sides[seat] or beaten(codes[0], best, led, self.trump))
        slot = codes[0] >> 3
        if slot == codes[-1] >> 3:
            if togo > 1:
                holder = pos[led].holder
                mine = slot != led or (holder >= 0 and self.sides[holder] == self.sides[seat])
            return codes[::-1] if mine else codes
        first = [code for code in codes if (pos[code >> 3].cells[code & 7] >> TAG_SHIFT == TEN) == mine]
        if len(first) == len(codes) or not first:
            return codes
        return first + [code for code in codes if (pos[code >> 3].cells[code & 7] >> TAG_SHIFT == TEN) != mine]

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
        if mask & DECIDED:
            return self.node(after_trick(pos, mask), winner, left - 1, bud)
        a, b, c, d = pos
        if mask & 0xFF:
            a = a.after(mask & 0xFF)
        if mask & 0xFF00:
            b = b.after(mask >> 8 & 0xFF)
        if mask & 0xFF0000:
            c = c.after(mask >> 16 & 0xFF)
        if mask & 0xFF000000:
            d = d.after(mask >> 24 & 0xFF)
        return self.node((a, b, c, d), winner, left - 1, bud)


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
