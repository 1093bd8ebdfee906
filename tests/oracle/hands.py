"""Hands as they were when play started, from `zbyva` or from the aktér's twelve cards (spec 1 §1.2)."""

from __future__ import annotations

from .play import clockwise, first_leader, winning_move
from .reading import Case


def whole_hands(case: Case) -> Case:
    """The case with full hands; hands written in full are kept."""
    hands = {name: list(cards) for name, cards in case["hands"].items()}
    if case["rest_only"]:
        for name, card in _moves(case):
            hands.setdefault(name, []).append(card)
    hands[case["akter"]] = [card for card in hands[case["akter"]] if card not in case["talon"]]
    return {**case, "hands": hands}


def _moves(case: Case) -> list[tuple[str, str]]:
    made: list[tuple[str, str]] = []
    right = first_leader(case)
    for written in case["tricks"]:
        moves = written.get("moves") or list(zip(clockwise(case, right), written["cards"], strict=False))
        made += moves
        right = winning_move(case, moves)[0]
    return made
