"""Replay against spec 2, 2.1: every duty, turns, waiting sevens, hlášky, unfinished and impossible records."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from rozhodci.cards import Suit, named
from rozhodci.case.model import Case
from rozhodci.duties import beats, due
from rozhodci.hand import prepare
from rozhodci.replay import Play
from rozhodci.rulesets import get
from tests.example import example_hand
from tests.generate import FAULTS, ZAVAZKY, can_happen, legal_hand, planted_hand


def cards(text: str) -> list[Any]:
    return [named(t) for t in text.split()]


def play(**case: Any) -> Play:
    return example_hand(**case).play


def faults(p: Play) -> list[tuple[str, str, int, str, str]]:
    """player, offence, trick, card, legal cards of every fault."""
    return [
        (c.player, c.offence, c.trick, c.card.text, " ".join(x.text for x in c.legal))
        for t in p.tricks
        for c in t.cards
        if c.offence
    ]


@pytest.mark.parametrize(
    ("hand", "led", "winning", "trump", "allowed"),
    [
        ("ČE Č7 ZK", "Č", "ČK", "K", "ČE"),
        ("Č7 Č9", "Č", "ČK", "K", "Č7 Č9"),
        ("ČE Č7", "Č", "K7", "K", "ČE Č7"),
        ("K8 ZK", "Č", "ČK", "K", "K8"),
        ("KE K7 Z9", "Č", "K9", "K", "KE"),
        ("K8 K7 Z9", "Č", "K9", "K", "K8 K7"),
        ("Z9 ŽE", "Č", "ČK", "K", "Z9 ŽE"),
        ("ŽE Ž7", "Ž", "ŽK", "K", "ŽE"),
        ("ČE ČK", "Č", "Č10", "K", "ČE"),
        ("KE K7", "K", "K9", "K", "KE"),
    ],
)
def test_legality_in_trump_games(hand: str, led: str, winning: str, trump: str, allowed: str) -> None:
    assert due(cards(hand), Suit(led), named(winning), Suit(trump)) == cards(allowed)


@pytest.mark.parametrize(
    ("hand", "winning", "allowed"),
    [("ŽV Ž9", "Ž10", "ŽV"), ("Č10 Č7", "ČV", "Č10 Č7"), ("Z7 ZE K7", "Č10", "Z7 ZE K7"), ("ČV Č9", "ČS", "ČV")],
)
def test_legality_in_betl_and_durch(hand: str, winning: str, allowed: str) -> None:
    assert due(cards(hand), named(winning).suit, named(winning), None) == cards(allowed)


def test_ten_beats_svrsek_only_with_trumps() -> None:
    assert beats(named("Č10"), named("ČV"), Suit.KULE)
    assert not beats(named("Č10"), named("ČV"), None)
    assert beats(named("K7"), named("ČE"), Suit.KULE)
    assert not beats(named("K7"), named("ČE"), None)


def test_ten_left_high_is_a_fault_in_betl_alone() -> None:
    """known-faults A4: led 10 žaludy, hand svršek and 9 žaludy, the 9 played."""
    here: dict[str, Any] = {"Adam": "Ž10", "Božena": "ŽV Ž9", "zdvihy": ["Ž10 Ž9"]}
    assert faults(play(zavazek="betl", **here)) == [("Božena", "neprebiti", 1, "Ž9", "ŽV")]
    assert faults(play(trumf="kule", **here)) == []


def test_ace_beats_ten_and_king_does_not() -> None:
    """known-faults A3: led 10, hand E K, the král played."""
    p = play(trumf="kule", Adam="Č10", Božena="ČE ČK", zdvihy=["Č10 ČK"])
    assert faults(p) == [("Božena", "neprebiti", 1, "ČK", "ČE")]


def test_no_duty_to_trump_in_betl() -> None:
    """known-faults A5."""
    p = play(zavazek="betl", Adam="Č7", Božena="K9 Z9", bez={"Božena": "Č"}, zdvihy=["Č7 Z9"])
    assert faults(p) == []


def test_fault_and_wrong_leader_are_both_found() -> None:
    """known-faults A1: two cards of a defender swapped between two tricks."""
    p = play(trumf="žaludy", Adam="ČK KS", Božena="Č7 Z8 ZV", Cyril="Č9 ZE", bez={"Cyril": "Č"}, zdvihy=[
        {"Adam": "ČK", "Božena": "Z8", "Cyril": "Č9"}, {"Božena": "Č7"}])  # fmt: skip
    assert [f[:4] for f in faults(p)] == [
        ("Božena", "nepriznani-barvy", 1, "Z8"), ("Božena", "nespravne-vyneseni", 2, "Č7"),
    ]  # fmt: skip
    assert p.tricks[0].winner == "Adam"


def test_after_a_fault_the_actual_winner_leads_in_the_short_form() -> None:
    """Božena should have beaten ČK; it won all the same, so the next short trick starts with Adam."""
    p = play(trumf="žaludy", Adam="ČK KS", Božena="ČE Z8 KV", Cyril="Č9 K7", bez={"Cyril": "Č"},
        zdvihy=["ČK Z8 Č9", "KS KV K7"])  # fmt: skip
    assert [f[:3] for f in faults(p)] == [("Božena", "nepriznani-barvy", 1)]
    assert p.tricks[0].winner == "Adam"
    assert [c.player for c in p.tricks[1].cards] == ["Adam", "Božena", "Cyril"]


def test_one_played_out_of_turn_does_not_make_the_next_one_guilty() -> None:
    p = play(trumf="žaludy", Adam="ZE", Božena="ZK", Cyril="Z7", zdvihy=[{"Adam": "ZE", "Cyril": "Z7", "Božena": "ZK"}])
    assert [f[:4] for f in faults(p)] == [("Cyril", "predhozeni", 1, "Z7")]
    assert p.tricks[0].cards[0].legal
    assert p.tricks[0].cards[1].legal == ()


def test_the_turn_goes_on_from_who_really_led() -> None:
    moves = {"Božena": "ZK", "Cyril": "Z7", "Adam": "ZE"}
    p = play(trumf="žaludy", Adam="ZE", Božena="ZK", Cyril="Z7", bez={"Cyril": "Z"}, zdvihy=[moves])
    assert [f[:3] for f in faults(p)] == [("Božena", "nespravne-vyneseni", 1)]


def lead_of(akter: str, zavazek: tuple[str, ...], trump: Suit | None, rules: str = "licitovany-2010") -> str:
    seats = ("Adam", "Božena", "Cyril", "Dana")
    hands = {p: tuple(cards(t)) for p, t in zip(seats, ("ČE", "ZE", "KE"), strict=False)}
    case = Case("x", rules, seats, "Dana", "Dana", akter, None, zavazek, trump=trump, hands=hands)
    return prepare(case, get(rules), {}).table.leader or ""


def test_forhont_leads_a_trump_game_and_the_akter_betl() -> None:
    assert lead_of("Cyril", ("sto",), Suit.KULE) == "Adam"
    assert lead_of("Cyril", ("betl",), None) == "Cyril"
    assert lead_of("Cyril", ("sto",), Suit.KULE, "koruna-2013") == "Cyril"
    assert lead_of("Cyril", ("hra",), Suit.KULE, "voleny-2005") == "Adam"


def test_seven_led_in_the_ninth_trick_is_early() -> None:
    """known-faults A7: trick 9, on lead with trump 7 and 9, the 7 led; tricks before built from ložené barvy."""
    hand = example_hand(trumf="žaludy", Adam="ČE Č10 ČK ČV ČS Č9 Č8 Č7 Ž9 Ž7", Božena="ŽK", Cyril="ŽS",
        zdvihy=["ČE", "Ž7"])  # fmt: skip
    assert hand.play.tricks[1].cards[0].offence == "predcasna-sedma"
    assert named("Ž9") in hand.play.tricks[1].cards[0].legal
    assert named("Ž7") not in hand.play.tricks[1].cards[0].legal


def test_the_only_legal_seven_is_no_fault() -> None:
    """Cyril leads trumps and Adam's only trump is the announced seven: forced, no renonc (known-faults A7)."""
    p = play(trumf="žaludy", Adam="Ž7 Z8", Božena="Z9", Cyril="ZE ŽE", bez={"Adam": "Ž", "Božena": "Ž"},
        zdvihy=["Z8 Z9 ZE", [("Cyril", "ŽE"), ("Adam", "Ž7")]])  # fmt: skip
    seven = p.tricks[1].cards[1]
    assert (seven.card.text, seven.offence, [c.text for c in seven.legal]) == ("Ž7", "", ["Ž7"])


def test_two_waiting_sevens_and_nothing_else_are_both_legal() -> None:
    p = play(zavazek="dvě sedmy", trumf="žaludy", pomocna="kule", pocet={"Adam": 2, "talon": 10}, Adam="Ž7 K7",
        zdvihy=["Ž7"])  # fmt: skip
    assert p.tricks[0].cards[0].offence == ""


def test_the_pomocna_seven_may_go_in_the_ninth_trick_of_a_short_hand() -> None:
    """The last trick is number ten whatever a faulty count of cards."""
    p = play(trumf="žaludy", pocet={"Adam": 9, "talon": 3}, Adam="Ž7 ŽE", zdvihy=["Ž7"])
    assert p.tricks[0].cards[0].offence == "predcasna-sedma"


def test_hlaska_by_its_first_card() -> None:
    p = play(trumf="žaludy", Adam="ŽK ŽV ZK ZV", zdvihy=["ZK"])
    assert [(a.player, a.trick, a.points, a.card.text) for a in p.hlasky] == [("Adam", 1, 20, "ZK")]


def test_hlaska_of_trumps_is_forty_and_order_of_play_is_kept() -> None:
    p = play(trumf="žaludy", Adam="ŽE ŽK ŽV ZE ZK ZV", Božena="Ž8 Z8", Cyril="Ž9 Z9", zdvihy=["ZV Z8 Z9"])
    assert [a.points for a in p.hlasky] == [20]
    p = play(trumf="žaludy", Adam="ŽV ŽK", Božena="Ž8", Cyril="Ž9", zdvihy=["ŽV Ž8 Ž9", "ŽK"])
    assert [(a.points, a.trick) for a in p.hlasky] == [(40, 1)]


def test_reading_hlaska_svrskem_loses_a_pair_opened_with_the_kral() -> None:
    here: dict[str, Any] = {"trumf": "žaludy", "Adam": "ZK ZV", "vyklady": {"hlaska": "svrskem"}}
    assert play(zdvihy=["ZK"], **here).hlasky == ()
    assert [a.points for a in play(zdvihy=["ZV"], **here).hlasky] == [20]


def test_reading_hlaska_is_asked_only_where_it_matters() -> None:
    assert "hlaska" not in example_hand(trumf="žaludy", Adam="ZK ZV", zdvihy=["ZV"]).readings.asked
    assert "hlaska" in example_hand(trumf="žaludy", Adam="ZK ZV", zdvihy=["ZK"]).readings.asked


def test_no_hlasky_without_points() -> None:
    assert play(zavazek="betl", Adam="ZK ZV", zdvihy=["ZK"]).hlasky == ()
    assert play(zavazek="dvě sedmy", trumf="kule", pomocna="žaludy", Adam="ZK ZV", zdvihy=["ZK"]).hlasky == ()


def test_split_pair_is_no_hlaska() -> None:
    assert play(trumf="žaludy", Adam="ZK", Božena="ZV", zdvihy=["ZK ZV"]).hlasky == ()


def test_unfinished_last_trick() -> None:
    """known-faults A14."""
    p = play(trumf="žaludy", Adam="ZE", Božena="Z8", zdvihy=["ZE Z8"])
    assert not p.tricks[0].complete
    assert p.finished == ()
    assert (p.tricks[0].winner, p.tricks[0].points) == ("Adam", 10)


def test_impossible_card_stops_the_replay() -> None:
    """known-faults A18: a card the player does not hold; later tricks are not judged, no cascade."""
    p = play(trumf="žaludy", Adam="ZE", Božena="Z8", Cyril="Z7 ČE", zdvihy=["ZE ČE Z7", {"Cyril": "Č7"}])
    assert p.stopped == (1, 2)
    assert len(p.tricks) == 1
    assert [c.card.text for c in p.tricks[0].cards] == ["ZE"]


def test_card_played_twice_stops_the_replay() -> None:
    p = play(trumf="žaludy", Adam="ZE", Božena="Z8", Cyril="Z7", zdvihy=["ZE Z8 Z7", {"Adam": "ZE"}])
    assert p.stopped == (2, 1)


def test_card_taken_back_leaves_no_trace() -> None:
    p = play(trumf="žaludy", Adam="ZE", Božena="Z8 Č7 ZK ZV",
        zdvihy=[[("Adam", "ZE"), ("Božena", "Č7", "vraceno"), ("Božena", "Z8")]])  # fmt: skip
    assert [(c.card.text, c.offence, c.place) for c in p.shown] == [("Č7", "nepriznani-barvy", 2)]
    assert [c.card.text for c in p.tricks[0].cards] == ["ZE", "Z8"]
    assert named("Č7") in p.hands_before(2)["Božena"]


def test_card_shown_and_taken_back_announces_no_hlaska() -> None:
    p = play(trumf="žaludy", Adam="ZK ZV Č7", zdvihy=[[("Adam", "ZK", "vraceno"), ("Adam", "Č7")]])
    assert p.hlasky == ()


def test_hands_before_a_card() -> None:
    p = play(trumf="žaludy", Adam="ZE", Božena="Z8", Cyril="Z7", zdvihy=["ZE Z8 Z7"])
    assert named("ZE") not in p.hands_before(1, 2)["Adam"]
    assert named("Z8") in p.hands_before(1, 2)["Božena"]


def test_futile_trump_is_marked() -> None:
    void = {"Božena": "Z", "Cyril": "ZŽ"}
    p = play(trumf="žaludy", Adam="Z8", Božena="Ž9", Cyril="Ž7 Č8", bez=void, zdvihy=["Z8 Ž9 Č8"])
    assert [(c.offence, c.futile) for c in p.tricks[0].cards][2] == ("nezatrumfovani", True)


seeds = st.integers(0, 2**32)


@given(seeds, st.sampled_from([(d, z) for d, zs in ZAVAZKY.items() for z in zs]))
@settings(max_examples=150, deadline=None)
def test_a_random_legal_hand_has_no_fault(seed: int, kind: tuple[str, str]) -> None:
    case = legal_hand(Random(seed), *kind)
    p = prepare(case, get(case.ruleset), {}).play
    assert faults(p) == []
    assert p.stopped is None
    assert sum(t.points for t in p.tricks) + sum(c.points for c in case.talon) == 80


@given(seeds, st.sampled_from([(d, z) for d, zs in ZAVAZKY.items() for z in zs]), st.sampled_from(FAULTS))
@settings(max_examples=150, deadline=None)
def test_a_planted_fault_is_found_first(seed: int, kind: tuple[str, str], fault: str) -> None:
    assume(can_happen(fault, kind[1]))
    case, planted = planted_hand(Random(seed), *kind, plant=fault)
    first = faults(prepare(case, get(case.ruleset), {}).play)[0]
    assert planted is not None
    assert first[:4] == (planted.player, fault, planted.trick, planted.card.text)
    assert bool(first[4]) == (fault not in ("nespravne-vyneseni", "predhozeni"))
