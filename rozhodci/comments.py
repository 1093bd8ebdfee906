"""The commenting (fleky): levels of each part, who raised what, and out-of-turn speech (spec 1, 1.3; spec 2, 2.9).

INTERFACE (to be filled by its owner).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rozhodci.case.model import Case
from rozhodci.rulesets.model import Readings, Ruleset
from rozhodci.ruling import Finding
from rozhodci.sides import Side
from rozhodci.table import Table


@dataclass(frozen=True, slots=True)
class Obligation:
    """One part someone has to make. `key` = part name, with `-proti` where both sides announced the same part."""

    key: str
    part: str
    side: Side
    announcer: str


@dataclass(frozen=True, slots=True)
class Raise:
    """One raise of one part: `level` reached (joining a partner's word keeps the level); `valid` False = not counted."""

    key: str
    player: str
    level: int
    valid: bool = True


@dataclass(frozen=True, slots=True)
class Commenting:
    """`levels`: final number of valid raises per key (0 = none). `speakers_known` False for the totals short form."""

    obligations: tuple[Obligation, ...]
    levels: Mapping[str, int]
    raises: tuple[Raise, ...]
    speakers_known: bool
    findings: tuple[Finding, ...] = ()
    notes: tuple[str, ...] = ()

    def raisers(self, key: str) -> tuple[str, ...]:
        """Players who raised that part at least once (valid raises), each once, in order of speech."""
        return tuple(dict.fromkeys(r.player for r in self.raises if r.key == key and r.valid))


def obligations(case: Case, table: Table, rules: Ruleset, readings: Readings) -> tuple[Obligation, ...]:
    """The parts of the závazek and of `proti` in a fixed order (rules.zavazky: sedma -> hra + sedma, ...)."""
    raise NotImplementedError


def comment(case: Case, table: Table, rules: Ruleset, readings: Readings) -> Commenting:
    """Read `fleky` in order. Never raises."""
    raise NotImplementedError
