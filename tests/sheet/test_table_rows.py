"""Rows of result tables that cannot be divided, several tables in one file, limits (spec 5, 5.1)."""

from __future__ import annotations

import pytest

from rozhodci.errors import InputError
from rozhodci.sheet.table_check import TableFinding, check_tables
from rozhodci.sheet.tables import MAX_LINES, read_tables

TOGETHER = "#HráčZBPBSBB\n1Novák Karel6125291141335\n{}\n3Malá Eva5708921462295\n"


def faults(text: str) -> tuple[TableFinding, ...]:
    return check_tables(read_tables(text, "t")).findings


@pytest.mark.parametrize("row", ["2Dvořák 12", "2Dvořák12", "2Dvořák -3"])
def test_a_row_with_too_few_digits_for_four_numbers(row: str) -> None:
    [found] = [f for f in faults(TOGETHER.format(row)) if f.kind == "udaj"]
    assert (found.table, found.row, found.line, found.name) == (1, 2, 3, row.removeprefix("2"))
    assert found.text == "řádek nelze rozdělit na čísla" and found.found is None


def test_the_rows_around_it_are_checked() -> None:
    """1141 + 1: the row below no longer adds up, and is found although the one above has no numbers."""
    text = TOGETHER.format("2Dvořák 12").replace("5708921462295", "5708921463295")
    assert [(f.row, f.kind) for f in faults(text)][:2] == [(2, "udaj"), (3, "sb")]
    assert (faults(text)[1].found, faults(text)[1].expected) == (146300, 146200)


def test_two_tables_in_one_csv() -> None:
    first = "Pořadí;Hráč;ZB;PB;SB\n1;Novák;612;529;1141\n"
    second = "Pořadí;Tým;ZB;PB;SB;B\n1;Osmičky;10;5,5;15,5;9\n2;Devítky;10;5;16;8\n"
    assert [(t.last, len(t.rows)) for t in read_tables(first + second, "t.csv")] == [("SB", 1), ("B", 2)]
    [found] = faults(first + second)
    assert (found.table, found.row, found.name, found.column, found.kind) == (2, 2, "Devítky", "SB", "sb")
    assert (found.found, found.expected) == (1600, 1500)


def test_a_header_without_rows_is_no_table() -> None:
    assert len(read_tables("Hráč;ZB;PB;SB\nHráč;ZB;PB;SB\nA;1;2;3\n", "t.csv")) == 1
    with pytest.raises(InputError, match="žádná výsledková tabulka"):
        read_tables("Hráč;ZB;PB;SB\n", "t.csv")


def test_a_file_longer_than_any_list_of_results() -> None:
    with pytest.raises(InputError, match=f"víc než {MAX_LINES} řádků"):
        read_tables("\n" * (MAX_LINES + 1), "t")


def test_the_order_chooses_between_two_ways_to_divide_a_row() -> None:
    """101115 is 1 + 0 = 1 with 115, or 10 + 1 = 11 with 5; the next row has 50, so only the first falls."""
    text = "#HráčZBPBSBB\n1Alfa101115\n2Beta11250\n"
    [(_, splits)] = check_tables(read_tables(text, "t")).tables
    assert [(s.zb, s.pb, s.sb, s.last) for s in splits if s] == [(100, 0, 100, 11500), (100, 100, 200, 5000)]
    assert faults(text) == ()
