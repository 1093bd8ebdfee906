"""Hands for the PB tests: the cards that matter are given, the rest of the pack is dealt in order to the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from rozhodci.cards import DECK, Card, Suit, named
from rozhodci.case.model import Case, Comment, Event, FlekTotals, Move, Trick
from rozhodci.comments import Obligation
from rozhodci.hand import Hand, prepare
from rozhodci.kontumace import Moment
from rozhodci.pb import award
from rozhodci.pb.context import Context
from rozhodci.pb.proof import LOST, WINNABLE, Answer, LozenaAnswer
from rozhodci.pb.vynos import Entry
from rozhodci.rulesets.load import get
from rozhodci.ruling import Decision, Finding, PartResult, PbRuling, Renonc, Settlement
from rozhodci.sides import Side

FOUR = ("Adam", "Božena", "Cyril", "Dana")
THREE = FOUR[:3]
VOLENY, L2010, L2014 = "voleny-2005", "licitovany-2010", "licitovany-2014"
NO_RENONC = Decision()


def cards(text: str) -> tuple[Card, ...]:
    return tuple(named(t) for t in text.split())


def deal(
    announced: str,
    adam: str,
    talon: str = "",
    trump: str | None = None,
    *,
    rules: str = VOLENY,
    led: bool = True,
    pomocna: str | None = None,
    bozena: str = "",
    cyril: str = "",
    fleky: Sequence[tuple[str, str]] | Mapping[str, int] = (),
    tricks: Sequence[str] = (),
    events: Sequence[Event] = (),
    against: Mapping[str, tuple[str, ...]] | None = None,
    readings: Mapping[str, str] | None = None,
) -> Hand:
    """Adam is the aktér with ten cards and a talon; with `led` False Božena has the lead of trick 1."""
    four = rules != VOLENY
    players = FOUR if four else THREE
    dealer = ("Dana" if led else "Adam") if four else ("Cyril" if led else "Adam")
    sitter = "Dana" if four else None
    hands = dealt(cards(adam), cards(talon), cards(bozena), cards(cyril))
    case = Case(
        id="pb",
        ruleset=rules,
        players=players,
        dealer=dealer,
        sitter=sitter,
        akter="Adam",
        announced=tuple(announced.split()),
        against=against or {},
        trump=Suit(trump) if trump else None,
        pomocna=Suit(pomocna) if pomocna else None,
        hands=hands,
        talon=cards(talon),
        fleky=FlekTotals(fleky)
        if isinstance(fleky, Mapping)
        else tuple(Comment(p, tuple(w.split())) for p, w in fleky),
        tricks=tuple(Trick(tuple(Move(named(c)) for c in t.split())) for t in tricks),
        events=tuple(events),
    )
    return prepare(case, get(rules), readings or {})


def dealt(
    adam: tuple[Card, ...], talon: tuple[Card, ...], bozena: tuple[Card, ...], cyril: tuple[Card, ...]
) -> dict[str, tuple[Card, ...]]:
    """All three hands; what is not given is dealt in printing order, first to Božena."""
    rest = [c for c in DECK if c not in {*adam, *talon, *bozena, *cyril}]
    missing = 10 - len(bozena)
    return {"Adam": adam, "Božena": (*bozena, *rest[:missing]), "Cyril": (*cyril, *rest[missing:])}


def results(hand: Hand, winners: Mapping[str, Side] | Side, manner: str = "sehravka") -> tuple[PartResult, ...]:
    """A result for each part: `winners` for all, or by key."""
    return tuple(
        PartResult(o.part, o.key, winners if isinstance(winners, Side) else winners[o.key], manner)
        for o in hand.comments.obligations
    )


@dataclass
class Scripted:
    """A proof that answers as told and remembers what it was asked."""

    state: str = WINNABLE
    start: str = WINNABLE
    ložená: bool | None = False
    by_cards: bool | None = None
    line: str = "zdvih 1: Č7 Č8 ČE"
    why: str = ""
    asked: list[tuple[tuple[str, ...], Moment]] = field(default_factory=list)

    def winnable(self, keys: tuple[str, ...], moment: Moment) -> Answer:
        self.asked.append((keys, moment))
        return Answer(self.start if moment == Moment(1) else self.state, self.line, self.why)

    def possible(self, keys: tuple[str, ...], moment: Moment) -> bool:
        self.asked.append((keys, moment))
        return (self.start if moment == Moment(1) else self.state) != LOST

    def lozena(self) -> LozenaAnswer:
        return LozenaAnswer(self.ložená, self.why)

    def lozena_by_cards(self) -> LozenaAnswer:
        return LozenaAnswer(self.ložená if self.by_cards is None else self.by_cards)


def context(
    hand: Hand,
    winners: Mapping[str, Side] | Side = Side.AKTER,
    manner: str = "sehravka",
    decision: Decision = NO_RENONC,
    proof: Scripted | None = None,
) -> Context:
    """The hand with its results; `proof` instead of the solver."""
    table = hand.rules.pb
    assert table is not None
    ctx = Context(hand, decision, Settlement(results(hand, winners, manner)), table)
    if proof is not None:
        ctx.proof = proof  # type: ignore[assignment]
    return ctx


def obligation(hand: Hand, key: str) -> Obligation:
    return next(o for o in hand.comments.obligations if o.key == key)


def ruled(
    hand: Hand,
    winners: Mapping[str, Side] | Side = Side.AKTER,
    manner: str = "sehravka",
    decision: Decision = NO_RENONC,
) -> PbRuling:
    """`award` with the real solver."""
    return award(hand, decision, Settlement(results(hand, winners, manner)))


def won(ruling: PbRuling) -> dict[str, float]:
    """The proposal in points."""
    return {p: h / 2 for p, h in ruling.proposal.items()}


def revoke(hand: Hand, who: str, trick: int = 1, place: int = 1, klass: str = "ve-hre") -> Decision:
    """A decision on one card fault of `who`."""
    finding = Finding("nepriznani-barvy", who, "sehravka", "…", "karty", trick=trick, place=place)
    renonc = Renonc(finding, hand.side(who), klass, 1, "ČSM čl. IV, renonc ve hře 1")
    decides = klass != "technicky"
    return Decision((renonc,), 0 if decides else None, () if decides else (0,))


def keys(entries: Sequence[Entry]) -> list[str]:
    return [e.row.key for e in entries]
