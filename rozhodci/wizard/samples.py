"""The sample hands behind the templates: one for every závazek, for three and for four players."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

import yaml

from rozhodci.case.parts import in_order, read_parts, spoken
from rozhodci.errors import UsageError
from rozhodci.rulesets.model import Ruleset
from rozhodci.wizard.skeleton import DATA


@dataclass(frozen=True, slots=True)
class Sample:
    """One sample hand as text. Adam is the aktér and leads; `offender` breaks a duty in the last trick:
    `code`, in words `dispute`.

    `hands` by player, `fleky` as (player, word), `tricks` as short strings of cards.
    """

    zavazek: str
    trump: str | None
    pomocna: str | None
    hands: Mapping[str, str]
    talon: str | None
    fleky: tuple[tuple[str, str], ...]
    tricks: tuple[str, ...]
    offender: str
    code: str
    dispute: str


def zavazky(rules: Ruleset) -> tuple[str, ...]:
    """The závazky of a ruleset for which there is a sample, as they are spoken."""
    return tuple(name for name in _samples(rules) if rules.parts_of(_parts(name)) is not None)


def sample(rules: Ruleset, zavazek: str) -> Sample:
    """The sample of a závazek in any spelling. Raises UsageError that lists what there is."""
    known = {_parts(name): name for name in zavazky(rules)}
    name = known.get(_parts(zavazek))
    if name is None:
        listed = ", ".join(known.values())
        raise UsageError(f"--zavazek {zavazek}: pro sadu {rules.name} jsou vzory na závazky {listed}.")
    return _sample(name, _samples(rules)[name])


def _parts(text: str) -> tuple[str, ...]:
    return in_order(read_parts(text) or ())


def _samples(rules: Ruleset) -> Mapping[str, Any]:
    group: Mapping[str, Any] = _data()["ctyri" if rules.discipline == "krizovy" else "tri"]
    return group


@cache
def _data() -> Mapping[str, Any]:
    read: Mapping[str, Any] = yaml.safe_load((DATA / "sablony.yaml").read_text(encoding="utf-8"))
    return read


def _sample(name: str, row: Mapping[str, Any]) -> Sample:
    return Sample(
        " a ".join(spoken(part) for part in _parts(name)),
        row.get("trumf"),
        row.get("pomocna"),
        row["karty"],
        row.get("talon"),
        tuple((who, word) for who, word in row["fleky"]),
        tuple(row["zdvihy"]),
        row["spor"]["kdo"],
        row["spor"]["druh"],
        row["spor"]["popis"],
    )
