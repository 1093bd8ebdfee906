"""YAML of another shape than a sheet has: each place is told, nothing breaks (spec 5, 5.1; D6)."""

from __future__ import annotations

import pytest

from rozhodci.errors import InputError, Problem
from tests.sheet.sheets import one_row, read


def problems(text: str) -> tuple[Problem, ...]:
    with pytest.raises(InputError) as fault:
        read(text)
    return tuple(fault.value.problems)


@pytest.mark.parametrize(
    ("row", "path", "expected"),
    [
        ("jen text", "hry[1]", "{rozdava: …, akter: …, zavazek: …, castky: {…}}"),
        ("{castky: [1, 2]}", "hry[1].castky", "{jméno: částka}"),
        ("{castky: {Adam: [1]}}", "hry[1].castky.Adam", "částka v Kč"),
        ("{pb: 5}", "hry[1].pb", "{jméno: body}"),
        ("{pb: {Adam: {}}}", "hry[1].pb.Adam", "částka v Kč"),
        ("{proti: [Adam]}", "hry[1].proti", "jméno a část, třeba Cyril sedma"),
        ("{body: [1]}", "hry[1].body", "počet bodů"),
        ("{body: sto}", "hry[1].body", "třeba 110"),
        ("{zavazek: {sto: ano}}", "hry[1].zavazek", "závazek, třeba sto a sedma"),
        ("{vysledek: {hra: [akter]}}", "hry[1].vysledek.hra", "akter nebo obrana"),
        ("{trumf: [kule]}", "hry[1].trumf", "barva"),
    ],
)
def test_another_shape_is_told_with_its_place(row: str, path: str, expected: str) -> None:
    found = problems(one_row(row))
    assert [(p.line, p.path, p.expected) for p in found] == [(7, path, expected)]


def test_sums_are_by_player() -> None:
    [found] = problems(one_row("{zavazek: betl}") + "soucty: [1, 2]\n")
    assert (found.line, found.path, found.expected) == (8, "soucty", "{jméno: {zb: …, pb: …, sb: …}}")


def test_the_good_rows_beside_a_bad_one_are_read_too() -> None:
    """Problems of all three rows come at once."""
    text = one_row("{trumf: fialové}") + "  - nic\n  - {body: x}\n"
    assert [(p.line, p.path) for p in problems(text)] == [(7, "hry[1].trumf"), (8, "hry[2]"), (9, "hry[3].body")]


def test_two_sheets_in_one_file() -> None:
    text = one_row("{zavazek: betl}")
    assert [(p.code, p.message) for p in problems(f"{text}---\n{text}")] == [
        ("vic-listku", "lístků je v souboru 2, tady má být jeden.")
    ]


def test_a_sheet_of_nothing_but_problems_stops_early() -> None:
    """Far more than anybody reads: the first are named, with their places."""
    text = one_row("{body: x}") + "  - {body: x}\n" * 2000
    found = problems(text)
    assert (found[0].line, found[0].path) == (7, "hry[1].body") and len(found) < 2001
