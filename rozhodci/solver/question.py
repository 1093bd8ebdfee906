"""Asks the search about positions of one deal: builds the suit states, keeps the table warm between moments."""

from __future__ import annotations

from rozhodci.cards import Card, Suit
from rozhodci.sides import Side
from rozhodci.solver.open_search import DECIDED, NEED_SHIFT, POINTS, Devices, OpenSearch, Suits, beaten
from rozhodci.solver.playing import SUITS, over, power, side_of
from rozhodci.solver.suits import PLAIN, SIDE_PAIR, TAG_SHIFT, TEN, TRUMP_PAIR, WAITS, SuitBook
from rozhodci.solver.tasks import Aim, Task
from rozhodci.solver.values import Position, SevenState

NO_LIMIT = 1 << 60


def slots(trump: Suit | None) -> tuple[Suit, ...]:
    """The suits in the order of the search: the trump first."""
    return SUITS if trump is None else (trump, *[s for s in SUITS if s is not trump])


class Question:
    """One aim in one deal, with or without help. Answers for every position of the deal."""

    def __init__(self, position: Position, aim: Aim, helped: bool, devices: Devices, limit: int | None) -> None:
        self.aim = aim
        self.limit = NO_LIMIT if limit is None else limit
        self.book = SuitBook(devices.runs)
        self.slots = slots(position.trump)
        sides = [side_of(position, s) is aim.owner for s in range(len(position.hands))]
        must = 0
        for seven in position.sevens:
            if seven.card in aim.must:
                must |= 1 << (position.last_trick - seven.trick + 1)
        special = aim.pairs or any(s.state in (SevenState.HELD, SevenState.LYING) for s in position.sevens)
        self.search = OpenSearch(
            len(position.hands),
            sides,
            [True] * len(sides) if helped else sides,
            position.trump is not None,
            aim.kind,
            must,
            special,
            aim.penalty,
            devices,
            self.limit,
        )

    def holds(self, position: Position, task: Task) -> bool:
        """Does the owner succeed? Raises OutOfNodes when this takes more nodes than the limit."""
        if not task.possible or over(position):
            return task.possible
        self.search.limit = self.search.nodes + self.limit
        left = position.last_trick - position.trick + 1
        cards, pos = self._states(position, task.aim)
        if not position.table:
            return self.search.node(pos, position.to_move, left, task.bud)
        return self._inside(position, cards, pos, left, task.bud)

    def _states(self, position: Position, aim: Aim) -> tuple[list[list[Card]], Suits]:
        owners = {c: 1 << seat for seat, hand in enumerate(position.hands) for c in hand}
        owners |= {laid.card: 1 << laid.seat for laid in position.table}
        tags = _tags(position, aim)
        ranked = sorted(owners, key=lambda c: power(position, c))
        cards = [[c for c in ranked if c.suit is s] for s in self.slots]
        a, b, c, d = [
            self.book.state(slot, tuple([owners[c] | tags.get(c, PLAIN) << TAG_SHIFT for c in row]))
            for slot, row in enumerate(cards)
        ]
        return cards, (a, b, c, d)

    def _inside(self, position: Position, cards: list[list[Card]], pos: Suits, left: int, bud: int) -> bool:
        """Entry in mid-trick: the cards on the table are laid again on the states."""
        codes = {card: slot * 8 + i for slot, row in enumerate(cards) for i, card in enumerate(row)}
        lead = codes[position.table[0].card]
        best, winner, mask, tens = lead, position.table[0].seat, 0, 0
        for laid in position.table:
            code = codes[laid.card]
            mask |= 1 << code
            tag = pos[code >> 3].cells[code & 7] >> TAG_SHIFT
            tens += tag == TEN
            if tag > WAITS and self.search.must_win >> (tag - WAITS) & 1:
                mask |= (code + 1) << NEED_SHIFT
            if beaten(code, best, lead >> 3, self.search.trump):
                best, winner = code, laid.seat
        if not any(state.pairs for state in pos):
            mask |= DECIDED
        togo = len(position.hands) - len(position.table)
        return self.search.follow(pos, position.to_move, togo, lead >> 3, best, winner, mask, tens, left, bud)


def _tags(position: Position, aim: Aim) -> dict[Card, int]:
    """What makes a card different: an honour, a waiting seven, half of a hláška that may be the first."""
    tags: dict[Card, int] = {}
    if aim.tens and aim.kind == POINTS:
        tags.update((c, TEN) for hand in position.hands for c in hand if c.points)
        tags.update((laid.card, TEN) for laid in position.table if laid.card.points)
    if aim.pairs and not any(p.side is aim.owner for p in position.hlasky):
        tags.update(_pair_tags(position, aim.owner))
    for seven in position.sevens:
        if seven.state in (SevenState.HELD, SevenState.LYING):
            tags[seven.card] = WAITS + position.last_trick - seven.trick + 1
    return tags


def _pair_tags(position: Position, owner: Side) -> dict[Card, int]:
    tags: dict[Card, int] = {}
    for seat, hand in enumerate(position.hands):
        if side_of(position, seat) is not owner:
            continue
        for king in (c for c in hand if c.rank.value == "K"):
            queen = next((c for c in hand if c.suit is king.suit and c.rank.value == "V"), None)
            if queen is not None:
                tags[king] = tags[queen] = TRUMP_PAIR if king.suit is position.trump else SIDE_PAIR
    return tags
