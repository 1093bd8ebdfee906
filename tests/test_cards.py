"""The 32 cards (spec 1, 1.1; spec 2, 2.1)."""

from __future__ import annotations

import copy
import pickle
from random import Random

import pytest

from rozhodci.cards import DECK, Rank, Suit, card, in_print_order, named


def test_the_deck_in_printing_order() -> None:
    """Suits Č Z K Ž; in trump games E 10 K V S 9 8 7."""
    texts = " ".join(c.text for c in DECK)
    assert texts == (
        "ČE Č10 ČK ČV ČS Č9 Č8 Č7 ZE Z10 ZK ZV ZS Z9 Z8 Z7 KE K10 KK KV KS K9 K8 K7 ŽE Ž10 ŽK ŽV ŽS Ž9 Ž8 Ž7"
    )
    assert sum(c.points for c in DECK) == 80


def test_printing_without_trumps() -> None:
    """In betl and durch E K V S 10 9 8 7."""
    mixed = list(DECK)
    Random(1).shuffle(mixed)
    assert in_print_order(mixed) == DECK
    plain = " ".join(c.text for c in in_print_order(mixed, trump_game=False))
    assert plain.startswith("ČE ČK ČV ČS Č10 Č9 Č8 Č7 ZE ZK")


@pytest.mark.parametrize(("high", "low"), [("E", "10"), ("10", "K"), ("K", "V"), ("V", "S"), ("S", "9"), ("9", "8")])
def test_order_with_trumps(high: str, low: str) -> None:
    assert named(f"K{high}").trump_power == named(f"K{low}").trump_power + 1


@pytest.mark.parametrize(("high", "low"), [("E", "K"), ("K", "V"), ("V", "S"), ("S", "10"), ("10", "9"), ("8", "7")])
def test_natural_order(high: str, low: str) -> None:
    assert named(f"Ž{high}").natural_power == named(f"Ž{low}").natural_power + 1


@pytest.mark.parametrize(("rank", "points"), [("E", 10), ("10", 10), ("K", 0), ("V", 0), ("S", 0), ("9", 0), ("7", 0)])
def test_points(rank: str, points: int) -> None:
    assert {named(s.value + rank).points for s in Suit} == {points}


def test_a_card_exists_once() -> None:
    """Compared by identity, also after copying and between processes."""
    zk = card(Suit.ZELENE, Rank.KRAL)
    assert zk is named("ZK")
    assert pickle.loads(pickle.dumps(zk)) is zk and copy.deepcopy(zk) is zk
    assert (str(zk), repr(zk)) == ("ZK", "<ZK>")
    assert len({*DECK}) == 32


def test_only_canonical_texts() -> None:
    for text in ("zk", "10Z", "Z1", ""):
        with pytest.raises(KeyError):
            named(text)


def test_suit_words() -> None:
    assert [s.word for s in Suit] == ["červené", "zelené", "kule", "žaludy"]
