"""The solver as the PB rules ask it: outlook with its line, help, ložená."""

from __future__ import annotations

from rozhodci.kontumace import Moment
from rozhodci.pb.proof import LOST, UNDECIDED, WINNABLE, WITH_HELP, Proof
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
    assert proof.winnable(("betl",), Moment(1)).why
    assert proof.possible(("betl",), Moment(1)) is True
    assert proof.lozena().lozena is None


def test_two_parts_together() -> None:
    """Sto and sedma each and both: a hand of all top cards makes them."""
    adam = "ŽE Ž10 ŽK ŽV ŽS Ž7 ČE Č10 ZE KE"
    proof = Proof(deal("sto sedma", adam, "Č7 Z7", "Ž"))
    assert proof.winnable(("sto", "sedma"), Moment(1)).state == WINNABLE


def test_line_is_grouped_by_tricks_from_the_middle_of_one() -> None:
    """From the second card of trick 1 two cards complete it."""
    hand = deal("betl", LOW, "KE ŽE", tricks=["Č9 Č10 ČS"])
    line = Proof(hand).winnable(("betl",), Moment(1, 2)).line
    first = line.removeprefix("zdvih 1: ").split("; ")[0]
    assert len(first.split()) == 2
