"""The first cell of a row says what the row is: a hand, sums, a word about the sheet; nothing else is a hand."""

from __future__ import annotations

import pytest

from rozhodci.errors import InputError, Problem
from tests.sheet.sheets import findings, read, report

RULES = "voleny-2005"
HEAD = "zapisovatel;Adam\npodpisy;Adam;Božena;Cyril\nc;rozdava;Adam;Božena;Cyril;PB Adam;PB Božena;PB Cyril\n"
HANDS = "1;Cyril;2,40;-1,20;-1,20;;;7\n2;Adam;-0,40;-0,40;0,80;;;\n"
SUMS = "2,00;-1,60;-0,40;0;0;7"
"""2,40 - 0,40; -1,20 - 0,40; -1,20 + 0,80; seven PB of Cyril."""


def table(foot: str, hands: str = HANDS) -> str:
    return HEAD + hands + foot + "\n"


def problems(text: str) -> tuple[Problem, ...]:
    with pytest.raises(InputError) as fault:
        read(text, "listek.csv", RULES)
    return fault.value.problems


@pytest.mark.parametrize(
    "word",
    [
        "soucet",
        "Součet:",
        "SOUČTY",
        "součet :",
        "Celkem",
        "Σ",
        "∑",
        "suma",
        "Součet celkem",
        "Celkem Kč",
        "celkem v Kč",
    ],
)
def test_sums_under_any_name(word: str) -> None:
    done = report(table(f"{word};;{SUMS}"), "listek.csv", RULES)
    assert (done.findings, len(done.sheet.rows)) == ((), 2)
    [wrong] = findings(table(f"{word};;{SUMS.replace('-0,40', '-0,50')}"), "listek.csv", RULES)
    assert (wrong.row, wrong.column, wrong.kind) == (0, "Cyril", "soucet-sloupce")


@pytest.mark.parametrize(
    "foot",
    [
        "ZB;;2;-1,6;-0,4\nPB;;0;0;7\nSB;;2;-1,6;6,6",
        "součet ZB:;;2;-1,6;-0,4\nsoučet PB:;;;;;0;0;7\nSB celkem;;2;-1,6;6,6",
        f"soucet;;{SUMS}\nsb;;2;-1,6;6,6",
        "ZB;;2;-1,6;-0,4;0;0;7",
    ],
)
def test_rows_of_zb_pb_and_sb(foot: str) -> None:
    """SB of Cyril: -0,40 + 7."""
    sheet = read(table(foot), "listek.csv", RULES)
    assert (len(sheet.rows), sheet.sums["Cyril"].money, sheet.sums["Cyril"].pb) == (2, -40, 14)
    assert findings(table(foot), "listek.csv", RULES) == ()


@pytest.mark.parametrize(
    ("foot", "place"),
    [
        ("ZB;;2;-1,6;-0,3\nPB;;0;0;7", (0, "Cyril", "soucet-sloupce")),
        ("ZB;;2;-1,6;-0,4\nPB;;0;0;8", (0, "PB Cyril", "soucet-sloupce")),
        ("ZB;;2;-1,6;-0,4\nSB;;2;-1,6;-0,4", (0, "Cyril", "sb")),
    ],
)
def test_each_of_them_is_checked(foot: str, place: tuple[int, str, str]) -> None:
    [found] = findings(table(foot), "listek.csv", RULES)
    assert (found.row, found.column, found.kind) == place


def test_the_same_sums_twice() -> None:
    [found] = problems(table(f"soucet;;{SUMS}\nZB;;2;-1,6;-0,4"))
    assert (found.line, found.message) == (7, "ZB hráče Adam je tu podruhé, poprvé na řádku 6.")


@pytest.mark.parametrize("word", ["mezisoučet", "převod", "x", "1x", "?", "ZB PB", "kontrola"])
def test_another_word_is_no_hand(word: str) -> None:
    [found] = problems(table(f"{word};;{SUMS}"))
    assert (found.code, found.line, found.column) == ("csv-radek", 6, 1)
    assert f"„{word}“" in found.message and "soucet" in found.hint


def test_a_slip_in_a_known_word() -> None:
    [found] = problems(table(f"suocet;;{SUMS}"))
    assert found.hint == "myslíte „soucet“?"


@pytest.mark.parametrize("first", ["", "3", "3.", "3)", "č. 3", "hra 3", "3,00"])
def test_a_number_or_nothing_is_a_hand(first: str) -> None:
    """Amounts alone are legal, numbered or not (spec 5, 5.1)."""
    assert len(read(table(f"{first};;1;-0,5;-0,5"), "listek.csv", RULES).rows) == 3


class TestSumsWithoutAName:
    """A bare row that adds up what is above it would double the totals."""

    @pytest.mark.parametrize(
        "row",
        [f";;{SUMS}", ";;2;-1,60;-0,40", ";;2;-1,60;-0,50", ";;2;-2;0"],
        ids=["whole", "no PB", "one wrong", "in crowns"],
    )
    def test_it_is_asked(self, row: str) -> None:
        [found] = problems(table(row))
        assert found.line == 6 and "hra to je, nebo součet?" in found.message and "soucet" in found.hint

    def test_in_the_middle_too(self) -> None:
        [found] = problems(table(f";;{SUMS}\n3;Božena;1;-0,5;-0,5;;;"))
        assert found.line == 6

    @pytest.mark.parametrize("row", ["3;;2;-1,60;-0,40", ";Božena;2;-1,60;-0,40", ";;2;-1;-1", ";;0;0;0", ";;;;;0;0;7"])
    def test_a_number_or_a_dealer_makes_it_a_hand(self, row: str) -> None:
        assert len(read(table(row), "listek.csv", RULES).rows) == 3

    def test_unnumbered_hands_are_read(self) -> None:
        hands = ";;2,40;-1,20;-1,20\n;;-0,40;-0,40;0,80\n;;-1,20;2,40;-1,20\n"
        sheet = read(table("celkem;;0,80;0,80;-1,60", hands), "listek.csv", RULES)
        assert [row.amounts["Božena"] for row in sheet.rows] == [-120, -40, 240]


def test_words_about_the_sheet_may_have_a_colon() -> None:
    sheet = read("Stůl:;7\n" + table("Datum:;dnes\npoznámka;hráno v sále"), "listek.csv", RULES)
    assert sheet.tournament == {"stul": "7", "datum": "dnes"}
