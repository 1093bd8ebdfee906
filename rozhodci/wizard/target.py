"""In which shape a template is written: by the ending of its file, as `listek --oprav` does, or as asked."""

from __future__ import annotations

from pathlib import PurePath

from rozhodci.errors import UsageError

_SHAPES = ("yaml", "csv")
_BY_ENDING = {".yaml": "yaml", ".yml": "yaml", ".csv": "csv"}
_OTHER = frozenset({".json", ".jsonl", ".tsv", ".xls", ".xlsx", ".ods", ".hra", ".gz"})
"""Endings that promise what no template is."""


def shape(what: str, path: str | None, asked: str | None) -> str:
    """`yaml` or `csv`. Raises UsageError where the ending says otherwise than `asked`, or promises something else."""
    ending = PurePath(path).suffix.lower() if path is not None else ""
    shapes = _SHAPES if what == "listek" else _SHAPES[:1]
    by_ending = _BY_ENDING.get(ending)
    if ending in _OTHER or (by_ending is not None and by_ending not in shapes) or (what == "pravidla" and _odd(path)):
        endings = " nebo ".join(f".{s}" for s in shapes)
        raise UsageError(f"-o {path}: vzor je {' nebo '.join(s.upper() for s in shapes)}, soubor má končit {endings}.")
    if by_ending is not None and asked not in (None, by_ending):
        raise UsageError(f"-o {path} a --format {asked} si odporují: jedno z nich změňte.")
    return by_ending or asked or "yaml"


def _odd(path: str | None) -> bool:
    """A ruleset is known by its ending from a name of a packaged one."""
    return path is not None and _BY_ENDING.get(PurePath(path).suffix.lower()) != "yaml"
