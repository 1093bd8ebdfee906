"""Cases are the same by their content: each part of it counts, where it stands does not."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

import pytest

from rozhodci.audit.digest import digest
from rozhodci.cards import DECK, Suit
from rozhodci.case.model import (
    Bid,
    Case,
    Comment,
    Complaint,
    Demand,
    Event,
    FlekTotals,
    Move,
    Place,
    Playout,
    Record,
    Trick,
)

A, B = "Adam", "Božena"
SOMEWHERE = Place(3, 5, "zdvihy[1]")


def trick(*moves: Move) -> tuple[Trick, ...]:
    return (Trick(moves),)


CASE = Case("x", "krizovy", (A, B), A, hands={A: DECK[:2], B: DECK[2:4]}, tricks=trick(Move(DECK[0]), Move(DECK[2])))
EVENT = Event("lozena", A)
CHANGES: list[dict[str, Any]] = [
    {"id": "y"}, {"ruleset": "koruna-2013"}, {"players": (B, A)}, {"dealer": B}, {"sitter": A}, {"akter": A},
    {"partner": A}, {"announced": ("sto", "sedma")}, {"announced": ("sto sedma",)}, {"against": {A: ("hra",)}},
    {"against": {A: ("sedma",)}}, {"trump": Suit.KULE}, {"pomocna": Suit.KULE}, {"hands": None}, {"hands": {}},
    {"hands": {A: DECK[:2]}}, {"hands": {A: DECK[2:4], B: DECK[:2]}}, {"hands": {A: DECK[:2], B: ()}},
    {"talon": DECK[4:6]}, {"bids": (Bid(A, "sedma"),)}, {"bids": (Bid(B, "sedma"),)},
    {"fleky": (Comment(A, ("hra",)),)}, {"fleky": (Comment(A),)}, {"fleky": (Comment(A, open_parts=True),)},
    {"fleky": FlekTotals({"hra": 1})}, {"fleky": FlekTotals({"hra": 2})}, {"tricks": ()},
    {"tricks": trick(Move(DECK[2]), Move(DECK[0]))}, {"tricks": trick(Move(DECK[0], A), Move(DECK[2], B))},
    {"tricks": trick(Move(DECK[0], B), Move(DECK[2], A))}, {"tricks": trick(Move(DECK[0], A), Move(DECK[2], B, True))},
    {"tricks": trick(Move(DECK[0], A, True), Move(DECK[2], B))},
    {"tricks": trick(Move(DECK[0])) + trick(Move(DECK[2]))}, {"events": (EVENT,)}, {"events": (EVENT, EVENT)},
    {"complaint": Complaint(A, "behem-hry")}, {"playout": Playout(True)}, {"playout": Playout(False)},
    {"playout": Playout(False, (Demand(1, A),))}, {"playout": Playout(False, (Demand(2, A),))}, {"record": Record()},
    {"record": Record(payments={A: 1})}, {"record": Record(pb={A: 1})}, {"record": Record(payments={A: 2})},
    {"readings": {"sto": "nasobene"}}, {"rates": {"hra": 20}}, {"rates": {"hra": 40}}, {"tournament": {"kolo": "1"}},
    {"note": "x"},
]  # fmt: skip


def test_every_part_of_a_case_counts() -> None:
    found = [digest(CASE), *(digest(replace(CASE, **change)) for change in CHANGES)]
    assert len(set(found)) == len(found)
    assert {name for change in CHANGES for name in change} == {f.name for f in fields(Case) if f.compare}


@pytest.mark.parametrize("value", [EVENT, Complaint(A, "behem-hry"), Record()])
def test_every_part_of_an_event_a_complaint_and_a_record_counts(value: Event | Complaint | Record) -> None:
    """A number in each field, for any of them; only where it stands does not matter."""
    place = {Event: "events", Complaint: "complaint", Record: "record"}[type(value)]

    def changed(name: str) -> str:
        one: Any = replace(value, **{name: 77})
        return digest(replace(CASE, **{place: (one,) if place == "events" else one}))

    parts = [f.name for f in fields(value)]
    assert len({changed(name) for name in parts}) == len(parts)
    assert changed("place") == digest(replace(CASE, **{place: (value,) if place == "events" else value}))


def test_a_place_and_the_order_of_cards_and_keys_do_not_count() -> None:
    one = replace(CASE, tricks=trick(Move(DECK[0], A), Move(DECK[2], B)), rates={"hra": 20, "sedma": 40})
    moves = trick(Move(DECK[0], A, place=SOMEWHERE), Move(DECK[2], B))
    other = replace(one, tricks=moves, rates={"sedma": 40, "hra": 20}, hands={B: DECK[3:1:-1], A: DECK[1::-1]})
    assert digest(other) == digest(one)
