"""A koruna hand lost by a renonc (Koruna D/3, E/1).

Reading: under D/3 the aktér pays each opponent the announced and flekovaná sum, a defender pays it to his partner
and twice to the aktér; of several only the earliest. A hand lost by D/1 or D/2 costs nothing more, with výklad
`koruna-e1` beside D/2 its value between the aktér and each opponent.
Passing example: sto, no flek, nepřebití by the aktér: 4,00 to each. Failing example: the same by a defender: 4,00
to his partner and 8,00 to the aktér, not 4,00 to each.
"""

from __future__ import annotations

from rozhodci import parts
from rozhodci.hand import Hand
from rozhodci.money import kc
from rozhodci.ruling import PartResult, RateLine, Renonc, Settlement, Step, Transfer
from rozhodci.settlement.base import rate_lines, value_step
from rozhodci.settlement.consequences import Numbered
from rozhodci.settlement.koruna_penalties import D2, D3, loses, row
from rozhodci.settlement.shares import pay_each
from rozhodci.sides import Side

TITLE = "hra"


def lost(hand: Hand, valid: tuple[Numbered, ...]) -> Settlement | None:
    """The lost hand without the sums of D/1 and D/2; None when no renonc lost it."""
    found = decisive(hand, valid)
    if found is None:
        return None
    renonc = found[1]
    side = renonc.side or Side.OBRANA
    results = parts.flat(hand, side.other, "kontumace", "prohráno renoncem", "dusledky-2")
    why = (_lost_step(hand, renonc, side),)
    if row(hand, renonc) == D3:
        return _announced_sum(hand, renonc, results, why)
    priced = any(row(hand, r) == D2 for _, r in valid if loses(hand, r))
    if priced and hand.readings.ask("koruna-e1") == "sazba-a-d":
        return _value_too(hand, results, why)
    nothing = Step("nad rámec postihů podle D se za sehrávku nic neplatí", kc(0), hand.rules.cite("dusledky-2"))
    return Settlement(results, steps=(*why, nothing))


def decisive(hand: Hand, valid: tuple[Numbered, ...]) -> Numbered | None:
    """The renonc that loses the hand: the earliest under D/3, from which it is lost, else the earliest of all."""
    losing = [(i, r) for i, r in valid if loses(hand, r)]
    return next((x for x in losing if row(hand, x[1]) == D3), losing[0] if losing else None)


def _lost_step(hand: Hand, renonc: Renonc, side: Side) -> Step:
    name = hand.rules.catalogue[renonc.finding.code].name
    who = "aktér" if side is Side.AKTER else "obrana"
    text = f"{who} sehrávku prohrává renoncem ({renonc.finding.who}, {name})"
    return Step(text, "prohra", hand.rules.cite("dusledky-2"))


def _announced_sum(hand: Hand, renonc: Renonc, results: tuple[PartResult, ...], why: tuple[Step, ...]) -> Settlement:
    lines = rate_lines(hand, results)
    due = sum(x.amount for x in lines)
    transfers = _payments(hand, renonc, due)
    total = Step(_who_pays(renonc), kc(due), hand.rules.cite("dusledky-3"))
    return Settlement(results, lines, transfers, steps=(*why, *_values(lines), total))


def _payments(hand: Hand, renonc: Renonc, due: int) -> tuple[Transfer, ...]:
    """D/3: everybody else at the table gets the sum, the aktér from a defender twice."""
    who, akter = renonc.finding.who or "", hand.table.akter
    others = [p for p in hand.table.players if p != who]
    return tuple(Transfer(who, p, due * (2 if p == akter else 1), TITLE) for p in others)


def _who_pays(renonc: Renonc) -> str:
    if renonc.side is Side.AKTER:
        return f"{renonc.finding.who} platí každému protihráči nahlášenou a flekovanou sumu"
    return f"{renonc.finding.who} platí nahlášenou a flekovanou sumu spoluhráči a dvojnásobek aktérovi"


def _value_too(hand: Hand, results: tuple[PartResult, ...], why: tuple[Step, ...]) -> Settlement:
    """Výklad `koruna-e1`, sazba-a-d: the lost hand is also paid, each opponent with the aktér."""
    lines = rate_lines(hand, results)
    due = sum(x.amount for x in lines)
    transfers, steps = pay_each(hand, due if results[0].winner is Side.AKTER else -due, TITLE)
    return Settlement(results, lines, transfers, steps=(*why, *_values(lines), *steps))


def _values(lines: tuple[RateLine, ...]) -> tuple[Step, ...]:
    return tuple(value_step(x) for x in lines)
