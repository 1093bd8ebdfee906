"""Spec 1, 1.1: every accepted spelling of every card, and what is refused."""

from __future__ import annotations

import unicodedata

import pytest

from rozhodci.cards import DECK, Card, Rank, Suit, named
from rozhodci.case.notation import UnreadableCard, meant, read_card, read_cards, read_suit

# The table of spec 1, 1.1, written out once more so that a slip in the program's own table shows.
SUITS = {
    Suit.CERVENE: ["Č", "C", "♥", "H", "červené", "srdce", "herce", "červy"],
    Suit.ZELENE: ["Z", "L", "P", "♠", "zelené", "listy", "píky"],
    Suit.KULE: ["K", "♦", "kule", "káry", "bubny"],
    Suit.ZALUDY: ["Ž", "T", "♣", "žaludy", "kříže", "trefy"],
}
RANKS = {
    Rank.SEDMA: ["7", "sedma"],
    Rank.OSMA: ["8", "osma"],
    Rank.DEVITKA: ["9", "devítka"],
    Rank.DESITKA: ["10", "X", "T", "desítka"],
    Rank.SPODEK: ["S", "J", "spodek", "kluk"],
    Rank.SVRSEK: ["V", "Q", "F", "M", "svršek", "filek", "měnič", "dáma"],
    Rank.KRAL: ["K", "král"],
    Rank.ESO: ["E", "A", "eso"],
}


@pytest.mark.parametrize("one", DECK, ids=str)
def test_every_spelling_of_every_card(one: Card) -> None:
    for suit in SUITS[one.suit]:
        for rank in RANKS[one.rank]:
            for text in (
                suit + rank,
                f"{suit} {rank}",
                f"{suit.lower()}{rank.upper()}",
                f"{suit.upper()}  {rank.lower()}",
            ):
                assert read_cards(text) == (one,), text
                assert read_cards(unicodedata.normalize("NFD", text)) == (one,), text


def test_two_readings_are_never_possible() -> None:
    """Every spelling names one card only: no suit word is also a card, no card is also another one."""
    seen: dict[str, Card] = {}
    for one in DECK:
        for suit in SUITS[one.suit]:
            for rank in RANKS[one.rank]:
                assert seen.setdefault((suit + rank).casefold(), one) is one
                assert read_card(suit) is None


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("", ""),
        ("-", ""),
        (" - ", ""),
        ("Č7, ČE ,KV", "Č7 ČE KV"),
        ("Č7,ČE;KV", "Č7 ČE KV"),
        ("zelené eso, kule svršek", "ZE KV"),
        ("K K K7 KT", "KK K7 K10"),
        ("T T TT", "Ž10 Ž10"),
        ("♥️A ♠10", "ČE Z10"),
        ("Č7\nČ8\tČ9\u00a0ČS", "Č7 Č8 Č9 ČS"),
    ],
)
def test_lists(text: str, cards: str) -> None:
    assert read_cards(text) == tuple(map(named, cards.split()))


@pytest.mark.parametrize(
    ("text", "token", "offset", "readings"),
    [
        ("Č7 D", "D", 3, ["svršek (V)", "eso (E)"]),
        ("S Č7", "S", 0, ["spodek (S)", "svršek (V)"]),
        ("Č7 10Z", "10Z", 3, ["Z10"]),
        ("7Ž", "7Ž", 0, ["Ž7"]),
        ("ZE ČD", "ČD", 3, ["ČV", "ČE"]),
        ("eso zelené", "eso", 0, ["ZE"]),
        ("Č", "Č", 0, ["za barvou chybí hodnota"]),
        ("červene sedmma", "červene", 0, []),
        ("Č11", "Č11", 0, []),
        ("♥", "♥", 0, ["za barvou chybí hodnota"]),
    ],
)
def test_refused_with_what_it_may_have_meant(text: str, token: str, offset: int, readings: list[str]) -> None:
    with pytest.raises(UnreadableCard) as fault:
        read_cards(text)
    assert (fault.value.token, fault.value.offset) == (token, offset)
    assert all(reading in fault.value.hint for reading in readings)


def test_very_long_text_is_refused_at_once() -> None:
    with pytest.raises(UnreadableCard):
        read_cards("Č" * 200_000)
    assert meant("Č" * 200_000)


@pytest.mark.parametrize("suit", list(Suit), ids=lambda s: s.word)
def test_suits(suit: Suit) -> None:
    for text in SUITS[suit]:
        assert read_suit(text) is read_suit(text.upper()) is suit
        assert read_suit(unicodedata.normalize("NFD", text)) is suit


@pytest.mark.parametrize("text", ["", "E", "10", "modré", "ŽŽ", "-"])
def test_no_suit(text: str) -> None:
    assert read_suit(text) is None
