"""What must be proven for a závazek to be ložená (čl. II/19), before and beside the search."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product

from rozhodci.cards import Card, Rank, Suit
from rozhodci.sides import Side
from rozhodci.solver.layouts import complete
from rozhodci.solver.open_search import ALL_TRICKS, NO_TRICK, POINTS
from rozhodci.solver.playing import LAST_TRICK_POINTS, SUITS
from rozhodci.solver.tasks import FREE, STO_POINTS
from rozhodci.solver.values import HIDDEN_SEAT, Reason, SevenState, View


@dataclass(frozen=True, slots=True)
class Demand:
    """What the search must prove for a závazek; `reason` set: it fails before any card is looked at."""

    kind: int = POINTS
    bud: int = FREE
    tens: bool = False
    must: tuple[Card, ...] = ()
    penalty: int = 0
    reason: Reason = Reason.NONE


def points_left(view: View) -> int:
    """Card points the players still play for, the last trick's ten included."""
    hidden = [k.card for k in view.unseen if k.seats != frozenset({HIDDEN_SEAT})]
    cards = [*view.cards, *hidden, *(laid.card for laid in view.table)]
    return sum([c.points for c in cards]) + (LAST_TRICK_POINTS if view.cards or view.table else 0)


def own_pairs(view: View) -> tuple[int, ...]:
    """Hlášky whole in the holder's hand, highest first."""
    return tuple(sorted((_pair_value(view, s) for s in pair_suits(view)), reverse=True))


def pair_suits(view: View) -> tuple[Suit, ...]:
    held = {(c.suit, c.rank) for c in view.cards}
    return tuple(s for s in SUITS if {(s, Rank.KRAL), (s, Rank.SVRSEK)} <= held)


def _pair_value(view: View, suit: Suit) -> int:
    return 40 if suit is view.trump else 20


def unseen_hlasky(view: View) -> int:
    """The most points of hlášky that the other side may still announce in some possible split."""
    where = {k.card: k.seats for k in view.unseen}
    suits = []
    for suit in SUITS:
        pair = [c for c in where if c.suit is suit and c.rank in (Rank.KRAL, Rank.SVRSEK)]
        if len(pair) == 2:
            seats = where[pair[0]] & where[pair[1]] - view.friends - {HIDDEN_SEAT}
            suits.append((suit, pair, (None, *sorted(seats))))
    best = 0
    for choice in product(*(seats for _, _, seats in suits)):
        chosen = zip(suits, choice, strict=True)
        total = sum(_pair_value(view, suit) for (suit, _, _), seat in chosen if seat is not None)
        if total > best and complete(view, _fixed(suits, choice)) is not None:
            best = total
    return best


def _fixed(
    suits: list[tuple[Suit, list[Card], tuple[int | None, ...]]], choice: tuple[int | None, ...]
) -> dict[Card, int]:
    fixed: dict[Card, int] = {}
    for (_, pair, _), seat in zip(suits, choice, strict=True):
        if seat is not None:
            fixed |= dict.fromkeys(pair, seat)
    return fixed


def hra_demand(view: View, tie_wins: bool = False) -> Demand:
    """More points than the other side even against the largest unseen hlášky, and no point in play lost."""
    own = view.own_points + points_left(view) + sum(view.own_hlasky) + sum(own_pairs(view))
    other = view.other_points + sum(view.other_hlasky)
    if own < other or (own == other and not tie_wins):
        return Demand(reason=Reason.POINTS)
    other += unseen_hlasky(view)
    if own < other or (own == other and not tie_wins):
        return Demand(reason=Reason.HLASKY)
    return Demand(POINTS, 0, True)


def sto_demand(view: View, highest: bool = False) -> Demand:
    """A hláška with which all points in play make 100, and none of these points lost."""
    cards = view.own_points + points_left(view)
    announced, ahead = view.own_hlasky, own_pairs(view)
    if not announced and not ahead:
        return Demand(reason=Reason.NO_HLASKA)
    best = announced[0] if announced and not highest else max((*announced, *ahead))
    if cards + best < STO_POINTS:
        return Demand(reason=Reason.POINTS)
    undecided = not announced and not highest and min(ahead) != best and cards + min(ahead) < STO_POINTS
    return Demand(POINTS, 0, True, penalty=1 if undecided else 0)


def sevens_demand(view: View, name: str) -> Demand:
    """Sedma (osma, devítka): no trick lost, the card takes its own trick."""
    mine = [s for s in view.sevens if s.part.name == name and s.part.owner is Side.AKTER]
    if not mine or any(s.state is SevenState.LOST for s in mine):
        return Demand(reason=Reason.NO_SEVEN)
    must = tuple(s.card for s in mine if s.state in (SevenState.HELD, SevenState.LYING))
    return Demand(POINTS if name == "dve-sedmy" else ALL_TRICKS, must=must)


def demand_for(zavazek: str, view: View, highest: bool = False, tie_wins: bool = False) -> Demand:
    """The demand of one závazek by the name of its part. `highest`: sto stands on the highest hláška."""
    if zavazek == "hra":
        return hra_demand(view, tie_wins)
    if zavazek == "sto":
        return sto_demand(view, highest)
    if zavazek == "betl":
        return Demand(NO_TRICK)
    if zavazek == "durch":
        return Demand(ALL_TRICKS)
    return sevens_demand(view, zavazek)


def unseen_pair(view: View) -> int:
    """The highest single hláška the other side may still hold: 40, 20 or 0."""
    worth = [0]
    for suit in SUITS:
        pair = [k for k in view.unseen if k.card.suit is suit and k.card.rank in (Rank.KRAL, Rank.SVRSEK)]
        if len(pair) == 2 and pair[0].seats & pair[1].seats - view.friends - {HIDDEN_SEAT}:
            worth.append(_pair_value(view, suit))
    return max(worth)
