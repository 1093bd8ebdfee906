"""Hands, talon and the 32 cards (spec 1, 1.1 and 1.2; A10, A21)."""

from __future__ import annotations

import pytest

from rozhodci.case.dump import dump
from tests.case.written import EXAMPLE, KRIZOVY, edited, problem, problems, read

ADAM = "Adam:   ČE ČK ČV Č9 ZE Z10 ZK KE K10 Ž8"
CYRIL = "Cyril:  Č8 Č7 ZV ZS Z7 KS K8 Ž10 ŽV ŽS"


def test_the_akter_may_be_given_with_his_talon() -> None:
    assert read(EXAMPLE, (ADAM, f"{ADAM} K7 Ž7")) == read(EXAMPLE)


def test_a_hand_may_be_a_list() -> None:
    as_list = "Adam: [ČE, ČK, ČV, Č9, zelené eso, Z 10, ZK, KE, K10, Ž8]"
    assert read(EXAMPLE, (ADAM, as_list)) == read(EXAMPLE)


@pytest.mark.parametrize(
    ("hand", "talon", "sizes"),
    [
        ("ČE ČK ČV Č9 ZE Z10 ZK KE K10", "K7 Ž7 Ž8", (9, 3)),
        ("ČE ČK ČV Č9 ZE Z10 ZK KE K10 Ž8 Ž7", "K7", (11, 1)),
        ("ČE ČK ČV Č9 ZE Z10 ZK KE K10 Ž8 Ž7 K7", '""', (12, 0)),
        ("ČE ČK ČV Č9 ZE Z10 ZK KE K10 Ž8 Ž7 K7", "[]", (12, 0)),
    ],
)
def test_counts_off_but_32_cards_are_left_to_the_rules(hand: str, talon: str, sizes: tuple[int, int]) -> None:
    case = read(EXAMPLE, (ADAM, f"Adam: {hand}"), ("talon: K7 Ž7", f"talon: {talon}"))
    assert case.hands is not None
    assert (len(case.hands["Adam"]), len(case.talon)) == sizes


def test_nine_and_eleven_between_defenders_are_left_to_the_rules() -> None:
    case = read(EXAMPLE, (CYRIL, CYRIL.replace(" ŽS", "")), ("ŽK Ž9\n", "ŽK Ž9 ŽS\n"))
    assert case.hands is not None
    assert [len(hand) for hand in case.hands.values()] == [10, 11, 9]


def test_twelve_cards_without_a_talon_key_ask_for_it() -> None:
    only = problem(EXAMPLE, (ADAM, f"{ADAM} K7 Ž7"), ("talon: K7 Ž7\n", ""))
    assert only.code == "talon"


def test_a_card_in_two_hands_is_named_with_both_places_and_the_missing_one() -> None:
    """A10: eso kule in two hands, desítka žaludy nowhere."""
    only = problem(EXAMPLE, ("Ž10 ŽV ŽS", "KE ŽV ŽS"))
    assert (only.code, only.path, only.line, only.column) == ("karta-dvakrat", "karty.Cyril[8]", 11, 32)
    assert "KE (kulové eso)" in only.message
    assert "karty.Adam[8] na řádku 9" in only.message
    assert "chybí Ž10" in only.message


def test_the_same_card_twice_in_one_hand_and_in_the_talon() -> None:
    first, second = problems(EXAMPLE, ("ČE ČK", "ČK ČK"), ("talon: K7", "talon: Ž8"))
    assert (first.path, second.path) == ("karty.Adam[2]", "talon[1]")


def test_a_forgotten_hacek_is_suggested() -> None:
    only = problem(EXAMPLE, ("ŽE ŽK Ž9", "ZE ŽK Ž9"))
    assert "háček" in only.hint
    assert "chybí ŽE" in only.message


def test_missing_cards_are_named_with_the_counts() -> None:
    only = problem(EXAMPLE, ("Ž10 ŽV ŽS", "Ž10"))
    assert only.code == "karta-chybi"
    assert "ŽV ŽS" in only.message
    assert only.found == "Adam 10, Božena 10, Cyril 8, talon 2, dohromady 30"


def test_hands_are_rebuilt_from_what_is_left() -> None:
    """`zbyva`: the short trick needs to know who led – the forhont, then the winner."""
    whole = read(EXAMPLE)
    rest = """zbyva:
  Adam: ČK ČV Č9 Z10 ZK KE K10 Ž8
  Božena: Č10 Z9 Z8 KV K9 ŽE ŽK Ž9
  Cyril: Č8 ZV ZS KS K8 Ž10 ŽV ŽS
"""
    start, end = EXAMPLE.index("karty:"), EXAMPLE.index("talon:")
    rebuilt = read(EXAMPLE[:start] + rest + EXAMPLE[end:])
    assert rebuilt.hands is not None
    assert whole.hands is not None
    assert {p: set(h) for p, h in rebuilt.hands.items()} == {p: set(h) for p, h in whole.hands.items()}
    assert read(dump(rebuilt)) == rebuilt


def test_rebuilding_follows_the_winner_of_a_short_trick() -> None:
    """Forhont Adam leads Z7, Cyril trumps with Č7 and leads the second short trick."""
    text = edited(
        EXAMPLE,
        (
            EXAMPLE[EXAMPLE.index("karty:") : EXAMPLE.index("talon:")],
            "zbyva: {Adam: ČE ČK ČV Č9 ZE Z10 KE K10, Božena: Č10 ČS Z9 KK KV K9 ŽE ŽK,"
            " Cyril: Č8 ZV ZS Z7 KS K8 Ž10 ŽV}\n",
        ),
        (EXAMPLE[EXAMPLE.index("zdvihy:") : EXAMPLE.index("namitka:")], "zdvihy:\n  - ZK Z8 Č7\n  - ŽS Ž8 Ž9\n"),
    )
    case = read(text)
    assert case.hands is not None
    assert {"Č7", "ŽS"} <= {str(c) for c in case.hands["Cyril"]}
    assert {"ZK", "Ž8"} <= {str(c) for c in case.hands["Adam"]}
    assert {"Z8", "Ž9"} <= {str(c) for c in case.hands["Božena"]}


def test_rebuilding_puts_a_taken_back_card_where_it_stayed() -> None:
    text = edited(
        EXAMPLE,
        (
            EXAMPLE[EXAMPLE.index("karty:") : EXAMPLE.index("talon:")],
            "zbyva: {Adam: ČK ČV Č9 ZE Z10 ZK KE K10 Ž8, Božena: Č10 Z9 Z8 KK KV K9 ŽE ŽK Ž9,"
            " Cyril: Č8 ZV ZS Z7 KS K8 Ž10 ŽV ŽS}\n",
        ),
        (
            EXAMPLE[EXAMPLE.index("zdvihy:") : EXAMPLE.index("namitka:")],
            "zdvihy:\n  - [Adam: ČE, {hrac: Božena, karta: KK, vraceno: true}, Božena: ČS, Cyril: Č7]\n",
        ),
    )
    case = read(text)
    assert case.hands is not None
    assert [len(h) for h in case.hands.values()] == [10, 10, 10]


def test_a_card_both_played_and_left_is_doubled() -> None:
    start, end = EXAMPLE.index("karty:"), EXAMPLE.index("talon:")
    rest = (
        "zbyva: {Adam: ČE ČV Č9 Z10 ZK KE K10 Ž8, Božena: Č10 Z9 Z8 KV K9 ŽE ŽK Ž9, Cyril: Č8 ZV ZS KS K8 Ž10 ŽV ŽS}\n"
    )
    only = problem(EXAMPLE[:start] + rest + EXAMPLE[end:])
    assert only.code == "karta-dvakrat"
    assert "zbyva.Adam[1]" in only.message
    assert "chybí ČK" in only.message
    assert only.path == "zdvihy[1][1]"


def test_krizovy_has_no_talon_and_eight_cards() -> None:
    case = read(KRIZOVY)
    assert case.hands is not None
    assert [len(h) for h in case.hands.values()] == [8, 8, 8, 8]
    assert read(KRIZOVY + 'talon: ""\n') == case
