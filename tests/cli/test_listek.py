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
