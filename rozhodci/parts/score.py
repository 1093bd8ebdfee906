"""Points of both sides: cards, last trick, hlášky (Obecná pravidla; spec 2, 2.1). Trump games only.

>>> counted("A", {1: "A:ČE! B:Č10 C:Č7"})
(20, 0, False)
>>> counted("A" * 9 + "B", {10: "A:Č7 B:Č8! C:ZE"})  # an eso and the last trick
(0, 20, True)
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from types import MappingProxyType
from typing import NamedTuple

from rozhodci.cards import Card, Rank, card
from rozhodci.hand import Hand
from rozhodci.replay import PlayedTrick
from rozhodci.sides import Side

LAST_TRICK = 10
"""The last trick is worth ten points (Obecná pravidla); like the value of cards a rule of the game, not a rate."""
PAIR, TRUMP_PAIR = 20, 40


class Score(NamedTuple):
    """`cards`: eso/desítka points with the last trick; `hlasky`: points of the pairs of each side in order of play."""

    cards: Mapping[Side, int]
    hlasky: Mapping[Side, tuple[int, ...]]
    complete: bool

    def total(self, side: Side) -> int:
        """Cards and all own hlášky."""
        return self.cards[side] + sum(self.hlasky[side])

    def one_hlaska(self, side: Side, which: str) -> int:
        """The hláška an announced sto is played on: the first announced or the highest (výklad `sto-hlaska`)."""
        pairs = self.hlasky[side]
        if not pairs:
            return 0
        return pairs[0] if which == "prvni" else max(pairs)


def score(hand: Hand, before: int | None = None) -> Score:
    """The score of the finished tricks (all, or only those before trick `before`); no points in betl and durch."""
    done = [t for t in hand.play.tricks if t.complete and (before is None or t.number < before)]
    complete = len(done) >= hand.last_trick
    if hand.case.trump is None:
        return Score(_NO_POINTS, _NO_PAIRS, complete)
    cards, takers = dict(_NO_POINTS), set()
    for player, points in _taken(done, hand.last_trick).items():
        side = hand.side(player)
        cards[side] += points
        takers.add(side)
    hlasky = _announced(hand, before)
    return Score(cards, _with_a_trick(hand, hlasky, takers) if complete else hlasky, complete)


_NO_POINTS: Mapping[Side, int] = MappingProxyType(dict.fromkeys(Side, 0))
_NO_PAIRS: Mapping[Side, tuple[int, ...]] = MappingProxyType(dict.fromkeys(Side, ()))


def _taken(done: list[PlayedTrick], last: int) -> dict[str, int]:
    """Points of cards and of trick `last` per player who took a trick."""
    taken: dict[str, int] = {}
    for t in done:
        winner = t.winner
        if winner:
            taken[winner] = taken.get(winner, 0) + t.points + (LAST_TRICK if t.number == last else 0)
    return taken


def announced(hand: Hand, side: Side, before: int | None = None) -> tuple[int, ...]:
    """Hlášky of a side announced in the tricks (before trick `before`), in order of play."""
    return _announced(hand, before)[side]


def _announced(hand: Hand, before: int | None) -> dict[Side, tuple[int, ...]]:
    hlasky = dict(_NO_PAIRS)
    for a in hand.play.hlasky:
        if before is None or a.trick < before:
            hlasky[hand.side(a.player)] += (a.points,)
    return hlasky


def whole_pairs(hand: Hand, side: Side, before: int) -> tuple[int, ...]:
    """Pairs still whole in one hand of a side before trick `before`, highest first."""
    held = hand.play.hands_before(before)
    found = [
        _pair_points(hand, king) for p in hand.table.members(side, playing=True) for king in _pairs(held.get(p, ()))
    ]
    return tuple(sorted(found, reverse=True))


def _pairs(cards: tuple[Card, ...]) -> list[Card]:
    return [c for c in cards if c.rank is Rank.KRAL and card(c.suit, Rank.SVRSEK) in cards]


def _pair_points(hand: Hand, king: Card) -> int:
    return TRUMP_PAIR if king.suit is hand.case.trump else PAIR


def _with_a_trick(
    hand: Hand, hlasky: dict[Side, tuple[int, ...]], takers: Collection[Side]
) -> dict[Side, tuple[int, ...]]:
    """Koruna A/14: a side without a single trick has no hlášky; elsewhere they count regardless."""
    if hand.rules.discipline != "koruna":
        return hlasky
    return {s: pairs if s in takers else () for s, pairs in hlasky.items()}


def shown_score(hand: Hand, side: Side, before: int) -> Score:
    """The score when `side` shows a ložená before trick `before`: it takes all that is still in play (II/19-20)."""
    done = score(hand, before)
    rest = in_play_points(hand, before) + LAST_TRICK
    cards = {s: done.cards[s] + (rest if s is side else 0) for s in Side}
    hlasky = {s: done.hlasky[s] + (whole_pairs(hand, s, before) if s is side else ()) for s in Side}
    takers = {side, *(hand.side(t.winner) for t in hand.play.finished if t.winner and t.number < before)}
    return Score(cards, _with_a_trick(hand, hlasky, takers), complete=True)


def in_play_points(hand: Hand, before: int) -> int:
    """Card points held in hands before trick `before` (without the last trick)."""
    return sum(c.points for cards in hand.play.hands_before(before).values() for c in cards)
