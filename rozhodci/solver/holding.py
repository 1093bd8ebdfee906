"""Ložená: before the first card from a hand alone, and at any moment of a replayed hand (čl. II/19, II/20)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache

from rozhodci.cards import Card, Suit
from rozhodci.hand import Hand
from rozhodci.sides import Side
from rozhodci.solver.belief import OTHER_TRICK
from rozhodci.solver.demands import Demand, demand_for, own_pairs, unseen_pair
from rozhodci.solver.known import view_at
from rozhodci.solver.moments import parts_of, position_at
from rozhodci.solver.open_search import ALL_TRICKS, POINTS, SOME_TRICK
from rozhodci.solver.tasks import STO_POINTS, tricks_of
from rozhodci.solver.values import (
    HandLozena,
    LozenaVerdict,
    NoAnalysisError,
    Part,
    Position,
    Reason,
    View,
)
from rozhodci.solver.views import POMOCNE, decide, first_view

ALL_TAKEN = ("sedma", "osma", "devitka", "dve-sedmy", "sto-a-sedma")
WITH_SEVEN = ("sedma", "osma", "devitka", "sto-a-sedma")


def is_lozena(
    zavazek: str,
    cards: tuple[Card, ...],
    talon: tuple[Card, ...] = (),
    trump: Suit | None = None,
    pomocna: Suit | None = None,
    leader: int = 0,
    seats: int = 3,
    budget: int | None = None,
    split: bool = True,
) -> LozenaVerdict:
    """Before the first card: `zavazek` is a part's name; `leader` 0 = the holder, 1 the player on his left, ...

    `talon`: what the holder laid away; cards missing to a full deck beside it lie in a talon he does not know.
    `budget`: nodes before the answer None. Without `split` no losing split is looked for.
    """
    view = first_view(zavazek, cards, talon, trump, pomocna, leader, seats)
    if zavazek == "dve-sedmy" and pomocna is not None:
        outside = [k.card for k in view.unseen if k.card.suit is pomocna]
        if len(outside) >= POMOCNE:
            return _pomocne(view, outside)
    return _all_of(zavazek, [decide(zavazek, view, d, budget, split=split) for d in _demands(zavazek, view, False)])


@lru_cache(maxsize=32)
def _decide(zavazek: str, view: View, demand: Demand, budget: int | None, split: bool) -> LozenaVerdict:
    """Kept because a hand is judged again for every choice of a výklad, mostly with the same question."""
    return decide(zavazek, view, demand, budget, split=split)


def _demands(name: str, view: View, highest: bool) -> list[Demand]:
    """Sto a sedma as one whole needs both tests (spec 2, 2.9)."""
    if name == "sto-a-sedma":
        return [demand_for("sto", view, highest), demand_for(name, view, highest)]
    return [demand_for(name, view, highest)]


def _all_of(zavazek: str, verdicts: Iterable[LozenaVerdict]) -> LozenaVerdict:
    """The first that fails, else the first undecided, else yes."""
    found = list(verdicts)
    nodes = sum(v.nodes for v in found)
    for wanted in (False, None, True):
        for verdict in found:
            if verdict.lozena is wanted:
                return replace(verdict, zavazek=zavazek, nodes=nodes)
    raise AssertionError("no verdict")


def _pomocne(view: View, outside: list[Card]) -> LozenaVerdict:
    """One defender may hold four pomocné: then dvě sedmy are lost in every case (čl. III/1)."""
    first = [*outside[: view.sizes[0]]]
    rest = [k.card for k in view.unseen if k.card not in first]
    fill = view.sizes[0] - len(first)
    hands = (tuple(first + rest[:fill]), tuple(rest[fill : fill + view.sizes[1]]))
    return LozenaVerdict("dve-sedmy", False, Reason.POMOCNE, hands, (), True)


def lozena_at(
    hand: Hand,
    trick: int,
    place: int = 1,
    player: str | None = None,
    budget: int | None = None,
    split: bool = True,
) -> HandLozena:
    """Is the rest ložená for `player` (default the aktér) at that moment, with what play has shown him?

    For a defender: his side's own parts, and each of the aktér's parts as one to beat. Without `split` no losing split
    is looked for.
    """
    holder = player or hand.case.akter
    if holder is None:
        raise NoAnalysisError("Není známo, čí karta se posuzuje.")
    position = position_at(hand, trick, place)
    view = view_at(hand, holder, position)
    side = hand.side(holder)
    highest = _highest(hand, view)
    verdicts = tuple(
        _part(hand, position, view, part, side, highest, budget, split)
        for part in parts_of(hand)
        if part.owner is side or side is Side.OBRANA
    )
    me = position.players.index(holder)
    return HandLozena(holder, whole(verdicts), verdicts, position.players[me:] + position.players[:me])


def _highest(hand: Hand, view: View) -> bool:
    """Which hláška sto stands on is asked only where the holder's side has two to choose from."""
    names = {p.name for p in parts_of(hand)}
    worth = {*view.own_hlasky, *own_pairs(view)}
    return bool(names & {"sto", "sto-a-sedma"}) and len(worth) > 1 and hand.readings.ask("sto-hlaska") != "prvni"


def whole(verdicts: tuple[LozenaVerdict, ...]) -> bool | None:
    """Every part's test (spec 2, 2.9); beside a seven the hra needs none of its own (čl. II/19: závazek Sedma)."""
    seven = any(v.zavazek in WITH_SEVEN for v in verdicts)
    counted = [v.lozena for v in verdicts if not (seven and v.zavazek == "hra")]
    if not counted or False in counted:
        return False
    return None if None in counted else True


def _part(
    hand: Hand, position: Position, view: View, part: Part, side: Side, highest: bool, budget: int | None, split: bool
) -> LozenaVerdict:
    decided = _decided(hand, position, view, part, side)
    if decided is not None:
        return decided
    demands = _demands(part.name, view, highest) if part.owner is side else [beating(part.name, view)]
    if demands[0].reason is Reason.HLASKY and hand.rules.discipline == "koruna":
        return _trickless(position, view, side, budget, split)
    return _all_of(part.name, [_decide(part.name, view, d, budget, split) for d in demands])


def _trickless(position: Position, view: View, side: Side, budget: int | None, split: bool) -> LozenaVerdict:
    """Koruna A/14: hlášky too large for the hra count only with a trick, so taking every trick is enough.

    Losing one need not be fatal (not the holder of the hlášky may take it): then the answer stays open.
    """
    if tricks_of(position, side.other) > 0:
        return LozenaVerdict("hra", False, Reason.HLASKY)
    every = _decide("hra", view, Demand(ALL_TRICKS), budget, split)
    points = every if every.lozena else _decide("hra", view, Demand(POINTS, 0, True), budget, split)
    if every.lozena or points.lozena is False:
        return points
    return LozenaVerdict("hra", None, nodes=points.nodes)


def _decided(hand: Hand, position: Position, view: View, part: Part, side: Side) -> LozenaVerdict | None:
    """Betl, durch and dvě sedmy may be decided before the rest is looked at."""
    own = part.owner is side
    taken, given = tricks_of(position, part.owner), tricks_of(position, part.owner.other)
    lost = (part.name == "betl" and taken > 0) or (part.name == "durch" and given > 0)
    if lost or part in position.outright_lost:
        reason = Reason.POMOCNE if part in position.outright_lost else Reason.DECIDED
        return LozenaVerdict(part.name, not own, reason if own else Reason.NONE)
    if part.name == "dve-sedmy" and own and _may_hold_four(hand, position, view):
        return LozenaVerdict(part.name, False, Reason.POMOCNE)
    return None


def _may_hold_four(hand: Hand, position: Position, view: View) -> bool:
    """Can one defender have been dealt four pomocné, as far as the holder knows?"""
    suit = hand.case.pomocna
    count = len(view.sizes) + 1
    me = (position.to_move - view.to_move) % count
    for seat, size in enumerate(view.sizes, start=1):
        name = position.players[(me + seat) % count]
        gone = {c.card for t in hand.play.tricks for c in t.cards if c.player == name}
        shown = sum(c.suit is suit for c in gone if c not in position.hands[(me + seat) % count])
        open_to = sum(1 for k in view.unseen if k.card.suit is suit and seat in k.seats)
        if shown + min(open_to, size) >= POMOCNE:
            return True
    return False


def beating(name: str, view: View) -> Demand:
    """A defender's hand that has beaten the part: nothing more is lost (čl. II/20 speaks of any player's hand)."""
    if name == "hra":
        return demand_for("hra", view, tie_wins=True)
    if name == "betl":
        return Demand(OTHER_TRICK)
    if name == "durch":
        return Demand(SOME_TRICK)
    if name in ALL_TAKEN:
        return Demand(ALL_TRICKS)
    best = max((*view.other_hlasky, unseen_pair(view)), default=0)
    if view.other_points + best >= STO_POINTS:
        return Demand(reason=Reason.POINTS)
    return Demand(POINTS, 0, True)
