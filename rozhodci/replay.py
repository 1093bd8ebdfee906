"""Replays the tricks card by card against the duties of spec 2, 2.1 and keeps what every later step needs.

The duties themselves stand in `duties`; here is who is on turn, what each still holds and what lies on the table.
"""

from __future__ import annotations

from rozhodci.cards import Card, Rank, Suit, bits, card
from rozhodci.case.model import Case, Move
from rozhodci.duties import SUIT_BITS, breach, due_bits, takers_in, trump_bits
from rozhodci.played import Announced, Play, Played, PlayedTrick
from rozhodci.rulesets.model import Readings, Ruleset
from rozhodci.table import Table
from rozhodci.waiting import waiting_sevens

__all__ = ["Announced", "Play", "Played", "PlayedTrick", "replay", "waiting_sevens"]


def replay(case: Case, table: Table, rules: Ruleset, readings: Readings) -> Play:
    """Replay every recorded card. Never raises on an illegal one; stops at a card that its player cannot hold."""
    if case.hands is None or not case.tricks:
        return Play(case.hands or {}, (), (), None, ())
    walk = _Walk(case, table, rules, readings)
    tricks = []
    for number, trick in enumerate(case.tricks, 1):
        tricks.append(walk.trick(number, trick.moves))
        if walk.stopped:
            break
    return Play(case.hands, tuple(tricks), tuple(walk.shown), walk.stopped, tuple(walk.hlasky))


_made = tuple.__new__
"""Half the time of a named tuple's own constructor, for what is made for every card of an audit."""


class _Walk:
    """The state of the replay between two cards."""

    def __init__(self, case: Case, table: Table, rules: Ruleset, readings: Readings) -> None:
        self.hands = {p: bits(cards) for p, cards in (case.hands or {}).items()}
        self.trump, self.trumps, self.takers = case.trump, trump_bits(case.trump), takers_in(case.trump)
        points_count = case.trump is not None and case.announced != ("dve-sedmy",)
        self.announcing = _PARTNER if points_count else {}
        self.waits = waiting_sevens(case, rules)
        self.waiting: dict[str, int] = {}
        self.waiting_changes = {1, *(n for due in self.waits.values() for n in due.values())} if self.waits else ()
        self.readings = readings
        self.order_from = {p: (*table.active[i:], *table.active[:i], "") for i, p in enumerate(table.active)}
        self.leader = table.leader or table.active[0]
        self.stopped: tuple[int, int] | None = None
        self.shown: list[Played] = []
        self.hlasky: list[Announced] = []

    def trick(self, number: int, moves: tuple[Move, ...]) -> PlayedTrick:
        """Play one trick and leave `leader` as its actual winner; an impossible card stops the replay.

        Impossible is a card that its player does not hold or a second one in the trick. `order` is who has played, who
        has yet to, and an empty name for nobody. One loop over local names: it runs for every card of an audit.
        """
        lying: list[Played] = []
        hands, order, on_turn = self.hands, self.order_from[self.leader], self.leader
        winner, winning, taking = None, None, 0
        points, place, led = 0, 1, 0
        if number in self.waiting_changes:
            self.waiting = self.still_waiting(number)
        for move in moves:
            card, player, taken_back = move.card, move.player or on_turn, move.taken_back
            bit, held = card.bit, hands.get(player, 0)
            due = allowed = hlaska = 0  # out of turn nothing is allowed
            offence, futile = "", False
            if player == on_turn:
                due = allowed = due_bits(held, led, self.trumps, taking) if lying else held
                if player in self.waiting:
                    allowed = due & ~self.waiting[player] or due
            if not bit & allowed:  # and only then it may be a card he does not even hold
                if not bit & held or player not in order[place - 1 :]:
                    self.stopped = (number, place)
                    break
                offence, futile = _fault(card, due, led, taking)
            if card in self.announcing and not taken_back:
                hlaska = self.hlaska(player, held, card, number, place)
            played = _made(Played, (player, card, number, place, allowed, offence, futile, hlaska, taken_back))
            if taken_back:
                self.shown.append(played)
                continue
            if player != on_turn:
                order = _ahead(order, place, player) if lying else self.order_from[player]
            if not lying or bit & taking:
                winner, winning, taking = player, card, self.takers[card]
                led = led or SUIT_BITS[card.suit]
            hands[player] = held ^ bit
            points += card.points
            lying.append(played)
            on_turn = order[place]
            place += 1
        self.leader = winner or self.leader
        return _made(PlayedTrick, (number, tuple(lying), winner, winning, points, not on_turn))

    def still_waiting(self, number: int) -> dict[str, int]:
        """Per player the sevens whose trick is yet to come: left out unless nothing else is legal (duty 4)."""
        return {p: bits([c for c, trick in due.items() if trick > number]) for p, due in self.waits.items()}

    def hlaska(self, player: str, held: int, card: Card, trick: int, place: int) -> int:
        """Points announced by playing a king or svršek while the other of the pair is held (výklad `hlaska`)."""
        if not held & _PARTNER[card].bit:
            return 0
        if card.rank is Rank.KRAL and self.readings.ask("hlaska") == "svrskem":
            return 0
        points = 40 if card.suit is self.trump else 20
        self.hlasky.append(Announced(player, trick, place, points, card))
        return points


def _ahead(order: tuple[str, ...], place: int, player: str) -> tuple[str, ...]:
    """The order of a trick when that player takes this place in it instead of whose turn it was."""
    done, rest = order[: place - 1], order[place - 1 :]
    return (*done, player, *[p for p in rest if p != player])


def _fault(card: Card, due: int, led: int, taking: int) -> tuple[str, bool]:
    """The code of the duty that `card` breaks, and whether it is a futile nezatrumfovani.

    Nothing is `due` from one whose turn it is not, nothing is `led` while no card lies.
    """
    if not due:
        return "predhozeni" if led else "nespravne-vyneseni", False
    if card.bit & due:
        return "predcasna-sedma", False
    offence = breach(card, due, led)
    # no trump that was due would have taken the trick: then no item of the list names the fault (ČSM V/3)
    return offence, offence == "nezatrumfovani" and not due & taking


_PARTNER = {card(s, r): card(s, o) for s in Suit for r, o in ((Rank.KRAL, Rank.SVRSEK), (Rank.SVRSEK, Rank.KRAL))}
