"""Renonce noted on the sheet as classified renonce; where the note leaves the class open, every possible one.

Passing example: `{kod: chybne-rozdani, poradi: 2}` is technický with paušál 1. Failing example: `poradi: 1` costs
nothing (ČSM čl. II/9).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import product

from rozhodci.hand import Hand
from rozhodci.judging.decide import LOSING_PHASES
from rozhodci.rulesets.model import Variant
from rozhodci.ruling import Finding, Renonc
from rozhodci.sheet.cells import WRONG_DEAL
from rozhodci.sheet.model import RenoncNote, Row, Sheet

FIRST = "prvni"
_DECIDED = ("ve-hre", "technicky", "neni")


@dataclass(frozen=True, slots=True)
class DealOrder:
    """Which wrong deal of that player in the kolo it is at least, and whether the sheet says exactly."""

    least: int
    sure: bool


def deal_orders(sheet: Sheet) -> Mapping[tuple[int, int], DealOrder]:
    """(row, index of the note) -> its order; a first free wrong deal need not stand on the sheet."""
    seen: dict[str, int] = {}
    found: dict[tuple[int, int], DealOrder] = {}
    for row in sheet.rows:
        for i, note in enumerate(row.renonce):
            if note.code != WRONG_DEAL or note.player is None:
                continue
            least = seen.get(note.player, 0) + 1
            found[row.number, i] = DealOrder(max(least, note.order or 0), note.order is not None or least > 1)
            seen[note.player] = max(least, note.order or 0)
    return found


def classified(hand: Hand, row: Row, orders: Mapping[tuple[int, int], DealOrder]) -> tuple[tuple[Renonc, ...], ...]:
    """Every possible reading of the row's notes; the first is the likeliest."""
    each = [_readings(hand, note, orders.get((row.number, i))) for i, note in enumerate(row.renonce)]
    return tuple(product(*each))


def _readings(hand: Hand, note: RenoncNote, order: DealOrder | None) -> list[Renonc]:
    rows = [v for v in variants(hand, note, order) if v.klass in _DECIDED] or _open(hand, note)
    code = note.code or "jiny"
    side = hand.side(note.player) if note.player and hand.table.akter else None
    found = Finding(code, note.player, "", f"{note.player}: {code}", "zaznam")
    return [
        Renonc(
            replace(found, when=v.when, phase=phase), side, note.klass or v.klass, _pausal(note, v), v.cite, "", v.group
        )
        for v in rows
        for phase in _phases(hand, note, note.klass or v.klass)
    ]


def _phases(hand: Hand, note: RenoncNote, klass: str) -> list[str]:
    """The natural phase of the fault; one that may also happen while there is a hand to lose, both (spec 2, 2.9)."""
    natural = (hand.rules.catalogue[note.code].phase if note.code else "") or "sehravka"
    in_play = natural in LOSING_PHASES or klass != "ve-hre" or not hand.case.announced
    return [natural] if in_play else [natural, "komentovani"]


def _pausal(note: RenoncNote, row: Variant) -> int:
    return row.pausal if note.pausal is None else note.pausal


def variants(hand: Hand, note: RenoncNote, order: DealOrder | None = None) -> list[Variant]:
    """The catalogue's rows that the note may mean."""
    if note.code is None:
        return []
    rows = list(hand.rules.catalogue[note.code].variants)
    if order is not None:
        rows.sort(key=lambda v: v.when == FIRST)
        return [v for v in rows if not order.sure or (v.when == FIRST) == (order.least == 1)]
    fitting = [
        v for v in rows
        if note.klass in (None, v.klass) and note.pausal in (None, v.pausal)
    ]  # fmt: skip
    plain = [v for v in fitting if v.when == ""]
    return plain + [v for v in fitting if v not in plain]


def _open(hand: Hand, note: RenoncNote) -> list[Variant]:
    """Only a class and a paušál, or a fault that the referee classed: as the sheet says, else any class."""
    cite = hand.rules.cite("rozhodci")
    usual = 1 if note.pausal is None else note.pausal
    if note.klass is not None:
        return [Variant("", note.klass, usual, cite)]
    return [Variant("", "technicky", usual, cite), Variant("", "ve-hre", usual, cite), Variant("", "neni", 0, cite)]
