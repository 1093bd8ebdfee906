"""When are two cases the same? By content: spelling, comments, order of keys and a name taken from the file aside."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from rozhodci.case.model import Case, FlekTotals, Trick


def digest(case: Case) -> str:
    """16 hexadecimal digits, equal for equal cases."""
    return blake2b(repr(_content(case)).encode("utf-8", "surrogatepass"), digest_size=8).hexdigest()


def source_digest(content: bytes) -> str:
    """The same of a source as it stands, to tell whether it has changed."""
    return blake2b(content, digest_size=8).hexdigest()


def _content(c: Case) -> tuple[Any, ...]:
    hands = None if c.hands is None else sorted((p, sorted(x.text for x in cards)) for p, cards in c.hands.items())
    fleky = sorted(c.fleky.levels.items()) if isinstance(c.fleky, FlekTotals) else [
        (x.player, x.parts, x.open_parts) for x in c.fleky
    ]  # fmt: skip
    return (
        c.id if c.own_id else None, c.ruleset, c.players, c.dealer, c.sitter, c.akter, c.partner, c.announced,
        sorted(c.against.items()), c.trump and c.trump.value, c.pomocna and c.pomocna.value, hands,
        sorted(x.text for x in c.talon), [(b.player, b.rung) for b in c.bids], fleky,
        [_moves(t) for t in c.tricks], _plain(c.events), _plain(c.complaint), _plain(c.playout), _plain(c.record),
        sorted(c.readings.items()), sorted(c.rates.items()), sorted(c.tournament.items()), c.note,
    )  # fmt: skip


def _moves(trick: Trick) -> list[Any]:
    if trick.moves[0].player is None:
        return [m.card.text for m in trick.moves]
    return [(m.player, m.card.text, m.taken_back) for m in trick.moves]


def _plain(value: Any) -> Any:
    """A dataclass of the case without its place."""
    if isinstance(value, tuple):
        return [_plain(x) for x in value]
    if value is None:
        return None
    names = (n for n in value.__slots__ if n != "place")
    return [(n, sorted(v.items()) if hasattr(v, "items") else str(v)) for n in names for v in (getattr(value, n),)]
