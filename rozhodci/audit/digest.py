"""When are two cases the same? By content: spelling, comments, order of keys and a name taken from the file aside."""

from __future__ import annotations

import marshal
from collections.abc import Iterable
from hashlib import blake2b
from typing import Any

from rozhodci.cards import DECK, Card
from rozhodci.case.model import Case, FlekTotals, Trick

_BIT = {one: 1 << i for i, one in enumerate(DECK)}
_PLAIN_FORM = 2
"""Of marshal: without references, so that equal content has equal bytes."""


def digest(case: Case) -> str:
    """16 hexadecimal digits, equal for equal cases."""
    return blake2b(marshal.dumps(_content(case), _PLAIN_FORM), digest_size=8).hexdigest()


def source_digest(content: bytes) -> str:
    """The same of a source as it stands, to tell whether it has changed."""
    return blake2b(content, digest_size=8).hexdigest()


def _content(c: Case) -> tuple[Any, ...]:
    return (
        c.id if c.own_id else None,
        (c.ruleset, c.players, c.dealer, c.sitter, c.akter, c.partner, c.announced, sorted(c.against.items())),
        (c.trump and c.trump.value, c.pomocna and c.pomocna.value, _set(c.talon)),
        None if c.hands is None else sorted([(p, _set(cards)) for p, cards in c.hands.items()]),
        [(b.player, b.rung) for b in c.bids],
        _fleky(c),
        [_moves(t) for t in c.tricks],
        [_plain(x) for x in (*c.events, c.complaint, c.playout, c.record)],
        (sorted(c.readings.items()), sorted(c.rates.items()), sorted(c.tournament.items()), c.note),
    )


def _set(cards: Iterable[Card]) -> int:
    """The order in a hand makes no difference."""
    return sum(map(_BIT.__getitem__, cards))


def _fleky(c: Case) -> list[Any]:
    if isinstance(c.fleky, FlekTotals):
        return sorted(c.fleky.levels.items())
    return [(x.player, x.parts, x.open_parts) for x in c.fleky]


def _moves(trick: Trick) -> list[Any]:
    if trick.moves[0].player is None:
        return [m.card.text for m in trick.moves]
    return [(m.player, m.card.text, m.taken_back) for m in trick.moves]


def _plain(value: Any) -> Any:
    """A dataclass of the case without its place."""
    if value is None:
        return None
    names = (n for n in value.__slots__ if n != "place")
    return [(n, sorted(v.items()) if hasattr(v, "items") else str(v)) for n in names for v in (getattr(value, n),)]
