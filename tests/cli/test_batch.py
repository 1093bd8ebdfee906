"""Many cases on one command line: what one of them does never takes the others (spec 6; known fault D)."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rozhodci.case.load import load as really_load
from rozhodci.case.model import Case
from rozhodci.cli import batch, main
from rozhodci.cli.batch import Batch
from rozhodci.judge import judge as really_judge
from rozhodci.report import json as report_json
from rozhodci.report import text as report_text
from tests.conftest import ROOT

EXAMPLE = (ROOT / "cases" / "priklad-sto-flek.yaml").read_text(encoding="utf-8")
Captured = pytest.CaptureFixture[str]


@pytest.fixture
def three(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The same hand under three names in three files."""
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    monkeypatch.delenv("ROZHODCI_DEBUG", raising=False)
    files = []
    for name in ("a", "b", "c"):
        file = tmp_path / f"{name}.yaml"
        file.write_text(EXAMPLE.replace("id: priklad-sto-flek", f"id: {name}"), encoding="utf-8")
        files.append(str(file))
    return files


def failing(really: Callable[..., Any], on: Callable[..., bool]) -> Callable[..., Any]:
    """The same function, broken for one of the cases."""

    def run(*args: Any, **more: Any) -> Any:
        if on(*args):
            raise ZeroDivisionError("náhle")
        return really(*args, **more)

    return run


def lines(text: str) -> list[str]:
    return [json.loads(line)["pripad"] for line in text.splitlines()]


def test_a_crash_in_one_case_leaves_the_others(
    three: list[str], monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    def second(case: Case, *_rest: object) -> bool:
        return case.id == "b"

    monkeypatch.setattr(batch, "judge", failing(really_judge, second))
    assert main.run(["posud", "--format", "jsonl", *three]) == 3
    shown = capsys.readouterr()
    assert lines(shown.out) == ["a", "c"]
    assert shown.err.count("\n") == 1 and "Traceback" not in shown.err
    assert shown.err.startswith(f"Vnitřní chyba programu ({three[1]}, b), nález nevznikl; podrobnosti jsou v souboru")


def test_the_text_of_the_others_has_headings(
    three: list[str], monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    monkeypatch.setattr(batch, "judge", failing(really_judge, lambda case, *_: case.id == "a"))
    assert main.run(["posud", *three]) == 3
    out = capsys.readouterr().out
    assert [line for line in out.splitlines() if line.startswith("=== ")] == [
        f"=== b ({three[1]})",
        f"=== c ({three[2]})",
    ]


def test_a_crash_while_reading_a_file_leaves_the_others(
    three: list[str], monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    monkeypatch.setattr(batch, "load", failing(really_load, lambda _content, name, *_: name == three[0]))
    assert main.run(["posud", "--format", "jsonl", *three]) == 3
    shown = capsys.readouterr()
    assert lines(shown.out) == ["b", "c"]
    assert shown.err.startswith(f"Vnitřní chyba programu ({three[0]}), nález nevznikl")


@pytest.mark.parametrize(
    ("words", "place"), [(["--format", "jsonl"], "rozhodci.report.json.line"), ([], "rozhodci.report.text.render")]
)
def test_a_crash_while_writing_one_ruling_leaves_the_others(
    three: list[str], monkeypatch: pytest.MonkeyPatch, capsys: Captured, words: list[str], place: str
) -> None:
    really = report_json.line if words else report_text.render
    monkeypatch.setattr(place, failing(really, lambda ruling, *_: ruling.case_id == "b"))
    assert main.run(["posud", *words, *three]) == 3
    shown = capsys.readouterr()
    assert f"({three[1]}, b), nález nevznikl" in shown.err
    assert [name for name in ("a", "b", "c") if f'"pripad":"{name}"' in shown.out or f"=== {name} (" in shown.out] == [
        "a",
        "c",
    ]


def test_our_fault_is_graver_than_an_unusable_case(
    three: list[str], monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    Path(three[1]).write_text("id: b\n", encoding="utf-8")
    monkeypatch.setattr(batch, "judge", failing(really_judge, lambda case, *_: case.id == "a"))
    assert main.run(["posud", "--format", "jsonl", *three]) == 3
    shown = capsys.readouterr()
    assert lines(shown.out) == ["c"] and three[1] in shown.err


def test_one_and_the_same_fault_is_said_once(three: list[str], capsys: Captured) -> None:
    """Every case is unusable with a choice its rules do not have; the sentence is one."""
    assert main.run(["posud", "--vyklad", "sto=dvojite", *three]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err == "--vyklad sto=dvojite: očekává se linearni nebo nasobene nebo pausalni.\n"


def test_failed_cases_are_counted_however_often_they_are_said(three: list[str]) -> None:
    done = Batch(None, {"nic-takoveho": "x"})
    assert list(done.rulings(three)) == []
    assert (done.failed, done.code) == (3, 2)


def test_rulesets_of_the_user_are_looked_for_beside_the_case(three: list[str], tmp_path: Path) -> None:
    (tmp_path / "liga.yaml").write_text("nazev: Liga\nzaklad: licitovany-2010\n", encoding="utf-8")
    file = Path(three[0])
    file.write_text(
        file.read_text(encoding="utf-8").replace("pravidla: licitovany-2010", "pravidla: liga.yaml"), "utf-8"
    )
    done = Batch(None, {})
    assert [j.rules.title for j in done.rulings(three[:1])] == ["Liga"]
    assert done.rule_files == {str(tmp_path / "liga.yaml")}


def test_a_verdict_is_watched_only_where_asked(three: list[str]) -> None:
    """The example holds a renonc: code 1 with `watch`, 0 without it."""
    plain, watched = Batch(None, {}), Batch(None, {})
    assert len(list(plain.rulings(three))) == len(list(watched.rulings(three, watch=True))) == 3
    assert (plain.code, watched.code) == (0, 1)
