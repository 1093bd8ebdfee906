"""The play-out machine alone: who holds the right, when it moves, when the hand ends (Křížový D/1-D/4)."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from rozhodci.case.model import Demand, Playout
from rozhodci.settlement.krizovy_playout import Offence, run
from rozhodci.sides import Side

A, B = Side.AKTER, Side.OBRANA
SIDES = {"Adam": A, "Cyril": A, "Božena": B, "Dana": B}
ALWAYS = Playout(True)


def offences(*who: str) -> list[Offence]:
    return [Offence(i, w, SIDES[w]) for i, w in enumerate(who)]


def walk(playout: Playout | None, *who: str):  # type: ignore[no-untyped-def]
    return run(offences(*who), playout, SIDES.__getitem__)


def test_nothing_happened() -> None:
    way = walk(ALWAYS)
    assert (way.right, way.ended) == (None, None)


def test_without_a_demand_the_first_ends_the_hand() -> None:
    way = walk(None, "Dana", "Adam")
    assert way.ended == Offence(0, "Dana", B)
    assert len(way.turns) == 1


def test_same_side_again_leaves_the_right_where_it_is() -> None:
    way = walk(ALWAYS, "Božena", "Dana")
    assert [t.right for t in way.turns] == [A, A]
    assert not way.turns[1].moved
    assert way.last_of(B) == Offence(1, "Dana", B)


def test_other_side_passes_the_right_back_and_forth() -> None:
    way = walk(ALWAYS, "Adam", "Dana", "Cyril")
    assert [t.right for t in way.turns] == [B, A, B]
    assert [t.moved for t in way.turns] == [False, True, True]
    assert way.last_of(A) == Offence(2, "Cyril", A)
    assert way.ended is None


def test_a_demand_by_who_has_no_right_is_void() -> None:
    """After Adam's renonc the defence has the right; his partner cannot demand."""
    assert walk(Playout(False, (Demand(1, "Cyril"),)), "Adam").ended is not None
    assert walk(Playout(False, (Demand(1, "Dana"),)), "Adam").ended is None


def test_listed_demands_stop_at_the_first_missing_one() -> None:
    way = walk(Playout(False, (Demand(1, "Dana"), Demand(3, "Dana"))), "Adam", "Cyril", "Adam")
    assert way.ended == Offence(1, "Cyril", A)
    assert len(way.turns) == 2


@given(st.lists(st.sampled_from(sorted(SIDES)), min_size=1, max_size=8))
def test_the_right_always_lies_opposite_the_last_offender(who: list[str]) -> None:
    way = walk(ALWAYS, *who)
    assert way.right is SIDES[who[-1]].other
    assert sum(t.moved for t in way.turns) == sum(SIDES[a] is not SIDES[b] for a, b in pairwise(who))
