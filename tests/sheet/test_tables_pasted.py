"""Result tables as people paste them: from the web, a spreadsheet, a text editor, a PDF (spec 5, 5.1)."""

from __future__ import annotations

import pytest

from rozhodci.errors import InputError
from rozhodci.sheet.table_check import check_tables
from rozhodci.sheet.table_numbers import amount
from rozhodci.sheet.tables import read_tables

Read = tuple[str, list[tuple[object, ...]]]


def read(text: str) -> list[Read]:
    """For each table the name of its last column and its rows, ZB, PB, SB and last column in points."""
    report = check_tables(read_tables(text, "t"))
    return [
        (table.last, [(s.name, *(n / 100 for n in s.numbers if n is not None)) for s in splits if s is not None])
        for table, splits in report.tables
    ]


def faults(text: str) -> list[tuple[int, str, str, float | None, float | None]]:
    """Line, column, kind, found, expected of each finding."""
    found = check_tables(read_tables(text, "t")).findings
    points = [
        (None if f.found is None else f.found / 100, None if f.expected is None else f.expected / 100) for f in found
    ]
    return [(f.line, f.column, f.kind, *pair) for f, pair in zip(found, points, strict=True)]


def told(text: str) -> bool:
    """Is anything said about the table?"""
    try:
        return faults(text) != []
    except InputError:
        return True


TWO = [("Adam", 10, 12, 22, 5), ("Eva", 9, 9, 18, 4)]
WITH_B = {
    "tabs": "#\tHráč\tZB\tPB\tSB\tB\n1\tAdam\t10\t12\t22\t5\n2\tEva\t9\t9\t18\t4\n",
    "tabs, Windows": "Pořadí\tHráč\tZB\tPB\tSB\tB\r\n1.\tAdam\t10\t12\t22\t5\r\n2.\tEva\t9\t9\t18\t4\r\n",
    "several spaces": "#   Hráč   ZB   PB   SB   B\n1   Adam   10   12   22   5\n2   Eva     9    9   18   4\n",
    "one space": "Poř. Hráč ZB PB SB B\n1. Adam 10 12 22 5\n2. Eva 9 9 18 4\n",
    "no ranks": "Hráč ZB PB SB B\nAdam 10 12 22 5\nEva 9 9 18 4\n",
    "ranks lost by the editor": "#\tHráč\tZB\tPB\tSB\tB\nAdam\t10\t12\t22\t5\nEva\t9\t9\t18\t4\n",
    "run together": "#HráčZBPBSBB\n1Adam1012225\n2Eva99184\n",
    "run together, dots": "PořadíHráčZBPBSBB\n1.Adam1012225\n\n2.Eva99184*\n",
    "run together, note": "#HráčZBPBSBB\n1Adam1012225 (host)\n2Eva99184\n",
    "header run together, rows not": "#HráčZBPBSBB\n1 Adam 10 12 22 5\n2 Eva 9 9 18 4\n",
    "bars": "|#|Hráč|ZB | PB|SB|B|\n|---|---|--:|--:|--:|--:|\n| 1 | Adam | 10 | 12 | 22 | 5 |\n|2|Eva|9|9 | 18|4|\n",
    "column without a name": "#\tHráč\tZB\tPB\tSB\n1\tAdam\t10\t12\t22\t5\n2\tEva\t9\t9\t18\t4\n",
    "a column of notes": "Poř.;Hráč;ZB;PB;SB;B;Poznámka\n1;Adam;10;12;22;5;\n2;Eva;9;9;18;4;pozdě\n",
    "more columns": "Poř.;Hráč;1. kolo;2. kolo;ZB;PB;SB;B\n1;Adam;5;5;10;12;22;5\n2;Eva;0;9;9;9;18;4\n",
    "units in the header": '#\tHráč\t"ZB\n(Kč)"\tPB [b]\tSB\tB\n1\tAdam\t10\t12\t22\t5\n2\tEva\t9\t9\t18\t4\n',
    "empty rows of a form": "#;Hráč;ZB;PB;SB;B\n1;Adam;10;12;22;5\n2;Eva;9;9;18;4\n3;;;;;\n4;;;;;\n",
    "sentence with commas above": "Plzeň, 16. 3., 5 kol\nHráč\tZB\tPB\tSB\tB\nAdam\t10\t12\t22\t5\nEva\t9\t9\t18\t4\n",
    "two pages": "# Hráč ZB PB SB B\n1 Adam 10 12 22 5\nStrana 1 z 2\n\x0c# Hráč ZB PB SB B\n2 Eva 9 9 18 4\n",
    "foot and head of a page": "# Hráč ZB PB SB B\n1 Adam 10 12 22 5\nStrana 1\nTurnaj\nPlzeň\nHala\n2 Eva 9 9 18 4\n",
}


@pytest.mark.parametrize("text", WITH_B.values(), ids=WITH_B)
def test_the_same_table_pasted_in_many_ways(text: str) -> None:
    assert read(text) == [("B", TWO)]
    assert faults(text) == []


@pytest.mark.parametrize("text", WITH_B.values(), ids=WITH_B)
def test_a_wrong_sum_is_found_in_each(text: str) -> None:
    """9 + 9 is 18, not 17; a reader that skips the row would say nothing."""
    wrong = (
        text.replace("9\t18", "9\t17").replace("9   18", "9   17").replace("9 18", "9 17").replace("9 | 18", "9 | 17")
    )
    wrong = wrong.replace("9;18", "9;17").replace("99184", "99174")
    assert wrong != text
    assert [(column, kind, found, due) for _, column, kind, found, due in faults(wrong)] == [("SB", "sb", 17, 18)]


def test_three_columns_run_together() -> None:
    """The header has no column after SB: 10 + 12 = 22, 9 + 9 = 18, 1 + 9 = 10."""
    text = "#HráčZBPBSB\n1Adam101222\n2Eva9918\n3Ivo1910\n"
    assert read(text) == [("SB", [("Adam", 10, 12, 22), ("Eva", 9, 9, 18), ("Ivo", 1, 9, 10)])]
    assert faults(text) == []
    assert faults(text.replace("9918", "9917")) == [(3, "SB", "sb", 17, 18)]


def test_a_header_may_leave_out_its_last_column() -> None:
    """1633 + 1020 = 2653 and 886 + 1826 = 2712, then 49 and 44, as the team tables of the web have it."""
    text = "#HráčZBPBSB\n1GRINGOS16331020265349\n2Limit Pardubice8861826271244\n"
    assert read(text) == [("B", [("GRINGOS", 1633, 1020, 2653, 49), ("Limit Pardubice", 886, 1826, 2712, 44)])]
    assert faults(text) == []


@pytest.mark.parametrize(
    ("written", "hundredths"),
    [
        ("5", 500), ("-5", -500), ("–5", -500), ("−5", -500), ("- 5", -500), ("(5)", -500), ("( 5,50 )", -550),
        ("+5", 500),
        ("10,00 Kč", 1000), ("(10,00 Kč)", -1000), ("-3 Kč", -300), ("5,-", 500), ("5,- Kč", 500), ("10,5", 1050),
        ("1 141", 114100), ("1\u00a0141", 114100), ("1\u202f141,50", 114150), ("1.141", 114100), ("1.141,50", 114150),
        ("1,141.50", 114150), ("12 345 678", 1234567800), ("335*", 33500), ("7 b.", 700), ("0", 0),
    ],
)  # fmt: skip
def test_numbers(written: str, hundredths: int) -> None:
    assert amount(written) == hundredths


@pytest.mark.parametrize(
    "written", ["", "-", "1O", "12 34", "1 2", "0 141", "1.141.50", "10,505", "5%", "--5", "()", "x5", "16. 3."]
)
def test_no_numbers(written: str) -> None:
    """`10,505` is no number: thousands stand in threes, decimals are two at most."""
    assert amount(written) is None or written == "10,505"


def test_numbers_in_rows() -> None:
    cells = "#;Hráč;ZB;PB;SB\n1;A;1 141,50;;1 141,50\n2;B;10,00 Kč;(2);8\n3;C;–5;−5;-10\n"
    assert read(cells) == [("SB", [("A", 1141.5, 0, 1141.5), ("B", 10, -2, 8), ("C", -5, -5, -10)])]
    spaces = "# Hráč ZB PB SB B\n1 A 612 529 1 141 335\n2 B −3,00 Kč 2 –1 4\n"
    assert read(spaces) == [("B", [("A", 612, 529, 1141, 335), ("B", -3, 2, -1, 4)])]
    together = "#HráčZBPBSBB\n1Adam10,5012,0022,505\n2Petr–3451290945317\n".replace("945317", "9453")
    assert read(together) == [("B", [("Adam", 10.5, 12, 22.5, 5), ("Petr", -345, 1290, 945, 3)])]
    for text in (cells, spaces, together):
        assert faults(text) == []


@pytest.mark.parametrize(
    ("row", "name"),
    [
        ("1;Ing. Novák, CSc.;10;5;15;4", "Ing. Novák, CSc."),
        ("1;Jidáš 368;10;5;15;4", "Jidáš 368"),
        ("1;Celkem dobří;10;5;15;4", "Celkem dobří"),
        ("1 Celkem dobří 10 5 15 4", "Celkem dobří"),
        ('1;"Novák; st.";10;5;15;4', "Novák; st."),
        ('1;Jan "Kulda" Malý;10;5;15;4', 'Jan "Kulda" Malý'),
        ("1,Ing. Novák, CSc.,10,5,15,4", "Ing. Novák, CSc."),
        ("1,Novák,10,00,5,00,15,00,4", "Novák"),
        ("1 Ing. Novák, CSc. 10 5 15 4", "Ing. Novák, CSc."),
        ("1 Jidáš 368 10 5 15 4", "Jidáš 368"),
        ("1. Betl-durch 10 5 15 4", "Betl-durch"),
    ],
)
def test_names(row: str, name: str) -> None:
    sign = next((s for s in ";," if row.startswith(f"1{s}")), " ")
    text = sign.join(("#", "Hráč", "ZB", "PB", "SB", "B")) + f"\n{row}\n"
    assert read(text) == [("B", [(name, 10, 5, 15, 4)])]


SHARED = "Pořadí;Hráč;ZB;PB;SB\n1;A;10;2;12\n{};B;3;2;5\n{};C;3;2;5\n{};D;1;1;2\n"


@pytest.mark.parametrize("ranks", [(2, 2, 4), (2, 3, 4), ("2.-3.", "2.-3.", "4."), ("2.–3.", "", 4)])
def test_equal_results_may_share_a_rank(ranks: tuple[object, ...]) -> None:
    assert faults(SHARED.format(*ranks)) == []


@pytest.mark.parametrize(
    ("ranks", "found"),
    [
        ((2, 2, 3), [(5, "#", "udaj", 3, 4)]),
        ((1, 2, 4), [(3, "#", "udaj", 1, 2)]),
        ((7, 3, 4), [(3, "#", "udaj", 7, 2)]),
        ((3, 4, 5), [(3, "#", "udaj", 3, 2)]),
    ],
)
def test_wrong_ranks(ranks: tuple[int, ...], found: list[tuple[int, str, str, float, float]]) -> None:
    """12 and 5 are not equal; a missing row is said once, not at every row below it."""
    assert faults(SHARED.format(*ranks)) == found


def test_a_table_that_begins_on_its_second_page() -> None:
    assert faults("#;Hráč;ZB;PB;SB\n11;A;10;2;12\n12;B;3;2;5\n") == []


SUMS = {
    "cells": "Pořadí;Hráč;ZB;PB;SB;B\n1;A;10;2;12;5\n2;B;3;2;5;4\n;Celkem;13;4;17;9\n",
    "first cell": "Pořadí;Hráč;ZB;PB;SB;B\n1;A;10;2;12;5\n2;B;3;2;5;4\nSoučet:;;13;4;17;9\nHrálo se v Plzni 16. 3.\n",
    "above": "Pořadí;Hráč;ZB;PB;SB;B\n;Celkem;13;4;17;9\n1;A;10;2;12;5\n2;B;3;2;5;4\n",
    "average below": "Pořadí;Hráč;ZB;PB;SB;B\n1;A;10;2;12;5\n2;B;3;2;5;4\n;Celkem;13;4;17;9\n;Průměr;6,5;2;8,5;\n",
    "spaces": "# Hráč ZB PB SB B\n1 A 10 2 12 5\n2 B 3 2 5 4\nCelkem 13 4 17 9\n",
    "run together": "#HráčZBPBSBB\n1Adam102125\n2Beta3254\nCelkem134179\n",
}


@pytest.mark.parametrize("text", SUMS.values(), ids=SUMS)
def test_a_row_of_sums(text: str) -> None:
    """10 + 3 = 13, 2 + 2 = 4, 12 + 5 = 17, 5 + 4 = 9."""
    assert faults(text) == [] and len(read(text)[0][1]) == 2
    wrong = text.replace("13;4;17", "14;4;17").replace("13 4 17", "14 4 17").replace("134179", "144179")
    assert wrong != text
    assert [f[1:] for f in faults(wrong)] == [("ZB", "soucet-sloupce", 14, 13)]


def test_the_last_column_need_not_be_summed() -> None:
    assert faults(SUMS["cells"].replace("17;9", "17;")) == []
    assert faults(SUMS["spaces"].replace("17 9", "17")) == []


def test_sums_of_a_row_that_cannot_be_read_are_left_alone() -> None:
    text = SUMS["run together"].replace("2Beta3254", "2Beta 1")
    assert [f[2] for f in faults(text)] == ["udaj"]


@pytest.mark.parametrize(
    "title", ["Družstva", "Družstva;;;;", ";;;;\nDružstva;;;;\n;;;;", "Plzeň;16. 3.;2024;;", "2. kolo"]
)
def test_a_title_between_two_tables(title: str) -> None:
    one = "Pořadí;Hráč;ZB;PB;SB\n1;A;1;2;3\n"
    assert read(f"{one}{title}\n{one}") == [("SB", [("A", 1, 2, 3)])] * 2
    commas = one.replace(";", ",")
    assert read(f"{commas}Družstva, 2. kolo, Plzeň 16. 3. 2024\n{commas}") == [("SB", [("A", 1, 2, 3)])] * 2


@pytest.mark.parametrize("sign", [";", "\t", " "])
def test_groups_below_one_header(sign: str) -> None:
    """The order begins anew with each: 22 after 5 is no fault."""
    rows = "#;Hráč;ZB;PB;SB\nSkupina A\n1;A;10;2;12\n2;B;3;2;5\nSkupina B\n1;C;20;2;22\n2;D;3;2;5\n".replace(";", sign)
    assert [len(splits) for _, splits in read(rows)] == [2, 2] and faults(rows) == []
    assert [f[:4] for f in faults(rows.replace("Skupina B\n1", "3").replace("2" + sign + "D", "4" + sign + "D"))] == [
        (5, "SB", "poradi", 22)
    ]


def test_text_below_a_run_together_table_is_no_row() -> None:
    """A calendar and a paragraph, as they follow on the web."""
    text = WITH_B["run together"] + "březen 2024\nPo Út St\n11 12 13\n\nPravidla\n1. Turnaj se hraje od roku 2024\n"
    assert read(text) == [("B", TWO)]


def test_every_cell_that_is_no_number_is_named_with_a_hint() -> None:
    with pytest.raises(InputError) as fault:
        read_tables("#;Hráč;ZB;PB;SB\n1;A;1O;5;15\n2;B;1;5;\n", "t.csv")
    first, second = fault.value.problems
    assert (first.line, first.column, first.found) == (2, 5, "1O") and "napište číslo, třeba 10" in first.hint
    assert (second.line, second.message, second.found) == (3, "ve sloupci SB má být číslo.", "prázdná buňka")


def test_a_row_with_very_many_numbers_is_read_one_way() -> None:
    """45 times 100 for 23 columns: were each two or three of them also one number, the ways would be billions."""
    head = " ".join(("# Hráč ZB PB SB", *(f"K{i}" for i in range(20))))
    [(last, [(name, *numbers)])] = read(f"{head}\n1 A {'100 ' * 45}\n")
    assert last == "K19" and str(name).startswith("A 100") and numbers == [100, 100, 100, 100]


def test_small_numbers_run_together_are_read_so_that_the_last_column_falls_evenly() -> None:
    """1012225 is also 1 + 0 = 1 and 2225, far above the 4 of the next row."""
    assert read(WITH_B["run together"]) == [("B", TWO)]


WIDE = [
    ("Novák Karel", "612", "529", "1{0}141", "335"),
    ("Dvořák Petr", "-345", "1{0}290", "945", "317"),
    ("Jidáš 368", "1{0}693", "5{0}296", "6{0}989", "162"),
    ("Malá Eva", "570", "892", "1{0}462", "110"),
    ("Bílý Otto", "-455", "400", "-55", "21"),
]


@pytest.mark.parametrize(
    ("sign", "thousands"), [("\t", ""), ("\t", " "), (";", "."), (" ", ""), (" ", " "), (" ", "\u00a0"), ("   ", " ")]
)
def test_every_changed_digit_is_found(sign: str, thousands: str) -> None:
    """Whatever separates the columns and the thousands; a digit that becomes a leading zero is one of them."""
    cells = [[name, *(n.format(thousands) for n in numbers)] for name, *numbers in WIDE]
    rows = [sign.join((f"{i}.", *row)) for i, row in enumerate(cells, 1)]
    text = "\n".join((sign.join(("#", "Hráč", "ZB", "PB", "SB", "B")), *rows)) + "\n"
    assert faults(text) == []
    for row, (name, *_, last) in zip(rows, cells, strict=True):
        for at in range(row.index(name) + len(name), len(row) - len(last)):
            for digit in "0123456789":
                if row[at].isdigit() and row[at] != digit:
                    wrong = row[:at] + digit + row[at + 1 :]
                    assert told(text.replace(row, wrong)), wrong
