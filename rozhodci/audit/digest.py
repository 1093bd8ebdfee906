"""When are two cases the same? By content: spelling, comments, order of keys and a name taken from the file aside."""

from __future__ import annotations

import marshal
from collections.abc import Callable, Mapping
from functools import cache
from hashlib import blake2b
from operator import attrgetter
from typing import Any

from rozhodci.cards import DECK, Suit, bits
from rozhodci.case.model import Case, FlekTotals

_NUMBER = {one: i for i, one in enumerate(DECK)}
_TRICK, _TAKEN_BACK = -1, -2
"""Signs among the numbers of moves: a trick begins, the move before was taken back."""
_LETTER: dict[Suit | None, str | None] = {None: None, **{suit: suit.value for suit in Suit}}
_PLAIN_FORM = 2
"""Of marshal: without references, so that equal content has equal bytes."""
_spoken = attrgetter("ruleset", "players", "dealer", "sitter", "akter", "partner", "announced", "note")


def digest(case: Case) -> str:
    """16 hexadecimal digits, equal for equal cases."""
    return blake2b(marshal.dumps(_content(case), _PLAIN_FORM), digest_size=8).hexdigest()


def source_digest(content: bytes) -> str:
    """The same of a source as it stands, to tell whether it has changed."""
    return blake2b(content, digest_size=8).hexdigest()


def _content(c: Case) -> tuple[Any, ...]:
    """Built of what marshal writes; sets of cards are numbers, for the order in a hand makes no difference."""
    rare = (*c.events, c.complaint, c.playout, c.record)
    return (
        c.id if c.own_id else None,
        _spoken(c),
        (_LETTER[c.trump], _LETTER[c.pomocna], bits(c.talon)),
        None if c.hands is None else [bits(c.hands[p]) if p in c.hands else None for p in c.players],
        [(b.player, b.rung) for b in c.bids] if c.bids else None,
        _fleky(c),
        _moves(c),
        [_plain(x) for x in rare if x is not None] if any(rare) else None,
        [sorted(m.items()) if m else None for m in (c.against, c.readings, c.rates, c.tournament)],
    )


def _fleky(c: Case) -> list[Any]:
    if isinstance(c.fleky, FlekTotals):
        return sorted(c.fleky.levels.items())
    return [(x.player, x.parts, x.open_parts) for x in c.fleky]


def _moves(c: Case) -> list[int]:
    """Each move as the seat of who made it (none in a short trick) and his card in one number."""
    seat: dict[str | None, int] = {player: i * len(DECK) for i, player in enumerate(c.players, 1)}
    number = _NUMBER
    found: list[int] = []
    for trick in c.tricks:
        moves = trick.moves
        found.append(_TRICK)
        if moves[0].player is None:
            found += [number[move.card] for move in moves]
            continue
        for move in moves:
            found.append(seat[move.player] + number[move.card])
            if move.taken_back:
                found.append(_TAKEN_BACK)
    return found


def _plain(value: Any) -> list[Any]:
    """An event, a complaint and the like without its place."""
    kind = value.__class__
    return [kind.__name__, *map(_written, _all_but_place(kind)(value))]


@cache
def _all_but_place(kind: Any) -> Callable[[Any], tuple[Any, ...]]:
    return attrgetter(*(n for n in getattr(kind, "_fields", None) or kind.__slots__ if n != "place"))


def _written(value: Any) -> Any:
    if isinstance(value, Mapping):
        return sorted(value.items())
    return [_plain(one) for one in value] if isinstance(value, tuple) else value
