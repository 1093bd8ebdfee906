"""Spec 1, 1.4: forms of a trick, and the faults of a record."""

from __future__ import annotations

import pytest

from tests.case.written import EXAMPLE, KRIZOVY, edited, problem, problems, read

SHORT, LONG = "  - ČE ČS Č7\n", "  - [Adam: ZE, Božena: KK, Cyril: Z7]     # Božena měla zelené\n"


def with_tricks(*rows: str) -> str:
    return edited(EXAMPLE, (SHORT + LONG, "".join(f"  - {row}\n" for row in rows)))


@pytest.mark.parametrize(
    "row", ["ČE, ČS, Č7", "[ČE, ČS, Č7]", '"ČE ČS Č7"', "červené eso ČS Č7", "[červené eso, Č S, ♥7]"]
)
def test_short_forms_are_one(row: str) -> None:
    assert read(with_tricks(row)).tricks == read(with_tricks("ČE ČS Č7")).tricks


def test_long_moves() -> None:
    case = read(
        with_tricks("[{hrac: Adam, karta: ČE}, {hrac: Božena, karta: KK, vraceno: ano}, Božena: ČS, Cyril: Č7]")
    )
    (trick,) = case.tricks
    assert [(m.player, str(m.card), m.taken_back) for m in trick.moves] == [
        ("Adam", "ČE", False),
        ("Božena", "KK", True),
        ("Božena", "ČS", False),
        ("Cyril", "Č7", False),
    ]


@pytest.mark.parametrize("answer", ["ano", "true", "ANO", "True", '"ano"'])
def test_yes(answer: str) -> None:
    assert read(with_tricks(f"[{{hrac: Adam, karta: ČE, vraceno: {answer}}}]")).tricks[0].moves[0].taken_back


@pytest.mark.parametrize("answer", ["ne", "false", "Ne"])
def test_no(answer: str) -> None:
    assert not read(with_tricks(f"[{{hrac: Adam, karta: ČE, vraceno: {answer}}}]")).tricks[0].moves[0].taken_back


def test_the_last_trick_may_be_unfinished() -> None:
    assert len(read(with_tricks("ČE ČS Č7", "ZE")).tricks[1].moves) == 1
    assert problem(with_tricks("ČE ČS", "ZE Z9 Z7")).code == "zdvih-nedohrany"


def test_a_trick_of_taken_back_cards_only_is_unfinished() -> None:
    back = "[{hrac: Adam, karta: ČE, vraceno: ano}]"
    assert len(read(with_tricks(back)).tricks) == 1
    assert problem(with_tricks(back, "ZE Z9 Z7")).code == "zdvih-nedohrany"


def test_moves_stand_in_the_order_in_which_they_were_made() -> None:
    case = read(with_tricks("[Cyril: Č7, Adam: ČE, Božena: ČS]"))
    assert [m.player for m in case.tricks[0].moves] == ["Cyril", "Adam", "Božena"]


@pytest.mark.parametrize(
    ("row", "code", "path"),
    [
        ("[Adam: ČE, Božena: ČS, Adam: ČK]", "zdvih-dvakrat", "zdvihy[1][3]"),
        ("[Adam: ČE, Dana: ČS, Cyril: Č7]", "zdvih-pauzirujici", "zdvihy[1][2]"),
        ("[Adam: ČE, Bozena: ČS]", "hrac-neznamy", "zdvihy[1][2]"),
        ("ČE ČS Č7 ZE", "zdvih-karet", "zdvihy[1]"),
        ('""', "zdvih-prazdny", "zdvihy[1]"),
        ("[]", "zdvih-prazdny", "zdvihy[1]"),
        ("{Adam: ČE, Božena: ČS}", "tvar", "zdvihy[1]"),
        ("[Adam: ČE, ČS, Č7]", "tvar", "zdvihy[1]"),
        ("[{hrac: Adam}]", "klic-chybi", "zdvihy[1][1]"),
        ("[{Adam: ČE, Božena: ČS}]", "tah", "zdvihy[1][1]"),
        ("ČE K7 Č7", "karta-nikdo", "zdvihy[1][2]"),
        ("ČE ČS ČE", "karta-nikdo", "zdvihy[1][3]"),
        ("ČE ČS D", "karta", "zdvihy[1][3]"),
    ],
)
def test_faults_of_the_record(row: str, code: str, path: str) -> None:
    found = problems(with_tricks(row))
    assert {p.code for p in found} == {code}
    assert found[0].path == path
    assert found[0].line == 18


def test_a_card_already_played_names_where() -> None:
    only = problem(with_tricks("ČE ČS Č7", "ZE Z9 Č7"))
    assert (only.code, only.path) == ("karta-nikdo", "zdvihy[2][3]")
    assert "zdvihy[1][3]" in only.message


def test_a_card_another_player_holds_is_for_the_rules_not_for_the_reader() -> None:
    """A18: Božena plays Cyril's Č8 – impossible, the replay stops there; what follows is not examined."""
    case = read(with_tricks("ČE Č8 Č7", "ZE Z9 Č8"))
    assert len(case.tricks) == 2


def test_more_tricks_than_cards() -> None:
    rows = ["ČE ČS Č7"] * 11
    assert {p.code for p in problems(with_tricks(*rows))} == {"zdvihu-moc"}


def test_krizovy_has_eight_tricks_of_four() -> None:
    assert len(read(KRIZOVY).tricks[0].moves) == 4
    assert {p.code for p in problems(KRIZOVY + "  - Č7 Č8 ČE ČS\n" * 8)} == {"zdvihu-moc"}
    assert problem(KRIZOVY, ("Ž7 ŽS ŽK Ž9", "Ž7 ŽS ŽK\n  - Č7 Č8 ČE ČS")).code == "zdvih-nedohrany"


def test_a_player_may_be_called_like_a_key() -> None:
    text = EXAMPLE.replace("Adam", "hrac").replace("Cyril", "karta")
    assert [m.player for m in read(text).tricks[1].moves] == ["hrac", "Božena", "karta"]
