"""The header: known columns however written, PB before or after the name, and columns that belong to nobody."""

from __future__ import annotations

import pytest

from rozhodci.errors import InputError, Problem
from tests.sheet.sheets import findings, read

RULES = "licitovany-2010"
ABOVE = "zapisovatel;Adam\npodpisy;Adam, Božena, Cyril\n"
WITH_PB = "c;rozdava;akter;zavazek;trumf;vysledek;Adam;Božena;Cyril;PB Adam;PB Božena;PB Cyril\n"
HANDS = "1;Cyril;Adam;sedma;žaludy;hra +, sedma +;1,20;-0,60;-0,60;0;0;0\n2;Adam;Božena;omyl;;;1,20;-2,40;1,20;0;0;0\n"
"""Sedma 0,40 and hra 0,20 from each; omyl 1,20 to each (ČSM čl. I)."""


def problems(text: str) -> tuple[Problem, ...]:
    with pytest.raises(InputError) as fault:
        read(text, "listek.csv", RULES)
    return fault.value.problems


def extra(name: str, *cells: str, head: str = WITH_PB, hands: str = HANDS) -> str:
    """The table with one more column."""
    lines = (head + hands).splitlines()
    return ABOVE + "".join(f"{line};{cell}\n" for line, cell in zip(lines, (name, *cells), strict=True))


def test_it_is_clean() -> None:
    assert findings(ABOVE + WITH_PB + HANDS, "listek.csv", RULES) == ()


@pytest.mark.parametrize(
    "head",
    [
        WITH_PB.replace("PB Adam;PB Božena;PB Cyril", "Adam PB;Božena PB;Cyril pb"),
        WITH_PB.replace("c;rozdava;akter;zavazek", "Č.;Rozdává;AKTÉR;Závazek:").replace("vysledek", "Výsledek"),
        WITH_PB.replace("c;rozdava", ";rozdava"),
        WITH_PB.replace("c;rozdava", "Číslo;rozdava"),
    ],
)
def test_headers_in_other_clothes(head: str) -> None:
    assert findings(ABOVE + head + HANDS, "listek.csv", RULES) == ()


def test_somebody_may_be_called_pb() -> None:
    """`Novák PB` has a column `PB Novák PB`, so he is a player."""
    text = (WITH_PB + HANDS).replace("Adam", "Novák PB")
    assert read(text, "listek.csv", RULES).players == ("Novák PB", "Božena", "Cyril")


@pytest.mark.parametrize(
    ("name", "cells", "hint"),
    [
        ("kontrola", ("0,00", "0,00"), "sloupec smažte"),
        ("kontrola", ("OK", "OK"), "sloupec smažte"),
        ("kontrola", ("", ""), "sloupec smažte"),
        ("vysledok", ("hra +", ""), "myslíte „vysledek“?"),
        ("bodi", ("120", ""), "myslíte „body“?"),
    ],
)
@pytest.mark.parametrize("pb", [True, False])
def test_an_extra_column_is_named(name: str, cells: tuple[str, str], hint: str, pb: bool) -> None:
    head, hands = WITH_PB, HANDS
    if not pb:
        head, hands = head.replace(";PB Adam;PB Božena;PB Cyril", ""), hands.replace(";0;0;0", "")
    [found] = problems(extra(name, *cells, head=head, hands=hands))
    assert (found.code, found.line) == ("csv-zahlavi", 3)
    assert f"sloupec „{name}“" in found.message and hint in found.hint


def test_with_four_players_it_is_named_whatever_stands_in_it() -> None:
    head = "c;rozdava;Adam;Božena;Cyril;Dana;součet\n"
    rows = "1;Dana;3;-1;-1;-1;5\n2;Adam;-1;3;-1;-1;6\n3;Božena;-1;-1;3;-1;7\n4;Cyril;-1;-1;-1;3;8\n"
    [found] = problems(head + rows)
    assert "sloupec „součet“" in found.message


def test_five_columns_of_amounts_are_all_listed() -> None:
    [found] = problems("c;rozdava;Adam;Božena;Cyril;Dana;Eva\n1;Adam;1;-1;0;0;0\n")
    assert "Adam, Božena, Cyril, Dana a Eva" in found.message


def test_a_note_is_a_known_column() -> None:
    assert findings(extra("Poznámka", "po upozornění", ""), "listek.csv", RULES) == ()


@pytest.mark.parametrize("hand", ["1;Eva;1;-0,5;-0,5;0", "1;Cyril;1;-0,5;-0,5;0"])
def test_a_fourth_player_is_no_extra_column(hand: str) -> None:
    """Named as the dealer, or with too few hands to tell."""
    head = "c;rozdava;Adam;Božena;Cyril;Eva\n"
    assert read(head + hand, "listek.csv", RULES).players == ("Adam", "Božena", "Cyril", "Eva")


def test_a_name_near_a_known_word_is_a_name() -> None:
    """Božena is not `lozena`, nor is the table without rows that name her a fault."""
    head = "c;Božena;Trumf st.;Partl\n1;1;-0,5;-0,5\n2;-0,5;1;-0,5\n"
    assert read(head, "listek.csv", RULES).players == ("Božena", "Trumf st.", "Partl")


def test_an_entry_in_two_columns() -> None:
    [found] = problems(extra("Trumf", "", ""))
    assert found.message == "sloupec „Trumf“ je tu podruhé."


def test_empty_columns_on_the_left() -> None:
    shifted = "".join(f";;{line}\n" for line in (ABOVE + WITH_PB + HANDS).splitlines())
    assert findings(shifted, "listek.csv", RULES) == ()


def test_a_heading_over_the_header_is_named_by_its_text() -> None:
    [found] = problems(";;;;;;Částky;;;Prémie;;\n" + WITH_PB + HANDS)
    assert (found.line, found.column) == (1, 7) and "„Částky“" in found.message
