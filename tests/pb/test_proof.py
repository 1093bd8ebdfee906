"""The solver as the PB rules ask it: outlook with its line, help, ložená."""

from __future__ import annotations

import pytest

from rozhodci.cards import named
from rozhodci.case.model import Event
from rozhodci.kontumace import Moment
from rozhodci.pb.proof import LOST, UNDECIDED, WINNABLE, WITH_HELP, LozenaAnswer, Proof
from rozhodci.solver import api
from rozhodci.solver.values import HandLozena
from tests.pb.deals import deal

LOW = "Č9 Č8 Č7 Z9 Z8 Z7 K8 K7 Ž8 Ž7"


def test_lozeny_betl_is_winnable_and_lozena() -> None:
    proof = Proof(deal("betl", LOW, "KE ŽE"))
    assert proof.winnable(("betl",), Moment(1)).state == WINNABLE
    assert proof.lozena().lozena is True


def test_betl_with_a_catching_ace_needs_help_and_the_beating_line_starts_at_the_moment() -> None:
    """ŽE goes away on a third kule if both defenders lead them; a lead of žaludy makes it overtake (duty 1)."""
    proof = Proof(deal("betl", "Č9 Č8 Č7 Z9 Z8 Z7 K8 K7 ŽE Ž7", "KE ČS", bozena="ČK Č10 ZE ZS KK KS K10 ŽK Ž9 Ž8"))
    answer = proof.winnable(("betl",), Moment(1))
    assert answer.state == WITH_HELP
    assert answer.line.startswith("zdvih 1: ") and answer.line.endswith("ŽE")
    assert proof.lozena().lozena is False


def test_betl_of_aces_cannot_be_won_even_with_help() -> None:
    """Every lead of the aktér is the highest of its suit: the first trick is his."""
    proof = Proof(deal("betl", "ČE ČK ZE ZK KE KK ŽE ŽK ŽV ŽS", "Č7 Z7"))
    assert proof.winnable(("betl",), Moment(1)).state == LOST
    assert proof.possible(("betl",), Moment(1)) is False


def test_moment_that_cannot_be_played_on_is_undecided_and_refuses_nobody() -> None:
    """Eleven cards in one hand: nothing is proven."""
    proof = Proof(deal("betl", f"{LOW} ŽE", "KE"))
    assert proof.winnable(("betl",), Moment(1)).state == UNDECIDED
    why = "Počty karet v rukou nesouhlasí, sehrávku nelze rozebrat."
    assert proof.winnable(("betl",), Moment(1)).why == why
    assert proof.possible(("betl",), Moment(1)) is True
    assert proof.lozena() == LozenaAnswer(None, why)


def test_a_search_that_came_to_no_end(monkeypatch: pytest.MonkeyPatch) -> None:
    found = HandLozena("Adam", None, (), ())
    monkeypatch.setattr(api, "lozena_at", lambda *_, **__: found)
    assert Proof(deal("betl", LOW, "KE ŽE")).lozena() == LozenaAnswer(None, "prohledávání nedoběhlo")


def test_an_answered_one_needs_no_word() -> None:
    assert Proof(deal("betl", LOW, "KE ŽE")).lozena() == LozenaAnswer(True, "")


def test_shown_before_play_it_is_not_examined_again() -> None:
    """ŽE may have to overtake: not ložený by the cards, yet shown and taken as such."""
    proof = Proof(deal("betl", "Č9 Č8 Č7 Z9 Z8 Z7 K8 K7 ŽE Ž7", "KE ČS", events=[Event("lozena", "Adam")]))
    assert proof.lozena() == LozenaAnswer(True)
    assert proof.lozena_by_cards().lozena is False


def test_a_part_of_the_defence_is_asked_for_its_announcer() -> None:
    """Božena holds eight trumps: she makes her sedma proti, and Adam could never make it."""
    hand = deal("hra", "ČE Č10 ČK ČV ČS ZE Z10 KE K10 KK", "Č7 Z7", "Ž", bozena="ŽE Ž10 ŽK ŽV ŽS Ž9 Ž8 Ž7 Z8 K7",
                against={"Božena": ("sedma",)})  # fmt: skip
    assert Proof(hand).winnable(("sedma",), Moment(1)).state == WINNABLE


def test_two_parts_together() -> None:
    """Sto and sedma each and both: a hand of all top cards makes them."""
    adam = "ŽE Ž10 ŽK ŽV ŽS Ž7 ČE Č10 ZE KE"
    proof = Proof(deal("sto sedma", adam, "Č7 Z7", "Ž"))
    assert proof.winnable(("sto", "sedma"), Moment(1)).state == WINNABLE


def test_line_is_grouped_by_tricks_from_the_middle_of_one() -> None:
    """From the second card of trick 1 two cards complete it."""
    hand = deal("betl", LOW, "KE ŽE", tricks=["Č9 Č10 ČS"])
    line = Proof(hand).winnable(("betl",), Moment(1, 2)).line
    tricks = [trick.split(" ") for trick in line.removeprefix("zdvih 1: ").split("; ")]
    assert [len(t) for t in tricks] == [2, *[3] * 9]
    laid = [named(text) for trick in tricks for text in trick]
    assert len(set(laid)) == 29 and named("Č9") not in laid
