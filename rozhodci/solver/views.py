"""What the holder of a hand sees: before the first card from his cards alone, later from a replayed hand."""

from __future__ import annotations

from rozhodci.cards import DECK, Card, Rank, Suit, card
from rozhodci.solver.demands import Demand
from rozhodci.solver.inquiry import Inquiry
from rozhodci.solver.open_search import ALL_TRICKS, POINTS, Devices
from rozhodci.solver.open_split import OpenSplit, losing_split
from rozhodci.solver.refutation import Refutation
from rozhodci.solver.values import (
    HIDDEN_SEAT,
    Known,
    LozenaVerdict,
    Part,
    Reason,
    Seven,
    SevenState,
    View,
)

POMOCNE = 4
"""So many cards of the pomocná suit in one other hand lose dvě sedmy in every case (čl. III/1)."""
PROBED = (POINTS, ALL_TRICKS)
"""Goals for which looking at awkward splits first is cheaper than the belief search."""
BACK = {"sedma": ((Rank.SEDMA, 0),), "osma": ((Rank.OSMA, 1),), "devitka": ((Rank.DEVITKA, 2),)}
"""Which trump must take which trick, counted back from the last."""


def first_view(
    zavazek: str,
    cards: tuple[Card, ...],
    talon: tuple[Card, ...],
    trump: Suit | None,
    pomocna: Suit | None,
    leader: int,
    seats: int,
) -> View:
    """The view before the first card. Eso and desítka never lie in the talon of a trump game (ČSM čl. IV, P2/1)."""
    own = {*cards, *talon}
    unseen = [c for c in DECK if c not in own]
    sizes = (len(cards),) * (seats - 1)
    hidden = len(unseen) - sum(sizes)
    players = frozenset(range(1, seats))
    anyone = players | {HIDDEN_SEAT} if hidden > 0 else players
    known = tuple([Known(c, players if trump and c.points else anyone) for c in unseen])
    part = Part(zavazek)
    wanted = announced_cards(zavazek, trump, pomocna)
    sevens = tuple(
        Seven(part, c, len(cards) - back, 0 if c in cards else None, _held(c in cards)) for c, back in wanted
    )
    return View(cards, known, sizes, leader, trump, 1, len(cards), hidden, sevens=sevens)


def announced_cards(name: str, trump: Suit | None, pomocna: Suit | None) -> tuple[tuple[Card, int], ...]:
    """The cards a part must bring home, with how many tricks before the last one."""
    if trump is None:
        return ()
    if name == "dve-sedmy":
        second = () if pomocna is None else ((card(pomocna, Rank.SEDMA), 1),)
        return ((card(trump, Rank.SEDMA), 0), *second)
    if name == "sto-a-sedma":
        name = "sedma"
    return tuple((card(trump, rank), back) for rank, back in BACK.get(name, ()))


def _held(own: bool) -> SevenState:
    return SevenState.HELD if own else SevenState.LOST


def decide(
    zavazek: str,
    view: View,
    demand: Demand,
    budget: int | None,
    devices: Devices | None = None,
    split: bool = True,
) -> LozenaVerdict:
    """Run one demand on one view. Without `split` a failure is not illustrated by a losing split and line."""
    if demand.reason is not Reason.NONE:
        return LozenaVerdict(zavazek, False, demand.reason)
    inquiry = Inquiry(view, demand, budget, devices)
    if demand.kind in PROBED and not inquiry.sure():
        awkward = losing_split(view, demand)
        if awkward is not None:
            shown = OpenSplit(view, demand, awkward).losing_line() if split else ()
            return LozenaVerdict(zavazek, False, Reason.PLAY, _hands(awkward, inquiry.seats), shown, True)
    holds = inquiry.holds()
    nodes = inquiry.search.nodes
    if holds is not False:
        return LozenaVerdict(zavazek, holds, nodes=nodes)
    if not split:
        return LozenaVerdict(zavazek, False, Reason.PLAY, nodes=nodes)
    layout, line, openly = Refutation(inquiry).find()
    return LozenaVerdict(zavazek, False, Reason.PLAY, _hands(layout, inquiry.seats), line, openly, nodes)


def _hands(split: dict[Card, int], seats: int) -> tuple[tuple[Card, ...], ...]:
    return tuple(tuple(c for c in DECK if split.get(c) == seat) for seat in range(1, seats))
