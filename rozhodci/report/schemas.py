"""The published JSON Schemas, as files beside the package (installed) or in the checkout."""

from __future__ import annotations

from pathlib import Path

NAMES = ("pripad", "nalez", "listek", "pravidla")
_PACKAGE = Path(__file__).resolve().parent.parent
_PLACES = (_PACKAGE / "schemas", _PACKAGE.parent / "schemas")


def path(name: str) -> Path:
    """The file of a schema. FileNotFoundError when this installation has none of that name."""
    for folder in _PLACES:
        file = folder / f"{name}.schema.json"
        if file.is_file():
            return file
    raise FileNotFoundError(f"{name}.schema.json")


def text(name: str) -> str:
    """The schema as JSON text."""
    return path(name).read_text(encoding="utf-8")
