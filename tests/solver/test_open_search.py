"""The open-card search against the plain minimax; with every speed device off it says the same."""

from __future__ import annotations

from random import Random

import pytest

from rozhodci.sides import Side
from rozhodci.solver.analyst import Analyst
from rozhodci.solver.open_search import Devices, OutOfNodes
from rozhodci.solver.suits import ID_BITS, SuitBook
from rozhodci.solver.values import Outlook, Part, PlayReadings
from tests.solver import oracle
from tests.solver.cases import OBJECTIVES, Small, balanced, expected, small, solved
from tests.solver.generators import SUITS, deal, plausible, position

OFF = [Devices(table=False), Devices(cuts=False), Devices(order=False), Devices(runs=False)]


@pytest.mark.parametrize("objective", OBJECTIVES)
@pytest.mark.parametrize(("count", "size", "seats"), [(40, 3, 3), (4, 4, 3), (8, 3, 4)])
def test_equals_plain_minimax(objective: str, count: int, size: int, seats: int) -> None:
    rng = Random(f"{objective} {size} {seats}")
    for number in range(count):
        case = balanced(rng, objective, size, seats, number)
        for helped in (False, True):
            assert solved(case, helped) == expected(case, helped), (case.position, case.parts, helped)


@pytest.mark.parametrize("objective", OBJECTIVES)
def test_devices_change_nothing(objective: str) -> None:
    rng = Random(f"devices {objective}")
    for _ in range(12):
        case = small(rng, objective, 4)
        for helped in (False, True):
            answer = solved(case, helped)
            assert [solved(case, helped, device) for device in OFF] == [answer] * len(OFF), case.position


def plain_points(case: Small, helped: bool) -> int:
    return oracle.most_points(case.game, case.state, case.owner, case.side, helped)


@pytest.mark.parametrize("seats", [3, 4])
def test_points_equal_plain_minimax(seats: int) -> None:
    rng = Random(f"points {seats}")
    for _ in range(40):
        case = small(rng, rng.choice(("hra", "hra+sedma", "sto-prvni")), 3, seats)
        for helped in (False, True):
            own = Analyst(case.readings, None).points(case.position, Side.AKTER, helped)
            assert own == plain_points(case, helped), case.position


def test_devices_change_nothing_on_longer_hands() -> None:
    rng = Random("longer")
    for _ in range(6):
        hands, trump = plausible(rng, "hra")
        assert trump is not None
        pos = position([h[:6] for h in hands[:3]], trump, rng.randrange(3))
        values = {Analyst(PlayReadings(), None, d).points(pos, Side.AKTER, False) for d in [Devices(), *OFF[1:]]}
        assert len(values) == 1


def test_one_table_serves_every_moment() -> None:
    """A warm table must not change an answer (a known fault of other solvers: cold and warm answers differing)."""
    rng = Random("warm")
    for _ in range(8):
        hands = deal(rng, 6)[:3]
        trump = rng.choice(SUITS)
        warm = Analyst(PlayReadings(), None)
        for leader in range(3):
            pos = position(hands, trump, leader)
            assert warm.points(pos, Side.AKTER, False) == Analyst(PlayReadings(), None).points(pos, Side.AKTER, False)


def test_node_budget_ends_in_undecided() -> None:
    hands, trump = plausible(Random(4), "hra")
    pos = position(hands[:3], trump, 0)
    assert Analyst(PlayReadings(), 20).outlook(pos, (Part("hra"),)) is Outlook.UNDECIDED
    with pytest.raises(OutOfNodes):
        Analyst(PlayReadings(), 20).points(pos, Side.AKTER, False)


def test_suit_states_never_share_a_key() -> None:
    """More states than the key has room for must be refused, not mixed up."""
    book = SuitBook()
    keys = {book.state(1, (1 << i % 3, i)).key for i in range(1 << ID_BITS)}
    assert len(keys) == 1 << ID_BITS
    with pytest.raises(OverflowError):
        book.state(1, (9, 9, 9))
