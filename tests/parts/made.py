"""Hands for the tests of parts: the talk and the deal are real, of the play only what a part looks at is made up.

`taken="AAB"`: Adam, Adam and Božena took the first three tricks with cards of no interest. `laid={10: "A:Ž7! B:Z9"}`:
the cards of trick 10 in order of play, the one marked takes it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from rozhodci.cards import named
from rozhodci.hand import Hand
from rozhodci.parts.base import Forfeit
from rozhodci.parts.results import PARTS
from rozhodci.parts.score import Score, score
from rozhodci.replay import Announced, Play, Played, PlayedTrick
from rozhodci.ruling import PartResult
from rozhodci.sides import Side
from rozhodci.words import SIDES, steps
from tests.example import PLAYERS, example_hand

NAMES = {name[0]: name for name in PLAYERS}


def trick(number: int, taker: str, cards: str = "") -> PlayedTrick:
    """A finished trick; without `cards` nobody looks at what lay in it."""
    played = [
        Played(NAMES[word[0]], named(word[2:].rstrip("!")), number, i, 0) for i, word in enumerate(cards.split(), 1)
    ]
    best = next((p for p, word in zip(played, cards.split(), strict=True) if word.endswith("!")), None)
    winner, card = (best.player, best.card) if best else (NAMES[taker], None)
    return PlayedTrick(number, tuple(played), winner, card, sum(p.card.points for p in played), True)


def played_so(
    hand: Hand, taken: str = "", laid: Mapping[int, str] | None = None, hlasky: tuple[Announced, ...] = ()
) -> Hand:
    """The hand after those tricks."""
    shown = dict(laid or {})
    last = max([len(taken), *shown])
    tricks = tuple(trick(n, taken[n - 1 : n] or "A", shown.get(n, "")) for n in range(1, last + 1))
    return replace(hand, play=Play(hand.play.hands, tricks, (), None, hlasky))


def points(own: int, theirs: int, pairs: tuple[int, ...] = (), against: tuple[int, ...] = ()) -> Score:
    """The score of a hand played to the end: card points with the last trick, hlášky in order of play."""
    return Score({Side.AKTER: own, Side.OBRANA: theirs}, {Side.AKTER: pairs, Side.OBRANA: against}, complete=True)


def told(result: PartResult | None) -> str:
    """Who won and in how many steps."""
    if result is None:
        return "nerozhodnuto"
    extra = f" + {steps(result.extra_base_steps)} bez fleků" if result.extra_base_steps else ""
    special = f" ({result.manner})" if result.manner == "zvlastni" else ""
    return f"{SIDES[result.winner]}, {steps(result.steps)}{extra}{special}"


def player(**usual: Any) -> Callable[..., str]:
    """`played` for the docstring of a part: by the tricks, or by the `body` (own, theirs, pairs, pairs against)."""

    def played(
        taken: str = "", laid: Mapping[int, str] | None = None, body: tuple[Any, ...] | None = None, **case: Any
    ) -> str:
        hand = played_so(example_hand(**(usual | case)), taken, laid)
        ob = hand.comments.obligations[-1]
        return told(PARTS[ob.part].by_play(hand, ob, points(*body) if body else score(hand)))

    return played


def loser(**usual: Any) -> Callable[..., str]:
    """`lost` for the docstring of a part: by a renonc of that side with those contumace points."""

    def lost(offender: str, total: int = 0, lead: int = 0, hlasky: int = 0, **case: Any) -> str:
        hand = example_hand(**(usual | case))
        ob = hand.comments.obligations[-1]
        forfeit = Forfeit(Side(offender).other, total, hlasky, lead)
        return told(PARTS[ob.part].by_contumace(hand, ob, forfeit))

    return lost
