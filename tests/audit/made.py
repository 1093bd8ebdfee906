"""Cases of the audit tests: the example of spec 1 with a record, as YAML, JSON and sources."""

from __future__ import annotations

import json
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from rozhodci.audit.chunk import CASES, LINE, Source

EXAMPLE = Path(__file__).resolve().parents[2] / "cases" / "priklad-sto-flek.yaml"

RIGHT = {
    "renonc": "nepriznani-barvy",
    "kdo": "Božena",
    "zdvih": 2,
    "trida": "ve-hre",
    "pausal": 1,
}
"""What spec 1, 1.8 says of its own example: Božena had zelené in trick 2 and did not follow."""


def document(record: dict[str, Any] | None = None, **changes: Any) -> dict[str, Any]:
    """The example as plain data; a change to None leaves a key out."""
    data = deepcopy(_example()) | changes
    if record is not None:
        data["zaznam"] = record
    return {key: value for key, value in data.items() if value is not None}


@cache
def _example() -> dict[str, Any]:
    data: dict[str, Any] = yaml.load(EXAMPLE.read_text(encoding="utf-8"), yaml.BaseLoader)
    return data


def as_yaml(data: dict[str, Any]) -> str:
    return yaml.safe_dump(data, allow_unicode=True, sort_keys=False, width=1000)


def as_line(data: dict[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False) + "\n"


def source(data: dict[str, Any] | str, name: str = "a.yaml", number: int = 0) -> Source:
    text = data if isinstance(data, str) else as_yaml(data)
    return Source(number, name, CASES, text.encode())


def line(data: dict[str, Any] | str, number: int = 1, name: str = "a.jsonl") -> Source:
    text = data if isinstance(data, str) else as_line(data)
    return Source(number, name, LINE, text.encode(), number)
