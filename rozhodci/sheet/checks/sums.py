"""Column sums, and SB = ZB + PB (spec 5, 5.1, check 7).

Reading: a sum is right if it adds up what is written above it, or what should be written there. Passing example:
19 + 10 = 29. Failing example: the same with SB 31.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rozhodci.sheet.model import PB, WHOLE_SHEET, ZB, Quantity, SheetFinding, Sums
from rozhodci.sheet.totals import HALF_POINT, Total

if TYPE_CHECKING:
    from rozhodci.sheet.audit import Audit


def check(audit: Audit, written: dict[str, Total], right: dict[str, Total]) -> Iterator[SheetFinding]:
    """`written`: totals of the sheet as it stands, `right`: of the corrected one."""
    if not audit.sheet.sums:
        return
    for player in audit.sheet.players:
        sums = audit.sheet.sums.get(player)
        if sums is None:
            cite, text = audit.cite("listek"), "chybí součty hráče"
            yield SheetFinding(WHOLE_SHEET, player, "soucet-sloupce", None, _zb(right[player].zb), cite, text)
        else:
            yield from _player(audit, player, sums, (written[player], right[player]))


def _player(audit: Audit, player: str, sums: Sums, totals: tuple[Total, Total]) -> Iterator[SheetFinding]:
    cite, due = audit.cite("listek"), totals[1]
    if sums.money is not None and sums.money not in {t.zb for t in totals}:
        text = "součet částek nesedí"
        yield SheetFinding(WHOLE_SHEET, player, "soucet-sloupce", _zb(sums.money), _zb(due.zb), cite, text)
    if sums.pb is not None and sums.pb not in {t.pb for t in totals}:
        found, right = Quantity(PB, sums.pb), Quantity(PB, due.pb)
        text = "součet PB nesedí"
        yield SheetFinding(WHOLE_SHEET, f"PB {player}", "soucet-sloupce", found, right, cite, text)
    if sums.sb is not None and sums.sb not in _possible(sums, totals):
        text = "SB není ZB + PB"
        yield SheetFinding(WHOLE_SHEET, player, "sb", _zb(sums.sb), _zb(due.sb), cite, text)


def _possible(sums: Sums, totals: tuple[Total, Total]) -> set[int]:
    """SB of the written ZB and PB, of the sheet as it stands, of the corrected one."""
    own = (totals[0].zb if sums.money is None else sums.money) + HALF_POINT * (
        totals[0].pb if sums.pb is None else sums.pb
    )
    return {own, *(t.sb for t in totals)}


def _zb(hundredths: int) -> Quantity:
    return Quantity(ZB, hundredths)


def remarks(audit: Audit) -> Iterator[str]:
    if not audit.sheet.sums:
        yield "Součty se nekontrolují: na lístku nejsou."
