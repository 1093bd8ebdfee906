"""`over`, `schema`, `pravidla`, `vysvetli` as programs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from tests.conftest import ROOT, Run

EXAMPLE = ROOT / "cases" / "priklad-sto-flek.yaml"


def test_over_says_which_cases_are_fine(run: Run, tmp_path: Path) -> None:
    done = run("over", EXAMPLE)
    assert (done.code, done.out, done.err) == (0, f"{EXAMPLE}: priklad-sto-flek: v pořádku\n", "")
    broken = tmp_path / "vadny.yaml"
    broken.write_bytes(EXAMPLE.read_bytes().replace(b"KE K10", b"KE KE"))
    done = run("over", broken, EXAMPLE)
    assert (done.code, done.out) == (2, f"{EXAMPLE}: priklad-sto-flek: v pořádku\n")
    assert "KE" in done.err and "K10" in done.err


@pytest.mark.parametrize("name", ["pripad", "nalez", "pravidla"])
def test_schema_is_a_json_schema(warm: Run, name: str) -> None:
    done = warm("schema", name, encoding="cp1250")
    assert done.code == 0
    Draft202012Validator.check_schema(json.loads(done.raw.decode("utf-8")))
    assert done.raw == (ROOT / "schemas" / f"{name}.schema.json").read_bytes()


def test_pravidla_lists_sets_and_shows_one(warm: Run) -> None:
    assert "licitovany-2010 (také licitovany)" in warm("pravidla").out
    assert "paušál 2" in warm("pravidla", "krizovy").out
    assert "sto: Jak roste cena sta" in warm("pravidla", "--vyklady", "licitovany").out
    assert "hra: 0,20 Kč | 1,00 Kč" in warm("pravidla", "--rozdil", "licitovany", "koruna").out
    assert warm("pravidla", "krizovy", "--ascii").out.isascii()


def test_vysvetli_takes_codes_and_articles(run: Run) -> None:
    assert run("vysvetli", "nepriznani-barvy").out.startswith("nepriznani-barvy (kód renoncu): nepřiznání barvy")
    assert run("vysvetli", "ČSM", "čl.", "IV,", "důsledky", "2").out.startswith("ČSM čl. IV, důsledky 2 (článek)")
    only = run("vysvetli", "nepriznani-barvy", "--pravidla", "krizovy").out
    assert "Křížový C/1" in only and "Koruna" not in only
    done = run("vysvetli", "nepriznani-barv")
    assert (done.code, "nepriznani-barvy" in done.err) == (2, True)
