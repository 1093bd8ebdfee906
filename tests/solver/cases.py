"""Makes one small case per objective and asks both the solver and the plain oracle."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random

from rozhodci.cards import DECK, Card, Rank, Suit, card
from rozhodci.sides import Side
from rozhodci.solver.analyst import Analyst
from rozhodci.solver.open_search import Devices
from rozhodci.solver.playing import lay, legal_cards
from rozhodci.solver.values import Outlook, Part, PlayReadings, Position
from tests.solver import oracle
from tests.solver.generators import SUITS, deal, position, small_deck, sparse, strong_deal, trump_seven, with_sevens

OBJECTIVES = (
    "hra", "hra-koruna", "sto-prvni", "sto-nejvyssi", "sto-svrskem", "sedma", "osma-devitka", "dve-sedmy",
    "betl", "durch", "sto-a-sedma", "hra+sedma", "sto+sedma", "hra+sto", "sedma-proti", "hra-svrskem", "hra-pri-osme",
)  # fmt: skip


FEW_RIVALS = ("dve-sedmy", "osma-devitka", "sto-a-sedma", "sto+sedma", "sedma", "hra+sedma", "sedma-proti")
"""Where a seven must get home: decks with few other cards of its suit, else nearly all cases are lost."""
CLASSES = (Outlook.SURE, Outlook.HELP, Outlook.LOST, None)
"""Cases are drawn towards these in turn; None: the first drawn, whatever it is."""
DRAWS = 600
"""So many draws for one of the wanted class, then the last stands."""


@dataclass
class Small:
    """One case for both: the solver's position and parts, the oracle's game, moment and goal."""

    position: Position
    parts: tuple[Part, ...]
    readings: PlayReadings
    game: oracle.Game
    state: oracle.State
    goal: oracle.Goal
    side: int

    @property
    def owner(self) -> frozenset[int]:
        seats = frozenset(range(len(self.position.hands)))
        return self.position.attackers if self.side == 0 else seats - self.position.attackers


def _deck(rng: Random, objective: str, count: int) -> tuple[tuple[Card, ...], Suit]:
    """A deck holding what the objective needs: pairs with the neighbouring spodek, sevens."""
    trump = rng.choice(SUITS)
    other = rng.choice([s for s in SUITS if s is not trump])
    need: list[Card] = []
    if objective in ("sto-a-sedma", "sto+sedma"):
        suit = rng.choice((trump, other))
        need = [card(suit, Rank.KRAL), card(suit, Rank.SVRSEK), card(suit, Rank.SPODEK)]
    elif "sto" in objective:
        need = [card(s, r) for s in (trump, other) for r in (Rank.KRAL, Rank.SVRSEK)]
        need += [card(rng.choice((trump, other)), Rank.SPODEK)]
    if "sedm" in objective:
        need.append(trump_seven(trump))
    if objective == "dve-sedmy":
        need.append(card(other, Rank.SEDMA))
    if objective in ("osma-devitka", "hra-pri-osme"):
        need += [card(trump, Rank.OSMA), card(trump, Rank.DEVITKA)]
    if objective in ("hra-svrskem", "hra-koruna"):
        need += [card(other, r) for r in (Rank.KRAL, Rank.SVRSEK)]
    if objective in ("dve-sedmy", "osma-devitka", "sedma") and rng.random() < 0.7:
        need.append(card(trump, Rank.ESO))
    suits = {c.suit for c in need} | {trump}
    while len(suits) < rng.randint(2, 4) or 8 * len(suits) < count:
        suits.add(rng.choice(SUITS))
    pool = [c for c in DECK if c.suit in suits and c not in need]
    if objective in FEW_RIVALS and rng.random() < 0.85:
        return (*need, *sparse(rng, count - len(need), {c.suit for c in need}, need)), trump
    return (*need, *rng.sample(pool, count - len(need))), trump


def small(rng: Random, objective: str, size: int, seats: int = 3) -> Small:
    """One biased random case; a few cards may already be played, so entry is at any card."""
    if objective in ("betl", "durch"):
        deck, trump = small_deck(rng, size * seats, rng.randint(2 if size * seats <= 16 else 3, 4)), None
    else:
        deck, trump = _deck(rng, objective, size * seats)
    hands = strong_deal(rng, size, objective == "betl", seats, deck)[:seats]
    if objective == "betl" and rng.random() < 0.6:
        hands = deal(rng, size, seats, deck)[:seats]
    if rng.random() < (0.97 if objective in FEW_RIVALS else 0.85):
        _give(rng, hands, objective, trump, deck[1])
    attackers = _attackers(rng, seats, objective)
    first = _seat(objective)
    leader = first if objective in FEW_RIVALS and rng.random() < 0.6 else rng.randrange(seats)
    pos = position(hands, trump, leader, attackers)
    case = _goal(rng, objective, pos, trump)
    for _ in range(rng.choice((0, 0, 0, 1, 2, 3, 4))):
        _advance(rng, case)
    return case


def balanced(rng: Random, objective: str, size: int, seats: int, number: int) -> Small:
    """The `number`-th case of a series that has enough of every class, also of those that are won with help only.

    The class is the solver's, so a wrong answer is drawn as often as a right one; the oracle then tells.
    """
    wanted = CLASSES[number % len(CLASSES)]
    for _ in range(DRAWS):
        case = small(rng, objective, size, seats)
        if wanted is None or Analyst(case.readings, None).outlook(case.position, case.parts) is wanted:
            break
    return case


def _seat(objective: str) -> int:
    """Whose závazek it is."""
    return 1 if objective == "sedma-proti" else 0


def _attackers(rng: Random, seats: int, objective: str) -> frozenset[int]:
    if seats == 4 and objective not in ("betl", "durch") and rng.random() < 0.7:
        return frozenset({0, rng.choice((1, 2, 3))})
    return frozenset({0})


def _give(rng: Random, hands: list[list[Card]], objective: str, trump: Suit | None, second: Card) -> None:
    """Swap the cards an objective is about into seat 0 (sedma proti: seat 1)."""
    seat = _seat(objective)
    wanted = [
        c
        for h in hands
        for c in h
        if ("sedm" in objective and c.rank is Rank.SEDMA and (c.suit is trump or c is second))
        or (objective in FEW_RIVALS and c.suit is trump and c.rank is Rank.ESO)
        or ("sto" in objective and c.rank in (Rank.KRAL, Rank.SVRSEK) and ("sedma" in objective or rng.random() < 0.9))
        or (objective in ("osma-devitka", "hra-pri-osme") and c.suit is trump and c.rank in (Rank.OSMA, Rank.DEVITKA))
    ]
    for c in wanted[: len(hands[seat])]:
        holder = next(h for h in hands if c in h)
        give = next((x for x in hands[seat] if x not in wanted), None)
        if holder is not hands[seat] and give is not None:
            holder.remove(c)
            hands[seat].remove(give)
            hands[seat].append(c)
            holder.append(give)


def _goal(rng: Random, objective: str, pos: Position, trump: Suit | None) -> Small:
    tens = sum(c.points for h in pos.hands for c in h) // 10 + 1
    own, other = 10 * rng.randrange(5), 10 * rng.randrange(5)
    side = _seat(objective)
    owner = (Side.AKTER, Side.OBRANA)[side]
    goals: list[oracle.Goal] = []
    parts: list[Part] = []
    wanted: dict[Card, int] = {}
    if "hra" in objective:
        parts.append(Part("hra"))
        goals.append(oracle.goal_hra(0, objective == "hra-koruna"))
    if "sto" in objective:
        own = max(0, 100 - rng.choice((20, 40)) - 10 * rng.randint(0, tens if objective.startswith("sto-pr") else 2))
        if objective in ("sto-a-sedma", "sto+sedma"):
            own = rng.choice((70, 80, 80))
        parts.append(Part("sto-a-sedma" if objective == "sto-a-sedma" else "sto"))
        goals.append(oracle.goal_sto(0, objective in ("sto-nejvyssi",)))
    if "sedma" in objective and trump is not None:
        part = Part("sto-a-sedma") if objective == "sto-a-sedma" else Part("sedma", owner)
        parts += [] if part in parts else [part]
        pos = with_sevens(pos, part, (trump_seven(trump), 0))
        wanted[trump_seven(trump)] = pos.last_trick
    if objective == "dve-sedmy" and trump is not None:
        parts.append(Part("dve-sedmy"))
        sevens = [c for h in pos.hands for c in h if c.rank is Rank.SEDMA and c.suit is not trump]
        second = next((c for c in sevens if c in pos.hands[0]), sevens[0])
        pos = with_sevens(pos, parts[-1], (trump_seven(trump), 0), (second, 1))
        wanted |= {trump_seven(trump): pos.last_trick, second: pos.last_trick - 1}
    if objective in ("osma-devitka", "hra-pri-osme") and trump is not None:
        for name, rank, back in (("osma", Rank.OSMA, 1), ("devitka", Rank.DEVITKA, 2)):
            pos = with_sevens(pos, Part(name), (card(trump, rank), back))
            wanted[card(trump, rank)] = pos.last_trick - back
            if objective == "osma-devitka":
                parts.append(Part(name))
    if objective in ("betl", "durch"):
        parts.append(Part(objective))
        goals.append(oracle.goal_betl(0) if objective == "betl" else oracle.goal_durch(0))
    held: set[Card] = set()
    if wanted:
        held = {s.card for s in pos.sevens if s.state.value == "drzena"}
        lost = len(held) < len(wanted)
        if objective != "hra-pri-osme":  # there they only wait, the question is the hra
            goals.append((lambda _: False) if lost else oracle.goal_sevens(wanted))
    readings = PlayReadings(
        "nejvyssi" if objective == "sto-nejvyssi" else "prvni",
        "svrskem" if objective.endswith("svrskem") else "prvni-karta",
        objective == "hra-koruna",
    )
    if objective == "hra-koruna":
        own, other = rng.choice(((0, 0), (0, 10 * rng.randrange(3)), (10 * rng.randrange(3), 0), (own, other)))
    pos = replace(pos, points_akter=own, points_obrana=other, tricks_akter=int(own > 0), tricks_obrana=int(other > 0))
    if objective in ("betl", "durch"):
        pos = replace(pos, points_akter=0, points_obrana=0, tricks_akter=0, tricks_obrana=0)
    game = oracle.Game(
        trump, pos.last_trick, pos.attackers, {c: t for c, t in wanted.items() if c in held},
        readings.hlaska == "svrskem",
    )  # fmt: skip
    state = oracle.start([list(h) for h in pos.hands], pos.to_move, pos.points_akter, pos.points_obrana)
    state.tricks = [pos.tricks_akter, pos.tricks_obrana]
    return Small(pos, tuple(parts), readings, game, state, oracle.goal_all(goals), side)


def _advance(rng: Random, case: Small) -> None:
    options = oracle.legal(case.game, case.state)
    if not options:
        return
    assert set(options) == set(legal_cards(case.position))
    chosen = rng.choice(options)
    case.position = lay(case.position, chosen, case.readings)
    case.state = oracle.play(case.game, case.state, chosen)


def solved(case: Small, helped: bool, devices: Devices | None = None) -> bool:
    return Analyst(case.readings, None, devices).succeeds(case.position, case.parts, helped)


def expected(case: Small, helped: bool) -> bool:
    return oracle.wins(case.game, case.state, case.goal, case.owner, helped)
