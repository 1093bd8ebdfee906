"""The published schema and the loader say the same (spec 1; D5, D6)."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import jsonschema
import pytest
import yaml
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rozhodci.case.document import KEYS
from rozhodci.case.dump import dump
from rozhodci.case.model import Case
from rozhodci.case.outcome import NONE_WORDS
from rozhodci.errors import InputError
from rozhodci.rulesets import get, names
from tests.case.generated import cases
from tests.case.written import EXAMPLE, KRIZOVY, read_all
from tests.generate import random_case

SCHEMA = json.loads((Path(__file__).parents[2] / "schemas" / "pripad.schema.json").read_text(encoding="utf-8"))
VALIDATORS = [jsonschema.Draft202012Validator(SCHEMA), jsonschema.Draft7Validator(SCHEMA)]

# Keywords that mean the same in draft-07 and 2020-12, without the two that give unreadable messages.
SHARED = {
    "$schema", "$defs", "$ref", "title", "description", "examples", "type", "enum", "minimum", "maximum", "pattern",
    "minLength", "items", "minItems", "maxItems", "properties", "required", "additionalProperties", "minProperties",
    "maxProperties",
}  # fmt: skip
# What the loader says of a wrong shape; all else is meaning, which a schema cannot know.
STRUCTURAL = {"tvar", "klic-neznamy", "volba"}
JUNK: list[Any] = [
    None, True, False, 0, 1, -1, 2.5, "", "x", "ano", "7", "Adam", "Č7 Č8", [], ["x"], [1], [[]], [None], {}, {"x": 1},
    {"Adam": "Č7"}, {"Adam": []}, [{"Adam": None}], {"hra": True}, {"hra": 1},
]  # fmt: skip
MORE: dict[str, Any] = {
    "format": 1,
    "vyklady": {"sto": "nasobene"},
    "sazby": {"zaklad": 0.3},
    "turnaj": {"nazev": "Přebor", "kolo": 1},
    "udalosti": [
        {"druh": "naznaky", "kdo": "Cyril", "zdvih": 1, "po_kartach": 1},
        {"druh": "chybne-rozdani", "kdo": "Adam", "poradi": 2},
        {"druh": "pocet-talonu", "kdo": "Adam", "faze": "talon", "zjisteno": "po-hre", "popis": "x"},
    ],
    "namitka": {"vznesl": "Adam", "na": "Božena", "druh": "neprebiti", "zdvih": 1, "kdy": "behem-hry", "popis": "y"},
    "zaznam": {
        "renonc": "neprebiti", "kdo": "Božena", "zdvih": 1, "trida": "ve-hre", "pausal": 1, "kontumace": 100,
        "platby": {"Adam": 1.5, "Božena": -1.5}, "pb": {"Adam": 3}, "vysledek": {"hra": "akter"},
    },
    "poznamka": "text",
}  # fmt: skip


def refused(instance: Any) -> bool:
    """By the schema, under either draft alike."""
    first, second = (not validator.is_valid(instance) for validator in VALIDATORS)
    assert first == second
    return first


def keywords(schema: Any) -> Iterator[str]:
    """All keywords used; names of properties are no keywords."""
    if isinstance(schema, dict):
        for key, value in schema.items():
            yield key
            if key in ("properties", "$defs"):
                for below in value.values():
                    yield from keywords(below)
            elif key not in ("enum", "examples"):
                yield from keywords(value)


def test_it_is_a_schema_of_both_drafts() -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA)
    jsonschema.Draft7Validator.check_schema(SCHEMA)
    assert set(keywords(SCHEMA)) <= SHARED


def test_it_knows_the_keys_codes_rates_and_readings_of_the_program() -> None:
    top = SCHEMA["properties"]
    rules = [get(name, None) for name in names()]
    assert tuple(top) == tuple(KEYS)
    kinds = {code for r in rules for code in (*r.catalogue, *r.facts)}
    assert set(top["udalosti"]["items"]["properties"]["druh"]["enum"]) == kinds
    codes = {code for r in rules for code in r.catalogue}
    assert set(top["namitka"]["properties"]["druh"]["enum"]) == {*codes, None}
    assert set(top["zaznam"]["properties"]["renonc"]["enum"]) == {*codes, *NONE_WORDS, None}
    assert set(top["sazby"]["properties"]) == {rate for r in rules for rate in r.rates}
    choices = {code: reading.choices for r in rules for code, reading in r.readings.items()}
    assert {code: tuple(p["enum"]) for code, p in top["vyklady"]["properties"].items()} == choices


def test_every_key_is_described() -> None:
    assert all("description" in p for p in SCHEMA["properties"].values())


@pytest.mark.parametrize("text", [EXAMPLE, KRIZOVY])
def test_good_examples(text: str) -> None:
    assert not refused(yaml.safe_load(text))


@given(cases())
@settings(
    max_examples=60,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much],
)
def test_what_the_loader_prints_the_schema_accepts(case: Case) -> None:
    assert not refused(yaml.safe_load(dump(case)))


@given(st.integers(0, 2**32))
@settings(max_examples=400, deadline=None)
def test_broken_cases_are_judged_alike(seed: int) -> None:
    rng = Random(seed)
    instance = mutated(rng, whole(random_case(rng, rng.randint(0, 3))))
    (result,) = read_all(json.dumps(instance))
    if refused(instance):
        assert isinstance(result, InputError), instance
    elif isinstance(result, InputError):
        wrong = {(p.code, p.path) for p in result.problems if p.code in STRUCTURAL and not mixed_trick(p.path)}
        assert not wrong, instance


def mixed_trick(path: str) -> bool:
    """A list of cards and moves together: a schema without anyOf cannot refuse it."""
    return path.startswith("zdvihy[") and path.count("[") == 1


def whole(case: Case) -> dict[str, Any]:
    """The case as plain data with every key filled."""
    data: dict[str, Any] = yaml.safe_load(dump(case)) | copy.deepcopy(MORE)
    if case.ruleset == "krizovy":
        data["dohravka"] = [{"po": 1, "zada": "Adam"}]
    if case.ruleset == "licitovany-2010":
        data["licitace"] = [{"Adam": "sedma"}]
    return data


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    yield path
    for key, below in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
        yield from places(below, (*path, key))


def mutated(rng: Random, data: dict[str, Any]) -> dict[str, Any]:
    """One fault of shape somewhere: another value, a value less, a value more."""
    *above, last = rng.choice([p for p in places(data) if p])
    parent: Any = data
    for key in above:
        parent = parent[key]
    here = parent[last]
    how = rng.random()
    if how < 0.6:
        parent[last] = rng.choice(JUNK)
    elif how < 0.75:
        del parent[last]
    elif isinstance(here, dict):
        here["neznamy"] = rng.choice(JUNK)
    elif isinstance(here, list):
        here.append(rng.choice(JUNK))
    else:
        parent[last] = [here]
    return data
