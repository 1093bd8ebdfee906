"""Result tables: CSV and run-together text, names ending with digits, one changed digit."""

from __future__ import annotations

import pytest

from rozhodci.errors import InputError
from rozhodci.sheet.table_check import TableFinding, check_tables
from rozhodci.sheet.tables import read_tables

PLAYERS = """březen 2024
Po Út St Čt So Ne
4 5 6 7 8 9 10
#HráčZBPBSBB
1Novák Karel6125291141335
2Dvořák Petr-3451290945317
3Malá Eva st.5708921462295
4Horák Jan356-4352138
5Bílý Otto-455400-5521
TAB2
"""
TEAMS = """#HráčZBPBSB
1ALFA TEAM Zdice170153027003160
2Osmičky 368201049907000121
3Betl-durch B-39895055220
"""
CSV = "Pořadí;Hráč;ZB;PB;SB;B\n1;Novák;612;529;1141;335\n2;Dvořák;-345;1290;945;317\n3;Malá;0,40;0;0,40;295\n"


def faults(text: str) -> tuple[TableFinding, ...]:
    return check_tables(read_tables(text, "t")).findings


def found(text: str) -> list[tuple[int, int, str, str]]:
    return [(f.table, f.row, f.column, f.kind) for f in faults(text)]


@pytest.mark.parametrize("text", [PLAYERS, TEAMS, PLAYERS + TEAMS, CSV, CSV.replace(";", "\t")])
def test_clean(text: str) -> None:
    assert found(text) == []


def test_rows_are_divided_as_they_were_meant() -> None:
    (table, splits), (_, teams) = check_tables(read_tables(PLAYERS + TEAMS, "t")).tables
    numbers = [(s.name, s.zb // 100, s.pb // 100, s.sb // 100, (s.last or 0) // 100) for s in splits if s]
    assert table.last == "B" and numbers == [
        ("Novák Karel", 612, 529, 1141, 335),
        ("Dvořák Petr", -345, 1290, 945, 317),
        ("Malá Eva st.", 570, 892, 1462, 295),
        ("Horák Jan", 356, -4, 352, 138),
        ("Bílý Otto", -455, 400, -55, 21),
    ]
    assert [s.name for s in teams if s] == ["ALFA TEAM Zdice", "Osmičky 368", "Betl-durch B"]


def test_every_changed_digit_of_zb_pb_and_sb_is_found() -> None:
    """A run-together row has other readings; none of them may make a wrong digit look right."""
    for text in (PLAYERS, TEAMS):
        for table, splits in check_tables(read_tables(text, "t")).tables:
            for row, split in zip(table.rows, splits, strict=True):
                assert split is not None
                start = len(str(row.rank)) + len(split.name)
                for at in range(start, len(row.text) - len(str((split.last or 0) // 100))):
                    for digit in "0123456789":
                        if row.text[at].isdigit() and row.text[at] != digit:
                            wrong = row.text[:at] + digit + row.text[at + 1 :]
                            assert (row.rank or 0) in {f.row for f in faults(text.replace(row.text, wrong))}, wrong


@pytest.mark.parametrize(
    ("change", "place"),
    [
        (("612;529", "613;529"), (1, 1, "SB", "sb")),
        (("-345;1290;945", "-345;1290;955"), (1, 2, "SB", "sb")),
        (("945;317", "945;337"), (1, 2, "B", "poradi")),
        (("3;Malá", "4;Malá"), (1, 4, "#", "udaj")),
    ],
)
def test_one_fault_in_a_table(change: tuple[str, str], place: tuple[int, int, str, str]) -> None:
    assert CSV.count(change[0]) == 1
    assert found(CSV.replace(*change)) == [place]


def test_order_by_sb_where_it_is_the_last_column() -> None:
    table = "Tým,ZB,PB,SB\nA,1,2,3\nB,2,2,4\n"
    assert found(table) == [(1, 2, "SB", "poradi")]
    assert found(table.replace("B,2,2,4", "B,1,2,3")) == []


def test_order_in_a_run_together_table() -> None:
    wrong = PLAYERS.replace("-3451290945317", "-3451290945337")
    assert (1, 2, "B", "poradi") in found(wrong)


@pytest.mark.parametrize("text", ["", "nic tu není", "A;B\n1;2\n"])
def test_no_table(text: str) -> None:
    with pytest.raises(InputError, match="žádná výsledková tabulka"):
        read_tables(text, "t")


def test_a_cell_that_is_no_number_has_its_place() -> None:
    with pytest.raises(InputError) as fault:
        read_tables(CSV.replace("1290", "12x0"), "t.csv")
    assert (fault.value.problems[0].line, fault.value.problems[0].column) == (3, 15)
