"""PB of each hand: flek points recomputed, premiums recomputed from attached cards, else inside the table (check 4).

Reading: a described hand and one with a renonc ve hře may bring less, for a reason that needs the cards. A ložená has
no premiums only if it was one when announced (PB 2005, ložená); the sheet shows the end, so both are possible.
Passing example: hra won after four raises, nothing else: 4 PB. Failing example: 8 PB for it, no other row has hra.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from rozhodci.hand import Hand
from rozhodci.rulesets.model import PbTable
from rozhodci.sheet.attached_pb import recomputed
from rozhodci.sheet.checks.amounts import fitting
from rozhodci.sheet.model import PB, Quantity, SheetFinding, Value
from rozhodci.sheet.pb_values import Awards, Possible, awards
from rozhodci.sides import Side
from rozhodci.words import halves, listing

if TYPE_CHECKING:
    from rozhodci.sheet.audit import Audit, Look
    from rozhodci.sheet.expected import Ending

MOST_SHOWN = 6
NO_CLAIM = "; není-li na ně nárok, patří důvod do popisu"


def check(audit: Audit) -> Iterator[SheetFinding]:
    """Findings on PB of every row."""
    table = audit.rules.pb
    for look in audit.looks:
        if table is None or not look.row.announced:
            yield from _none_due(audit, look)
        elif look.endings:
            yield from _hand(audit, look, table)


def _none_due(audit: Audit, look: Look) -> Iterator[SheetFinding]:
    """These rules have no PB, or the row has no hand that could bring any."""
    without_hand = look.row.folded or (look.row.renonce and not look.row.described)
    if audit.rules.pb is not None and not without_hand:
        return
    text = "v těchto pravidlech PB nejsou" if audit.rules.pb is None else "za tento řádek PB nenáležejí"
    for player, number in look.row.pb.items():
        yield _finding(audit, look, player, number, Quantity(PB, 0), text)


def _hand(audit: Audit, look: Look, table: PbTable) -> Iterator[SheetFinding]:
    matching = fitting(audit, look)
    every = [matching] if matching is not None else list(look.endings)
    exact = recomputed(look, every[0], audit.rules, audit.sheet.readings)
    if exact:
        yield from _exact(audit, look, exact)
        return
    lenient = bool(look.row.description) or any(r.klass == "ve-hre" for r in look.notes[0])
    due = [awards(hand, e, table, lenient) for e in _distinct(every) for hand in _as_announced(look.hand, e)]
    yield from min((list(_against(audit, look, d)) for d in due), key=len)


def _as_announced(hand: Hand, ending: Ending) -> tuple[Hand, ...]:
    """The hand; one that ended as ložená also as if only its end had been, unless the raisers alone paid (II/18)."""
    shares = {ending.balance[p] for p in hand.table.players if hand.side(p) is Side.OBRANA}
    if not hand.happened("lozena") or (any(hand.comments.levels.values()) and len(shares) > 1):
        return (hand,)
    events = tuple(e for e in hand.case.events if e.kind != "lozena")
    return hand, replace(hand, case=replace(hand.case, events=events))


def _distinct(endings: list[Ending]) -> list[Ending]:
    """PB depend on who won what and who is at fault, not on the steps."""
    seen: dict[object, Ending] = {}
    for e in endings:
        key = (e.decision.decisive, tuple((r.key, r.winner) for r in e.settlement.results))
        seen.setdefault(key, e)
    return list(seen.values())


def _exact(audit: Audit, look: Look, due: tuple[Mapping[str, int], ...]) -> Iterator[SheetFinding]:
    """Against the possibility that leaves the fewest numbers wrong."""
    players, pb = audit.sheet.players, look.row.pb
    nearest = min(due, key=lambda right: sum(pb.get(p, 0) != right.get(p, 0) for p in players))
    for player in players:
        number = pb.get(player, 0)
        if number != nearest.get(player, 0):
            possible = Possible(frozenset(right.get(player, 0) for right in due))
            yield _finding(audit, look, player, number, _expected(possible), "PB neodpovídají přiloženým kartám")


def _against(audit: Audit, look: Look, due: Awards) -> Iterator[SheetFinding]:
    for player, possible in due.by_player.items():
        number = look.row.pb.get(player, 0)
        if not possible.allows(number):
            yield _finding(
                audit, look, player, number, _expected(possible), _why(possible, number, player in look.row.pb)
            )
    for shared in due.shared:
        if all(not look.row.pb.get(p) for p in shared.players):
            text = f"{listing(shared.players, 'nebo')}: chybí PB ({shared.row}){NO_CLAIM}"
            first = f"PB {shared.players[0]}"
            expected = Quantity(PB, shared.halves)
            yield SheetFinding(look.row.number, first, "pb", None, expected, audit.cite("pb-fleky"), text)


def _finding(audit: Audit, look: Look, player: str, number: int, expected: Value, text: str) -> SheetFinding:
    found = Quantity(PB, number) if player in look.row.pb else None
    cite = audit.cite("pb-fleky" if any(look.hand.comments.levels.values()) else "pb-tabulka")
    return SheetFinding(look.row.number, f"PB {player}", "pb", found, expected, cite, text)


def _expected(possible: Possible) -> Value:
    values = sorted(possible.values or ())
    if len(values) == 1:
        return Quantity(PB, values[0])
    if len(values) <= MOST_SHOWN:
        return " nebo ".join(halves(v) for v in values)
    return f"hodnota tabulky, nejvýš {halves(values[-1])}"


def _why(possible: Possible, number: int, written: bool) -> str:
    values = possible.values or frozenset()
    if number < min(0, *values):
        return (
            "tolik minusových PB z této hry být nemůže" if min(values, default=0) < 0 else "PB tu nemohou být záporné"
        )
    if number < min(values, default=0):
        return f"{'PB je méně, než náleží' if written else 'PB chybí'}{NO_CLAIM}"
    return "PB neodpovídají flekům a výsledku" if len(values) == 1 else "takový počet PB tabulka pro tuto hru nedává"
