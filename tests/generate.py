"""Random hands for property tests: legal ones, and ones with a single planted card fault.

The legality here is written on its own, card by card from spec 2, 2.1, and shares nothing with `rozhodci.duties`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from random import Random

from rozhodci.cards import DECK, Card, Rank, Suit, card
from rozhodci.case.model import Case, Comment, Move, Trick

NAMES = ("Adam", "Božena", "Cyril", "Dana")
RULES = {"licitovany": "licitovany-2010", "voleny": "voleny-2005", "koruna": "koruna-2013", "krizovy": "krizovy"}
ZAVAZKY = {
    "licitovany": ("sedma", "sto", "sto a sedma", "betl", "durch", "dvě sedmy", "dvě sedmy a sto"),
    "voleny": ("hra", "sedma", "sto", "sto a sedma", "betl", "durch"),
    "koruna": ("hra", "sedma", "sto", "sto a sedma", "betl", "durch"),
    "krizovy": ("hra", "sedma", "osma", "devitka", "sto", "sto a sedma", "betl", "durch"),
}
FAULTS = (
    "nepriznani-barvy", "neprebiti", "nezatrumfovani", "nespravne-vyneseni", "predhozeni", "predcasna-sedma",
)  # fmt: skip

_TRUMP_RANKS, _PLAIN_RANKS = ["7", "8", "9", "S", "V", "K", "10", "E"], ["7", "8", "9", "10", "S", "V", "K", "E"]


@dataclass(frozen=True, slots=True)
class Planted:
    """The fault a case was given: who, in which trick, at which place, with which card."""

    code: str
    player: str
    trick: int
    place: int
    card: Card


def legal_hand(rng: Random, discipline: str, zavazek: str, tricks: int | None = None, plant: str | None = None) -> Case:
    """A random case played by the rules for `tricks` tricks (default all); `plant` a code of FAULTS made once."""
    return planted_hand(rng, discipline, zavazek, tricks, plant)[0]


def planted_hand(
    rng: Random, discipline: str, zavazek: str, tricks: int | None = None, plant: str | None = None
) -> tuple[Case, Planted | None]:
    """The same with the fault that was planted; deals again until it can be made."""
    for _ in range(500):
        case = _deal(rng, discipline, zavazek)
        played, fault = _Table(case, discipline, rng, plant).play(tricks)
        if (fault is None) == (plant is None):
            return replace(case, tricks=tuple(played)), fault
    raise AssertionError(f"{plant} never possible in {discipline} {zavazek}")


def can_happen(fault: str, zavazek: str) -> bool:
    """Is there any hand of that závazek in which the fault can be made?"""
    if fault == "nezatrumfovani":
        return zavazek not in ("betl", "durch")
    return fault != "predcasna-sedma" or any(w in zavazek for w in ("sedm", "osma", "devitka"))


def random_case(rng: Random, tricks: int | None = None) -> Case:
    """Any discipline, any závazek."""
    discipline = rng.choice(list(ZAVAZKY))
    return legal_hand(rng, discipline, rng.choice(ZAVAZKY[discipline]), tricks)


def _deal(rng: Random, discipline: str, zavazek: str) -> Case:
    while True:
        case = _one_deal(rng, discipline, zavazek)
        if case is not None:
            return case


def _one_deal(rng: Random, discipline: str, zavazek: str) -> Case | None:
    """A deal without any fault in cards, talon or announcement; None if this shuffle gives none."""
    players = NAMES[:3] if discipline == "koruna" else NAMES
    dealer = rng.choice(players)
    sitter = dealer if discipline in ("licitovany", "voleny") else None
    playing = [p for p in players if p != sitter]
    akter = rng.choice(playing)
    partner = rng.choice([p for p in playing if p != akter] + [None]) if discipline == "krizovy" else None
    announced = tuple({"dvě sedmy": "dve-sedmy"}.get(w, w) for w in zavazek.split(" a "))
    trump = None if announced[0] in ("betl", "durch") else rng.choice(list(Suit))
    if trump is None:
        partner = None
    pomocna = rng.choice([s for s in Suit if s is not trump]) if "dve-sedmy" in announced else None
    need = _announced_cards(announced, trump, pomocna)
    cards = [c for c in DECK if c not in need]
    rng.shuffle(cards)
    size = 8 if discipline == "krizovy" else 10
    hands = {p: [*need] if p == akter else [] for p in playing}
    for p in playing:
        while len(hands[p]) < size:
            hands[p].append(cards.pop())
    held = {p: tuple(h) for p, h in hands.items()}
    case = Case(
        f"{discipline}-{zavazek}", RULES[discipline], players, dealer, sitter, akter, partner, announced, {}, trump,
        pomocna, held, tuple(cards), fleky=_all_good(playing, akter, partner),
    )  # fmt: skip
    return case if _faultless(case, discipline) else None


def _announced_cards(announced: Iterable[str], trump: Suit | None, pomocna: Suit | None) -> list[Card]:
    cards = []
    for word in announced:
        if trump and word in ("sedma", "dve-sedmy"):
            cards.append(card(trump, Rank.SEDMA))
        if trump and word in ("osma", "devitka"):
            cards.append(card(trump, Rank.OSMA if word == "osma" else Rank.DEVITKA))
        if pomocna and word == "dve-sedmy":
            cards.append(card(pomocna, Rank.SEDMA))
    return cards


def _faultless(case: Case, discipline: str) -> bool:
    """No ostrá in the talon, in koruna no trump there; nobody had to show pomocné or announce a sto."""
    hands = case.hands or {}
    if case.trump is None:
        return True
    if any(c.rank in (Rank.ESO, Rank.DESITKA) or (discipline == "koruna" and c.suit is case.trump) for c in case.talon):
        return False
    if case.pomocna and any(
        sum(c.suit is case.pomocna for c in cards) > 3 for p, cards in hands.items() if p != case.akter
    ):
        return False
    pair = {card(case.trump, Rank.KRAL), card(case.trump, Rank.SVRSEK)}
    return not (case.partner and "sto" not in case.announced and pair <= set(hands[case.partner]))


def _all_good(playing: list[str], akter: str, partner: str | None) -> tuple[Comment, ...]:
    i = playing.index(akter)
    return tuple(Comment(p) for p in playing[i + 1 :] + playing[:i] if p != partner)


class _Table:
    """Plays a deal out card by card."""

    def __init__(self, case: Case, discipline: str, rng: Random, plant: str | None) -> None:
        self.case, self.rng, self.plant, self.discipline = case, rng, plant, discipline
        self.hands = {p: list(cards) for p, cards in (case.hands or {}).items()}
        seats = [p for p in case.players if p in self.hands]
        after = case.players.index(case.dealer) + 1
        forhont = next(p for p in case.players[after:] + case.players[:after] if p in self.hands)
        chosen = discipline in ("koruna", "krizovy") or case.trump is None
        self.leader = (case.akter or "") if chosen else forhont
        self.seats = seats
        self.last = 8 if discipline == "krizovy" else 10
        self.fault: Planted | None = None

    def play(self, tricks: int | None) -> tuple[list[Trick], Planted | None]:
        wanted = self.last if tricks is None else tricks
        when = self.rng.randrange(1, wanted + 1) if self.plant else 0
        return [self.trick(n, when) for n in range(1, wanted + 1)], self.fault

    def trick(self, number: int, when: int) -> Trick:
        i = self.seats.index(self.leader)
        rest = self.seats[i:] + self.seats[:i]
        lying: list[tuple[str, Card]] = []
        while rest:
            move = self.faulty(number, lying, rest) if self.plant and not self.fault and number >= when else None
            player, played = move or (rest[0], self.rng.choice(self.legal(rest[0], number, lying)))
            if not lying:
                i = self.seats.index(player)
                rest = self.seats[i:] + self.seats[:i]
            rest.remove(player)
            self.hands[player].remove(played)
            lying.append((player, played))
        self.leader = max(lying, key=lambda x: self.strength(x[1], lying[0][1].suit))[0]
        return Trick(tuple(Move(c, p) for p, c in lying))

    def strength(self, c: Card, led: Suit) -> int:
        ranks = _PLAIN_RANKS if self.case.trump is None else _TRUMP_RANKS
        return ranks.index(c.rank.value) + (100 if c.suit is self.case.trump else 50 if c.suit is led else 0)

    def legal(self, player: str, number: int, lying: list[tuple[str, Card]]) -> list[Card]:
        allowed = [c for c in self.hands[player] if not self.broken(player, c, lying)]
        return [c for c in allowed if not self.waits(player, c, number)] or allowed

    def waits(self, player: str, c: Card, number: int) -> bool:
        if player not in (self.case.akter, self.case.partner):
            return False
        words, last = self.case.announced, self.last
        trick = last if c.rank is Rank.SEDMA else last - 1 if c.rank is Rank.OSMA else last - 2
        name = {Rank.SEDMA: "sedma", Rank.OSMA: "osma", Rank.DEVITKA: "devitka"}.get(c.rank)
        if "dve-sedmy" in words and c.rank is Rank.SEDMA and c.suit in (self.case.trump, self.case.pomocna):
            return number < (last if c.suit is self.case.trump else last - 1)
        return c.suit is self.case.trump and name in words and number < trick

    def broken(self, player: str, c: Card, lying: list[tuple[str, Card]]) -> str:
        """The duty of 1 to 3 that the card breaks, as spec 2, 2.1 words it."""
        if not lying:
            return ""
        led, trump, hand = lying[0][1].suit, self.case.trump, self.hands[player]
        best = max(self.strength(x, led) for _, x in lying)
        follows = [x for x in hand if x.suit is led]
        trumped = led is not trump and any(x.suit is trump for _, x in lying)
        if follows:
            if c.suit is not led:
                return "nepriznani-barvy"
            can = not trumped and any(self.strength(x, led) > best for x in follows)
            return "neprebiti" if can and self.strength(c, led) < best else ""
        trumps = [x for x in hand if x.suit is trump]
        if not trumps:
            return ""
        if c.suit is not trump:
            return "nezatrumfovani"
        can = any(self.strength(x, led) > best for x in trumps)
        return "neprebiti" if can and self.strength(c, led) < best else ""

    def faulty(self, number: int, lying: list[tuple[str, Card]], rest: list[str]) -> tuple[str, Card] | None:
        """A move that makes the planted fault now, if there is one."""
        moves = self.faults_of_turn(lying, rest) if self.plant in ("nespravne-vyneseni", "predhozeni") else [
            (rest[0], c) for c in self.hands[rest[0]] if self.is_planted(rest[0], c, number, lying)
        ]  # fmt: skip
        if not moves:
            return None
        player, c = self.rng.choice(moves)
        self.fault = Planted(self.plant or "", player, number, len(lying) + 1, c)
        return player, c

    def faults_of_turn(self, lying: list[tuple[str, Card]], rest: list[str]) -> list[tuple[str, Card]]:
        if bool(lying) == (self.plant == "nespravne-vyneseni"):
            return []
        return [(p, c) for p in rest[1:] for c in self.hands[p]]

    def is_planted(self, player: str, c: Card, number: int, lying: list[tuple[str, Card]]) -> bool:
        if self.plant == "predcasna-sedma":
            legal = self.legal(player, number, lying)
            return c not in legal and not self.broken(player, c, lying)
        return self.broken(player, c, lying) == self.plant
