"""Points of both sides: cards, last trick, hlášky (Obecná pravidla; spec 2, 2.1). Trump games only.

>>> counted("A", {1: "A:ČE! B:Č10 C:Č7"})
(20, 0, False)
>>> counted("A" * 9 + "B", {10: "A:Č7 B:Č8! C:ZE"})  # an eso and the last trick
(0, 20, True)
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rozhodci.cards import Card, Rank, card
from rozhodci.hand import Hand
from rozhodci.sides import Side

LAST_TRICK = 10
"""The last trick is worth ten points (Obecná pravidla); like the value of cards a rule of the game, not a rate."""
PAIR, TRUMP_PAIR = 20, 40


@dataclass(frozen=True, slots=True)
class Score:
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
    """The score of the finished tricks (all, or only those before trick `before`)."""
    cards = dict.fromkeys(Side, 0)
    tricks = dict.fromkeys(Side, 0)
    done = [t for t in hand.play.finished if before is None or t.number < before]
    for t, side in ((t, hand.side(t.winner)) for t in done if t.winner):
        cards[side] += t.points + (LAST_TRICK if t.number == hand.last_trick else 0)
        tricks[side] += 1
    complete = len(done) >= hand.last_trick
    hlasky = {s: announced(hand, s, before) for s in Side}
    return Score(cards, _with_a_trick(hand, hlasky, tricks) if complete else hlasky, complete)


def announced(hand: Hand, side: Side, before: int | None = None) -> tuple[int, ...]:
    """Hlášky of a side announced in the tricks (before trick `before`), in order of play."""
    return tuple(
        a.points for a in hand.play.hlasky if hand.side(a.player) is side and (before is None or a.trick < before)
    )


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
    hand: Hand, hlasky: dict[Side, tuple[int, ...]], tricks: dict[Side, int]
) -> dict[Side, tuple[int, ...]]:
    """Koruna A/14: a side without a single trick has no hlášky; elsewhere they count regardless."""
    if hand.rules.discipline != "koruna":
        return hlasky
    return {s: pairs if tricks[s] else () for s, pairs in hlasky.items()}


def shown_score(hand: Hand, side: Side, before: int) -> Score:
    """The score when `side` shows a ložená before trick `before`: it takes all that is still in play (II/19-20)."""
    done = score(hand, before)
    rest = in_play_points(hand, before) + LAST_TRICK
    cards = {s: done.cards[s] + (rest if s is side else 0) for s in Side}
    hlasky = {s: done.hlasky[s] + (whole_pairs(hand, s, before) if s is side else ()) for s in Side}
    takers = {side, *(hand.side(t.winner) for t in hand.play.finished if t.winner and t.number < before)}
    return Score(cards, _with_a_trick(hand, hlasky, {s: int(s in takers) for s in Side}), complete=True)


def in_play_points(hand: Hand, before: int) -> int:
    """Card points held in hands before trick `before` (without the last trick)."""
    return sum(c.points for cards in hand.play.hands_before(before).values() for c in cards)
