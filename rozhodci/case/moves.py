"""Moves as most tricks have them, each made once and used again: where a move stands matters only for its faults."""

from __future__ import annotations

from yaml.nodes import Node

from rozhodci.case.model import Move, Trick
from rozhodci.case.nodes import MAP, SCALAR, SEQ
from rozhodci.case.notation import SPELLINGS

BARE = {text: Move(one) for text, one in SPELLINGS.items()}
"""A card of a short trick by its spelling."""
_MOST_KEPT, _LONGEST_KEPT = 10_000, 100
"""So many moves, with names up to so many letters: whatever is read, they take little room."""
_NO_NAMES: set[str | None] = {None}


class _Named(dict[tuple[str, str], Move]):
    """Moves by (player, spelling of his card), each made when first asked for. KeyError for what is no card."""

    def __missing__(self, pair: tuple[str, str]) -> Move:
        player, text = pair
        move = Move(SPELLINGS[text], player)
        if len(self) > _MOST_KEPT:
            self.clear()
        if len(player) <= _LONGEST_KEPT:
            self[pair] = move
        return move


NAMED = _Named()


def usual(node: Node, everybody: set[str]) -> Trick | None:
    """A whole faultless trick in the usual spelling; None for any other, which is read again with all its places."""
    try:
        if node.tag in SCALAR:
            moves = bare(node.value)
            fits = bool(moves)
        elif node.tag == SEQ:
            moves = tuple([_usual_move(item) for item in node.value])
            fits = of_different(moves, everybody)
        else:
            return None
    except (KeyError, ValueError):
        return None
    return Trick(moves) if fits and len(moves) == len(everybody) else None


def bare(text: str) -> tuple[Move, ...]:
    """`Č7 Č8 ČE`. KeyError for what is no card."""
    return tuple([BARE[card] for card in text.split()])


def of_different(moves: tuple[Move, ...], everybody: set[str]) -> bool:
    """Cards of different players, all with their names or all without."""
    names = {m.player for m in moves}
    return names == _NO_NAMES or (len(names) == len(moves) and names.issubset(everybody))


def _usual_move(node: Node) -> Move:
    """`Č7` or `Adam: Č7`. KeyError or ValueError for anything else."""
    if node.tag == MAP:
        ((key, value),) = node.value
        if key.tag in SCALAR and value.tag in SCALAR:
            return NAMED[key.value, value.value]
    elif node.tag in SCALAR:
        return BARE[node.value]
    raise ValueError(node)
