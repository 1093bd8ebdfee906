"""The forms of output: each read back by what reads such files."""

from __future__ import annotations

import csv
import io
import json
from xml.etree import ElementTree

import pytest

from rozhodci.audit.output import renderer
from rozhodci.audit.output.csv import guarded
from rozhodci.audit.result import AGREES, DIFFERS, DUPLICATE, FAULTY, NO_RECORD, UNDECIDED, CaseResult, Mismatch
from rozhodci.audit.summary import Summary

RESULTS = (
    CaseResult(0, "a.yaml", "a", AGREES, "bez-renoncu"),
    CaseResult(
        1, "b;ř.yaml", "=b", DIFFERS, "renonc", "neprebiti", (("neprebiti", "ve-hre"),),
        (Mismatch("platby.Adam", 1160, -1180), Mismatch("pb.Adam", 26, 10.5), Mismatch("vysledek.hra", "akter", None)),
    ),
    CaseResult(2, "c.yaml", "", FAULTY, reason='c.yaml:3:5: klíč "x" <není>\x00.\nc.yaml:4:1: druhá.'),
    CaseResult(3, "d.yaml", "d", NO_RECORD, "renonc", "naznaky", (("naznaky", "rozhodci"),)),
    CaseResult(4, "e.hra", "e", UNDECIDED, reason="e.hra: chybí trumf."),
    CaseResult(5, "f.yaml", "f", DUPLICATE, "bez-renoncu", reason="stejný obsah jako a.yaml: a"),
)  # fmt: skip


def rendered(form: str, results: tuple[CaseResult, ...] = RESULTS) -> str:
    summary = Summary()

    def counted():  # type: ignore[no-untyped-def]
        """In chunks of two, and one of which nothing is printed."""
        for r in results:
            summary.add(r)
        yield results[:2]
        yield ()
        yield results[2:4]
        yield results[4:]

    return "".join(renderer(form)(counted(), summary))


def test_a_jsonl_line_is_as_the_spec_says() -> None:
    lines = [json.loads(line) for line in rendered("jsonl").splitlines()]
    assert lines[1] == {
        "format": 1, "soubor": "b;ř.yaml", "pripad": "=b", "stav": "neshoda", "verdikt": "renonc", "kod": "neprebiti",
        "neshody": [
            {"co": "platby.Adam", "zaznam": 1160, "vypocet": -1180},
            {"co": "pb.Adam", "zaznam": 26, "vypocet": 10.5},
            {"co": "vysledek.hra", "zaznam": "akter", "vypocet": None},
        ],
    }  # fmt: skip
    assert [x["stav"] for x in lines] == ["shoda", "neshoda", "chyba", "bez-zaznamu", "nerozhodnuto", "duplikat"]
    assert lines[2]["duvod"].startswith("c.yaml:3:5:")
    assert (lines[2]["verdikt"], lines[2]["kod"], lines[2]["neshody"]) == (None, None, [])


def test_json_holds_the_same_lines_and_the_summary() -> None:
    data = json.loads(rendered("json"))
    assert data["pripady"] == [json.loads(line) for line in rendered("jsonl").splitlines()]
    assert data["souhrn"]["pripadu"] == 5
    assert data["souhrn"]["stavy"] == {
        "shoda": 1, "neshoda": 1, "bez-zaznamu": 1, "nerozhodnuto": 1, "chyba": 1, "duplikat": 1,
    }  # fmt: skip
    assert data["souhrn"]["nalezy"] == {"naznaky": 1, "neprebiti": 1}
    assert data["souhrn"]["tridy"] == {"ve-hre": 1, "technicky": 0, "rozhodci": 1}


@pytest.mark.parametrize("form", ["json", "jsonl", "csv", "junit", "table"])
def test_nothing_at_all_is_well_formed(form: str) -> None:
    text = rendered(form, ())
    if form == "json":
        assert json.loads(text)["pripady"] == []
    elif form == "junit":
        assert ElementTree.fromstring(text).attrib["tests"] == "0"
    else:
        assert text.count("\n") == {"jsonl": 0, "csv": 1, "table": 3}[form]


def test_a_table_has_a_line_a_case_and_ends_with_the_summary() -> None:
    lines = rendered("table").splitlines()
    assert len(lines) == len(RESULTS) + 1 + 3
    assert lines[1].startswith("neshoda")
    assert "platby.Adam: záznam 11,60 Kč, výpočet -11,80 Kč" in lines[1]
    assert "pb.Adam: záznam 26, výpočet 10,5" in lines[1]
    assert "3:5: klíč" in lines[2]
    assert "4:1: druhá" in lines[2]
    assert lines[-1].startswith("Souhrn: 5 případů: shoda 1, neshoda 1")
    assert lines[-2] == "Nálezy: naznaky 1, neprebiti 1"


def test_csv_opens_in_a_czech_spreadsheet() -> None:
    text = rendered("csv")
    assert text.startswith("\ufeffsoubor;pripad;")
    rows = list(csv.reader(io.StringIO(text.removeprefix("\ufeff")), delimiter=";"))
    assert [r[2] for r in rows[1:]] == [r.state for r in RESULTS]
    assert rows[2][:2] == ["b;ř.yaml", "'=b"]
    assert all(len(r) == len(rows[0]) for r in rows)


@pytest.mark.parametrize(
    ("cell", "shown"),
    [
        ("=1+1", "'=1+1"),
        ("+a", "'+a"),
        ("-x", "'-x"),
        ("@x", "'@x"),
        ("-1058", "-1058"),
        ("-1,50", "-1,50"),
        ("a", "a"),
    ],
)
def test_formulas_are_guarded_numbers_stay(cell: str, shown: str) -> None:
    assert guarded(cell) == shown


def test_junit_tells_failures_errors_and_the_rest() -> None:
    root = ElementTree.fromstring(rendered("junit"))
    (suite,) = root
    assert {k: suite.attrib[k] for k in ("tests", "failures", "errors", "skipped")} == {
        "tests": "6", "failures": "1", "errors": "1", "skipped": "3",
    }  # fmt: skip
    children = [[c.tag for c in case] for case in suite]
    assert children == [[], ["failure"], ["error"], ["skipped"], ["skipped"], ["skipped"]]
    assert "platby.Adam" in (suite[1][0].text or "")
    assert "<není>" in (suite[2][0].text or "")


def test_exit_codes_the_gravest_counts() -> None:
    def code(*results: CaseResult) -> int:
        summary = Summary()
        for r in results:
            summary.add(r)
        return summary.exit_code

    crashed = CaseResult(9, "x", "", FAULTY, crashed=True)
    assert code(RESULTS[0], RESULTS[3], RESULTS[4], RESULTS[5]) == 0
    assert code(RESULTS[0], RESULTS[1]) == 1
    assert code(RESULTS[1], RESULTS[2]) == 2
    assert code(RESULTS[2], crashed) == 3
    assert code() == 2


@pytest.mark.parametrize("form", ["table", "csv", "junit"])
def test_a_taken_name_is_told_once_and_in_words(form: str) -> None:
    reason = "id „x“ má už jiný případ v souboru a.yaml"
    taken = CaseResult(1, "b.yaml", "x", DIFFERS, "renonc", mismatches=(Mismatch("id", "x", None),), reason=reason)
    text = rendered(form, (taken,))
    assert reason in text
    assert "výpočet nic" not in text
    assert '"neshody": [{"co": "id", "zaznam": "x", "vypocet": null}]' in rendered("jsonl", (taken,))


@pytest.mark.parametrize(
    ("name", "shown"), [("a\nb.yaml", "a\\nb.yaml"), ("a\t\r\u2028b.yaml", "a\\t\\r\\u2028b.yaml")]
)
def test_a_table_has_a_line_a_case_whatever_the_names(name: str, shown: str) -> None:
    results = (
        CaseResult(0, name, name, AGREES, "bez-renoncu"),
        CaseResult(1, name, "", FAULTY, reason=f"{name}:3:5: jedna.\n{name}: druhá."),
    )
    lines = rendered("table", results).split("\n")
    assert [line.split("  ", 1)[-1].strip() for line in lines[:3]] == [
        f"{shown}: {shown}  bez-renoncu", f"{shown}  3:5: jedna. | druhá.", "",
    ]  # fmt: skip
    assert json.loads(rendered("jsonl", results).split("\n")[0])["soubor"] == name
