"""A ložená hand: paid as won, and with fleks on it the raisers bear what the others are spared (ČSM čl. II/18-20).

Reading: II/18 pools the raisers over the parts and applies when the hand was ložená as it was flekováno: shown before
the first trick, or shown later and proven by the solver from the first card on; the zvýšený limit holds when both
defenders raised.

>>> betl = {"zavazek": "betl", "fleky": [("Božena", "betl"), ("Cyril", "")]}
>>> paid(udalosti=[{"druh": "lozena", "kdo": "Adam"}], **betl)  # 18,00 are due
{'Adam': 1800, 'Božena': -1200, 'Cyril': -300, 'Dana': -300}
>>> paid(udalosti=[{"druh": "lozena", "kdo": "Adam"}], taken="BBBB", **betl)  # it became so in the play
{'Adam': 1800, 'Božena': -600, 'Cyril': -600, 'Dana': -600}
"""

from __future__ import annotations

from rozhodci import parts
from rozhodci.case.model import Event
from rozhodci.hand import Hand
from rozhodci.money import kc
from rozhodci.ruling import Choice, PartResult, Question, Settlement, Step, Transfer
from rozhodci.settlement.base import net, rate_lines
from rozhodci.settlement.limit import both_defenders_raised, equal_shares
from rozhodci.settlement.shares import against_each, opponents, part_steps
from rozhodci.sides import Side
from rozhodci.words import listing

BUDGET = 400_000
"""Nodes of the question whether the hand was ložená from the start."""


def shower(hand: Hand) -> Event | None:
    """The fact that a ložená was shown, or played out although ložená (II/20)."""
    for e in hand.case.events:
        if e.player and (e.kind == "lozena" or (e.kind == "rezani-michani" and e.circumstance == "lozena")):
            return e
    return None


def shown(hand: Hand) -> Settlement:
    """Settlement of the shown ložená."""
    event = shower(hand)
    if event is None or event.player is None:
        raise ValueError("no ložená was shown")
    side, before = hand.side(event.player), _before(hand, event)
    return paid(hand, parts.shown(hand, side, before), side, before)


def paid(hand: Hand, results: tuple[PartResult, ...], side: Side, before: int = 1) -> Settlement:
    """What is paid when `side` showed the ložená before trick `before` and the parts ended so."""
    due = net(rate_lines(hand, results)) > 0  # dvě sedmy that čl. III takes from the aktér are never due to him
    if side is Side.OBRANA or not due or not any(hand.comments.levels.values()):
        return against_each(hand, results)
    first = before == 1 or lozena_from_start(hand)
    done = _by_raisers(hand, results) if first else against_each(hand, results)
    if before == 1:
        return done
    if first is None:
        return done._replace(questions=(*done.questions, _since_when(hand, results)))
    return done._replace(steps=(_since(hand, first), *done.steps))


def _by_raisers(hand: Hand, results: tuple[PartResult, ...]) -> Settlement:
    """ČSM čl. II/18."""
    if not hand.comments.speakers_known:
        return _unknown_raisers(hand, results)
    return _pooled(hand, results, defending_raisers(hand))


def lozena_from_start(hand: Hand) -> bool | None:
    """Was the aktér's hand ložená before the first card (čl. II/19)? None where that cannot be told."""
    from rozhodci.solver import api  # needed for a late showing with fleks alone

    try:
        return api.lozena_at(hand, 1, budget=BUDGET, split=False).lozena
    except api.NoAnalysisError:
        return None


def _since(hand: Hand, first: bool) -> Step:
    text = "ukázaná hra ložená už při flekování, při každém rozložení"
    value = "ano, platí za ni flekující" if first else "ne, stala se jí až v sehrávce"
    return Step(text, value, hand.rules.cite("lozena-fleky"))


def _since_when(hand: Hand, results: tuple[PartResult, ...]) -> Question:
    """Nobody could prove it: both ways with what they pay."""
    choices = tuple(
        Choice(name, _saldo(hand, found))
        for name, found in (
            ("stala se loženou až v sehrávce", against_each(hand, results)),
            ("byla ložená od začátku", _by_raisers(hand, results)),
        )
    )
    text = "Byla flekovaná hra ložená už při flekování? Z karet to nelze zjistit."
    return Question("lozena-od-zacatku", text, choices, hand.rules.cite("lozena-fleky"))


def defending_raisers(hand: Hand) -> tuple[str, ...]:
    """Defenders who took part in the fleks, each once, in order of speech."""
    found = (r.player for r in hand.comments.raises if r.valid and hand.side(r.player) is Side.OBRANA)
    return tuple(dict.fromkeys(found))


def _before(hand: Hand, event: Event) -> int:
    """The first trick that was not yet finished when the hand was ložená."""
    if event.trick is not None:
        return event.trick
    return 1 if event.kind == "rezani-michani" else len(hand.play.finished) + 1


def _pooled(hand: Hand, results: tuple[PartResult, ...], raisers: tuple[str, ...]) -> Settlement:
    lines = rate_lines(hand, results)
    others = opponents(hand)
    full = equal_shares(hand, net(lines), len(others))
    base = equal_shares(hand, net(rate_lines(hand, results, level=0)), len(others))
    spared = [p for p in others if p not in raisers]
    rest = sum(full.amounts) - base.amounts[0] * len(spared)
    cap = hand.rules.rate("zvyseny-limit" if both_defenders_raised(hand) else "limit")
    each, odd = divmod(rest, len(raisers))
    pays = dict.fromkeys(spared, base.amounts[0])
    pays.update({p: min(cap, each + (1 if i < odd else 0)) for i, p in enumerate(raisers)})
    akter = hand.table.akter or ""
    transfers = tuple(Transfer(p, akter, pays[p], "hra") for p in others)
    steps = _steps(hand, sum(full.amounts), base.amounts[0], spared, raisers, pays, cap, each)
    return Settlement(results, lines, transfers, steps=part_steps(results, lines) + full.steps + steps)


def _steps(
    hand: Hand,
    total: int,
    base: int,
    spared: list[str],
    raisers: tuple[str, ...],
    pays: dict[str, int],
    cap: int,
    each: int,
) -> tuple[Step, ...]:
    cite = hand.rules.cite("lozena-fleky")
    steps = [Step("flekovaná ložená: aktérovi náleží celkem", kc(total), cite)]
    steps += [Step(f"{p} se do flekování nezapojil(a), platí neflekovanou sazbu", kc(base), cite) for p in spared]
    steps += [Step(f"{p} (flekující) platí díl chybějící částky", kc(pays[p]), cite) for p in raisers]
    if each > cap:
        topic = "zvyseny-limit" if len(raisers) > 1 else "limit"
        steps.append(Step("díl flekujícího omezuje limit", kc(cap), hand.rules.cite(topic)))
    return tuple(steps)


def _unknown_raisers(hand: Hand, results: tuple[PartResult, ...]) -> Settlement:
    """Only totals are recorded: who pays depends on which defender spoke, so the referee says (spec 1, 1.3)."""
    defenders = hand.table.members(Side.OBRANA, playing=True)
    groups = [*((p,) for p in defenders), defenders]
    choices = tuple(Choice(listing(g), _saldo(hand, _pooled(hand, results, g))) for g in groups)
    text = "Kdo z obrany flekoval loženou hru? Záznam uvádí jen počty."
    equal = against_each(hand, results)
    question = Question("kdo-flekoval", text, choices, hand.rules.cite("lozena-fleky"))
    return Settlement(equal.results, equal.rates, equal.transfers, steps=equal.steps, questions=(question,))


def _saldo(hand: Hand, settlement: Settlement) -> dict[str, int]:
    saldo = dict.fromkeys(hand.table.players, 0)
    for t in settlement.transfers:
        saldo[t.payer] -= t.hal
        saldo[t.payee] += t.hal
    return saldo
