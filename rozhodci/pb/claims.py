"""What somebody may claim PB for, and the two ways a claim may fail."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Kind(Enum):
    """A row of the table for the announcer, points for raising, points taken for raising on a ložená hand."""

    PREMIUM = "premie"
    FLEK = "flek"
    MINUS = "minus"


@dataclass(frozen=True, slots=True)
class Refusal:
    """There is no claim. `line` is the play that proves it, empty where no game tree was asked."""

    reason: str
    cite: str
    line: str = ""


@dataclass(frozen=True, slots=True)
class Doubt:
    """Only the referee can say: `code` of the question, the question in Czech, its article, the line of play if any."""

    code: str
    question: str
    cite: str
    line: str = ""


@dataclass(frozen=True, slots=True)
class Claim:
    """`halves` of a point for `who` because of `row`, resting on the parts `keys` (keys of obligations).

    `known` False: no source shows the value, `halves` is then what is sure. `group`: only one or some of the claims
    of a group hold and the record does not say which; they stay out of the proposal. `refusal`: the row's own note
    speaks against it.
    """

    who: str
    keys: tuple[str, ...]
    kind: Kind
    row: str
    halves: int
    cite: str
    doubts: tuple[Doubt, ...] = ()
    known: bool = True
    group: str = ""
    refusal: Refusal | None = None


Verdict = Refusal | Doubt | None
