"""A křížový hand settled by how it ended: normally, or after a play-out (Křížový A, B/10, B/13, D/3, D/4).

Reading: a played-out hand lost by the side without the right is paid by the latest offender of that side alone, as
if no renonc had happened; otherwise the sides settle normally.
Passing example: Dana revoked, her side lost the play-out: Dana pays both shares. Failing example: her side won it:
everybody settles normally.
"""

from __future__ import annotations

from rozhodci.cards import Suit
from rozhodci.hand import Hand
from rozhodci.money import kc
from rozhodci.ruling import Choice, PartResult, Question, RateLine, Settlement, Step, Transfer
from rozhodci.settlement import krizovy_lozena as lozena
from rozhodci.settlement.base import net, rate_lines
from rozhodci.settlement.krizovy_ends import results, without_re
from rozhodci.settlement.krizovy_playout import Playthrough
from rozhodci.settlement.krizovy_shares import alone, capped, normally, share_step
from rozhodci.settlement.referee import balance, forgot_to_choose
from rozhodci.settlement.shares import part_steps
from rozhodci.sides import Side

OPEN = "Záznam končí dřív, než je sehrávka rozhodnuta; vypořádány jsou jen paušály."


def as_played(hand: Hand) -> Settlement:
    """The hand as it ended at the table, no renonc having decided it."""
    found = results(hand)
    if found is None:
        return Settlement(undecided=True, warnings=(OPEN,), questions=_played_without_re(hand, ()))
    return ended(hand, found)


def ended(hand: Hand, found: tuple[PartResult, ...]) -> Settlement:
    """A hand that ended with those results, no renonc having decided it."""
    lines = rate_lines(hand, found)
    if lozena.applies(hand, found, lines):
        return _lozena(hand, found, lines)
    share, winner = due(lines)
    transfers = normally(hand, capped(hand, share), winner)
    steps = (*part_steps(found, lines), *_total(hand, share, winner))
    return Settlement(found, lines, transfers, None, steps, _left_open(hand, transfers))


def played_out(hand: Hand, way: Playthrough) -> Settlement:
    """The hand after a play-out that was demanded to its end."""
    found = results(hand)
    if found is None:
        return Settlement(undecided=True, warnings=(OPEN,))
    return playout_ended(hand, found, way)


def playout_ended(hand: Hand, found: tuple[PartResult, ...], way: Playthrough) -> Settlement:
    """A play-out that ended with those results."""
    lines = rate_lines(hand, found)
    share, winner = due(lines)
    payer = way.last_of(winner.other) if winner is way.right else None
    transfers, why = _pay_playout(hand, payer.who if payer else None, capped(hand, share), winner)
    steps = (*part_steps(found, lines), *_total(hand, share, winner), *((why,) if share else ()))
    return Settlement(found, lines, transfers, None, steps)


def _pay_playout(hand: Hand, payer: str | None, share: int, winner: Side) -> tuple[tuple[Transfer, ...], Step]:
    cite = hand.rules.cite("dohravka")
    if payer is None:
        text = "dohrávku neprohrála strana bez nároku na ni, platí se obvykle"
        return normally(hand, share, winner), Step(text, kc(share), cite)
    text = f"dohrávku prohrála strana bez nároku na ni, výsledek za celou stranu platí jen {payer}"
    return alone(hand, payer, share), Step(text, kc(share), hand.rules.cite("dusledky-3"))


def _lozena(hand: Hand, found: tuple[PartResult, ...], lines: tuple[RateLine, ...]) -> Settlement:
    """B/10; where only totals are recorded the referee says who raised and everybody's equal share is shown."""
    steps = part_steps(found, lines)
    if not hand.comments.speakers_known:
        share, winner = due(lines)
        asked = (lozena.who_raised(hand, found[0]),)
        return Settlement(found, lines, normally(hand, capped(hand, share), winner), None, steps, asked)
    payers = lozena.raisers(hand, found[0])
    steps = (*steps, lozena.step(hand, found[0], payers))
    return Settlement(found, lines, lozena.pay(hand, found[0], payers), None, steps)


def due(lines: tuple[RateLine, ...]) -> tuple[int, Side]:
    """One share (haléře, before the limit) and who gets it."""
    amount = net(lines)
    return abs(amount), Side.AKTER if amount >= 0 else Side.OBRANA


def _left_open(hand: Hand, transfers: tuple[Transfer, ...]) -> tuple[Question, ...]:
    return (*_forgot(hand, transfers), *_played_without_re(hand, transfers))


def _played_without_re(hand: Hand, transfers: tuple[Transfer, ...]) -> tuple[Question, ...]:
    """Křížový B/19: such a hand is not played, yet tricks are recorded."""
    unplayed = without_re(hand) if hand.play.tricks else None
    if unplayed is None:
        return ()
    share, winner = due(rate_lines(hand, unplayed))
    by_b19 = balance(hand, normally(hand, capped(hand, share), winner))
    choices = (Choice("jak se sehrálo", balance(hand, transfers)), Choice("nehraje se", by_b19))
    text = "Flekovaná hra bez re se nehraje, a přesto se sehrála: co platí?"
    return (Question("flek-bez-re", text, choices, hand.rules.cite("nehraje-se")),)


def _forgot(hand: Hand, transfers: tuple[Transfer, ...]) -> tuple[Question, ...]:
    """Křížový B/13: who forgot to choose plays betl, durch or červené alone; anything else is for the referee."""
    if not hand.happened("zapomnel-volit") or not hand.case.trump_game:
        return ()
    if hand.case.trump is Suit.CERVENE and hand.table.partner is None:
        return ()
    return (forgot_to_choose(hand, transfers, "betl, durch nebo červené sám"),)


def _total(hand: Hand, share: int, winner: Side) -> tuple[Step, ...]:
    who = "strany aktéra" if winner is Side.AKTER else "obrany"
    text = f"jeden podíl ve prospěch {who}" if share else "závazky se vyrovnaly, nikdo neplatí"
    return (Step(text, kc(share), hand.rules.cite("podily")), *share_step(hand, share))
