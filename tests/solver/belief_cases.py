"""Makes one small ložená case per objective and asks both the belief search and the explicit sets of splits."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from rozhodci.cards import DECK, Card, Rank, Suit, card
from rozhodci.sides import Side
from rozhodci.solver.belief import OTHER_TRICK
from rozhodci.solver.demands import Demand
from rozhodci.solver.inquiry import Inquiry
from rozhodci.solver.open_search import ALL_TRICKS, NO_TRICK, POINTS, SOME_TRICK, Devices
from rozhodci.solver.tasks import FREE
from rozhodci.solver.values import HIDDEN_SEAT, Known, Laid, Part, Seven, View
from tests.solver import splits
from tests.solver.generators import SUITS, sparse, strong_deal
from tests.solver.oracle import Game

BELIEFS = (
    "betl", "durch", "sedma", "body", "dve-sedmy", "sedma-jistá", "nejaky-zdvih", "cizi-zdvih", "poradi-hlasek",
    "cizi-sedma",
)  # fmt: skip
KINDS = {
    "betl": (NO_TRICK, "none"), "durch": (ALL_TRICKS, "all"), "sedma": (ALL_TRICKS, "all"), "body": (POINTS, ""),
    "dve-sedmy": (POINTS, ""), "sedma-jistá": (POINTS, ""), "nejaky-zdvih": (SOME_TRICK, "some"),
    "cizi-zdvih": (OTHER_TRICK, "other"), "poradi-hlasek": (POINTS, ""), "cizi-sedma": (POINTS, ""),
}  # fmt: skip


@dataclass
class BeliefCase:
    view: View
    demand: Demand
    game: Game
    aims: splits.Aims
    public: splits.Public
    layouts: list[splits.Hands]
    players: int


def belief_case(rng: Random, objective: str, size: int, players: int = 3, hidden: int = 0) -> BeliefCase:
    """One biased case with random partial knowledge; up to two cards may already lie."""
    plain = objective in ("betl", "durch", "cizi-zdvih")
    trump = None if plain else rng.choice(SUITS)
    total = size * players + hidden
    deck, must = _deck(rng, objective, total, trump)
    low = objective in ("betl", "cizi-zdvih")
    hands = strong_deal(rng, size, low, players, deck)
    for wanted, _ in must:
        _swap(hands, wanted)
    if objective == "dve-sedmy" and trump is not None:
        _swap(hands, max((c for c in deck if c.suit is trump), key=lambda c: c.trump_power))
    if objective == "poradi-hlasek" and trump is not None:
        _give_pairs(rng, hands, trump)
    true = {c: seat for seat, h in enumerate(hands) for c in h}
    unseen = {c: _known(rng, true[c], players, hidden) for c in deck if true[c] != 0}
    foreign = _foreign(objective, trump, true, players)
    unseen |= {c: frozenset({true[c]}) for c in foreign}
    friends = frozenset({rng.randrange(1, players)}) if rng.random() < 0.3 else frozenset()
    leader = 0 if objective == "dve-sedmy" and rng.random() < 0.6 else rng.randrange(players)
    tens = objective in ("body", "poradi-hlasek", "cizi-sedma")
    bud = rng.choice((0, 0, 0, 1, 2, 3)) if tens else FREE
    penalty = rng.choice((1, 2)) if objective == "poradi-hlasek" else 0
    kind, tricks = KINDS[objective]
    sevens = tuple(Seven(Part("x"), c, size - back, 0) for c, back in must)
    sevens += tuple(Seven(Part("y", Side.OBRANA), c, size - back, true[c]) for c, back in foreign.items())
    view = View(
        tuple(hands[0]), _knowns(unseen, players), (size,) * (players - 1), leader, trump, 1, size, hidden,
        friends=friends, sevens=sevens,
    )  # fmt: skip
    demand = Demand(kind, bud, tens, tuple(c for c, _ in must), penalty)
    game = Game(trump, size, frozenset({0}), {c: size - back for c, back in (*must, *foreign.items())})
    aims = splits.Aims(bud if tens else None, tricks, tuple((c, size - b) for c, b in must), penalty)
    sizes = [size] * (players - 1) + ([hidden] if hidden else [])
    layouts = splits.splits(unseen, sizes)
    case = BeliefCase(view, demand, game, aims, splits.Public(frozenset(hands[0]), leader, 1), layouts, players)
    for _ in range(0 if penalty else rng.choice((0, 0, 0, 1, 2))):
        _advance(rng, case, true)
    return case


def _give_pairs(rng: Random, hands: list[list[Card]], trump: Suit) -> None:
    """The trump pair and a side pair, wherever the deck has them, go to the holder."""
    for suit in sorted({c.suit for h in hands for c in h}, key=lambda s: (s is not trump, s.value))[:2]:
        for rank in (Rank.KRAL, Rank.SVRSEK):
            holder = next((h for h in hands if card(suit, rank) in h), None)
            plain = [c for c in hands[0] if c.rank not in (Rank.KRAL, Rank.SVRSEK)]
            if holder is not None and holder is not hands[0] and plain:
                _trade(hands[0], holder, rng.choice(plain), card(suit, rank))


def _foreign(objective: str, trump: Suit | None, true: dict[Card, int], players: int) -> dict[Card, int]:
    """Announced low trumps of the others (proti): the seven is due last, the osma in the trick before."""
    if objective != "cizi-sedma" or trump is None:
        return {}
    due = {card(trump, Rank.SEDMA): 0, card(trump, Rank.OSMA): 1}
    return {c: back for c, back in due.items() if 0 < true.get(c, 0) < players}


def _known(rng: Random, seat: int, players: int, hidden: int) -> frozenset[int]:
    """What is known of a card: often nothing, sometimes its seat, sometimes who does not hold it."""
    everyone = list(range(1, players + (hidden > 0)))
    if rng.random() < 0.2:
        return frozenset({seat})
    if len(everyone) > 2 and rng.random() < 0.3:
        return frozenset({seat, rng.choice(everyone)})
    return frozenset(everyone)


def _knowns(unseen: dict[Card, frozenset[int]], players: int) -> tuple[Known, ...]:
    return tuple(Known(c, frozenset(HIDDEN_SEAT if s == players else s for s in seats)) for c, seats in unseen.items())


def _deck(
    rng: Random, objective: str, total: int, trump: Suit | None
) -> tuple[tuple[Card, ...], tuple[tuple[Card, int], ...]]:
    must: tuple[tuple[Card, int], ...] = ()
    if trump is not None and objective in ("sedma", "sedma-jistá", "dve-sedmy"):
        must = ((card(trump, Rank.SEDMA), 0),)
    suits = {trump or rng.choice(SUITS)}
    if objective == "dve-sedmy":
        other = rng.choice([s for s in SUITS if s is not trump])
        must = (*must, (card(other, Rank.SEDMA), 1))
        suits.add(other)
    while len(suits) < rng.randint(2, 4) or 8 * len(suits) < total:
        suits.add(rng.choice(SUITS))
    low = [card(trump, Rank.SEDMA), card(trump, Rank.OSMA)] if objective == "cizi-sedma" and trump else []
    pairs = [
        card(s, r) for s in sorted(suits, key=lambda s: (s is not trump, s.value))[:2] for r in (Rank.KRAL, Rank.SVRSEK)
    ]
    certain = low or (pairs if objective == "poradi-hlasek" else [])
    if certain:
        spare = [c for c in DECK if c.suit in suits and c not in certain]
        return (*certain, *rng.sample(spare, total - len(certain))), ()
    pool = [c for c in DECK if c.suit in suits and c not in [m for m, _ in must]]
    if must and rng.random() < 0.7:
        cards = [m for m, _ in must]
        return (*cards, *sparse(rng, total - len(cards), {c.suit for c in cards}, cards)), must
    return (*(m for m, _ in must), *rng.sample(pool, total - len(must))), must


def _swap(hands: list[list[Card]], wanted: Card) -> None:
    holder = next(h for h in hands if wanted in h)
    plain = [c for c in hands[0] if c.rank is not Rank.SEDMA]
    if holder is hands[0] or not plain:
        return
    _trade(hands[0], holder, min(plain, key=lambda c: c.trump_power), wanted)


def _trade(mine: list[Card], theirs: list[Card], give: Card, take: Card) -> None:
    theirs.remove(take)
    mine.remove(give)
    mine.append(take)
    theirs.append(give)


def _advance(rng: Random, case: BeliefCase, true: dict[Card, int]) -> None:
    """Lay one card of the true split; the layouts that would not allow it fall away."""
    public, view = case.public, case.view
    if len(public.laid) == case.players - 1 or not public.own:
        return
    if public.turn == 0:
        chosen = rng.choice(sorted(splits.allowed(case.game, public.own, public), key=str))
    else:
        mine = frozenset(c for c, s in true.items() if s == public.turn and c not in [x for _, x in public.laid])
        chosen = rng.choice(sorted(splits.allowed(case.game, mine, public), key=str))
    if any(chosen is c for c, _ in case.aims.must):
        return
    if public.turn != 0 and public.laid:
        return  # what such a card shows is the business of `views`, tested there
    if public.turn != 0:
        case.layouts = [
            tuple(h - {chosen} if i == public.turn - 1 else h for i, h in enumerate(hands))
            for hands in case.layouts
            if chosen in hands[public.turn - 1]
        ]
    after = splits._lay(case.game, case.aims, view.friends, public, chosen, case.players)
    assert after is not None
    case.public = after
    sizes = tuple(s - (i == public.turn - 1) for i, s in enumerate(view.sizes))
    case.view = View(
        tuple(c for c in view.cards if c is not chosen), tuple(k for k in view.unseen if k.card is not chosen),
        sizes, after.turn, view.trump, 1, view.last_trick, view.hidden, (*view.table, Laid(public.turn, chosen)),
        view.friends, sevens=view.sevens,
    )  # fmt: skip


def believed(case: BeliefCase, devices: Devices | None = None) -> bool:
    holds = Inquiry(case.view, case.demand, None, devices).holds()
    assert holds is not None
    return holds


def defined(case: BeliefCase) -> bool:
    return splits.sure(case.game, case.aims, case.view.friends, case.public, case.layouts, case.players)
