"""A deliberately plain second opinion, written from the rules: lists, every legal card, no table, no windows, no order.

Shares nothing with the solver but the cards. `Memo` adds a dictionary so that whole deals can be answered too.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from rozhodci.cards import Card, Suit

TRUMP_RANKS = ["7", "8", "9", "S", "V", "K", "10", "E"]
PLAIN_RANKS = ["7", "8", "9", "10", "S", "V", "K", "E"]


@dataclass
class Game:
    """What does not change: trump, number of the last trick, aktér's seats, announced cards with their trick."""

    trump: Suit | None
    last: int
    attackers: frozenset[int]
    waiting: dict[Card, int] = field(default_factory=dict)
    svrskem: bool = False

    def rank(self, card: Card) -> int:
        return (PLAIN_RANKS if self.trump is None else TRUMP_RANKS).index(card.rank.value)

    def better(self, card: Card, best: Card) -> bool:
        if card.suit is best.suit:
            return self.rank(card) > self.rank(best)
        return self.trump is not None and card.suit is self.trump


@dataclass
class State:
    """One moment. `laid` = (seat, card) of the unfinished trick; `won` = the winning card of each finished trick."""

    hands: list[list[Card]]
    turn: int
    trick: int
    laid: list[tuple[int, Card]]
    points: list[int]
    tricks: list[int]
    hlasky: list[tuple[bool, int]]
    won: dict[int, Card]

    def copy(self) -> State:
        return State(
            [list(h) for h in self.hands], self.turn, self.trick, list(self.laid), list(self.points),
            list(self.tricks), list(self.hlasky), dict(self.won),
        )  # fmt: skip


def start(hands: list[list[Card]], leader: int, own: int = 0, other: int = 0) -> State:
    return State([list(h) for h in hands], leader, 1, [], [own, other], [0, 0], [], {})


def best_laid(game: Game, laid: list[tuple[int, Card]]) -> tuple[int, Card]:
    best = laid[0]
    for entry in laid[1:]:
        if game.better(entry[1], best[1]):
            best = entry
    return best


def legal(game: Game, state: State) -> list[Card]:
    hand = state.hands[state.turn]
    allowed = list(hand)
    if state.laid:
        led = state.laid[0][1].suit
        top = best_laid(game, state.laid)[1]
        same = [c for c in hand if c.suit is led]
        trumps = [c for c in hand if game.trump is not None and c.suit is game.trump]
        if same:
            allowed = same
            if top.suit is led:
                higher = [c for c in same if game.better(c, top)]
                if higher:
                    allowed = higher
        elif trumps:
            allowed = trumps
            higher = [c for c in trumps if game.better(c, top)]
            if higher:
                allowed = higher
    early = [c for c in allowed if c in game.waiting and state.trick < game.waiting[c]]
    if len(early) < len(allowed):
        allowed = [c for c in allowed if c not in early]
    return allowed


def play(game: Game, state: State, card: Card) -> State:
    new = state.copy()
    new.hands[new.turn].remove(card)
    rank = card.rank.value
    if game.trump is not None and rank in ("K", "V"):
        mate = "V" if rank == "K" else "K"
        held = any(c.suit is card.suit and c.rank.value == mate for c in new.hands[new.turn])
        if held and not (game.svrskem and rank == "K"):
            new.hlasky.append((new.turn in game.attackers, 40 if card.suit is game.trump else 20))
    new.laid.append((new.turn, card))
    new.turn = (new.turn + 1) % len(new.hands)
    if len(new.laid) == len(new.hands):
        seat, top = best_laid(game, new.laid)
        side = 0 if seat in game.attackers else 1
        gain = sum(10 for _, c in new.laid if c.rank.value in ("E", "10"))
        if game.trump is not None:
            new.points[side] += gain + (10 if new.trick == game.last else 0)
        new.tricks[side] += 1
        new.won[new.trick] = top
        new.turn, new.trick, new.laid = seat, new.trick + 1, []
    return new


def finished(state: State) -> bool:
    return not any(state.hands)


Goal = Callable[[State], bool]


def wins(game: Game, state: State, goal: Goal, owner: frozenset[int], helped: bool) -> bool:
    """Plain minimax: can the owner's seats force the goal (helped: do all together reach it)?

    Card by card until one decides: the first that wins for who wants to win, the first that does not for the others.
    """
    if finished(state):
        return goal(state)
    results = (wins(game, play(game, state, c), goal, owner, helped) for c in legal(game, state))
    return any(results) if helped or state.turn in owner else all(results)


def most_points(game: Game, state: State, owner: frozenset[int], side: int, helped: bool) -> int:
    """Card points the owner's side ends with under best play of both."""
    if finished(state):
        return state.points[side]
    results = [most_points(game, play(game, state, c), owner, side, helped) for c in legal(game, state)]
    return max(results) if helped or state.turn in owner else min(results)


def lines(game: Game, state: State, depth: int) -> int:
    """How many legal lines of `depth` cards there are."""
    if depth == 0 or finished(state):
        return 1
    return sum(lines(game, play(game, state, c), depth - 1) for c in legal(game, state))


def goal_hra(side: int, with_trick: bool) -> Goal:
    def goal(state: State) -> bool:
        total = list(state.points)
        for attackers, points in state.hlasky:
            total[0 if attackers else 1] += points
        if with_trick:
            total = [t if state.tricks[i] else 0 for i, t in enumerate(total)]
        return total[side] > total[1 - side]

    return goal


def goal_sto(side: int, highest: bool) -> Goal:
    def goal(state: State) -> bool:
        own = [points for attackers, points in state.hlasky if attackers == (side == 0)]
        if not own:
            return False
        return state.points[side] + (max(own) if highest else own[0]) >= 100

    return goal


def goal_sevens(wanted: dict[Card, int]) -> Goal:
    return lambda state: all(state.won.get(trick) is card for card, trick in wanted.items())


def goal_betl(side: int) -> Goal:
    return lambda state: state.tricks[side] == 0


def goal_durch(side: int) -> Goal:
    return lambda state: state.tricks[1 - side] == 0


def goal_all(goals: list[Goal]) -> Goal:
    return lambda state: all(goal(state) for goal in goals)
