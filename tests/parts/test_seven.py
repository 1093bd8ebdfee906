"""Sedma, in křížový osma and devítka (spec 2, 2.2 and 2.9): the card itself takes its own trick."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rozhodci.parts.results import PARTS
from rozhodci.parts.score import score
from tests.example import example_hand
from tests.parts.made import loser, played_so, player

played = player(zavazek="sedma", trumf="žaludy")
HONERS = {"sedma": ("Ž7", 8), "osma": ("Ž8", 7), "devitka": ("Ž9", 6)}
KRIZOVY = {"pravidla": "krizovy", "trumf": "žaludy", "partner": "Cyril"}


@pytest.mark.parametrize("taker", ["A:Ž7! B:Z9 C:K9", "B:Z9 C:K9 A:Ž7!"])
def test_made_in_the_last_trick(taker: str) -> None:
    assert played("B" * 10, {10: taker}) == "aktér, 1 krok"


def test_beaten_in_the_last_trick() -> None:
    assert played("A" * 10, {10: "A:Ž7 B:Ž8! C:K9"}) == "obrana, 1 krok"


def test_taken_by_another_card_of_the_announcer() -> None:
    """The last trick alone is not enough: the seven itself must take it."""
    assert played("A" * 10, {9: "A:Ž7! B:Z8 C:K8", 10: "A:ŽE! B:Z9 C:K9"}) == "obrana, 1 krok"


@pytest.mark.parametrize("early", range(1, 10))
def test_fallen_early_is_lost_at_once(early: int) -> None:
    assert played("A" * early, {early: "A:Ž7! B:Z9 C:K9"}) == "obrana, 1 krok"


def test_open_before_the_last_trick() -> None:
    assert played("A" * 9) == "nerozhodnuto"


def test_the_last_trick_is_number_ten_whatever_was_recorded() -> None:
    """Nine tricks of a hand with a faulty count do not make the ninth the last (spec 2, 2.1)."""
    assert played("A" * 9, {9: "A:Ž7! B:Z9 C:K9"}) == "obrana, 1 krok"


@pytest.mark.parametrize(("part", "card", "number"), [(p, *x) for p, x in HONERS.items()])
def test_each_honer_in_its_own_trick(part: str, card: str, number: int) -> None:
    honer = player(zavazek=part, **KRIZOVY)
    assert honer("A" * 8, {number: f"A:{card}! B:Z9 C:K9 D:K8"}) == "aktér, 1 krok"
    assert honer("A" * 8, {number: f"C:{card}! D:K8 A:Z8 B:Z9"}) == "aktér, 1 krok"
    assert honer("A" * 8, {number: f"A:{card} B:ŽE! C:K9 D:K8"}) == "obrana, 1 krok"
    assert honer("A" * (number - 1)) == "nerozhodnuto"
    if number < 8:
        assert honer("A" * 8, {number + 1: f"A:{card}! B:Z9 C:K9 D:K8"}) == "obrana, 1 krok"


def test_beaten_by_the_partner_is_lost() -> None:
    """Spec 2, 2.9: beaten by anyone, partner too."""
    honer = player(zavazek="sedma", **KRIZOVY)
    assert honer("A" * 8, {8: "A:Ž7 B:Z9 C:ŽS! D:K8"}) == "obrana, 1 krok"


def test_proti_is_made_by_the_defence() -> None:
    proti = player(pravidla="voleny-2005", zavazek="hra", trumf="žaludy", proti={"Božena": ("sedma",)})
    assert proti("A" * 10, {10: "A:Z9 B:Ž7! C:K9"}) == "obrana, 1 krok"
    assert proti("A" * 10, {10: "A:Ž8! B:Ž7 C:K9"}) == "aktér, 1 krok"


@pytest.mark.parametrize(("offender", "winner"), [("akter", "obrana"), ("obrana", "aktér")])
def test_a_renonc_gives_it_to_the_other_side(offender: str, winner: str) -> None:
    assert loser(zavazek="sedma", trumf="žaludy")(offender, 130) == f"{winner}, 1 krok"


def test_open_while_the_last_trick_is_unfinished() -> None:
    """Two of three cards: whether the seven takes it is not known yet."""
    hand = played_so(example_hand(zavazek="sedma", trumf="žaludy"), "A" * 10, {10: "A:Ž7! B:Z9"})
    *done, last = hand.play.tricks
    hand = replace(hand, play=replace(hand.play, tricks=(*done, last._replace(complete=False))))
    ob = hand.comments.obligations[-1]
    assert PARTS["sedma"].by_play(hand, ob, score(hand)) is None
