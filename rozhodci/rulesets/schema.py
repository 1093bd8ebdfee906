"""The JSON Schema of a user's own ruleset file, made from the packaged data so that editors offer every known word.

Only what draft-07 and 2020-12 share, no oneOf/anyOf: editors explain those badly. What depends on the base set (koruna
wants `skupina`, only sets with PB take `pb`) the loader checks.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rozhodci.rulesets.load import get, names
from rozhodci.rulesets.own_pb import FLEK_PARTS, MINUS_PARTS, SEVENS, row_texts
from rozhodci.rulesets.sections import CLASSES, GROUPS, circumstances
from rozhodci.rulesets.source import ALIASES, NAMES

Schema = dict[str, Any]
_AMOUNT = r"^\d{1,7}([.,]\d{1,2})?(\s*Kč)?$"
_POINTS: Schema = {"type": ["number", "string", "null"], "minimum": 0, "pattern": r"^\d{1,4}([.,][05])?$|^-$"}
_NONE = "zadny|žádný|neni|není|bez"


def own_schema() -> Schema:
    """The whole schema as plain data."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Vlastní sada pravidel programu rozhodci",
        "description": "Základní sada a jen to, v čem se od ní vaše pravidla liší.",
        **_object(_sections(), ["zaklad"]),
        "definitions": _definitions(),
    }


def _sections() -> dict[str, Schema]:
    return {
        "zaklad": {"description": "sada, která platí ve všem ostatním", "enum": [*NAMES, *ALIASES]},
        "nazev": _text("název vaší sady, objeví se v citacích („název, sazby“)"),
        "zdroj": _text("odkud pravidla jsou a od kdy platí"),
        "plati": _object(
            {"od": _day("první den platnosti"), "do": _day("poslední den platnosti")},
            description="turnaj mimo tyto dny dostane v nálezu varování",
        ),
        "sazby": _object(_rates(), description="sazby v Kč; nový základ přepočítá i ostatní položky"),
        "fleku": {
            "description": "poslední platný flek (1 až 9), bez = žádný konec",
            "type": ["integer", "string", "null"],
            "minimum": 1,
            "maximum": 9,
            "pattern": f"^([1-9]|{_NONE})$",
        },
        "vyklady": _object(_readings(), description="výchozí volby výkladů"),
        "katalog": _object(_offences(), description="řádky katalogu, které nahradí řádek téže okolnosti"),
        "pb": _object(_premium(), description="tabulka prémiových bodů; jen co se liší"),
        "poznamky": {
            "description": "věty, které se vypíší v každém nálezu",
            **_one_or_more({"type": "string", "minLength": 1}, "string"),
        },
        "clanky": {
            "description": "znění vlastních článků, na které se sada odvolává",
            "type": "object",
            "additionalProperties": _object(
                {
                    "nadpis": _text("krátký název článku"),
                    "smysl": _text("co článek říká"),
                    "dusledek": _text("co z něho plyne pro nález"),
                }
            ),
        },
    }


def _object(properties: Mapping[str, Schema], required: Iterable[str] = (), description: str = "") -> Schema:
    told = {"description": description} if description else {}
    needed = list(required)
    wanted = {"required": needed} if needed else {}
    return {**told, "type": "object", "additionalProperties": False, **wanted, "properties": dict(properties)}


def _text(description: str) -> Schema:
    return {"description": description, "type": "string", "minLength": 1}


def _day(description: str) -> Schema:
    pattern = r"^(\d{4}-\d{1,2}-\d{1,2}|\d{1,2}\.\s*\d{1,2}\.\s*\d{4})$"
    return {"description": f"{description}, třeba 2024-01-31", "type": ["string", "null"], "pattern": pattern}


def _one_or_more(item: Schema, kind: str) -> Schema:
    """A list, or a lone item of it."""
    return {**item, "type": [kind, "array"], "items": item}


def _rates() -> dict[str, Schema]:
    items = dict.fromkeys(rate for name in names() for rate in get(name).rates)
    span = {"minimum": 0, "maximum": 9_999_999}
    amount = {"type": ["number", "string"], **span, "pattern": _AMOUNT}
    none = {"type": ["number", "string", "null"], **span, "pattern": f"{_AMOUNT}|^({_NONE})$"}
    return {
        item: {"description": f"{item} v Kč" + ("; zadny = bez limitu" if "limit" in item else ""), **row}
        for item in items
        for row in [none if "limit" in item else amount]
    }


def _readings() -> dict[str, Schema]:
    every = {reading.code: reading for name in names() for reading in get(name).readings.values()}
    return {code: {"description": r.question, "enum": list(r.choices)} for code, r in every.items()}


def _offences() -> dict[str, Schema]:
    return {code: _as("radek-katalogu", offence.name) for code, offence in get(NAMES[0]).catalogue.items()}


def _as(definition: str, description: str) -> Schema:
    return {"description": description, "allOf": [{"$ref": f"#/definitions/{definition}"}]}


def _definitions() -> dict[str, Schema]:
    when = dict.fromkeys(c for code in get(NAMES[0]).catalogue for c in circumstances(code))
    row: dict[str, Schema] = {
        "kdy": {"description": "okolnost, pro kterou řádek platí", "enum": list(when)},
        "trida": {"description": "ve-hre, technicky, rozhodci (zařadí rozhodčí), neni", "enum": list(CLASSES)},
        "pausal": {"description": "paušál 1, 2, nebo 0", "enum": [0, 1, 2]},
        "navrh": {"description": "třída návrhu, řadí-li rozhodčí", "enum": ["ve-hre", "technicky"]},
        "skupina": {"description": "skupina postihu, jen v koruně", "enum": list(GROUPS)},
        "clanek": _text("článek, který se v nálezu cituje"),
        "podle": _text("článek porušené povinnosti, je-li jiný"),
    }
    cells: dict[str, Schema] = {
        "s": {"description": "s výnosem", **_POINTS},
        "bez": {"description": "bez výnosu", **_POINTS},
        "text": _text("jak se řádek jmenuje"),
        "clanek": _text("článek řádku"),
    }
    return {
        "radek-katalogu": _one_or_more(_object(row, ["trida", "clanek"]), "object"),
        "radek-pb": _object(cells),
        "body-za-fleky": {"type": "array", "items": _POINTS},
        "minus": {"type": ["number", "string"], "maximum": 0, "pattern": r"^-\d{1,4}([.,][05])?$"},
    }


def _premium() -> dict[str, Schema]:
    rows = {key: _as("radek-pb", text) for key, text in row_texts().items()}
    fleks = {part: _as("body-za-fleky", f"body za 1, 2, 3… fleky na {part}") for part in FLEK_PARTS}
    minus = {part: _as("minus", f"mínus za flek na loženou, {part}, při dvou flecích") for part in MINUS_PARTS}
    return {
        "radky": _object(rows, description="řádky prémií"),
        "fleky": _object(fleks, description="body za fleky podle částí"),
        "minus": _object(minus, description="mínus za flek na loženou"),
        "hranice": {"description": "od kolika PB se hra popisuje", **_POINTS},
        "sto-a-sedma": {"description": "přídavek za sto a sedmu: pul = polovina bodů za sto", "enum": list(SEVENS)},
    }
