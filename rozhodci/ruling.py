"""The nález as typed values, one to one with the JSON of spec 3. Nothing is computed here.

Amounts are haléře. PB are integers in *halves* of a point (`pb=52` is 26 PB) because the tables know halves.
What every case of an audit makes is a NamedTuple, which costs half of a dataclass to make.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from rozhodci.sides import Side


class Step(NamedTuple):
    """One step of the reasoning: what was found, its value, and the article it stands on (never empty)."""

    text: str
    value: str
    cite: str


@dataclass(frozen=True, slots=True)
class Finding:
    """One renonc found or asserted, not yet classified.

    `code` is a catalogue code, `when` the circumstance that chooses its variant, `who` the player, `phase` one of
    PHASES, `trick`/`place`/`after` its time inside play (place = of the card in its trick from 1, after = how many
    cards lay when it happened between two cards), `card` and `legal` canonical card texts, `source` `karty` (provable
    from cards), `zaznam` (from the record) or `udalost` (asserted fact), `text` one Czech sentence, `scope` the parts
    it touches (empty = all).
    """

    code: str
    who: str | None
    phase: str
    text: str
    source: str
    when: str = ""
    trick: int | None = None
    place: int | None = None
    card: str | None = None
    legal: tuple[str, ...] = ()
    scope: tuple[str, ...] = ()
    late_ok: bool = False
    after: int | None = None


PHASES = ("pred-hrou", "licitace", "talon", "komentovani", "sehravka", "po-sehravce")


@dataclass(frozen=True, slots=True)
class Renonc:
    """A classified finding (spec 3 `renonce`). `klass`/`pausal`/`cite`/`group` come from the catalogue row."""

    finding: Finding
    side: Side | None
    klass: str
    pausal: int
    cite: str
    proposed: str = ""
    group: str = ""
    decisive: bool = False


@dataclass(frozen=True, slots=True)
class ContumaceItem:
    what: str
    points: int
    cite: str


@dataclass(frozen=True, slots=True)
class Contumace:
    """Contumace points of the innocent `side` (spec 2, 2.5). total = won + remaining + hlasky - deducted."""

    side: Side
    won: int
    remaining: int
    hlasky: int
    deducted: int
    total: int
    items: tuple[ContumaceItem, ...]


class PartResult(NamedTuple):
    """Who won a part and how. `part` is the name of output, `key` is unique in the hand (`sto-proti` beside `sto`).

    `manner`: `sehravka`, `kontumace`, `zvlastni`, `schvaleno`, `lozena`. `points` of hra/sto, else None. `steps` >= 1
    multiply the rate. `extra_base_steps` are added unflekované (`tiche-sto: neflekovane`).
    """

    part: str
    key: str
    winner: Side
    manner: str
    steps: int = 1
    points: int | None = None
    extra_base_steps: int = 0
    reasons: tuple[Step, ...] = ()


class RateLine(NamedTuple):
    """Spec 3 `sazby`: the value of one part for one opponent. amount in haléře, in favour of a side."""

    part: str
    key: str
    rate: int
    red: int
    fleks: int
    steps: int
    amount: int
    favour: Side
    cite: str


class Transfer(NamedTuple):
    """One payment. `title` e.g. `hra`, `pausal`, `dve-sedmy`, `omyl`; `renonc` = index in the ruling's renonce."""

    payer: str
    payee: str
    hal: int
    title: str
    renonc: int | None = None


@dataclass(frozen=True, slots=True)
class Choice:
    """One way a question may be decided, with what follows. `pb` in half points."""

    choice: str
    saldo: Mapping[str, int]
    pb: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Question:
    """Left to the referee: the program never guesses (spec 3 `k_rozhodnuti`)."""

    code: str
    question: str
    choices: tuple[Choice, ...] = ()
    cite: str = ""


class Settlement(NamedTuple):
    """What a discipline's procedure gives back: results, rate lines, transfers and why."""

    results: tuple[PartResult, ...] = ()
    rates: tuple[RateLine, ...] = ()
    transfers: tuple[Transfer, ...] = ()
    contumace: Contumace | None = None
    steps: tuple[Step, ...] = ()
    questions: tuple[Question, ...] = ()
    warnings: tuple[str, ...] = ()
    undecided: bool = False


@dataclass(frozen=True, slots=True)
class PbItem:
    who: str
    halves: int
    row: str
    cite: str


@dataclass(frozen=True, slots=True)
class PbRefused:
    who: str
    halves: int
    reason: str
    cite: str


@dataclass(frozen=True, slots=True)
class PbRuling:
    """PB proposal per player in half points. `state`: `udeleno`, `rozhodne-rozhodci`, `bez-naroku`."""

    proposal: Mapping[str, int]
    state: str
    items: tuple[PbItem, ...] = ()
    refused: tuple[PbRefused, ...] = ()
    steps: tuple[Step, ...] = ()
    questions: tuple[Question, ...] = ()
    warnings: tuple[str, ...] = ()
    must_describe: bool = False


NO_PB = PbRuling({}, "bez-naroku")


@dataclass(frozen=True, slots=True)
class UsedReading:
    """A výklad that was consulted; `others` only those choices that would change payments or PB."""

    code: str
    used: str
    others: tuple[Choice, ...] = ()


@dataclass(frozen=True, slots=True)
class ComplaintRuling:
    state: str
    reason: str


@dataclass(frozen=True, slots=True)
class Ruling:
    """The whole nález (spec 3)."""

    case_id: str
    ruleset: str
    verdict: str
    complaint: ComplaintRuling
    renonce: tuple[Renonc, ...]
    settlement: Settlement
    saldo: Mapping[str, int]
    pb: PbRuling
    questions: tuple[Question, ...]
    readings: tuple[UsedReading, ...]
    steps: tuple[Step, ...]
    sheet_line: str
    warnings: tuple[str, ...]


class Decision(NamedTuple):
    """What the findings amount to before any money: input of every settlement procedure.

    `renonce` all in time order, `decisive` the index of the one that decides the hand (None: played on), `fees` the
    indexes whose paušál is paid besides the decisive one, `late` True when the complaint came too late (V/2).
    """

    renonce: tuple[Renonc, ...] = ()
    decisive: int | None = None
    fees: tuple[int, ...] = ()
    late: bool = False

    @property
    def deciding(self) -> Renonc | None:
        """The renonc that decides, if any."""
        return None if self.decisive is None else self.renonce[self.decisive]
