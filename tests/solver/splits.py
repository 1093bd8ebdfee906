"""Ložená from its definition: explicit sets of splits, one plan for all. The slow second opinion of `belief`."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

from rozhodci.cards import Card
from tests.solver.oracle import Game, best_laid

Hands = tuple[frozenset[Card], ...]


@dataclass(frozen=True)
class Aims:
    """What the holder must reach: at most `tens` tens to the others (None = any), `tricks` in none/all/some/other.

    `side_first`: tens it costs when the first hláška he announces is not the trump one (0 = no matter).
    """

    tens: int | None = None
    tricks: str = ""
    must: tuple[tuple[Card, int], ...] = ()
    side_first: int = 0


@dataclass(frozen=True)
class Public:
    """What lies open: the holder's cards and everything that happened so far."""

    own: frozenset[Card]
    turn: int
    trick: int
    laid: tuple[tuple[int, Card], ...] = ()
    lost: int = 0
    took: bool = False
    gave: bool = False
    announced: bool = False


def splits(unseen: dict[Card, frozenset[int]], sizes: list[int]) -> list[Hands]:
    """Every way to deal the unseen cards (seats 1..) that fits what is known of each."""

    def rest(cards: list[Card], seat: int) -> list[list[frozenset[Card]]]:
        if seat > len(sizes):
            return [[]] if not cards else []
        mine = [c for c in cards if seat in unseen[c]]
        found = []
        for hand in combinations(mine, sizes[seat - 1]):
            left = [c for c in cards if c not in hand]
            found += [[frozenset(hand), *more] for more in rest(left, seat + 1)]
        return found

    return [tuple(hands) for hands in rest(list(unseen), 1)]


def allowed(game: Game, hand: frozenset[Card], public: Public) -> list[Card]:
    cards = list(hand)
    if public.laid:
        led = public.laid[0][1].suit
        top = best_laid(game, list(public.laid))[1]
        same = [c for c in cards if c.suit is led]
        trumps = [c for c in cards if game.trump is not None and c.suit is game.trump]
        if same:
            cards = [c for c in same if top.suit is led and game.better(c, top)] or same
        elif trumps:
            cards = [c for c in trumps if game.better(c, top)] or trumps
    ready = [c for c in cards if game.waiting.get(c, 0) <= public.trick]
    return ready or cards


def sure(game: Game, aims: Aims, friends: frozenset[int], public: Public, layouts: list[Hands], players: int) -> bool:
    """One plan for all layouts? `players` at the table; layouts may end with a talon that never plays."""
    if public.trick > game.last:
        return _reached(aims, public)
    if public.turn == 0:
        return any(
            sure(game, aims, friends, after, layouts, players)
            for card in sorted(allowed(game, public.own, public), key=str)
            if (after := _lay(game, aims, friends, public, card, players)) is not None
        )
    seen: dict[Card, list[Hands]] = {}
    for hands in layouts:
        mine = hands[public.turn - 1]
        for card in allowed(game, mine, public):
            left = tuple(h - {card} if i == public.turn - 1 else h for i, h in enumerate(hands))
            seen.setdefault(card, []).append(left)
    for card, rest in seen.items():
        after = _lay(game, aims, friends, public, card, players)
        if after is None or not sure(game, aims, friends, after, rest, players):
            return False
    return True


def _reached(aims: Aims, public: Public) -> bool:
    if aims.tricks == "some":
        return public.took
    if aims.tricks == "other":
        return public.gave
    return True


def _lay(game: Game, aims: Aims, friends: frozenset[int], public: Public, card: Card, players: int) -> Public | None:
    """The moment after the card; None when the aim is lost."""
    laid = (*public.laid, (public.turn, card))
    own = public.own - {card}
    spent, announced = public.lost, public.announced
    if public.turn == 0 and aims.side_first and not announced and _pair(card, own):
        announced = True
        spent += 0 if card.suit is game.trump else aims.side_first
        if aims.tens is not None and spent > aims.tens:
            return None
    for wanted, trick in aims.must:
        if card is wanted and trick != public.trick:
            return None
    if len(laid) < players:
        turn = (public.turn + 1) % players
        return Public(own, turn, public.trick, laid, spent, public.took, public.gave, announced)
    seat, top = best_laid(game, list(laid))
    if any(trick == public.trick and top is not wanted for wanted, trick in aims.must):
        return None
    ours = seat == 0 or seat in friends
    tens = sum(1 for _, c in laid if c.rank.value in ("E", "10")) + (public.trick == game.last)
    lost = spent + (0 if ours else tens)
    if aims.tens is not None and lost > aims.tens:
        return None
    if (aims.tricks == "all" and not ours) or (aims.tricks == "none" and ours):
        return None
    return Public(own, seat, public.trick + 1, (), lost, public.took or ours, public.gave or not ours, announced)


def _pair(card: Card, own: frozenset[Card]) -> bool:
    """Is `card` the first of a pair of which the other is still held?"""
    mate = {"K": "V", "V": "K"}.get(card.rank.value)
    return any(c.suit is card.suit and c.rank.value == mate for c in own)
