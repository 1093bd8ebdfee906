"""What a hand of the sheet should pay: the same parts and settlement procedures as a ruling, nothing of its own.

Where the sheet leaves something open (points of a sto, who of the defence raised a ložená) every possible payment.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import product

from rozhodci import parts
from rozhodci.case.model import Demand, Playout
from rozhodci.hand import Hand
from rozhodci.judging.decide import decide, effective
from rozhodci.judging.outcome import saldo
from rozhodci.parts import recorded
from rozhodci.parts.base import Forfeit
from rozhodci.parts.recorded import Points, pointed
from rozhodci.parts.score import PAIR, TRUMP_PAIR
from rozhodci.ruling import Decision, PartResult, Renonc, Settlement
from rozhodci.settlement import decided
from rozhodci.settlement import recorded as payments
from rozhodci.settlement.krizovy_ends import without_re
from rozhodci.sheet.hands import winners
from rozhodci.sheet.model import Row
from rozhodci.sides import Side

Results = tuple[PartResult, ...]
HIGHEST = 190
"""All card points, the last trick and every hláška."""
MOST_HLASKY, HLASKA = 100, 20
"""All hlášky of a deal: the trump one of 40 and three others."""


@dataclass(frozen=True, slots=True)
class Ending:
    """One way the hand may have ended: what is paid and who won what."""

    decision: Decision
    settlement: Settlement
    balance: Mapping[str, int]


def endings(hand: Hand, row: Row, notes: Iterable[tuple[Renonc, ...]]) -> tuple[Ending, ...]:
    """Every ending the row allows, without repeats, the likeliest first; empty where the row does not say enough."""
    found: list[Ending] = []
    for renonce in notes:
        for here in _with_demands(hand, renonce):
            decision = decided(here, decide(renonce, late=False))
            for settlement in _settlements(here, row, decision):
                whole = payments.with_fees(here, decision, settlement)
                found += [
                    Ending(decision, whole, b) for b in _balances(here, whole) if all(b != e.balance for e in found)
                ]
    return tuple(found)


def _balances(hand: Hand, whole: Settlement) -> list[dict[str, int]]:
    """What everybody pays or gets; of a ložená whose raiser is not known, for each who it may have been."""
    if whole.questions and whole.questions[0].code == "kdo-flekoval":
        return [dict(c.saldo) for c in whole.questions[0].choices]
    return [saldo(hand.table.players, whole.transfers)]


def _with_demands(hand: Hand, renonce: tuple[Renonc, ...]) -> Iterator[Hand]:
    """Křížový: the hand with the play-out demanded after none, one, ... all of the renonce; the sheet does not say."""
    yield hand
    if hand.rules.discipline != "krizovy" or not hand.case.announced:
        return
    for count in range(1, sum(r.klass == "ve-hre" for r in renonce) + 1):
        demands = tuple(Demand(n, p) for n in range(1, count + 1) for p in hand.table.players)
        yield replace(hand, case=replace(hand.case, playout=Playout(False, demands)))


def _settlements(hand: Hand, row: Row, decision: Decision) -> Iterator[Settlement]:
    if not row.described:
        yield Settlement()
    elif row.folded:
        yield payments.folded(hand)
    elif hand.case.playout is not None and payments.is_played_out(hand, decision):
        yield from (payments.played_out(hand, decision, r) for r in _played(hand, row))
    elif decision.deciding is not None and effective(decision.deciding) == "ve-hre":
        yield from _lost(hand, row, decision, decision.deciding)
    else:
        yield from (payments.played(hand, r) for r in _played(hand, row))


def _played(hand: Hand, row: Row) -> Iterator[Results]:
    """Results of a hand that no renonc decided."""
    unplayed = without_re(hand) if hand.rules.discipline == "krizovy" else None
    if unplayed is not None and set(row.results) <= {"hra"}:
        yield unplayed
        return
    if row.approved:
        yield parts.approved(hand)
        return
    won = winners(hand, row, Side.AKTER if row.shown else None)
    if any(o.key not in won for o in hand.comments.obligations):
        return
    manner = "lozena" if row.shown else "sehravka"
    for points in possible_points(hand, row, won):
        yield recorded.results(hand, won, points, manner)


def possible_points(hand: Hand, row: Row, won: Mapping[str, Side]) -> tuple[Points, ...]:
    """The points written, or all that a sto may have had; beside a lost one also the opponents' hlášky."""
    told = pointed(hand.comments.obligations)
    stos = [o for o in hand.comments.obligations if o.part in recorded.BY_STO]
    if not stos:
        return (Points(row.points, row.against or 0),)
    if told is None:
        return ()
    lost = won[told.key] is not told.side
    totals = range(90, -10, -10) if lost else range(100, HIGHEST + 10, 10)
    return tuple(
        Points(total, against)
        for total in (totals if row.points is None else (row.points,))
        for against in (_hlasky(row) if lost else (row.against or 0,))
    )


def hlasky_open(hand: Hand, row: Row) -> bool:
    """Is it a lost sto, whose price the opponents' hlášky raise, and does the row not say them?"""
    told = pointed(hand.comments.obligations)
    if told is None or told.part not in recorded.BY_STO or row.against is not None:
        return False
    return winners(hand, row).get(told.key, told.side) is not told.side


def _hlasky(row: Row) -> Iterable[int]:
    """The opponents' hlášky beside a lost sto: the written ones, or every sum they may have had."""
    return range(0, MOST_HLASKY + HLASKA, HLASKA) if row.against is None else (row.against,)


def _lost(hand: Hand, row: Row, decision: Decision, renonc: Renonc) -> Iterator[Settlement]:
    """A hand lost by a renonc ve hře."""
    if hand.rules.discipline in ("koruna", "krizovy"):
        yield payments.lost(hand, renonc, decision, ())
        return
    for results in _forfeited(hand, row, (renonc.side or Side.OBRANA).other):
        yield payments.lost(hand, renonc, decision, results)


def _forfeited(hand: Hand, row: Row, innocent: Side) -> Iterator[Results]:
    """The innocent side has every part (dvě sedmy as the row says, čl. III); points as written, else any possible."""
    doomed = {k: w for k, w in winners(hand, row).items() if k == "dve-sedmy" and w is not innocent}
    totals = range(0, HIGHEST + 10, 10) if row.points is None else (row.points,)
    for total, lead in product(totals, (TRUMP_PAIR, PAIR, 0)):
        found = parts.by_contumace(hand, Forfeit(innocent, total, 0, lead))
        yield tuple(r._replace(winner=doomed.get(r.key, r.winner)) for r in found)
    if row.points is not None and doomed == {}:
        won = {o.key: innocent for o in hand.comments.obligations}
        yield recorded.results(hand, won, Points(row.points, row.against or 0), "kontumace")
