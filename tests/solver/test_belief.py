"""The belief search against explicit sets of splits: one plan for all of them (the definition of ložená)."""

from __future__ import annotations

from random import Random

import pytest

from rozhodci.solver.inquiry import Inquiry
from rozhodci.solver.open_search import Devices
from rozhodci.solver.open_split import OpenSplit
from rozhodci.solver.refutation import Refutation
from tests.solver.belief_cases import BELIEFS, belief_case, believed, defined

OFF = [Devices(table=False), Devices(cuts=False), Devices(order=False), Devices(runs=False)]


@pytest.mark.parametrize("objective", BELIEFS)
@pytest.mark.parametrize(
    ("count", "size", "players", "hidden"), [(60, 3, 3, 0), (15, 3, 3, 2), (5, 4, 3, 0), (2, 3, 4, 0)]
)
def test_equals_explicit_splits(objective: str, count: int, size: int, players: int, hidden: int) -> None:
    rng = Random(f"{objective} {size} {players} {hidden}")
    for _ in range(count):
        case = belief_case(rng, objective, size, players, hidden)
        assert believed(case) == defined(case), (case.view, case.demand)


@pytest.mark.parametrize("objective", BELIEFS)
def test_devices_change_nothing(objective: str) -> None:
    rng = Random(f"devices {objective}")
    for _ in range(15):
        case = belief_case(rng, objective, 4)
        answer = believed(case)
        assert [believed(case, device) for device in OFF] == [answer] * len(OFF), case.view


@pytest.mark.parametrize("objective", BELIEFS)
def test_refutation_is_a_possible_losing_line(objective: str) -> None:
    """The split fits what is known, every hand is full, the line is played from it, and the aim is missed."""
    rng = Random(f"line {objective}")
    for _ in range(25):
        case = belief_case(rng, objective, 4, 3, rng.choice((0, 0, 2)))
        inquiry = Inquiry(case.view, case.demand, None)
        if inquiry.holds():
            continue
        split, line, openly = Refutation(inquiry).find()
        assert all(split[k.card] in k.seats for k in case.view.unseen)
        for seat, size in enumerate(case.view.sizes, start=1):
            assert sum(1 for s in split.values() if s == seat) == size
        assert all(x.card in case.view.cards if x.seat == 0 else split[x.card] == x.seat for x in line)
        if openly:
            assert OpenSplit(case.view, case.demand, split).lost(None)


def test_won_against_every_split_means_won_in_each() -> None:
    """No yes may stand beside a split that is lost with open cards."""
    rng = Random("each")
    from tests.solver.splits import splits

    for _ in range(40):
        case = belief_case(rng, rng.choice(("durch", "body", "sedma")), 3)
        if case.view.table or not believed(case):
            continue
        unseen = {k.card: k.seats for k in case.view.unseen}
        for hands in splits(unseen, list(case.view.sizes)):
            dealt = {c: seat for seat, hand in enumerate(hands, start=1) for c in hand}
            assert not OpenSplit(case.view, case.demand, dealt).lost(None)
