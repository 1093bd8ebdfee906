"""Pieces every discipline's settlement uses: the value of a part, netting, paušály. No number of the sazebník here.

Source: ČSM čl. I, IV, důsledky 1 and 3 (koruna D, křížový C). Value = rate x 2^fleks x červená x steps.

>>> value("sto", steps=3, fleks=1, trumf="červené")
960
>>> value("ticha-sedma", fleks=1)  # never flekovaná
20
"""

from __future__ import annotations

from collections.abc import Iterable

from rozhodci.cards import Suit
from rozhodci.hand import Hand
from rozhodci.money import kc
from rozhodci.ruling import Decision, PartResult, RateLine, Step, Transfer
from rozhodci.sides import Side
from rozhodci.words import part

QUIET = "ticha-sedma"


def rate_line(hand: Hand, result: PartResult, level: int | None = None) -> RateLine:
    """Value of one part for one opponent: rate x 2^fleks x červená x steps (spec 2, 2.2).

    `level` overrides the fleks. The tichá sedma is never flekovaná.
    """
    rate = hand.rules.rates[result.part]
    fleks = 0 if result.part == QUIET else hand.comments.levels.get(result.key, 0) if level is None else level
    red = 2 if hand.case.trump is Suit.CERVENE else 1
    base = hand.rules.rate(result.part) * red
    amount = base * 2**fleks * result.steps + base * result.extra_base_steps
    return RateLine(result.part, result.key, base // red, red, fleks, result.steps, amount, result.winner, rate.cite)


def rate_lines(hand: Hand, results: Iterable[PartResult], level: int | None = None) -> tuple[RateLine, ...]:
    """The value lines of all parts; with `level` as if flekovaná that many times."""
    return tuple(rate_line(hand, r, level) for r in results)


def net(lines: Iterable[RateLine], side: Side = Side.AKTER) -> int:
    """What one opponent owes `side` over all parts (negative: the side owes him)."""
    return sum(x.amount if x.favour is side else -x.amount for x in lines)


def value_step(x: RateLine) -> Step:
    """The arithmetic of one line in words."""
    factors = [kc(x.rate)]
    if x.fleks:
        factors.append(f"{2**x.fleks} (fleky {x.fleks})")
    if x.red > 1:
        factors.append("2 (červené)")
    if x.steps > 1:
        factors.append(f"{x.steps} (kroky)")
    whom = "aktéra" if x.favour is Side.AKTER else "obrany"
    text = f"{part(x.part)}: {' × '.join(factors)} ve prospěch {whom}"
    return Step(text, kc(x.amount), x.cite)


def fee_transfers(hand: Hand, decision: Decision) -> tuple[Transfer, ...]:
    """Paušály of the deciding renonc and of the technical ones, to every other player at the table (důsledky 1, 3)."""
    indexes = sorted({*decision.fees, *(() if decision.decisive is None else (decision.decisive,))})
    return tuple(t for i in indexes for t in fee(hand, decision, i))


def fee(hand: Hand, decision: Decision, index: int) -> tuple[Transfer, ...]:
    """The paušál of one renonc, paid by the offender to every other player at the table."""
    renonc = decision.renonce[index]
    payer = renonc.finding.who
    if payer is None or not renonc.pausal:
        return ()
    hal = hand.rules.rate(f"pausal-{renonc.pausal}")
    return tuple(Transfer(payer, p, hal, "pausal", index) for p in hand.table.players if p != payer)


def fee_steps(hand: Hand, decision: Decision) -> tuple[Step, ...]:
    """One step for each paušál paid."""
    indexes = sorted({*decision.fees, *(() if decision.decisive is None else (decision.decisive,))})
    out = []
    for i in indexes:
        r = decision.renonce[i]
        if r.finding.who is not None and r.pausal:
            name = hand.rules.catalogue[r.finding.code].name
            text = f"{r.finding.who} platí paušál {r.pausal} každému dalšímu hráči u stolu ({name})"
            topic = "dusledky-1" if r.klass == "technicky" else "pausal"
            out.append(Step(text, kc(hand.rules.rate(f"pausal-{r.pausal}")), hand.rules.cite(topic)))
    return tuple(out)
