"""Moves as most tricks have them, each made once and used again: where a move stands matters only for its faults."""

from __future__ import annotations

from yaml.nodes import Node

from rozhodci.case.model import Move, Trick
from rozhodci.case.nodes import MAP, SCALAR, SEQ
from rozhodci.case.notation import SPELLINGS
from rozhodci.case.noting import Noting

BARE = {text: Move(one) for text, one in SPELLINGS.items()}
"""A card of a short trick by its spelling."""
_MOST_KEPT = 10_000
_NO_NAMES = {None}
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


def usual(doc: Noting, node: Node, path: str, active: tuple[str, ...]) -> Trick | None:
    """A whole faultless trick in the usual spelling; None for any other, which is read again with all its places."""
    if node.tag in SCALAR:
        moves = [BARE.get(text) for text in node.value.split()]
    elif node.tag == SEQ:
        moves = [_usual_move(item) for item in node.value]
        names = {m.player for m in moves if m is not None}
        if names != _NO_NAMES and (len(names) < len(moves) or not names.issubset(active)):
            return None
    else:
        return None
    whole = tuple([m for m in moves if m is not None])
    return Trick(whole, doc.place(node, path)) if len(whole) == len(moves) == len(active) else None


def _usual_move(node: Node) -> Move | None:
    """`Č7` or `Adam: Č7`; None for anything else."""
    if node.tag in SCALAR:
        return BARE.get(node.value)
    if node.tag != MAP or len(node.value) != 1:
        return None
    ((key, value),) = node.value
    return named((key.value, value.value)) if key.tag in SCALAR and value.tag in SCALAR else None
