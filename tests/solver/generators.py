"""Deals for the oracles and the benchmark: random ones and ones plausible for a závazek. Seeded, so repeatable."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from rozhodci.cards import DECK, Card, Rank, Suit, card
from rozhodci.sides import Side
from rozhodci.solver.values import Part, Position, Seven, SevenState

SUITS = tuple(Suit)


def deal(rng: Random, size: int = 10, seats: int = 3, deck: tuple[Card, ...] = DECK) -> list[list[Card]]:
    """`size` cards to each seat, the rest is the talon (returned last)."""
    cards = list(deck)
    rng.shuffle(cards)
    hands = [cards[i * size : (i + 1) * size] for i in range(seats)]
    return [*hands, cards[seats * size :]]


def small_deck(rng: Random, count: int, suits: int) -> tuple[Card, ...]:
    """`count` cards out of 2-4 suits, so that short deals still have runs, honours and voids."""
    chosen = rng.sample(SUITS, suits)
    pool = [c for c in DECK if c.suit in chosen]
    return tuple(rng.sample(pool, count))


def sparse(rng: Random, count: int, suits: set[Suit], taken: list[Card]) -> list[Card]:
    """`count` cards with at most three of those suits besides the ones taken, where the deck allows it."""
    few = [c for c in DECK if c.suit in suits and c not in taken]
    many = [c for c in DECK if c.suit not in suits]
    some = rng.sample(few, min(len(few), count, rng.randint(0, 3)))
    rest = rng.sample(many, min(len(many), count - len(some)))
    spare = [c for c in few if c not in some]
    return some + rest + rng.sample(spare, count - len(some) - len(rest))


def position(
    hands: list[list[Card]],
    trump: Suit | None,
    leader: int = 0,
    attackers: frozenset[int] = frozenset({0}),
    sevens: tuple[Seven, ...] = (),
) -> Position:
    """The start of a hand of so many tricks as cards are held."""
    size = len(hands[0])
    names = ("Adam", "Božena", "Cyril", "Dana")[: len(hands)]
    return Position(names, tuple(tuple(h) for h in hands), leader, attackers, trump, 1, size, sevens=sevens)


def sevens_of(pos: Position, part: Part, cards: tuple[tuple[Card, int], ...]) -> tuple[Seven, ...]:
    """Announced cards with how many tricks before the last (0 = last) they are due; lost if the owner lacks one."""
    found = []
    for wanted, back in cards:
        seat = next((s for s, h in enumerate(pos.hands) if wanted in h), None)
        own = seat is not None and ((seat in pos.attackers) == (part.owner is Side.AKTER))
        state = SevenState.HELD if own else SevenState.LOST
        found.append(Seven(part, wanted, pos.last_trick - back, seat if own else None, state))
    return tuple(found)


def with_sevens(pos: Position, part: Part, *cards: tuple[Card, int]) -> Position:
    return replace(pos, sevens=(*pos.sevens, *sevens_of(pos, part, cards)))


def trump_seven(trump: Suit) -> Card:
    return card(trump, Rank.SEDMA)


def strong_hand(rng: Random, size: int, low: bool, deck: tuple[Card, ...] = DECK) -> list[Card]:
    """Built from runs from the top (from the bottom for betl): the kind of hand on which questions are close."""
    pool = list(deck)
    hand: list[Card] = []
    suits = list({c.suit: None for c in deck})
    rng.shuffle(suits)
    for suit in suits:
        ranked = sorted((c for c in pool if c.suit is suit), key=lambda c: c.natural_power, reverse=not low)
        if not low:
            ranked.sort(key=lambda c: c.trump_power, reverse=True)
        want = min(rng.randint(0, 5), size - len(hand), len(ranked))
        hand += ranked[:want]
    rest = [c for c in pool if c not in hand]
    rng.shuffle(rest)
    return hand + rest[: size - len(hand)]


def strong_deal(rng: Random, size: int, low: bool, seats: int = 3, deck: tuple[Card, ...] = DECK) -> list[list[Card]]:
    """Seat 0 gets a strong hand, the others what is left."""
    first = strong_hand(rng, size, low, deck)
    rest = [c for c in deck if c not in first]
    rng.shuffle(rest)
    others = [rest[i * size : (i + 1) * size] for i in range(seats - 1)]
    return [first, *others, rest[(seats - 1) * size :]]


def strength(hand: list[Card], part: str, trump: Suit | None) -> float:
    """How well twelve cards fit a závazek; only for choosing plausible ones."""
    if part == "betl":
        return -sum(c.natural_power**2 for c in hand)
    if part == "durch":
        return sum(c.natural_power**2 for c in hand)
    trumps = [c for c in hand if c.suit is trump]
    value = 12.0 * len(trumps) + sum(c.points for c in hand) + 3 * sum(c.trump_power for c in trumps)
    pairs = {c.suit for c in hand if c.rank is Rank.KRAL} & {c.suit for c in hand if c.rank is Rank.SVRSEK}
    if part == "sto":
        value += sum(80 if s is trump else 30 for s in pairs)
    if part == "sedma":
        value += 60 if any(c.rank is Rank.SEDMA for c in trumps) else 0
    return value


def plausible(rng: Random, part: str, best_of: int = 4) -> tuple[list[list[Card]], Suit | None]:
    """A deal in which seat 0 has cards for the part, after a sensible talon and choice of trump."""
    trumps: list[Suit | None] = [None] if part in ("betl", "durch") else list(SUITS)
    best: tuple[float, list[list[Card]], Suit | None] | None = None
    for _ in range(best_of):
        hands = deal(rng)
        twelve = hands[0] + hands[3]
        for trump in trumps:
            value = strength(twelve, part, trump)
            if best is None or value > best[0]:
                best = (value, [twelve, hands[1], hands[2]], trump)
    assert best is not None
    _, hands, trump = best
    first, talon = discard(hands[0], part, trump)
    return [first, hands[1], hands[2], talon], trump


def discard(twelve: list[Card], part: str, trump: Suit | None) -> tuple[list[Card], list[Card]]:
    """Lay away the two cards that help least."""

    def worth(c: Card) -> float:
        if part == "betl":
            return -c.natural_power
        if part == "durch":
            return c.natural_power
        keep = 100 if c.suit is trump or c.points else 0
        return keep + (50 if c.rank in (Rank.KRAL, Rank.SVRSEK) and part == "sto" else 0) + c.trump_power / 10

    ranked = sorted(twelve, key=worth)
    return ranked[2:], ranked[:2]
