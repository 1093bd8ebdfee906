"""Counts of legal lines on fixed deals, by the solver's rules and by the oracle's, which share no code."""

from __future__ import annotations

from rozhodci.cards import Card, Suit, named
from rozhodci.solver.api import Part, PlayReadings, Position
from rozhodci.solver.playing import lay, legal_cards, over
from tests.solver import oracle
from tests.solver.generators import position, with_sevens

DEALS = [
    ("Č10 ČV Č8 ZE Z9 KE KS K7 ŽK Ž8 / ČE Č9 ZK ZS Z7 K10 KV Ž10 ŽS Ž7 / ČK ČS Č7 Z10 ZV Z8 KK K9 ŽE Ž9", "Č", 0),
    ("Č10 ČV Č8 ZE Z9 KE KS K7 ŽK Ž8 / ČE Č9 ZK ZS Z7 K10 KV Ž10 ŽS Ž7 / ČK ČS Č7 Z10 ZV Z8 KK K9 ŽE Ž9", None, 1),
    ("ČE Č10 ČK ČV ČS Č9 ZE Z10 KE ŽE / Č8 Č7 ZK ZV K10 KK KV KS Ž10 ŽK / ZS Z9 Z8 Z7 K9 K8 K7 ŽV ŽS Ž9", "Č", 2),
    ("Z7 ZE ZK KE K10 ŽE Ž10 ČE / Z8 Z9 ZS K7 K8 Ž7 Ž8 Č7 / ZV Z10 K9 KS Ž9 ŽS Č8 Č9 / "
     "KV KK ŽV ŽK ČS ČV Č10 ČK", "Z", 3),
]  # fmt: skip
COUNTS = [(10, 18, 36), (10, 18, 30), (10, 14, 34), (8, 12, 20)]
"""Lines of one, two and three cards."""


def hands_of(text: str) -> list[list[Card]]:
    return [[named(t) for t in hand.split()] for hand in text.split("/")]


def rule_lines(start: Position, depth: int) -> int:
    if depth == 0 or over(start):
        return 1
    return sum(rule_lines(lay(start, c, PlayReadings()), depth - 1) for c in legal_cards(start))


def both(text: str, trump: str | None, leader: int, depth: int) -> tuple[int, int]:
    suit = Suit(trump) if trump else None
    hands = hands_of(text)
    game = oracle.Game(suit, len(hands[0]), frozenset({0}))
    return (
        rule_lines(position(hands, suit, leader), depth),
        oracle.lines(game, oracle.start(hands, leader), depth),
    )


def test_counts_to_depth_three() -> None:
    for deal, counts in zip(DEALS, COUNTS, strict=True):
        for depth, count in enumerate(counts, start=1):
            assert both(*deal, depth) == (count, count), (deal, depth)


def test_counts_over_two_tricks_agree() -> None:
    for deal in DEALS:
        ours, theirs = both(*deal, 5)
        assert ours == theirs


def test_waiting_seven_is_no_move() -> None:
    """The announced seven leaves one lead fewer, and one ruff fewer where another trump is held."""
    hands = hands_of(DEALS[0][0])
    start = position(hands, Suit.CERVENE, 2)
    bound = with_sevens(start, Part("sedma"), (named("Č7"), 0))
    assert len(legal_cards(start)) == 10
    assert bound.sevens[0].seat is None, "Cyril, a defender, is not bound by the aktér's word"
    mine = with_sevens(position([hands[2], hands[0], hands[1]], Suit.CERVENE, 0), Part("sedma"), (named("Č7"), 0))
    assert len(legal_cards(mine)) == 9
