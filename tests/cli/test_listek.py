"""`listek` and `tabulka` as programs: exit codes, formats, files, consoles."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from rozhodci.rulesets import get, names
from rozhodci.sheet.model import KINDS
from rozhodci.sheet.template import yaml_template
from tests.conftest import ROOT, Run

SHEETS = ROOT / "listky"
CLEAN = SHEETS / "cisty-licitovany.yaml"
TABLE = "Pořadí;Hráč;ZB;PB;SB;B\n1;Novák;612;529;1141;335\n2;Dvořák;-345;1290;945;317\n"


@pytest.fixture
def faulty(tmp_path: Path) -> Path:
    """Row 3: Dana −11,00 instead of −12,00."""
    file = tmp_path / "stůl 7.yaml"
    text = CLEAN.read_text(encoding="utf-8").replace("Dana: -12.00}, pb: {Cyril: 8}", "Dana: -11.00}, pb: {Cyril: 8}")
    file.write_text(text, encoding="utf-8")
    return file


def test_exit_codes(warm: Run, faulty: Path, tmp_path: Path) -> None:
    assert warm("listek", CLEAN).code == 0
    assert warm("listek", faulty).code == 1
    broken = tmp_path / "b.yaml"
    broken.write_text("listek: 1\nhry: []\n", encoding="utf-8")
    done = warm("listek", broken)
    assert (done.code, done.out) == (2, "") and "chybí klíč „pravidla“" in done.err
    assert warm("listek", tmp_path / "neni.yaml").code == 2
    assert warm("listek").code == 2
    assert warm("listek", CLEAN, "--format", "xml").code == 2
    assert warm("listek", CLEAN, "--zaokrouhleni", "nahoru").code == 2


def test_text(run: Run, faulty: Path) -> None:
    lines = run("listek", faulty).out.splitlines()
    assert lines[0] == "Lístek má 2 nálezy (14 her, licitovany-2010)."
    assert lines[1].startswith("  1. řádek 3, soucet: částky řádku se nevyrovnávají. Nalezeno: 1,00 Kč.")
    assert any(line.startswith("  * 3. řádek, bylo: Dana -11,00 Kč") for line in lines)
    assert max(map(len, lines)) <= 79


def test_json(run: Run, faulty: Path) -> None:
    done = run("listek", faulty, "--format", "json", encoding="cp1250")
    got = json.loads(done.raw.decode("utf-8"))
    assert (got["format"], got["v_poradku"]) == (1, False)
    cite = "ČSM čl. II/2"
    assert got["nalezy"] == [
        {"radek": 3, "sloupec": "soucet", "druh": "soucet-radku", "nalezeno": 100, "ma_byt": 0, "clanek": cite},
        {"radek": 3, "sloupec": "Dana", "druh": "castka", "nalezeno": -1100, "ma_byt": -1200, "clanek": "ČSM čl. I"},
    ]  # fmt: skip
    assert got["soucty"]["Dana"] == {"zb": -156.4, "pb": -4, "sb": -160.4}
    assert {f["druh"] for f in got["nalezy"]} <= set(KINDS)
    assert (
        run("listek", CLEAN, "--format", "json").raw == run("listek", CLEAN, "--format", "json", encoding="ascii").raw
    )


def test_csv_of_findings(warm: Run, faulty: Path) -> None:
    raw = warm("listek", faulty, "--format", "csv").raw
    assert raw.startswith(b"\xef\xbb\xbf")
    rows = list(csv.reader(raw.decode("utf-8-sig").splitlines(), delimiter=";"))
    assert rows[0] == ["radek", "sloupec", "druh", "nalezeno", "ma_byt", "clanek", "popis"]
    assert rows[2][:5] == ["3", "Dana", "castka", "-11,00", "-12,00"]


@pytest.mark.parametrize("name", ["opraveny.yaml", "opraveny.csv"])
def test_the_corrected_sheet_is_clean(warm: Run, faulty: Path, tmp_path: Path, name: str) -> None:
    assert warm("listek", faulty, "--oprav", tmp_path / name).code == 1
    assert warm("listek", tmp_path / name).code == 0


def test_never_over_the_input(warm: Run, faulty: Path) -> None:
    before = faulty.read_bytes()
    link = faulty.parent / "odkaz.yaml"
    link.symlink_to(faulty)
    for target in (faulty, faulty.parent / "." / faulty.name, link):
        for option in ("--oprav", "-o"):
            done = warm("listek", faulty, option, target)
            assert done.code == 2 and "nepřepisuje" in done.err
    assert faulty.read_bytes() == before and link.is_symlink()


class TestTargets:
    """Where results go: never over each other, over another file only where allowed; `-o -` is stdout."""

    def test_not_both_into_one_file(self, warm: Run, faulty: Path, tmp_path: Path) -> None:
        target = tmp_path / "x.csv"
        done = warm("listek", faulty, "-o", target, "--oprav", tmp_path / "." / "x.csv")
        assert done.code == 2 and "dva různé soubory" in done.err and not target.exists()

    @pytest.mark.parametrize("format", ["text", "json", "csv"])
    def test_another_file_is_kept(self, warm: Run, faulty: Path, tmp_path: Path, format: str) -> None:
        other = tmp_path / "stul8.csv"
        other.write_text("cizí", encoding="utf-8")
        words = ("listek", faulty, "--format", format, "--oprav", other)
        done = warm(*words)
        assert (done.code, done.out) == (2, "") and "--prepsat" in done.err
        assert other.read_text(encoding="utf-8") == "cizí"
        assert warm(*words, "--prepsat").code == 1
        assert warm("listek", other).code == 0

    def test_the_sheet_itself_not_even_so(self, warm: Run, faulty: Path) -> None:
        before = faulty.read_bytes()
        done = warm("listek", faulty, "--oprav", faulty, "--prepsat")
        assert done.code == 2 and faulty.read_bytes() == before

    def test_dash(self, warm: Run, faulty: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.chdir(tmp_path)
        assert warm("listek", faulty, "-o", "-").out == warm("listek", faulty).out
        done = warm("listek", faulty, "--oprav", "-")
        assert (done.code, done.out) == (2, "") and "--oprav -" in done.err
        assert not (tmp_path / "-").exists()

    def test_nothing_is_written_for_an_unreadable_sheet(self, warm: Run, tmp_path: Path) -> None:
        broken = tmp_path / "b.csv"
        broken.write_text("nic\n", encoding="utf-8")
        assert warm("listek", broken, "-o", tmp_path / "l.txt", "--oprav", tmp_path / "o.csv").code == 2
        assert [p.name for p in tmp_path.iterdir()] == ["b.csv"]


class TestSeveral:
    """A folder, a pattern (the Windows console leaves it as it is) or several files: each sheet by itself."""

    @pytest.fixture
    def folder(self, tmp_path: Path, faulty: Path) -> Path:
        """Two clean sheets, one of them a table, and one with findings."""
        folder = tmp_path / "kolo"
        (folder / "dalsi").mkdir(parents=True)
        (folder / "a.csv").write_bytes((SHEETS / "cisty-licitovany-trojka.csv").read_bytes())
        (folder / "dalsi" / "c.yaml").write_bytes(CLEAN.read_bytes())
        faulty.rename(folder / "b.yaml")
        return folder

    def headings(self, text: str) -> list[str]:
        return [Path(line[4:]).name for line in text.splitlines() if line.startswith("=== ")]

    def test_a_folder(self, warm: Run, folder: Path) -> None:
        done = warm("listek", folder)
        assert (done.code, self.headings(done.out)) == (1, ["a.csv", "b.yaml", "c.yaml"])
        assert done.out.count("Lístek je v pořádku") == 2 and done.out.count("Lístek má 2 nálezy") == 1

    def test_a_pattern(self, warm: Run, folder: Path) -> None:
        assert self.headings(warm("listek", folder / "?.*").out) == ["a.csv", "b.yaml"]
        assert warm("listek", folder / "*.csv").out == warm("listek", folder / "a.csv").out

    def test_files_each_once(self, warm: Run, folder: Path) -> None:
        done = warm("listek", folder / "b.yaml", folder / "a.csv", folder / "." / "b.yaml")
        assert self.headings(done.out) == ["b.yaml", "a.csv"]

    def test_one_that_cannot_be_read_does_not_stop_the_rest(self, warm: Run, folder: Path) -> None:
        (folder / "aa.csv").write_text("nic\n", encoding="utf-8")
        done = warm("listek", folder)
        assert done.code == 2 and len(self.headings(done.out)) == 3
        assert "aa.csv:1:1: v tabulce chybí záhlaví" in done.err

    def test_into_a_file(self, warm: Run, folder: Path, tmp_path: Path) -> None:
        assert warm("listek", folder, "-o", tmp_path / "l.txt").code == 1
        assert len(self.headings((tmp_path / "l.txt").read_text(encoding="utf-8"))) == 3
        assert "nepřepisuje" in warm("listek", folder, "-o", folder / "a.csv").err

    @pytest.mark.parametrize("more", [("--format", "json"), ("--format", "csv"), ("--oprav", "o.csv")])
    def test_what_is_for_one_sheet_is_refused(self, warm: Run, folder: Path, more: tuple[str, str]) -> None:
        done = warm("listek", folder, *more)
        assert (done.code, done.out) == (2, "") and "nalezeno jich je 3" in done.err
        assert not Path("o.csv").exists()

    def test_a_folder_with_a_single_sheet(self, warm: Run, folder: Path) -> None:
        assert json.loads(warm("listek", folder / "dalsi", "--format", "json").out)["v_poradku"] is True

    def test_nothing_there(self, warm: Run, tmp_path: Path) -> None:
        (tmp_path / "prazdna").mkdir()
        done = warm("listek", tmp_path / "prazdna")
        assert done.code == 2 and ".csv" in done.err
        assert "vzoru neodpovídá" in warm("listek", tmp_path / "prazdna" / "*.csv").err


def test_whole_or_not_at_all(warm: Run, faulty: Path, tmp_path: Path) -> None:
    done = warm("listek", faulty, "--oprav", tmp_path / "neni" / "x.yaml")
    assert done.code == 2 and "nelze zapsat" in done.err
    assert sorted(p.name for p in tmp_path.iterdir()) == [faulty.name]


def test_standard_input_and_ruleset(run: Run) -> None:
    table = (SHEETS / "cisty-licitovany-trojka.csv").read_bytes()
    assert run("listek", "-", stdin=table).code == 0
    without = b"\n".join(line for line in table.split(b"\n") if b"pravidla" not in line)
    assert run("listek", "-", stdin=without).code == 2
    assert run("listek", "-", "--pravidla", "licitovany-2010", stdin=without).code == 0


def test_plain_ascii(warm: Run, faulty: Path) -> None:
    done = warm("listek", faulty, "--ascii")
    assert done.out.isascii() and "radek 3, Dana" in done.out
    assert warm("listek", faulty, encoding="ascii").out == done.out


@pytest.mark.parametrize("name", names())
def test_template_is_a_clean_sheet_that_fits_the_schema(name: str) -> None:
    import yaml

    schema = json.loads((ROOT / "schemas" / "listek.schema.json").read_text(encoding="utf-8"))
    data = yaml.safe_load(yaml_template(get(name)))
    Draft202012Validator(schema).validate(data)


@pytest.mark.parametrize("file", sorted(SHEETS.glob("*.yaml")), ids=lambda p: p.stem)
def test_examples_fit_the_schema(file: Path) -> None:
    import yaml

    schema = json.loads((ROOT / "schemas" / "listek.schema.json").read_text(encoding="utf-8"))
    data = json.loads(json.dumps(yaml.safe_load(file.read_text(encoding="utf-8")), default=str))
    Draft202012Validator(schema).validate(data)


def test_result_tables(warm: Run, tmp_path: Path) -> None:
    file = tmp_path / "vysledky.csv"
    file.write_text(TABLE, encoding="cp1250")
    assert warm("tabulka", file).out == "V pořádku: 1 tabulka, 2 řádky.\n"
    file.write_text(TABLE.replace("1290", "1291"), encoding="utf-8")
    done = warm("tabulka", file)
    assert done.code == 1 and "2. Dvořák (řádek souboru 3), SB: SB není ZB + PB." in done.out
    got = json.loads(warm("tabulka", file, "--format", "json").out)
    assert got["nalezy"] == [
        {"tabulka": 1, "radek": 2, "jmeno": "Dvořák", "sloupec": "SB", "druh": "sb", "nalezeno": 945, "ma_byt": 946}
    ]
    assert warm("tabulka", file, "--format", "csv").raw.startswith(
        b"\xef\xbb\xbftabulka;poradi;jmeno;ZB;PB;SB;B;nalez\n"
    )
    assert warm("tabulka", "-", stdin=b"nic").code == 2
