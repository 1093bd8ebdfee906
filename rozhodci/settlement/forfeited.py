"""A hand lost by a renonc ve hře (ČSM čl. IV, důsledky 2-3; čl. III; čl. II/12).

The innocent side has every part, rate flekovaná, hra and sto by contumace points. An offending defender pays the
shares of all, an offending aktér each opponent. Dvě sedmy lost in every case by čl. III stay the aktér's payment.

>>> lost("Cyril", zavazek="durch")  # three shares and the paušál to three
{'Adam': 2000, 'Božena': 200, 'Cyril': -2400, 'Dana': 200}
>>> lost("Adam", zavazek="durch")
{'Adam': -2400, 'Božena': 800, 'Cyril': 800, 'Dana': 800}
>>> lost("Cyril", zavazek="dvě sedmy", pomocna="zelené", Adam="Ž7 Z7", Cyril="Z8 Z9 ZS ZV")
{'Adam': -2200, 'Božena': 1000, 'Cyril': 200, 'Dana': 1000}
"""

from __future__ import annotations

from rozhodci import parts
from rozhodci.hand import Hand
from rozhodci.kontumace import contumace, forfeit, moment_of
from rozhodci.money import kc
from rozhodci.parts.base import Forfeit
from rozhodci.ruling import Contumace, PartResult, Question, Renonc, Settlement, Step, Transfer
from rozhodci.settlement.base import rate_lines
from rozhodci.settlement.limit import equal_shares
from rozhodci.settlement.shares import opponents, part_steps, pay_each
from rozhodci.sides import Side
from rozhodci.words import part as part_name

BY_POINTS = {"hra", "sto", "sto-a-sedma"}
WRONG_COUNT = {"pocet-talonu", "pocet-karet"}


def forfeited(hand: Hand, renonc: Renonc) -> Settlement:
    """Settlement of the deciding renonc without its paušál."""
    innocent = (renonc.side or Side.OBRANA).other
    points, results, open_parts = _results(hand, renonc, innocent)
    done = by_offender(hand, renonc, results)
    questions = tuple(_still_open(hand, part) for part in open_parts)
    return done._replace(contumace=points, steps=_point_steps(points) + done.steps, questions=questions)


def by_offender(hand: Hand, renonc: Renonc, results: tuple[PartResult, ...]) -> Settlement:
    """Who pays what when the hand with those results was lost by that renonc."""
    innocent = (renonc.side or Side.OBRANA).other
    against = [r for r in results if r.winner is innocent]
    kept = [r for r in results if r.winner is not innocent]
    lines = rate_lines(hand, results)
    due = sum(x.amount for x in lines if x.favour is innocent)
    title = against[0].part if kept and against else "hra"
    transfers, steps = _due(hand, renonc, due, title) if against else ((), ())
    special, special_steps = _kept(hand, kept) if kept else ((), ())
    reasons = part_steps(results, lines)
    return Settlement(results, lines, transfers + special, steps=reasons + steps + special_steps)


def _results(
    hand: Hand, renonc: Renonc, innocent: Side
) -> tuple[Contumace | None, tuple[PartResult, ...], tuple[str, ...]]:
    """(contumace points, results, parts that the renonc does not touch and that nothing decides)."""
    if renonc.finding.code in WRONG_COUNT and renonc.klass == "ve-hre" and renonc.side is Side.AKTER:
        text = "základní sazba podle flekování pro nesprávný počet karet"
        return None, parts.flat(hand, innocent, "zvlastni", text, "pocet-talonu"), ()
    moment = moment_of(hand, renonc.finding)
    points = contumace(hand, innocent, moment) if _counts_points(hand) else None
    lost = Forfeit(innocent, 0, 0, 0) if points is None else forfeit(hand, points, moment)
    results = parts.by_contumace(hand, lost)
    scope = renonc.finding.scope
    if not scope:
        return points, results, ()
    touched = [r for r in results if r.part in scope or r.manner == "zvlastni"]
    left = tuple(r.part for r in results if r not in touched)
    return points, tuple(touched), left


def _counts_points(hand: Hand) -> bool:
    return any(o.part in BY_POINTS for o in hand.comments.obligations)


def _due(hand: Hand, renonc: Renonc, due: int, title: str) -> tuple[tuple[Transfer, ...], tuple[Step, ...]]:
    """The offender pays: the aktér each opponent, a defender (also the sitter) the shares of all to the aktér."""
    if renonc.side is Side.AKTER:
        return pay_each(hand, -due, title)
    who, akter = renonc.finding.who or "", hand.table.akter or ""
    shares = equal_shares(hand, due, len(opponents(hand)))
    total = sum(shares.amounts)
    each = f"{len(shares.amounts)} × {kc(shares.amounts[0])}" if shares.even else str(shares)
    step = Step(f"{who} platí aktérovi za celou obranu: {each}", kc(total), hand.rules.cite("dusledky-3"))
    return (Transfer(who, akter, total, title),), (*shares.steps, step)


def _kept(hand: Hand, kept: list[PartResult]) -> tuple[tuple[Transfer, ...], tuple[Step, ...]]:
    """Dvě sedmy that the aktér has lost in every case: he pays each, separately capped (čl. III/2)."""
    share = sum(x.amount for x in rate_lines(hand, kept))
    return pay_each(hand, -share, kept[0].part)


def _point_steps(points: Contumace | None) -> tuple[Step, ...]:
    if points is None:
        return ()
    items = tuple(Step(f"kontumace: {i.what}", str(i.points), i.cite) for i in points.items)
    whole = Step("kontumačně uhrané body celkem", str(points.total), points.items[0].cite)
    return (*items, whole)


def _still_open(hand: Hand, part: str) -> Question:
    """A part the renonc does not touch and no play decides."""
    text = f"Renonc se netýká části {part_name(part)} a hra se nedohrála: jak se tato část zaplatí?"
    return Question("cast-mimo-renonc", text, cite=hand.rules.cite("rozhodci"))
