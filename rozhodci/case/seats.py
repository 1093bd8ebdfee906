"""Who plays, who leads, who takes a trick: the little of the play that reading a record needs (spec 2, 2.1)."""

from __future__ import annotations

from collections.abc import Iterable

from rozhodci.cards import Card, Suit


def sitting(players: tuple[str, ...], dealer: str, named: str | None, playing: int) -> str | None:
    """With one more at the table than play, the dealer sits out unless somebody else is named (spec 1, 1.2)."""
    return (named or dealer) if len(players) == playing + 1 else None


def playing_order(players: tuple[str, ...], dealer: str, sitter: str | None) -> tuple[str, ...]:
    """The playing ones clockwise from the forhont."""
    start = (players.index(dealer) + 1) % len(players) if dealer in players else 0
    return tuple([p for p in players[start:] + players[:start] if p != sitter])


def winner_index(cards: Iterable[Card], trump: Suit | None) -> int:
    """Which card of a trick takes it: the highest trump, else the highest of the led suit."""
    best, best_card = 0, None
    for i, one in enumerate(cards):
        if best_card is None or _beats(one, best_card, trump):
            best, best_card = i, one
    return best


def _beats(one: Card, best: Card, trump: Suit | None) -> bool:
    if one.suit is not best.suit:
        return one.suit is trump
    if trump is None:
        return one.natural_power > best.natural_power
    return one.trump_power > best.trump_power


def turned(order: tuple[str, ...], leader: str) -> tuple[str, ...]:
    """The same circle from `leader`."""
    i = order.index(leader) if leader in order else 0
    return order[i:] + order[:i]
