"""Dealing rotates clockwise; after a wrong deal the same player deals again (ČSM čl. II/8, II/9; Křížový B/4, B/5).

Reading: the dealers that explain the sheet with the fewest faults are taken for the true ones; a wrong name is one
fault, a break of the circle costs more, so that one miswritten name does not accuse the hands after it. That the
redealt hand is missing after a wrong deal is a remark.
Passing example: Dana, Adam, Božena. Failing example: Dana, Adam, Dana, Cyril: the third should be Božena.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rozhodci.sheet.cells import WRONG_DEAL
from rozhodci.sheet.model import Row, Sheet, SheetFinding

if TYPE_CHECKING:
    from rozhodci.sheet.audit import Audit

WRONG_NAME, BREAK, DOUBTFUL = 4, 6, 1
_Path = tuple[int, int, tuple[int, ...]]
"""Cost, how early the wrong names stand (of two equal explanations the later fault), the dealers."""


def true_dealers(sheet: Sheet, sits_out: bool) -> tuple[str | None, ...]:
    """Who really dealt each hand; None where no dealer is written at all. `sits_out`: the dealer does not play."""
    if not any(row.dealer for row in sheet.rows):
        return (None,) * len(sheet.rows)
    count = len(sheet.players)
    paths: list[_Path] = [(*_cost(sheet, sheet.rows[0], d, sits_out), (d,)) for d in range(count)]
    for before, row in zip(sheet.rows, sheet.rows[1:], strict=False):
        paths = [_best(sheet, paths, before, row, d, sits_out) for d in range(count)]
    return tuple(sheet.players[d] for d in min(paths)[2])


def _best(sheet: Sheet, paths: list[_Path], before: Row, row: Row, dealer: int, sits_out: bool) -> _Path:
    own, early = _cost(sheet, row, dealer, sits_out)
    return min(
        (cost + own + _step(sheet, before, row, way[-1], dealer), so_far + early, (*way, dealer))
        for cost, so_far, way in paths
    )


def _cost(sheet: Sheet, row: Row, dealer: int, sits_out: bool) -> tuple[int, int]:
    name = sheet.players[dealer]
    wrong = row.dealer is not None and name != row.dealer
    plays = sits_out and name == row.akter and row.sitter is None
    return WRONG_NAME * wrong + DOUBTFUL * plays, (len(sheet.rows) - row.number + 1) * wrong


def _step(sheet: Sheet, before: Row, row: Row, old: int, new: int) -> int:
    """A renonc noted on a line of its own belongs to the deal before it or after it."""
    follows = new == (old + 1) % len(sheet.players)
    if is_redeal(before):
        return 0 if new == old else DOUBTFUL if follows else BREAK
    shared = new == old and (_is_note(row) or _is_note(before))
    return 0 if follows or shared else BREAK


def is_redeal(row: Row) -> bool:
    """A wrong deal without a hand: the same player deals again."""
    return not row.described and any(n.code == WRONG_DEAL for n in row.renonce)


def _is_note(row: Row) -> bool:
    return bool(row.renonce) and not row.described


def check(audit: Audit) -> Iterator[SheetFinding]:
    """A finding for each wrong name and for each break of the circle."""
    cite, players = audit.cite("rozdavani"), audit.sheet.players
    for i, row in enumerate(audit.sheet.rows):
        true = audit.dealers[i]
        if row.dealer is None or true is None:
            continue
        if row.dealer != true:
            text = f"rozdával měl {true}, zapsán je {row.dealer}"
            yield SheetFinding(row.number, "rozdava", "rozdavani", row.dealer, true, cite, text)
        elif i:
            before = audit.sheet.rows[i - 1]
            old, new = (players.index(p) for p in (audit.dealers[i - 1] or true, true))
            if _step(audit.sheet, before, row, old, new) == BREAK:
                due = players[old] if is_redeal(before) else players[(old + 1) % len(players)]
                text = f"po hráči {players[old]} měl rozdávat {due}, zapsán je {true}"
                yield SheetFinding(row.number, "rozdava", "rozdavani", true, due, cite, text)


def remarks(audit: Audit) -> Iterator[str]:
    """Wrong deals after which the sheet goes on with the next dealer."""
    rows = audit.sheet.rows
    for before, row, old, new in zip(rows, rows[1:], audit.dealers, audit.dealers[1:], strict=False):
        if is_redeal(before) and old is not None and new != old:
            cite = audit.cite("chybne-rozdani")
            who = f"po chybném rozdání rozdává znovu {old}"
            yield f"Řádek {row.number}: {who}, lístek pokračuje dalším hráčem ({cite})."
