"""Plays a `Position` on by the rules, card by card: what is legal, what a card does (spec 2, 2.1)."""

from __future__ import annotations

from dataclasses import replace

from rozhodci.cards import Card, Rank, Suit
from rozhodci.duties import beats, due
from rozhodci.sides import Side
from rozhodci.solver.values import Laid, Pair, PlayReadings, Position, Seven, SevenState

LAST_TRICK_POINTS = 10
SUITS = tuple(Suit)


def power(position: Position, card: Card) -> int:
    """Rank of a card inside its suit in this game."""
    return card.natural_power if position.trump is None else card.trump_power


def winning(position: Position, table: tuple[Laid, ...]) -> Laid:
    """Who wins the (unfinished) trick with which card."""
    best = table[0]
    for laid in table[1:]:
        if beats(laid.card, best.card, position.trump):
            best = laid
    return best


def side_of(position: Position, seat: int) -> Side:
    return Side.AKTER if seat in position.attackers else Side.OBRANA


def over(position: Position) -> bool:
    """Nothing is left to play."""
    return not position.table and not position.hands[position.to_move]


def legal_cards(position: Position) -> tuple[Card, ...]:
    """The legal cards of the player on turn, a waiting seven left out where another card is legal."""
    cards = _by_duties(position)
    waiting = {s.card for s in position.sevens if s.state is SevenState.HELD and s.trick > position.trick}
    return tuple(c for c in cards if c not in waiting) or cards


def _by_duties(position: Position) -> tuple[Card, ...]:
    hand = position.hands[position.to_move]
    if not position.table:
        return hand
    best = winning(position, position.table).card
    return tuple(due(list(hand), position.table[0].card.suit, best, position.trump))


def open_pairs(position: Position, seat: int) -> tuple[int, ...]:
    """Hlášky (20, 40) whole in a hand, the trump one first."""
    if position.trump is None:
        return ()
    hand = position.hands[seat]
    kings = [c.suit for c in hand if c.rank is Rank.KRAL]
    whole = [s for s in kings if any(c.suit is s and c.rank is Rank.SVRSEK for c in hand)]
    return tuple(sorted((40 if s is position.trump else 20 for s in whole), reverse=True))


def announces(position: Position, card: Card, readings: PlayReadings) -> int:
    """Points of the hláška announced by laying this card now, else 0."""
    if position.trump is None or card.rank not in (Rank.KRAL, Rank.SVRSEK):
        return 0
    if readings.hlaska == "svrskem" and card.rank is Rank.KRAL:
        return 0
    other = Rank.SVRSEK if card.rank is Rank.KRAL else Rank.KRAL
    if not any(c.suit is card.suit and c.rank is other for c in position.hands[position.to_move]):
        return 0
    return 40 if card.suit is position.trump else 20


def lay(position: Position, card: Card, readings: PlayReadings) -> Position:
    """The position after the player on turn lays `card` (legal or not)."""
    seat = position.to_move
    points = announces(position, card, readings)
    hlasky = (*position.hlasky, Pair(side_of(position, seat), points)) if points else position.hlasky
    hands = tuple([tuple([c for c in h if c is not card]) for h in position.hands])
    table = (*position.table, Laid(seat, card))
    sevens = tuple([_shown(s, card, position.trick) for s in position.sevens])
    if len(table) == len(hands):
        return _gather(position, hands, table, hlasky, sevens)
    return Position(
        position.players, hands, (seat + 1) % len(hands), position.attackers, position.trump, position.trick,
        position.last_trick, table, position.points_akter, position.points_obrana, position.tricks_akter,
        position.tricks_obrana, hlasky, sevens, position.outright_lost,
    )  # fmt: skip


def _gather(
    position: Position,
    hands: tuple[tuple[Card, ...], ...],
    table: tuple[Laid, ...],
    hlasky: tuple[Pair, ...],
    sevens: tuple[Seven, ...],
) -> Position:
    """Take the full trick in."""
    best = winning(position, table)
    last = LAST_TRICK_POINTS if position.trick == position.last_trick else 0
    points = sum([laid.card.points for laid in table]) + last if position.trump else 0
    akter = best.seat in position.attackers
    return Position(
        position.players, hands, best.seat, position.attackers, position.trump, position.trick + 1,
        position.last_trick, (), position.points_akter + points * akter, position.points_obrana + points * (not akter),
        position.tricks_akter + akter, position.tricks_obrana + (not akter), hlasky,
        tuple([taken(s, best.card, position.trick) for s in sevens]), position.outright_lost,
    )  # fmt: skip


def _shown(seven: Seven, card: Card, trick: int) -> Seven:
    if seven.card is not card or seven.state is not SevenState.HELD:
        return seven
    return replace(seven, state=SevenState.LYING if trick == seven.trick else SevenState.LOST)


def taken(seven: Seven, best: Card, trick: int) -> Seven:
    """The seven after trick `trick` was won by card `best`."""
    if seven.state is SevenState.LYING:
        return replace(seven, state=SevenState.WON if best is seven.card else SevenState.LOST)
    if seven.state is SevenState.HELD and trick >= seven.trick:
        return replace(seven, state=SevenState.LOST)
    return seven
