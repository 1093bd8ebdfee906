"""A ruleset as typed values: every number of the sazebník, the catalogue, PB tables, readings and articles (spec 2).

Loaded from YAML data by `rozhodci.rulesets.load`; each row carries its citation. Code asks by name, never by number.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace


@dataclass(frozen=True, slots=True)
class Rate:
    """One item of the sazebník. `hal` in haléře; None = the ruleset knows no such limit. `cite` names the article.

    `fixed`: stated as an amount by its document, so it does not follow a change of the base rate.
    """

    name: str
    hal: int | None
    cite: str
    fixed: bool = False

    def rebased(self, base: int, old: int) -> Rate:
        """The item under another base rate, rounded to whole haléře; a fixed or missing amount stays."""
        if self.fixed or self.hal is None:
            return self
        return replace(self, hal=(2 * self.hal * base + old) // (2 * old))


@dataclass(frozen=True, slots=True)
class Variant:
    """How one offence is treated under one circumstance.

    `when` is the circumstance ("" = always): e.g. `pred-sehravkou`, `sehravka`, `sam`, `ukazano`, `lozena`,
    `marny-trumf`. `klass` is `ve-hre`, `technicky`, `rozhodci` (only the referee can class it) or `neni` (no renonc).
    For `rozhodci`, `proposed` is the class whose consequences are computed as a proposal ("" = none). `pausal` is
    1, 2 or 0. `group` is the penalty row where the document has one (koruna `D/1`, `D/2`, `D/3`, `D/-`).
    `cite` is the article of the class, `basis` ("" = the same) the article of the duty that was broken.
    """

    when: str
    klass: str
    pausal: int
    cite: str
    proposed: str = ""
    group: str = ""
    basis: str = ""


@dataclass(frozen=True, slots=True)
class Offence:
    """One code of the catalogue. `name` is its Czech name (`nepřiznání barvy`), `phase` its natural phase."""

    code: str
    name: str
    phase: str
    provable: bool
    variants: tuple[Variant, ...]
    meaning: str = ""

    def variant(self, when: str = "") -> Variant:
        """The row for that circumstance, else the unconditional one, else the first."""
        for row in self.variants:
            if row.when == when:
                return row
        return next((row for row in self.variants if row.when == ""), self.variants[0])


@dataclass(frozen=True, slots=True)
class Reading:
    """One výklad: a named open question of the documents with its choices (spec 2, 2.10)."""

    code: str
    question: str
    choices: tuple[str, ...]
    default: str
    why: str
    cite: str
    meanings: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Article:
    """One clause of the document in our own words. `effect` says what follows from it for a ruling."""

    cite: str
    heading: str
    meaning: str
    effect: str


@dataclass(frozen=True, slots=True)
class PbRow:
    """One row of the PB table in half points: `led` = s výnosem, `not_led` = bez výnosu; None = the table has none.

    `or_fewer`: printed for its number of trumps and fewer, so a hand that meets a lower row meets this one too.
    """

    key: str
    text: str
    led: int | None
    not_led: int | None
    cite: str
    or_fewer: bool = False


@dataclass(frozen=True, slots=True)
class PbTable:
    """`rows` by key; `fleks` part -> half points for 1..n raises (hra: the plain row, `hra-cervena` the red one);
    `minus` part -> half points (negative) at two raises for a flek on a ložená; `threshold` in half points (50 PB).
    `cites` names the article of `flek-<part>`, `minus-<part>` and `sto-a-sedma`. `sto_seven` is what sto a sedma on
    four or fewer trumps adds: `pul` (half of all sto rows), `nezname` (no source shows it), "" (nothing). `complete`:
    the whole table is known, so that an empty cell is a game not listed in it; else it is one that no source shows.
    """

    rows: Mapping[str, PbRow]
    fleks: Mapping[str, tuple[int, ...]]
    minus: Mapping[str, int]
    threshold: int
    cite: str
    cites: Mapping[str, str] = field(default_factory=dict)
    sto_seven: str = ""
    source: str = ""
    complete: bool = False


@dataclass(frozen=True, slots=True)
class Ruleset:
    """One set of rules, ready to ask.

    `discipline` (`licitovany`, `voleny`, `koruna`, `krizovy`) chooses the settlement procedure. `max_fleks` is None
    where the document sets no end. `cites` maps a topic of the procedures (`vitez-hry`, `dusledky-2`) to its article.
    `zavazky` maps announced words joined by a space to the parts played. `decided` answers the readings that are no
    open question here. `notes` are said in every ruling, `rates_note` in every one that uses the default rates
    (a user's own base rate makes it void). `remarks` are shown with the set, not in rulings.
    """

    name: str
    title: str
    discipline: str
    source: str
    valid_from: str
    valid_to: str
    hand_size: int
    talon_size: int
    seats: tuple[int, ...]
    max_fleks: int | None
    rates: Mapping[str, Rate]
    zavazky: Mapping[str, tuple[str, ...]]
    ladder: tuple[str, ...]
    catalogue: Mapping[str, Offence]
    facts: Mapping[str, str]
    readings: Mapping[str, Reading]
    pb: PbTable | None
    cites: Mapping[str, str]
    articles: Mapping[str, Article]
    aliases: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    decided: Mapping[str, str] = field(default_factory=dict)
    rates_note: str = ""
    remarks: tuple[str, ...] = ()

    @property
    def trick_count(self) -> int:
        """The number of the last trick: ten, in křížový eight (spec 2, 2.1)."""
        return self.hand_size

    def rate(self, name: str) -> int:
        """Haléře of a named item. KeyError if the ruleset has no such item or no amount for it."""
        hal = self.rates[name].hal
        if hal is None:
            raise KeyError(name)
        return hal

    def cite(self, topic: str) -> str:
        """The article for a topic of the procedures. KeyError for a topic the ruleset does not list."""
        return self.cites[topic]

    def parts_of(self, announced: Iterable[str]) -> tuple[str, ...] | None:
        """The parts of a závazek whatever the order of its words; None if this ruleset has no such závazek."""
        said = tuple(announced)
        parts = self.zavazky.get(" ".join(said))
        if parts is not None:
            return parts
        words = frozenset(said)
        return next((parts for key, parts in self.zavazky.items() if frozenset(key.split()) == words), None)

    def with_rates(self, own: Mapping[str, int]) -> Ruleset:
        """The same rules with amounts of the case (`sazby`, haléře). `zaklad` moves every item that is its multiple.

        Sto a sedma as one whole stays the sum of both unless named itself.
        """
        if not own:
            return self
        old = self.rates["zaklad"].hal or 1
        base = own.get("zaklad", old)
        rates = {name: rate.rebased(base, old) for name, rate in self.rates.items()}
        rates |= {name: replace(rates.get(name, rates["zaklad"]), name=name, hal=hal) for name, hal in own.items()}
        if "sto-a-sedma" not in own:
            both = (rates["sto"].hal or 0) + (rates["sedma"].hal or 0)
            rates["sto-a-sedma"] = replace(rates["sto-a-sedma"], hal=both)
        standing = [r.name for r in self.rates.values() if not r.fixed and r.hal is not None and r.name not in own]
        note = "" if "zaklad" in own or set(standing) <= {"zaklad", "sto-a-sedma"} else self.rates_note
        return replace(self, rates=rates, rates_note=note)


class Readings:
    """Answers `which reading applies?` and remembers what was asked, in order, for the ruling's list of výklady."""

    def __init__(self, rules: Ruleset, chosen: Mapping[str, str]) -> None:
        self._rules = rules
        self._chosen = chosen
        self._asked: dict[str, str] = {}

    def ask(self, code: str) -> str:
        """The choice in force for a reading code: the case's or command's, else the ruleset's default.

        What the ruleset's document decides itself is answered but not remembered: it is no open question there.
        """
        if code not in self._rules.readings:
            return self._rules.decided[code]
        choice = self._chosen.get(code) or self._rules.readings[code].default
        self._asked[code] = choice
        return choice

    @property
    def asked(self) -> Mapping[str, str]:
        """Code -> choice of every reading consulted so far, in order of first question."""
        return self._asked
