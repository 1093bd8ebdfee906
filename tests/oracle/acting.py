"""Random play: legal cards, and where asked one planted fault of a given code."""

from __future__ import annotations

import random
from typing import Any

from .play import (
    clockwise,
    first_leader,
    legal_cards,
    name_fault,
    number_of_tricks,
    only_losing_trumps,
    waiting_cards,
    winning_move,
)
from .reading import Case

Moves = list[tuple[str, str]]
IN_TURN = ("nepriznani-barvy", "neprebiti", "nezatrumfovani", "predcasna-sedma")


def act(rng: random.Random, case: Case, length: int, plants: list[tuple[str, int]]) -> list[dict[str, Any]]:
    """`length` tricks as {"moves", "order"}; plants are (code, earliest trick), each used at the first occasion.

    "order" says that the moves must be written in the order made.
    """
    hands = {name: list(cards) for name, cards in case["hands"].items()}
    right, tricks, pending = first_leader(case), [], list(plants)
    keen = rng.random() < 0.5
    for number in range(1, length + 1):
        due = [code for code, earliest in pending if earliest <= number]
        moves, used, order = _trick(rng, case, hands, right, number, due, keen)
        tricks.append({"moves": moves, "order": order, "fault": used})
        pending = _without(pending, used)
        right = winning_move(case, moves)[0]
    return tricks


def _without(pending: list[tuple[str, int]], used: str | None) -> list[tuple[str, int]]:
    for item in pending:
        if item[0] == used:
            return [other for other in pending if other is not item]
    return pending


def _trick(
    rng: random.Random, case: Case, hands: dict[str, list[str]], right: str, number: int, due: list[str], keen: bool
) -> tuple[Moves, str | None, bool]:
    seats, used, order = clockwise(case, right), None, False
    turn = [code for code in due if code in ("nespravne-vyneseni", "predhozeni")]
    if turn and turn[0] == "nespravne-vyneseni":
        seats, used, order = clockwise(case, rng.choice(seats[1:])), turn[0], True
    elif turn:
        at = rng.randint(1, len(seats) - 2)
        to = rng.randint(at + 1, len(seats) - 1)
        seats.insert(at, seats.pop(to))
        used, order = turn[0], True
    moves: Moves = []
    for name in seats:
        card, fault = _card(rng, case, hands[name], name, moves, number, [] if used else due, keen)
        used = used or fault
        hands[name].remove(card)
        moves.append((name, card))
    return moves, used, order


def _card(
    rng: random.Random, case: Case, hand: list[str], name: str, before: Moves, number: int, due: list[str], keen: bool
) -> tuple[str, str | None]:
    waiting = waiting_cards(case, name, number)
    wrong = [(card, name_fault(case, hand, card, before, waiting)) for card in hand]
    if only_losing_trumps(case, hand, before):
        wrong = [(card, "nezatrumfovani-marne" if code == "nezatrumfovani" else code) for card, code in wrong]
    wrong = [(card, code) for card, code in wrong if code in due]
    if wrong:
        return rng.choice(wrong)
    legal = legal_cards(case, hand, before)
    free = [card for card in legal if card not in waiting] or legal
    side_suit = [card for card in free if card[0] != case["trump"]]
    if keen and name == case["akter"] and side_suit and number < number_of_tricks(case) - 1:
        return rng.choice(side_suit), None
    return rng.choice(free), None
