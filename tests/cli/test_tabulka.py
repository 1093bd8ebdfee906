"""`tabulka` as a program: several files, folders, patterns, where the result goes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.conftest import Run

GOOD = "Pořadí;Hráč;ZB;PB;SB\n1;Adam;10;5;15\n"
BAD = "#\tHráč\tZB\tPB\tSB\tB\n1\tEva\t10\t5\t16\t7\n"
NONE = "Bez tabulky.\n"


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder to work in with two tables in one more folder."""
    (tmp_path / "kolo").mkdir()
    (tmp_path / "kolo" / "a.csv").write_text(GOOD, encoding="utf-8")
    (tmp_path / "kolo" / "b.txt").write_text(BAD, encoding="utf-8")
    (tmp_path / "kolo" / "obrazek.png").write_bytes(b"\x89PNG")
    (tmp_path / "kolo" / "~$b.txt").write_bytes(b"\0")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    "words", [["kolo"], ["kolo/*.csv", "kolo/b.txt"], ["kolo/a.csv", "kolo/b.txt"], ["kolo/[ab].*"]]
)
def test_each_file_under_its_name(words: list[str], place: Path, warm: Run) -> None:
    got = warm("tabulka", *words)
    good, bad, *rest = got.out.splitlines()
    assert got.code == 1
    assert good == f"{Path('kolo/a.csv')}: V pořádku: 1 tabulka, 1 řádek."
    assert bad == f"{Path('kolo/b.txt')}: 1 nález (1 tabulka, 1 řádek)."
    assert "SB není ZB + PB. Nalezeno: 16. Má být: 15." in " ".join(" ".join(rest).split())


def test_one_file_has_no_name(place: Path, warm: Run) -> None:
    assert warm("tabulka", "kolo/a.csv").out == "V pořádku: 1 tabulka, 1 řádek.\n"
    assert warm("tabulka", "kolo/*.csv").out == "V pořádku: 1 tabulka, 1 řádek.\n"


def test_one_that_cannot_be_read_does_not_stop_the_others(place: Path, warm: Run) -> None:
    (place / "kolo" / "c.txt").write_text(NONE, encoding="utf-8")
    got = warm("tabulka", "kolo")
    assert got.code == 2
    assert "c.txt: v souboru není žádná výsledková tabulka." in " ".join(got.err.split())
    assert "a.csv: V pořádku" in got.out and "b.txt: 1 nález" in got.out


def test_json_and_csv_of_several_files(place: Path, warm: Run) -> None:
    first, second = json.loads(warm("tabulka", "kolo", "--format", "json").out)
    assert (Path(first["soubor"]).name, first["v_poradku"], first["nalezy"]) == ("a.csv", True, [])
    assert (Path(second["soubor"]).name, second["nalezy"][0]["ma_byt"]) == ("b.txt", 15)
    rows = warm("tabulka", "kolo", "--format", "csv").raw.decode("utf-8-sig").splitlines()
    assert rows == [
        "soubor;tabulka;poradi;jmeno;ZB;PB;SB;nalez",
        f"{Path('kolo/a.csv')};1;1;Adam;10;5;15;",
        "soubor;tabulka;poradi;jmeno;ZB;PB;SB;B;nalez",
        f"{Path('kolo/b.txt')};1;1;Eva;10;5;16;7;SB: SB není ZB + PB",
    ]


def test_csv_can_be_checked_again(place: Path, warm: Run) -> None:
    """The column SB stands there once where it is the last, and the sums are kept."""
    (place / "c.csv").write_text(f"{GOOD}2;Eva;5;5;10\n;Celkem;15;10;25\n", encoding="utf-8")
    written = warm("tabulka", "c.csv", "--format", "csv").raw
    assert written.decode("utf-8-sig").splitlines() == [
        "tabulka;poradi;jmeno;ZB;PB;SB;nalez",
        "1;1;Adam;10;5;15;",
        "1;2;Eva;5;5;10;",
        "1;;Celkem;15;10;25;",
    ]
    assert warm("tabulka", "-", stdin=written).out == "V pořádku: 1 tabulka, 2 řádky.\n"
    assert warm("tabulka", "-", stdin=written.replace(b"15;10;25", b"15;11;25")).code == 1


@pytest.mark.parametrize("shape", ["text", "json", "csv"])
def test_a_dash_is_the_standard_output(shape: str, place: Path, warm: Run) -> None:
    got = warm("tabulka", "kolo/a.csv", "--format", shape, "-o", "-")
    assert (got.code, got.raw) == (0, warm("tabulka", "kolo/a.csv", "--format", shape).raw)
    assert got.raw and not (place / "-").exists()


def test_a_table_of_the_folder_is_never_replaced(place: Path, warm: Run) -> None:
    got = warm("tabulka", "kolo", "-o", "kolo/a.csv")
    assert got.code == 2 and "to je vstupní soubor" in got.err
    assert (place / "kolo" / "a.csv").read_text(encoding="utf-8") == GOOD


def test_a_folder_without_tables(place: Path, warm: Run) -> None:
    (place / "prazdna").mkdir()
    got = warm("tabulka", "prazdna")
    assert (got.code, got.err) == (2, "prazdna: ve složce není žádný soubor .csv, .tsv ani .txt.\n")
