"""Column sums: ZB (1 Kč = 1 ZB), PB, SB = ZB + PB; rounding as a setting, halves away from zero, in whole numbers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from rozhodci.sheet.model import Sheet, Sums

EXACT, CROWNS, AUTO = "halere", "koruny", "auto"
ROUNDINGS = (AUTO, EXACT, CROWNS)
"""`auto`: as the sheet itself writes its sums; without any, to the haléř."""
CROWN = 100
HALF_POINT = 50
"""Hundredths in half a point."""


@dataclass(frozen=True, slots=True)
class Total:
    """One player's result: `zb` and `sb` in hundredths of a point, `pb` in halves."""

    zb: int
    pb: int

    @property
    def sb(self) -> int:
        return self.zb + self.pb * HALF_POINT


def rounded(hal: int) -> int:
    """To whole crowns, half a crown away from zero."""
    whole = (abs(hal) + CROWN // 2) // CROWN * CROWN
    return whole if hal >= 0 else -whole


def rounding_of(sheet: Sheet, setting: str, money: Mapping[str, int]) -> str:
    """`auto` becomes `koruny` where the sheet writes whole numbers although the columns do not add up to them."""
    if setting != AUTO:
        return setting
    written = [s.money for s in sheet.sums.values() if s.money is not None]
    whole = bool(written) and all(hal % CROWN == 0 for hal in written)
    return CROWNS if whole and any(hal % CROWN for hal in money.values()) else EXACT


def columns(players: Iterable[str], amounts: Iterable[Mapping[str, int]]) -> dict[str, int]:
    """Sum of each player's column."""
    rows = list(amounts)
    return {p: sum(row.get(p, 0) for row in rows) for p in players}


def totals(players: Iterable[str], money: Mapping[str, int], pb: Mapping[str, int], rounding: str) -> dict[str, Total]:
    """ZB, PB, SB of each player."""
    return {p: Total(rounded(money[p]) if rounding == CROWNS else money[p], pb[p]) for p in players}


def as_sums(total: Total) -> Sums:
    """A total as the sheet writes it."""
    return Sums(total.zb, total.pb, total.sb)
