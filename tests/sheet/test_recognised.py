"""Tables and YAML under each other's names, workbooks, cases (spec 5, 5.1)."""

from __future__ import annotations

import pytest

from rozhodci.errors import InputError, Problem
from tests.conftest import ROOT
from tests.sheet.sheets import CARDS, FOLDER, LICITOVANY, TROJKA, read

TABLE = (FOLDER / "cisty-licitovany-trojka.csv").read_text(encoding="utf-8")


def problem(content: str | bytes, name: str) -> Problem:
    with pytest.raises(InputError) as fault:
        read(content, name)
    [found] = fault.value.problems
    return found


@pytest.mark.parametrize("name", ["a.txt", "a.csv", "a.yaml", "a", "<vstup>", "a.json"])
def test_the_text_decides(name: str) -> None:
    assert read(TABLE, name).csv
    for file in (LICITOVANY, TROJKA, CARDS):
        assert not read(file.read_text(encoding="utf-8"), name).csv


def test_json_is_yaml() -> None:
    assert not read('{"listek": 1, "pravidla": "krizovy", "hraci": ["A", "B", "C", "D"], "hry": []}', "a.txt").csv


@pytest.mark.parametrize("start", [b"PK\x03\x04\x14\x00", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\x00"])
@pytest.mark.parametrize("name", ["stul.xlsx", "stul.ods", "stul.csv"])
def test_a_workbook_is_to_be_saved_as_csv(start: bytes, name: str) -> None:
    found = problem(start + b"\0\0[Content_Types].xml", name)
    assert "sešit" in found.message and "CSV" in found.hint


@pytest.mark.parametrize("name", ["pripad.yaml", "pripad.txt", "<vstup>"])
def test_a_case_is_told_at_once(name: str) -> None:
    case = (ROOT / "cases" / "licitovany" / "limit.yaml").read_text(encoding="utf-8")
    for text in (case, f"{case}\n---\n{case}"):
        found = problem(text, name)
        assert found.message == "tohle je případ, ne lístek." and found.hint.startswith("rozhodci posud ")
