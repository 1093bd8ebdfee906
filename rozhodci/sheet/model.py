"""The score sheet as typed values: what the scribe wrote, nothing judged yet (spec 5, 5.1).

Amounts are haléře, PB halves of a point. `None` means that nothing is written there.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from rozhodci.cards import Suit
from rozhodci.case.model import Case, Comment, FlekTotals, Place
from rozhodci.sheet.kept import Kept
from rozhodci.sides import Side

WHOLE_SHEET = 0
"""Row number of a finding about the sheet as a whole; hands count from 1."""

KINDS = (
    "soucet-radku", "castka", "vysledek", "fleky", "trumf", "body", "pb", "popis", "podpis", "rozdavani",
    "chybne-rozdani", "soucet-sloupce", "sb", "renonc", "udaj",
)  # fmt: skip
"""Kinds of findings, a public list (spec 5, 5.2)."""


HAL, PB, ZB = "hal", "pb", "zb"


@dataclass(frozen=True, slots=True)
class Quantity:
    """A number with its unit: `hal` haléře, `pb` halves of a point, `zb` hundredths of a point of ZB or SB."""

    unit: str
    number: int


Value = Quantity | str | None


@dataclass(frozen=True, slots=True)
class SheetFinding:
    """One fault. `row` 0 = the sheet, `column` as the sheet names it, `kind` of KINDS.

    `found` None: nothing is written there; `expected` None: no single value is right. `text` is one Czech sentence
    without a full stop, `cite` the article.
    """

    row: int
    column: str
    kind: str
    found: Value
    expected: Value
    cite: str
    text: str


@dataclass(frozen=True, slots=True)
class RenoncNote:
    """A renonc as noted in a row: by `code` of the catalogue or by `klass` and `pausal`; `order` is `poradi`."""

    player: str | None = None
    code: str | None = None
    klass: str | None = None
    pausal: int | None = None
    order: int | None = None


@dataclass(frozen=True, slots=True)
class Row:
    """One hand of the sheet. `number` counts from 1; `places` by column, as far as the file has them.

    `announced` are the aktér's parts as spoken, `results` key of a part -> who won it, `points` the one number of
    points, `against` the opponents' hlášky beside a lost sto. `folded`, `shown`, `approved`: omyl, ložená, schváleno.
    `kept` is what a corrected sheet only passes on.
    """

    number: int
    dealer: str | None = None
    sitter: str | None = None
    akter: str | None = None
    partner: str | None = None
    announced: tuple[str, ...] = ()
    proti: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    trump: Suit | None = None
    pomocna: Suit | None = None
    fleky: FlekTotals | tuple[Comment, ...] = ()
    results: Mapping[str, Side] = field(default_factory=dict)
    points: int | None = None
    against: int | None = None
    folded: bool = False
    shown: bool = False
    approved: bool = False
    renonce: tuple[RenoncNote, ...] = ()
    amounts: Mapping[str, int] = field(default_factory=dict)
    pb: Mapping[str, int] = field(default_factory=dict)
    description: str = ""
    signatures: tuple[str, ...] | None = None
    attached: Case | None = None
    kept: Mapping[str, Kept] = field(default_factory=dict)
    places: Mapping[str, Place] = field(default_factory=dict, compare=False)

    @property
    def described(self) -> bool:
        """Is a hand written here, not only amounts or a renonc?"""
        return bool(self.announced) or self.folded


@dataclass(frozen=True, slots=True)
class Sums:
    """One player's column sums: `money` in haléře (`zb`), PB and SB (hundredths of a point); None = not written."""

    money: int | None = None
    pb: int | None = None
    sb: int | None = None


@dataclass(frozen=True, slots=True)
class Sheet:
    """The whole sheet. `sums` by player, empty where the sheet has none. `csv`: it came as a table.

    `findings` are those of reading (a name that is not at the table); `scribe`, `signatures` None = not written.
    """

    ruleset: str
    players: tuple[str, ...]
    rows: tuple[Row, ...]
    sums: Mapping[str, Sums] = field(default_factory=dict)
    scribe: str | None = None
    signatures: tuple[str, ...] | None = None
    tournament: Mapping[str, str] = field(default_factory=dict)
    readings: Mapping[str, str] = field(default_factory=dict)
    rates: Mapping[str, int] = field(default_factory=dict)
    csv: bool = False
    separator: str = ";"
    findings: tuple[SheetFinding, ...] = ()
    source: str = field(default="", compare=False)

    @property
    def described(self) -> bool:
        """Does any row describe its hand, so that the sheet is more than a table of amounts?"""
        return any(row.described or row.description for row in self.rows)
