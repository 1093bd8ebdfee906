"""Pieces every discipline's settlement uses: the value of a part, netting, paušály. No number of the sazebník here.

Source: ČSM čl. I, IV, důsledky 1 and 3 (koruna D, křížový C). Value = rate x 2^fleks x červená x steps.

>>> value("sto", steps=3, fleks=1, trumf="červené")
960
>>> value("ticha-sedma", fleks=1)  # never flekovaná
20
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from rozhodci.cards import Suit
from rozhodci.hand import Hand
from rozhodci.money import kc
from rozhodci.ruling import Decision, PartResult, RateLine, Step, Transfer
from rozhodci.sides import Side
from rozhodci.words import part

QUIET = "ticha-sedma"
_CERVENE = Suit.CERVENE


def rate_line(hand: Hand, result: PartResult, level: int | None = None) -> RateLine:
    """Value of one part for one opponent: rate x 2^fleks x červená x steps (spec 2, 2.2).

    `level` overrides the fleks. The tichá sedma is never flekovaná.
    """
    part, key, winner, steps = result.part, result.key, result.winner, result.steps
    fleks = 0 if part == QUIET else hand.comments.levels.get(key, 0) if level is None else level
    red = 2 if hand.case.trump is _CERVENE else 1
    rate = hand.rules.rate(part)
    amount = rate * red * (2**fleks * steps + result.extra_base_steps)
    return RateLine(part, key, rate, red, fleks, steps, amount, winner, hand.rules.rates[part].cite)


def rate_lines(hand: Hand, results: Iterable[PartResult], level: int | None = None) -> tuple[RateLine, ...]:
    """The value lines of all parts; with `level` as if flekovaná that many times."""
    return tuple([rate_line(hand, r, level) for r in results])


def net(lines: Iterable[RateLine], side: Side = Side.AKTER) -> int:
    """What one opponent owes `side` over all parts (negative: the side owes him)."""
    return sum([x.amount if x.favour is side else -x.amount for x in lines])


@lru_cache(maxsize=1024)  # hands of an audit come to the same few lines again and again
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


def paying(decision: Decision) -> tuple[int, ...]:
    """Renonce whose paušál is paid: the deciding one and the technical ones, in order of time (důsledky 1, 3)."""
    return tuple(sorted({*decision.fees, *(() if decision.decisive is None else (decision.decisive,))}))


def fee_transfers(hand: Hand, decision: Decision) -> tuple[Transfer, ...]:
    """The paušály of a decision, to every other player at the table."""
    return tuple(t for i in paying(decision) for t in fee(hand, decision, i))


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
    out = []
    for i in paying(decision):
        r = decision.renonce[i]
        if r.finding.who is not None and r.pausal:
            name = hand.rules.catalogue[r.finding.code].name
            text = f"{r.finding.who} platí paušál {r.pausal} každému dalšímu hráči u stolu ({name})"
            topic = "dusledky-1" if r.klass == "technicky" else "pausal"
            out.append(Step(text, kc(hand.rules.rate(f"pausal-{r.pausal}")), hand.rules.cite(topic)))
    return tuple(out)
