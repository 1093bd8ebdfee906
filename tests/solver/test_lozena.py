"""Ložená before the first card: hands whose answer follows from a short reason, each with every leader (čl. II/19)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rozhodci.cards import DECK, Card, Suit, named
from rozhodci.solver.api import LozenaVerdict, PlayReadings, Position, Reason, is_lozena
from rozhodci.solver.playing import lay, legal_cards

HOLDER, LEFT, RIGHT = range(3)
ALL, NONE, OWN_LEAD = (True, True, True), (False, False, False), (True, False, False)

HANDS = [
    ("betl", None, "Č7 Č8 Č9 Z7 Z8 Z9 K7 K8 Ž7 Ž8", "ČE ZE", ALL, "every card lies under all others of its suit"),
    ("betl", None, "Č7 Č9 Z7 Z8 Z9 K7 K8 K9 Ž7 Ž8", "ČE ZE", OWN_LEAD, "Č9 must be led away, else Č8 drives it out"),
    ("betl", None, "Č7 Č9 Z7 Z9 K7 K8 K9 Ž7 Ž8 Ž9", "ČE ZE", NONE, "two gaps, one lead"),
    ("betl", None, "ČE Z7 Z8 Z9 K7 K8 K9 Ž7 Ž8 Ž9", "Č7 Č8", NONE, "nothing beats a lone ace"),
    ("betl", None, "ZV Č7 Č8 Č9 K7 K8 K9 Ž7 Ž8 Ž9", "Č10 K10", OWN_LEAD, "král or eso must beat the lead of ZV"),
    ("betl", None, "ZV Č7 Č8 Č9 K7 K8 K9 Ž7 Ž8 Ž9", "ZK ZE", NONE, "both higher ones are in the talon"),
    ("durch", None, "ČE ČK ČV ZE ZK KE KK KV ŽE ŽK", "Č7 Z7", ALL, "only the highest cards, an ace in every suit"),
    ("durch", None, "ČE ČK ČV ČS ZE ZK ZV KE KK KV", "Č7 Z7", OWN_LEAD, "a lead of žaludy cannot be beaten"),
    ("durch", None, "ČE ČV ZE ZK ZV KE KK KV ŽE ŽK", "Č7 Z7", NONE, "a guarded král beats ČV"),
    ("durch", None, "ČE ČV ZE ZK ZV KE KK KV ŽE ŽK", "ČK Z7", ALL, "the král is in the talon"),
    ("sedma", "Z", "ZE Z10 ZK ZV ZS Z7 ČE KE ŽE Ž10", "Z8 Č7", OWN_LEAD, "Z9 ruffs a lead unless it is drawn first"),
    ("sedma", "Z", "ZE Z10 ZK ZV ZS Z7 ČE KE ŽE Ž10", "Z8 Z9", ALL, "no trump is out"),
    ("sedma", "Z", "ZE Z10 ZK ZV ZS Z9 ČE KE ŽE Ž10", "Z7 Č7", NONE, "the trump seven is missing"),
    ("sedma", "K", "KE K10 KK KV K7 ČE Č10 ZE Z10 ŽE", "Č7 Z7", OWN_LEAD, "four highest trumps draw three"),
    ("hra", "K", "KE K10 KK KV K7 ČE Č10 ZE Z10 ŽE", "Č7 Z7", OWN_LEAD, "a lead of žaludy may be ruffed: ten points"),
    ("sto", "K", "KE K10 KK KV K7 ČE Č10 ZE Z10 ŽE", "Č7 Z7", OWN_LEAD, "the same with a hláška of forty"),
    ("sto", "K", "KE K10 KK KS K7 ČE Č10 ZE Z10 ŽE", "Č7 Z7", NONE, "no hláška"),
    ("hra", "K", "KE K10 KK K7 ČE Č10 ZE Z10 ŽE Ž10", "KS Z7", OWN_LEAD, "three trumps are out and all drawn"),
    ("sedma", "K", "KE K10 KK K7 ČE Č10 ZE Z10 ŽE Ž10", "Č7 Z7", NONE, "the fourth trump takes K7: one trick lost"),
    ("hra", "Č", "ČE Č10 ČS Č9 Č8 Č7 ZE Z10 KE ŽE", "Z7 K7", NONE, "four unseen hlášky: 100 against 90"),
    ("sedma", "Č", "ČE Č10 ČS Č9 Č8 Č7 ZE Z10 KE ŽE", "Z7 K7", OWN_LEAD, "but all tricks are his"),
    ("hra", "Č", "ČE Č10 ČS Č9 Č8 Č7 ZE Z10 KE ŽE", "ZK K7", OWN_LEAD, "one pair fewer: 80 against 90"),
    ("dve-sedmy", "Č", "ČE Č10 ČK ČV Č7 ZE Z10 ZK Z7 KE", "KV KS", NONE, "four pomocné may be in one hand"),
]  # fmt: skip
REASONS = {
    "no hláška": Reason.NO_HLASKA, "the trump seven is missing": Reason.NO_SEVEN,
    "four unseen hlášky: 100 against 90": Reason.HLASKY, "four pomocné may be in one hand": Reason.POMOCNE,
}  # fmt: skip


def cards(text: str) -> tuple[Card, ...]:
    return tuple(named(t) for t in text.split())


def ask(zavazek: str, trump: str | None, hand: str, talon: str, leader: int) -> LozenaVerdict:
    return is_lozena(zavazek, cards(hand), cards(talon), Suit(trump) if trump else None, Suit.ZELENE, leader)


@pytest.mark.parametrize(("zavazek", "trump", "hand", "talon", "expected", "why"), HANDS)
@pytest.mark.parametrize("leader", [HOLDER, LEFT, RIGHT])
def test_hand(
    zavazek: str, trump: str | None, hand: str, talon: str, expected: tuple[bool, ...], why: str, leader: int
) -> None:
    verdict = ask(zavazek, trump, hand, talon, leader)
    assert verdict.lozena is expected[leader], why
    if not verdict.lozena:
        assert verdict.reason is REASONS.get(why, Reason.PLAY)
    if verdict.line:
        holds_good(verdict, zavazek, trump, hand, talon, leader)


def holds_good(verdict: LozenaVerdict, zavazek: str, trump: str | None, hand: str, talon: str, leader: int) -> None:
    """The losing split completes the deck and its line is legal card by card."""
    dealt = [*cards(hand), *cards(talon), *verdict.split[0], *verdict.split[1]]
    assert sorted(map(str, dealt)) == sorted(map(str, DECK))
    hands = (cards(hand), *verdict.split)
    position = Position(("a", "b", "c"), hands, leader, frozenset({0}), Suit(trump) if trump else None)
    for laid in verdict.line:
        assert laid.seat == position.to_move
        assert laid.card in legal_cards(position)
        position = lay(position, laid.card, PlayReadings())
    lost = {
        "betl": position.tricks_akter > 0,
        "durch": position.tricks_obrana > 0,
        "sedma": position.tricks_obrana > 0,
    }
    assert lost.get(zavazek, position.points_obrana > 0)


def test_dve_sedmy_led_by_the_holder() -> None:
    """Four highest trumps draw three, three highest pomocné draw two: both sevens come home."""
    hand, talon = "ČE Č10 ČK ČV Č7 ZE Z10 ZK Z7 KE", "ZV ZS"
    assert ask("dve-sedmy", "Č", hand, talon, HOLDER).lozena is True


def test_four_players_each_against_the_holder() -> None:
    """Křížový: eight cards, no talon; every card of betl under all others, and a durch of the highest."""
    low = cards("Č7 Č8 Z7 Z8 K7 K8 Ž7 Ž8")
    high = cards("ČE ČK ZE ZK KE KK ŽE ŽK")
    for leader in range(4):
        assert is_lozena("betl", low, leader=leader, seats=4).lozena is True
        assert is_lozena("durch", high, leader=leader, seats=4).lozena is True
    gap = cards("Č7 Č9 Z7 Z8 K7 K8 Ž7 Ž8")
    assert [is_lozena("betl", gap, leader=leader, seats=4).lozena for leader in range(4)] == [True, *[False] * 3]


def test_an_unknown_talon_may_hide_the_helping_card() -> None:
    """ČK in the talon makes ČV the highest; if he does not know the talon he cannot count on it."""
    hand = "ČE ČV ZE ZK ZV KE KK KV ŽE ŽK"
    assert is_lozena("durch", cards(hand), cards("ČK Z7")).lozena is True
    unknown = is_lozena("durch", cards(hand))
    assert unknown.lozena is False
    assert named("ČK") in {*unknown.split[0], *unknown.split[1]}


def test_budget_is_answered_honestly() -> None:
    """No split loses at once with open cards here, so the belief search has to answer."""
    hand = cards("ČE Č10 ČK ZE Z10 Z7 KE K10 KK KV")
    verdict = is_lozena("hra", hand, cards("ŽV ZS"), Suit.KULE, budget=5)
    assert verdict.lozena is None
    assert replace(verdict, nodes=0) == LozenaVerdict("hra", None)
