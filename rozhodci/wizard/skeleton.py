"""Skeletons of templates: blocks divided by an empty line, `<names>` in them stand for values.

A block one of whose names has no value is left out.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

DATA = Path(__file__).resolve().parent / "data"
_NAME = re.compile(r"<([a-z_]+)>")


def filled(file: str, values: Mapping[str, str | None]) -> str:
    """The text of a skeleton with its values, ending with a newline."""
    blocks = (DATA / file).read_text(encoding="utf-8").rstrip("\n").split("\n\n")
    return "\n\n".join(done for block in blocks if (done := _block(block, values))) + "\n"


def _block(block: str, values: Mapping[str, str | None]) -> str:
    """Empty where a value is missing."""
    if any(values.get(name) is None for name in _NAME.findall(block)):
        return ""
    return _NAME.sub(lambda m: values[m[1]] or "", block)
