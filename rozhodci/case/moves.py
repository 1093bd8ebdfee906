"""Moves as most tricks have them, each made once and used again: where a move stands matters only for its faults."""

from __future__ import annotations

from rozhodci.case.model import Move
from rozhodci.case.notation import SPELLINGS

BARE = {text: Move(one) for text, one in SPELLINGS.items()}
"""A card of a short trick by its spelling."""
_MOST_KEPT = 10_000
_kept: dict[tuple[str, str], Move] = {}


def named(pair: tuple[str, str]) -> Move | None:
    """The move of (player, spelling of his card); None for what is no card."""
    found = _kept.get(pair)
    if found is None:
        player, text = pair
        card = SPELLINGS.get(text)
        if card is None:
            return None
        if len(_kept) > _MOST_KEPT:
            _kept.clear()
        found = _kept[pair] = Move(card, player)
    return found
