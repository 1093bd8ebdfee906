"""From a replayed hand to a `Position`: who holds what, what lies, what was won and announced before a card."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from rozhodci.cards import Card
from rozhodci.hand import Hand
from rozhodci.obligations import Obligation
from rozhodci.replay import PlayedTrick, waiting_sevens
from rozhodci.sides import Side
from rozhodci.solver.playing import LAST_TRICK_POINTS, open_pairs, side_of, taken
from rozhodci.solver.values import (
    Laid,
    NoAnalysisError,
    Pair,
    Part,
    PlayReadings,
    Position,
    Seven,
    SevenState,
)
from rozhodci.solver.views import POMOCNE, announced_cards


def parts_of(hand: Hand) -> tuple[Part, ...]:
    """The parts of the závazek and of `proti`, in the order of `hand.comments.obligations`."""
    return tuple(dict.fromkeys(Part(o.part, o.side) for o in hand.comments.obligations))


def position_at(hand: Hand, trick: int, place: int = 1) -> Position:
    """The moment just before the `place`-th card of `trick`. Raises NoAnalysisError where it cannot be played on."""
    done = tricks_before(hand, trick)
    seats = hand.table.active
    hands = tuple(hand.play.hands_before(trick, place).get(p, ()) for p in seats)
    table = _table(hand, trick, place)
    leader = done[-1].winner if done else hand.table.leader
    if leader is None:
        raise NoAnalysisError("Není známo, kdo v té chvíli vynáší.")
    to_move = _to_move(seats.index(leader), table, len(seats))
    attackers = frozenset(i for i, p in enumerate(seats) if hand.side(p) is Side.AKTER)
    position = Position(
        seats, hands, to_move, attackers, hand.case.trump, trick, hand.last_trick, table,
        hlasky=_hlasky(hand, trick, place), sevens=_sevens(hand, trick, place), outright_lost=_outright_lost(hand),
    )  # fmt: skip
    _check_sizes(position)
    return _with_score(hand, position, done)


def tricks_before(hand: Hand, trick: int) -> tuple[PlayedTrick, ...]:
    """The finished tricks before that one; raises NoAnalysisError when the record does not reach so far."""
    if hand.case.hands is None or len(hand.table.active) < 3:
        raise NoAnalysisError("Bez rozdaných karet nelze sehrávku rozebrat.")
    done = hand.play.tricks[: trick - 1]
    if trick < 1 or len(done) < trick - 1 or not all(t.complete for t in done):
        raise NoAnalysisError(f"Záznam končí před {trick}. zdvihem.")
    return done


def _table(hand: Hand, trick: int, place: int) -> tuple[Laid, ...]:
    """The cards of the unfinished trick; a card played out of turn leaves no way to go on."""
    played = hand.play.tricks[trick - 1].cards[: place - 1] if trick <= len(hand.play.tricks) else ()
    if len(played) < place - 1 or place > len(hand.table.active):
        raise NoAnalysisError(f"Záznam končí před {place}. kartou {trick}. zdvihu.")
    laid = tuple(Laid(hand.table.active.index(c.player), c.card) for c in played)
    for before, after in pairwise(laid):
        if after.seat != (before.seat + 1) % len(hand.table.active):
            raise NoAnalysisError(f"{trick}. zdvih se hrál mimo pořadí, z rozehraného zdvihu nelze pokračovat.")
    return laid


def _to_move(leader: int, table: tuple[Laid, ...], seats: int) -> int:
    return (table[-1].seat + 1) % seats if table else leader


def _check_sizes(position: Position) -> None:
    """Everybody must have as many cards as tricks are left."""
    left = position.last_trick - position.trick + 1
    laid = {x.seat for x in position.table}
    if any(len(h) != left - (seat in laid) for seat, h in enumerate(position.hands)):
        raise NoAnalysisError("Počty karet v rukou nesouhlasí, sehrávku nelze rozebrat.")


def _hlasky(hand: Hand, trick: int, place: int) -> tuple[Pair, ...]:
    before = [a for a in hand.play.hlasky if (a.trick, a.place) < (trick, place)]
    return tuple(Pair(hand.side(a.player), a.points) for a in before)


def _outright_lost(hand: Hand) -> tuple[Part, ...]:
    """Dvě sedmy with four pomocné in one defender's hand (čl. III/1)."""
    case = hand.case
    if "dve-sedmy" not in case.announced or case.pomocna is None or case.hands is None:
        return ()
    defenders = [p for p in hand.table.active if hand.side(p) is Side.OBRANA]
    many = any(sum(c.suit is case.pomocna for c in case.hands.get(p, ())) >= POMOCNE for p in defenders)
    return (Part("dve-sedmy"),) if many else ()


def _sevens(hand: Hand, trick: int, place: int) -> tuple[Seven, ...]:
    """The announced cards of every part, with what has become of them so far."""
    waits = waiting_sevens(hand.case, hand.rules)
    found = []
    for obligation in hand.comments.obligations:
        for card, back in announced_cards(obligation.part, hand.case.trump, hand.case.pomocna):
            holder = _holder(hand, obligation, card, waits)
            seat = None if holder is None else hand.table.active.index(holder)
            state = SevenState.LOST if seat is None else SevenState.HELD
            part = Part(obligation.part, obligation.side)
            found.append(_follow(hand, Seven(part, card, hand.last_trick - back, seat, state), trick, place))
    return tuple(found)


def _holder(hand: Hand, obligation: Obligation, card: Card, waits: dict[str, dict[Card, int]]) -> str | None:
    """Who is bound to bring the card home: the announcer, in křížový of aktér and partner who holds it."""
    players = hand.table.active if obligation.side is Side.AKTER else (obligation.announcer,)
    return next((p for p in players if hand.side(p) is obligation.side and card in waits.get(p, {})), None)


def _follow(hand: Hand, seven: Seven, trick: int, place: int) -> Seven:
    """Play the record up to the moment and see whether the card was in its trick and took it."""
    for done in hand.play.tricks[:trick]:
        for c in done.cards:
            early = done.number != seven.trick
            if c.card is seven.card and (c.trick, c.place) < (trick, place) and seven.state is SevenState.HELD:
                seven = replace(seven, state=SevenState.LOST if early else SevenState.LYING)
        if done.number < trick and done.winning is not None:
            seven = taken(seven, done.winning, done.number)
    return seven


def _with_score(hand: Hand, position: Position, done: tuple[PlayedTrick, ...]) -> Position:
    points, tricks = {Side.AKTER: 0, Side.OBRANA: 0}, {Side.AKTER: 0, Side.OBRANA: 0}
    for t in done:
        side = hand.side(t.winner or "")
        tricks[side] += 1
        if position.trump is not None:
            points[side] += t.points + (LAST_TRICK_POINTS if t.number == position.last_trick else 0)
    return replace(
        position,
        points_akter=points[Side.AKTER],
        points_obrana=points[Side.OBRANA],
        tricks_akter=tricks[Side.AKTER],
        tricks_obrana=tricks[Side.OBRANA],
    )


def readings_for(hand: Hand, position: Position) -> PlayReadings:
    """The výklady of the hand; asks (and so records) only those that can matter from this position on."""
    parts = parts_of(hand)
    sto = [p.owner for p in parts if p.name in ("sto", "sto-a-sedma")]
    pairs = {side: _pairs(position, side) for side in Side}
    first = "prvni"
    if any(len({*_announced(position, side), *pairs[side]}) > 1 for side in sto):
        first = hand.readings.ask("sto-hlaska")
    way = "prvni-karta"
    two = first == "prvni" and any(len(set(pairs[s])) > 1 and not _announced(position, s) for s in sto)
    if two or any(p.name == "hra" and pairs[p.owner.other] for p in parts):
        way = hand.readings.ask("hlaska")
    return PlayReadings(first, way, hand.rules.discipline == "koruna")


def _pairs(position: Position, side: Side) -> tuple[int, ...]:
    seats = [s for s in range(len(position.hands)) if side_of(position, s) is side]
    return tuple(p for s in seats for p in open_pairs(position, s))


def _announced(position: Position, side: Side) -> tuple[int, ...]:
    return tuple(p.points for p in position.hlasky if p.side is side)
