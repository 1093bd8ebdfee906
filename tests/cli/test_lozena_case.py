"""`lozena --pripad` where the case cannot be asked, in the middle of a trick, and where the search ends (spec 6)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rozhodci.cli import main
from tests.judging.hands import DURCH, DURCH_TALON, case

Captured = pytest.CaptureFixture[str]
LOW = "Č7 Č8 Č9 Z7 Z8 Z9 K7 K8 Ž7 Ž8"


def asked(capsys: Captured, *words: str) -> tuple[int, str, str]:
    code = main.run(["lozena", *words])
    shown = capsys.readouterr()
    return code, shown.out, shown.err


def durch(tmp_path: Path, **more: Any) -> str:
    file = tmp_path / "pripad.yaml"
    file.write_text(case(DURCH, "durch", "id: d", talon=DURCH_TALON, **more), encoding="utf-8")
    return str(file)


def test_a_moment_the_record_does_not_reach_names_file_and_case(tmp_path: Path, capsys: Captured) -> None:
    file = durch(tmp_path, zdvihy=["ČE Č10 Č9"])
    assert asked(capsys, "--pripad", file, "--zdvih", "4") == (2, "", f"{file}: d: Záznam končí před 4. zdvihem.\n")


def test_somebody_who_does_not_play(tmp_path: Path, capsys: Captured) -> None:
    """Dana deals and sits out."""
    file = durch(tmp_path)
    assert asked(capsys, "--pripad", file, "--kdo", "Dana") == (2, "", f"{file}: d: Dana v této hře nehraje.\n")


def test_a_case_without_a_zavazek(tmp_path: Path, capsys: Captured) -> None:
    file = tmp_path / "rozdani.yaml"
    file.write_text(
        "id: r\npravidla: licitovany-2010\nhraci: [Adam, Božena, Cyril, Dana]\nrozdava: Dana\n"
        "udalosti:\n  - {druh: chybne-rozdani, kdo: Dana, poradi: 2}\n",
        encoding="utf-8",
    )
    told = f"{file}: r: Bez závazku se ložená neposuzuje.\n"
    assert asked(capsys, "--pripad", str(file)) == (2, "", told)


def test_more_cases_than_one(tmp_path: Path, capsys: Captured) -> None:
    file = durch(tmp_path)
    text = Path(file).read_text(encoding="utf-8")
    Path(file).write_text(f"{text}---\n{text.replace('id: d', 'id: e')}", encoding="utf-8")
    told = f"{file}: --pripad má obsahovat jeden případ, je jich 2.\n"
    assert asked(capsys, "--pripad", file) == (2, "", told)


def test_in_the_middle_of_a_trick(tmp_path: Path, capsys: Captured) -> None:
    """Adam has led ČE; Božena is to play. The trick stands on the table."""
    file = durch(tmp_path, zdvihy=["ČE Č10 Č9"])
    code, out, _ = asked(capsys, "--pripad", file, "--zdvih", "1", "--karta", "2")
    assert code == 0
    first, *rest = out.splitlines()
    assert first.startswith("durch, 1. zdvih, na tahu Božena: je ložená") and "ČSM čl. II/19" in " ".join(
        [first, *rest]
    )
    assert any(line.split()[:3] == ["na", "stole", "ČE"] for line in rest)


def test_a_part_that_is_already_lost_needs_no_split(tmp_path: Path, capsys: Captured) -> None:
    """KV of the durch was beaten in trick 1: nothing to look for any more."""
    file = tmp_path / "pripad.yaml"
    text = case(
        DURCH.replace("KK", "KV"), "durch", "id: d", talon=DURCH_TALON, zdvihy=["KV K10 KK"],
        bozena="Č10 Č8 ZS Z9 KS K10 K8 ŽK Ž10 Ž7", cyril="Č9 Z10 Z8 KK K9 K7 ŽV ŽS Ž9 Ž8",
    )  # fmt: skip
    file.write_text(text, encoding="utf-8")
    code, out, _ = asked(capsys, "--pripad", str(file), "--zdvih", "2")
    assert code == 0 and "není ložená" in out
    assert "Tato část je už prohraná." in out and "Průběh" not in out


def test_a_search_that_ends_says_so(capsys: Captured) -> None:
    """The same hand as with `--uzlu 1` in JSON: no answer is no answer in words too."""
    words = ("--trumf", "Č", "--pomocna", "Z", "--talon", "K7 Ž7", "--vynasi", "obrana1", "--uzlu", "1")
    code, out, _ = asked(capsys, "--zavazek", "dvě sedmy", *words, "Č7 ČE Č10 ČK Č8 Z7 ZE Z10 ZK ZV")
    assert code == 0
    assert out.startswith("dvě sedmy, trumf červené, vynáší obrana1: nerozhodnuto [ČSM čl. II/19].")
    assert "Limit uzlů nestačil, použijte vyšší --uzlu." in out


@pytest.mark.parametrize(
    ("vyklad", "told"),
    [
        ("nic=x", "--vyklad nic: sada licitovany-2010 takový výklad nemá"),
        ("sto=dvojite", "--vyklad sto=dvojite: očekává se linearni nebo nasobene nebo pausalni."),
    ],
)
def test_a_reading_these_rules_do_not_have(capsys: Captured, vyklad: str, told: str) -> None:
    code, out, err = asked(capsys, "--zavazek", "betl", "--vyklad", vyklad, LOW)
    assert (code, out) == (2, "") and err.startswith(told)


def test_koruna_tests_sto_a_sedma_as_one(capsys: Captured) -> None:
    """Koruna A/12: one part; the reading `po-castech` divides it."""
    words = ("--zavazek", "sto a sedma", "--trumf", "Č", "--talon", "Z7 K7", "Č7 ČE Č10 ČK ČV ZE Z10 KE K10 ŽE")
    assert asked(capsys, "--pravidla", "koruna-2013", *words)[1].startswith("sto a sedma, trumf červené")
    split = asked(capsys, "--pravidla", "koruna-2013", "--vyklad", "sto-a-sedma=po-castech", *words)
    assert split[0] == 0 and split[1].startswith("sto a sedma, trumf červené, vynáší aktér: je ložená")
