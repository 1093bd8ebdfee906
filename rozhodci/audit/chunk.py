"""What travels to a worker: sources of cases and how to judge them. Everything here can be pickled.

What is made for every case is a NamedTuple here and in `result`: made and sent for a quarter of what a dataclass costs.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

CASES, LINE, HRA, OTHER = "pripady", "radek", "hra", "jiny"
"""Kinds of a source: a file of YAML or JSON with any number of cases, one line of JSON Lines, a save of Mariášek; a
score sheet or a ruleset, which lie beside cases and are passed over.
"""


class Source(NamedTuple):
    """The bytes of a file, or of one line of it. `fault` instead of content where it could not even be read.

    `number` counts sources of the whole audit from 0; `line` is where a LINE stands in its file, from 1. `weight` is
    how many bytes of the input this is, for the progress bar.
    """

    number: int
    name: str
    kind: str
    content: bytes
    line: int = 1
    fault: str = ""
    weight: int = 0


@dataclass(frozen=True, slots=True)
class Settings:
    """How to judge: a ruleset instead of the cases' own, readings as (code, choice), PB or not."""

    ruleset: str | None = None
    readings: tuple[tuple[str, str], ...] = ()
    premiums: bool = True


@dataclass(frozen=True, slots=True)
class Chunk:
    """Some sources in a row, and the settings."""

    sources: tuple[Source, ...]
    settings: Settings
