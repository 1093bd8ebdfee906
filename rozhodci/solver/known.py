"""What play has shown: who may still hold an unseen card, seen from one player of a replayed hand (spec 4, 4.2).

Each inference stands on a duty (spec 2, 2.1) and is drawn from legal cards only; a renonc shows nothing.
"""

from __future__ import annotations

from rozhodci.cards import Card, Rank
from rozhodci.duties import beats
from rozhodci.hand import Hand
from rozhodci.replay import Played, PlayedTrick
from rozhodci.sides import Side
from rozhodci.solver.moments import position_at
from rozhodci.solver.values import HIDDEN_SEAT, Known, Laid, NoAnalysisError, Part, Position, Seven, View

MATE = {Rank.KRAL: Rank.SVRSEK, Rank.SVRSEK: Rank.KRAL}


class Knowledge:
    """Possible holders (players' names, None = the unknown talon) of every card the viewer has not seen."""

    def __init__(self, hand: Hand, viewer: str, position: Position) -> None:
        self.hand = hand
        self.viewer = viewer
        others = [p for p in hand.table.active if p != viewer]
        gone = {c.card for t in hand.play.tricks for c in t.cards if (c.trick, c.place) < _moment(position)}
        own = {*hand.play.hands.get(viewer, ()), *gone}
        talon = hand.case.talon
        self.hidden = () if viewer == hand.case.akter else talon
        unseen = [c for p in others for c in hand.play.hands.get(p, ())] + list(self.hidden)
        self.holders: dict[Card, set[str | None]] = {}
        for c in unseen:
            if c not in own:
                self.holders[c] = {*others, *((None,) if self.hidden and self.in_talon(c) else ())}

    def in_talon(self, c: Card) -> bool:
        """May the card lie in the talon? Eso and desítka not (ČSM čl. IV, P2/1), unless they do."""
        return c in self.hidden or not (self.hand.case.trump_game and c.points)

    def without(self, player: str, cards: list[Card]) -> None:
        """He holds none of these."""
        for c in cards:
            self.holders[c].discard(player)

    def learn(self, played: Played, trick: PlayedTrick, best: Card | None) -> None:
        """Everything one legal card of another player shows."""
        if played.player == self.viewer or played.offence:
            return
        self._pair(played)
        if best is None:
            return
        trump, led, c = self.hand.case.trump, trick.cards[0].card.suit, played.card
        unseen = list(self.holders)
        if c.suit is not led:
            self.without(played.player, [x for x in unseen if x.suit is led])
            if c.suit is not trump:
                self.without(played.player, [x for x in unseen if x.suit is trump])
        if c.suit is best.suit and not beats(c, best, trump):
            self.without(played.player, [x for x in unseen if x.suit is c.suit and beats(x, best, trump)])

    def _pair(self, played: Played) -> None:
        """Král and svršek of a suit: an announced hláška shows the other card, silence that he has it not."""
        rank = MATE.get(played.card.rank)
        mate = next((x for x in self.holders if x.suit is played.card.suit and x.rank is rank), None)
        if mate is None or not self.hand.case.trump_game:
            return
        if played.hlaska:
            self.holders[mate] = {played.player}
        elif self._tells(played):
            self.holders[mate].discard(played.player)

    def _tells(self, played: Played) -> bool:
        points_count = self.hand.case.announced != ("dve-sedmy",)
        return points_count and (played.card.rank is Rank.SVRSEK or self.hand.readings.ask("hlaska") == "prvni-karta")


def _moment(position: Position) -> tuple[int, int]:
    return position.trick, len(position.table) + 1


def knowledge(hand: Hand, viewer: str, position: Position) -> Knowledge:
    """What `viewer` knows at the moment of `position`."""
    known = Knowledge(hand, viewer, position)
    for trick in hand.play.tricks[: position.trick]:
        best: Card | None = None
        for played in trick.cards:
            if (played.trick, played.place) >= _moment(position):
                break
            known.learn(played, trick, best)
            if best is None or beats(played.card, best, hand.case.trump):
                best = played.card
    for seven in position.sevens:
        if seven.seat is not None and seven.card in known.holders:
            known.holders[seven.card] = {position.players[seven.seat]}
    return known


def possible_holders(hand: Hand, viewer: str, trick: int, place: int = 1) -> dict[Card, frozenset[str | None]]:
    """Who may hold each card `viewer` has not seen just before that card (None = the talon unknown to him)."""
    position = position_at(hand, trick, place)
    if viewer not in position.players:
        raise NoAnalysisError(f"{viewer} v této hře nehraje.")
    return {c: frozenset(who) for c, who in knowledge(hand, viewer, position).holders.items()}


def view_at(hand: Hand, viewer: str, position: Position) -> View:
    """The position as `viewer` sees it; seats are counted from him clockwise."""
    if viewer not in position.players:
        raise NoAnalysisError(f"{viewer} v této hře nehraje.")
    me, count, side = position.players.index(viewer), len(position.players), hand.side(viewer)
    known = knowledge(hand, viewer, position)
    seats = {name: (i - me) % count for i, name in enumerate(position.players)}
    own = position.points_akter if side is Side.AKTER else position.points_obrana
    return View(
        position.hands[me],
        tuple(Known(c, frozenset(seats.get(n or "", HIDDEN_SEAT) for n in who)) for c, who in known.holders.items()),
        tuple(len(position.hands[(me + s) % count]) for s in range(1, count)),
        (position.to_move - me) % count,
        position.trump,
        position.trick,
        position.last_trick,
        len(known.hidden),
        tuple(Laid((x.seat - me) % count, x.card) for x in position.table),
        frozenset(seats[p] for p in position.players if p != viewer and hand.side(p) is side),
        own,
        position.points_akter + position.points_obrana - own,
        tuple(p.points for p in position.hlasky if p.side is side),
        tuple(p.points for p in position.hlasky if p.side is not side),
        tuple(_turned(s, side, me, count) for s in position.sevens),
    )


def _turned(seven: Seven, side: Side, me: int, count: int) -> Seven:
    """In a view the holder's side stands where the aktér's stands in a position."""
    owner = Side.AKTER if seven.part.owner is side else Side.OBRANA
    place = None if seven.seat is None else (seven.seat - me) % count
    return Seven(Part(seven.part.name, owner), seven.card, seven.trick, place, seven.state)
