"""The JSON form: names, types and order of spec 3."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from jsonschema import Draft7Validator, Draft202012Validator

from rozhodci.report import json as form
from rozhodci.ruling import Ruling
from tests.report.sample import EXAMPLE, FOUND, SETTLEMENT

SCHEMA = json.loads((Path(__file__).parents[2] / "schemas" / "nalez.schema.json").read_text(encoding="utf-8"))


def data(ruling: Ruling) -> dict[str, object]:
    return json.loads(form.one(ruling))


def test_keys_and_their_order_are_those_of_the_specification() -> None:
    assert list(data(EXAMPLE)) == [
        "format", "pripad", "pravidla", "verdikt", "namitka", "renonce", "kontumace", "vysledek", "sazby", "platby",
        "saldo", "pb", "k_rozhodnuti", "vyklady", "oduvodneni", "listek", "varovani",
    ]  # fmt: skip


def test_the_example_of_the_specification() -> None:
    got = data(EXAMPLE)
    assert got["renonce"] == [
        {
            "kod": "nepriznani-barvy", "trida": "ve-hre", "pausal": 1, "kdo": "Božena", "strana": "obrana",
            "zdvih": 2, "poradi": 2, "karta": "KK", "povolene": ["Z9", "Z8"], "clanek": "ČSM čl. IV, renonc ve hře 1",
            "zdroj": "karty", "rozhodujici": True, "popis": "Božena nepřiznala zelené.",
        }
    ]  # fmt: skip
    assert got["kontumace"] == {
        "strana": "akter", "uhrane": 10, "zbyva": 80, "hlasky": 40, "odecteno": 10, "celkem": 120,
        "polozky": [{"co": "neodehraná trumfová desítka obrany", "body": -10}],
    }  # fmt: skip
    assert got["vysledek"] == [{"cast": "sto", "vyhral": "akter", "zpusob": "kontumace", "body": 120}]
    assert got["sazby"] == [
        {"cast": "sto", "sazba": 80, "cervena": 2, "fleky": 1, "kroky": 3, "castka": 960, "ve_prospech": "akter"}
    ]
    assert got["platby"] == [
        {"od": "Božena", "komu": "Adam", "hal": 2880, "titul": "hra"},
        {"od": "Božena", "komu": "Adam", "hal": 200, "titul": "pausal", "renonc": 0},
        {"od": "Božena", "komu": "Cyril", "hal": 200, "titul": "pausal", "renonc": 0},
        {"od": "Božena", "komu": "Dana", "hal": 200, "titul": "pausal", "renonc": 0},
    ]
    assert got["vyklady"][0]["jinak"][0]["volba"] == "nasobene"  # type: ignore[index]
    assert got["oduvodneni"][1]["krok"] == 2  # type: ignore[index]


def test_halves_of_pb_are_a_half_and_whole_ones_integers() -> None:
    assert data(EXAMPLE)["pb"]["navrh"] == {"Adam": 10.5}  # type: ignore[index]
    whole = replace(EXAMPLE, pb=replace(EXAMPLE.pb, proposal={"Adam": 52}))
    assert '"Adam": 26\n' in form.one(whole)


def test_nothing_known_is_null_not_missing() -> None:
    bare = replace(FOUND, side=None, finding=replace(FOUND.finding, who=None, trick=None, place=None, card=None))
    got = data(replace(EXAMPLE, renonce=(bare,), settlement=SETTLEMENT._replace(contumace=None)))
    assert got["kontumace"] is None
    for key in ("kdo", "strana", "zdvih", "poradi", "karta"):
        assert got["renonce"][0][key] is None  # type: ignore[index]


def test_one_line_per_ruling_in_jsonl() -> None:
    line = form.line(EXAMPLE)
    assert line.count("\n") == 1 and line.endswith("\n")
    assert json.loads(line) == data(EXAMPLE)
    assert json.loads(form.many([EXAMPLE, EXAMPLE])) == [data(EXAMPLE)] * 2


def test_ascii_json_is_the_same_data() -> None:
    text = form.one(EXAMPLE, ascii_only=True)
    assert text.isascii()
    assert json.loads(text) == data(EXAMPLE)


@pytest.mark.parametrize("validator", [Draft202012Validator, Draft7Validator])
def test_schema_accepts_the_example_and_stays_in_the_common_part(validator: type[Draft7Validator]) -> None:
    validator.check_schema(SCHEMA)
    validator(SCHEMA).validate(data(EXAMPLE))
    text = json.dumps(SCHEMA)
    for word in ("oneOf", "anyOf", "prefixItems", "unevaluated"):
        assert word not in text


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("verdikt", "asi-renonc"),
        ("saldo", {"Adam": 1.5}),
        ("listek", None),
        ("navic", 1),
        ("namitka", {"stav": "zadna"}),
        ("oduvodneni", [{"krok": 1, "text": "x", "hodnota": "", "clanek": ""}]),
    ],
)
def test_schema_refuses_what_the_interface_does_not_promise(key: str, value: object) -> None:
    assert not Draft202012Validator(SCHEMA).is_valid({**data(EXAMPLE), key: value})
