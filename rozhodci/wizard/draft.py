"""What has been answered so far: a case in the making. Every answer gives a new Draft; nothing is changed in place."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from rozhodci.cards import DECK, Card, in_print_order
from rozhodci.case.dump import dump
from rozhodci.case.load import load
from rozhodci.case.model import Case
from rozhodci.case.parts import TRUMPLESS
from rozhodci.case.seats import playing_order
from rozhodci.errors import InputError, Problem
from rozhodci.hand import Hand, prepare
from rozhodci.rulesets.model import Ruleset

NOTHING = Case(id="", ruleset="", players=(), dealer="")


class Refused(Exception):
    """An answer that cannot be used; its text is a Czech sentence for the one who typed it."""


@dataclass(frozen=True, slots=True)
class Draft:
    """A case in the making. `closed` are the questions that were answered and need not be asked again.

    `cards` are hands as far as they were typed, `talon` None until known. `pending` holds the answers of an event or
    a complaint that is not complete yet. `remarks` are sentences on the last answer.
    """

    rules: Ruleset | None = None
    case: Case = NOTHING
    closed: frozenset[str] = frozenset()
    cards: Mapping[str, tuple[Card, ...]] = field(default_factory=dict)
    talon: tuple[Card, ...] | None = None
    pending: Mapping[str, Any] = field(default_factory=dict)
    remarks: tuple[str, ...] = ()

    @property
    def ruleset(self) -> Ruleset:
        """The rules; asked first, so every later question has them."""
        assert self.rules is not None
        return self.rules

    @property
    def discipline(self) -> str:
        return self.ruleset.discipline

    @property
    def playing_count(self) -> int:
        """How many hold cards."""
        return (len(DECK) - self.ruleset.talon_size) // self.ruleset.hand_size

    @property
    def playing(self) -> tuple[str, ...]:
        """Those who play, clockwise from the forhont."""
        return playing_order(self.case.players, self.case.dealer, self.case.sitter)

    @property
    def trumpless(self) -> bool:
        return bool(TRUMPLESS & set(self.case.announced))

    @property
    def before_contract(self) -> bool:
        """The dispute arose before there was a závazek: no cards are asked for."""
        return "akter" in self.closed and self.case.akter is None

    @property
    def left(self) -> tuple[Card, ...]:
        """Cards of the deck that nobody has been given."""
        given = {c for hand in self.cards.values() for c in hand} | set(self.talon or ())
        return in_print_order((c for c in DECK if c not in given), not self.trumpless)

    def close(self, *keys: str, **case: Any) -> Draft:
        """Questions answered, with what they say about the case."""
        return replace(self, closed=self.closed | set(keys), case=replace(self.case, **case))

    def with_case(self, **case: Any) -> Draft:
        return replace(self, case=replace(self.case, **case))

    def remark(self, *texts: str) -> Draft:
        return replace(self, remarks=(*self.remarks, *texts))

    def problems(self, *paths: str) -> tuple[Problem, ...]:
        """What the reader of case files has against the case as it is now, at those paths (all of them: none given)."""
        case = self.case if self.case.id else replace(self.case, id="pripad")
        (read,) = load(dump(case).encode(), "", lambda _: self.ruleset)
        found = read.problems if isinstance(read, InputError) else ()
        return tuple(p for p in found if not paths or p.path.startswith(paths))

    def checked(self, *paths: str) -> Draft:
        """Itself, if the reader of case files has nothing against those parts. Raises Refused."""
        problems = self.problems(*paths)
        if problems:
            raise Refused(" ".join(said(p) for p in problems))
        return self

    def hand(self) -> Hand:
        """The hand as replayed so far; the cards must be known."""
        return prepare(self.case, self.ruleset, dict(self.case.readings))


def said(problem: Problem) -> str:
    """A problem without its place in a file that does not exist yet."""
    text = str(replace(problem, file="", line=0, column=0, path=""))
    return text[:1].upper() + text[1:]
