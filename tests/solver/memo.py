"""A memo minimax for whole deals: exact hands as bit masks, no equivalence, no cut-offs; second way of the golden file.

Independent of the solver: its own card numbers, its own legal moves, its own question ("may the others take at most so
many tens?", "is the trick goal kept?"). A table between tricks and stopping at the first answer are all it has.
"""

from __future__ import annotations

import sys

from rozhodci.cards import Card, Suit

TRUMP_RANKS = ["7", "8", "9", "S", "V", "K", "10", "E"]
PLAIN_RANKS = ["7", "8", "9", "10", "S", "V", "K", "E"]
SUIT_BITS = 0xFF


class Memo:
    """One deal. `sides[seat]` True: plays for the goal. Bits: suit * 8 + rank; the trump suit is number 0."""

    def __init__(self, hands: list[list[Card]], trump: Suit | None, sides: list[bool], helped: bool = False) -> None:
        order = sorted(Suit, key=lambda s: s is not trump)
        ranks = TRUMP_RANKS if trump else PLAIN_RANKS
        self.bit = {c: 1 << (order.index(c.suit) * 8 + ranks.index(c.rank.value)) for h in hands for c in h}
        self.hands = tuple(sum(self.bit[c] for c in h) for h in hands)
        self.tens = sum(b for c, b in self.bit.items() if c.points) if trump else 0
        self.trump = SUIT_BITS if trump else 0
        self.sides = sides
        self.helped = helped
        self.size = len(hands[0])
        self.last_card = 0
        self.waiting = 0
        self.goal = "tens"
        self.table: dict[tuple[tuple[int, ...], int], tuple[int, int]] = {}
        sys.setrecursionlimit(10_000)

    def moves(self, hand: int, led: int, best: int) -> int:
        """Legal cards as a mask: `led` mask of the led suit (0 on lead), `best` the winning card's bit."""
        allowed = hand
        if led:
            same, trumps = hand & led, hand & self.trump
            higher = ~((best << 1) - 1)
            if same:
                allowed = (same & higher if best & led else 0) or same
            elif trumps:
                allowed = (trumps & higher if best & self.trump else 0) or trumps
        if allowed & self.waiting and allowed != self.waiting and hand != self.waiting:
            allowed &= ~self.waiting
        return allowed

    def may(self, hands: tuple[int, ...], leader: int, spare: int) -> bool:
        """Between tricks: the goal is reached with the others taking at most `spare` more tens."""
        if not hands[0]:
            return True
        fails, succeeds = self.table.get((hands, leader), (-1, 99))
        if spare <= fails or spare >= succeeds:
            return spare >= succeeds
        answer = self.trick(hands, leader, leader, 0, 0, leader, 0, spare, len(hands))
        fails, succeeds = self.table.get((hands, leader), (-1, 99))
        self.table[hands, leader] = (fails, min(succeeds, spare)) if answer else (max(fails, spare), succeeds)
        return answer

    def trick(
        self, hands: tuple[int, ...], leader: int, seat: int, led: int, best: int, winner: int, laid: int, spare: int,
        missing: int,
    ) -> bool:  # fmt: skip
        if missing == 0:
            return self.taken(hands, winner, best, laid, spare)
        wish = self.helped or self.sides[seat]
        rest = self.moves(hands[seat], led, best)
        while rest:
            card = 1 << (rest.bit_length() - 1)
            rest ^= card
            after = (*hands[:seat], hands[seat] ^ card, *hands[seat + 1 :])
            suit = SUIT_BITS << (card.bit_length() - 1) // 8 * 8
            wins = not led or (card > best if best & suit else bool(card & self.trump))
            answer = self.trick(
                after, leader, (seat + 1) % len(hands), led or suit, card if wins else best, seat if wins else winner,
                laid | card, spare, missing - 1,
            )  # fmt: skip
            if answer == wish:
                return wish
        return not wish

    def taken(self, hands: tuple[int, ...], winner: int, best: int, laid: int, spare: int) -> bool:
        ours, last = self.sides[winner], not hands[0]
        if (self.goal == "none" and ours) or (self.goal == "all" and not ours):
            return False
        if laid & self.waiting and not (last and best == self.waiting):
            return False
        if self.goal == "tens" and not ours:
            spare -= (laid & self.tens).bit_count() + last
            if spare < 0:
                return False
        return self.may(hands, winner, spare)


def tens_others_take(hands: list[list[Card]], trump: Suit, sides: list[bool], leader: int, claim: int) -> bool:
    """Is `claim` exactly the number of tens the others get under best play? (Two questions: enough, and not less.)"""
    game = Memo(hands, trump, sides)
    return game.may(game.hands, leader, claim) and (claim == 0 or not game.may(game.hands, leader, claim - 1))


def boolean(
    hands: list[list[Card]], trump: Suit | None, sides: list[bool], leader: int, goal: str, waiting: Card | None = None,
    spare: int = 99, helped: bool = False,
) -> bool:  # fmt: skip
    """The goal `none`, `all`, `tens` (with `spare`) or `seven` (the waiting card takes the last trick)."""
    game = Memo(hands, trump, sides, helped)
    game.goal = goal
    game.waiting = game.bit[waiting] if waiting else 0
    return game.may(game.hands, leader, spare if goal == "tens" else 50)
