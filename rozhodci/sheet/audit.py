"""The sheet under examination: every row with its hand and its possible endings, worked out once for all checks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rozhodci.hand import Hand
from rozhodci.rulesets.model import Ruleset
from rozhodci.ruling import Renonc
from rozhodci.sheet.checks.dealing import true_dealers
from rozhodci.sheet.contradictions import contradictions
from rozhodci.sheet.expected import Ending, endings
from rozhodci.sheet.hands import hand_of, playing
from rozhodci.sheet.model import Row, Sheet, SheetFinding
from rozhodci.sheet.renonce import DealOrder, classified, deal_orders


@dataclass(frozen=True, slots=True)
class Look:
    """One row: its `hand`, the `notes` of renonce in every reading, `faults` inside the row, possible `endings`.

    `open` says why nothing can be computed ("" = it can, or there is nothing to compute).
    """

    row: Row
    hand: Hand
    dealer: str | None
    notes: tuple[tuple[Renonc, ...], ...]
    order: DealOrder | None
    faults: tuple[SheetFinding, ...]
    endings: tuple[Ending, ...]


@dataclass(frozen=True, slots=True)
class Audit:
    """The sheet, its rules (with the sheet's own rates) and a look at every row."""

    sheet: Sheet
    rules: Ruleset
    dealers: tuple[str | None, ...]
    looks: tuple[Look, ...]

    def cite(self, topic: str) -> str:
        return self.rules.cite(topic)


BLOCKING = frozenset({"vysledek", "body", "trumf", "udaj"})
"""Kinds of contradictions that leave open what the row should pay."""


def examine(sheet: Sheet, rules: Ruleset) -> Audit:
    """Look at every row."""
    dealers = true_dealers(sheet, len(sheet.players) > playing(rules))
    orders = deal_orders(sheet)
    looks = tuple(_look(sheet, row, rules, dealer, orders) for row, dealer in zip(sheet.rows, dealers, strict=True))
    return Audit(sheet, rules, dealers, looks)


def _look(
    sheet: Sheet, row: Row, rules: Ruleset, dealer: str | None, orders: Mapping[tuple[int, int], DealOrder]
) -> Look:
    hand = hand_of(sheet, row, rules, dealer)
    notes = classified(hand, row, orders)
    unreadable = tuple(f for f in sheet.findings if f.row == row.number)
    faults = contradictions(hand, row, notes[0])
    blocked = any(f.kind in BLOCKING for f in (*faults, *unreadable) if f.column not in ("podpisy", "rozdava"))
    nothing = not row.described and not row.renonce
    found = () if blocked or nothing or (hand.table.akter is None and row.described) else endings(hand, row, notes)
    return Look(row, hand, dealer, notes, orders.get((row.number, 0)), faults, found)
