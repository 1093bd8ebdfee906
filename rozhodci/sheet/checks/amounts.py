"""The amounts equal what závazek, trump, fleks, result and points give under the ruleset (spec 5, 5.1, check 2).

Passing example: sedma červená, hra with 130: 8 × 0,20 × 2 + 0,40 × 2 = 4,00 from each. Failing example: 2,00 from
each, the červená forgotten.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rozhodci.money import kc
from rozhodci.sheet.expected import Ending, hlasky_open
from rozhodci.sheet.model import HAL, Quantity, SheetFinding, Value

if TYPE_CHECKING:
    from rozhodci.sheet.audit import Audit, Look


def check(audit: Audit) -> Iterator[SheetFinding]:
    """A finding for each amount that no possible ending of the hand explains."""
    for look in audit.looks:
        if not look.endings:
            yield from _missing(audit, look)
        elif fitting(audit, look) is None:
            yield from _different(audit, look)


def fitting(audit: Audit, look: Look) -> Ending | None:
    """The first ending whose payments are the written ones."""
    written = {p: look.row.amounts.get(p) for p in audit.sheet.players}
    if not look.row.amounts and not any(any(e.balance.values()) for e in look.endings[:1]):
        return look.endings[0] if look.endings else None
    return next((e for e in look.endings if e.balance == written), None)


def _different(audit: Audit, look: Look) -> Iterator[SheetFinding]:
    nearest = closest(audit, look)
    certain = len(look.endings) == 1
    cite = _cite(audit, look, nearest)
    for player in audit.sheet.players:
        written, due = look.row.amounts.get(player), nearest.balance[player]
        if written == due:
            continue
        found: Value = None if written is None else Quantity(HAL, written)
        expected: Value = Quantity(HAL, due) if certain else _several(look.endings, player)
        text = "chybí částka" if written is None else f"částka neodpovídá zapsané hře{_unsaid(look)}"
        yield SheetFinding(look.row.number, player, "castka", found, expected, cite, text)


def _unsaid(look: Look) -> str:
    """What would have to be written for a single right amount."""
    missing = len(look.endings) > 1 and look.row.points is not None and hlasky_open(look.hand, look.row)
    return ", ať měla obrana jakékoli hlášky (chybí hlasky_obrany)" if missing else ""


def closest(audit: Audit, look: Look) -> Ending:
    """The ending that leaves the fewest amounts wrong, the likeliest among equals."""
    amounts = look.row.amounts
    return min(look.endings, key=lambda e: sum(amounts.get(p) != e.balance[p] for p in audit.sheet.players))


def _several(endings: tuple[Ending, ...], player: str) -> str:
    values = list(dict.fromkeys(e.balance[player] for e in endings))
    shown = [kc(v) for v in values[:4]]
    return " nebo ".join(shown) + (" nebo …" if len(values) > len(shown) else "")


def _cite(audit: Audit, look: Look, ending: Ending) -> str:
    """The article of the first rate, of the omyl or of the paušál."""
    if look.row.folded:
        return audit.cite("omyl")
    if ending.settlement.rates:
        return ending.settlement.rates[0].cite
    return audit.cite("dusledky-1" if look.row.renonce else "sazba")


def _missing(audit: Audit, look: Look) -> Iterator[SheetFinding]:
    """A described hand without any amount."""
    if look.row.described and not look.row.amounts:
        yield SheetFinding(look.row.number, "castky", "castka", None, None, audit.cite("listek"), "chybí částky")


def remarks(audit: Audit) -> Iterator[str]:
    """Hands whose payments depend on something the sheet does not write."""
    for look in audit.looks:
        if look.row.announced and len(look.endings) > 1:
            unsaid = "body, hlášky obrany nebo kdo flekoval"
            yield f"Řádek {look.row.number}: lístek neříká vše ({unsaid}), přijata je každá možná platba."
