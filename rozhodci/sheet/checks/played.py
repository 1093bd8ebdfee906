"""A hand with an attached play: the written results and amounts against the ruling of that play."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rozhodci.sheet.attached_pb import ruling_of
from rozhodci.sheet.model import HAL, Quantity, SheetFinding
from rozhodci.words import SIDES, part

if TYPE_CHECKING:
    from rozhodci.sheet.audit import Audit, Look


def check(audit: Audit) -> Iterator[SheetFinding]:
    """Findings on rows with tricks attached; what the referee has to decide is left alone."""
    for look in audit.looks:
        yield from _other_hand(audit, look)
        ruling = ruling_of(look, audit.rules, audit.sheet.readings)
        if ruling is None or ruling.questions or ruling.settlement.undecided:
            continue
        for result in ruling.settlement.results:
            yield from _result(look, result.key, result.part, result.winner.value, result.reasons)
        for player, due in ruling.saldo.items():
            written = look.row.amounts.get(player)
            if written is not None and written != due and not _by_row(look, player, due):
                cite = audit.cite("podily")
                found, text = Quantity(HAL, written), "částka neodpovídá přiložené sehrávce"
                yield SheetFinding(look.row.number, player, "castka", found, Quantity(HAL, due), cite, text)


def _other_hand(audit: Audit, look: Look) -> Iterator[SheetFinding]:
    """The attached case is of another hand."""
    case = look.row.attached
    if case is None:
        return
    pairs: dict[str, tuple[object, object]] = {
        "rozdava": (look.row.dealer, case.dealer),
        "akter": (look.row.akter, case.akter),
        "zavazek": (look.row.announced, case.announced),
        "trumf": (look.row.trump, case.trump),
    }
    wrong = [name for name, (row, attached) in pairs.items() if row is not None and row != attached]
    if wrong:
        text = f"přiložený případ má jiné: {', '.join(wrong)}"
        yield SheetFinding(look.row.number, "pripad", "udaj", None, None, audit.cite("listek"), text)


def _result(look: Look, key: str, name: str, winner: str, reasons: tuple[object, ...]) -> Iterator[SheetFinding]:
    written = look.row.results.get(key)
    if written is not None and written.value != winner:
        cite = getattr(reasons[0], "cite", "") if reasons else ""
        side = next(word for s, word in SIDES.items() if s.value == winner)
        text = f"podle přiložené sehrávky vyhrává část {part(name)} {side}"
        found = f"{part(name)} {SIDES[written]}"
        yield SheetFinding(look.row.number, "vysledek", "vysledek", found, f"{part(name)} {side}", cite, text)


def _by_row(look: Look, player: str, due: int) -> bool:
    """Is that already said by the check of amounts?"""
    return len(look.endings) == 1 and look.endings[0].balance[player] == due
