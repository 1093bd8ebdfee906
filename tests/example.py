"""Small hands for the examples in the docstrings of `rozhodci.renonc`.

`found(...)` is bound to one offence and gives its findings in one line each: who, trick or phase, card, another code
than the file's own, legal cards, circumstance. Adam is the aktér and forhont, Dana deals (and sits out where four is
too many); hands are filled up with the rest of the deck.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import ModuleType
from typing import Any

from rozhodci.cards import DECK, Card, Rank, Suit, named
from rozhodci.case.model import Bid, Case, Comment, Event, Move, Trick
from rozhodci.hand import Hand, prepare
from rozhodci.rulesets import get
from rozhodci.rulesets.model import Ruleset
from rozhodci.ruling import Finding

PLAYERS = ("Adam", "Božena", "Cyril", "Dana")
SUITS = {s.word: s for s in Suit}
FACT = {"kdo": "player", "zdvih": "trick", "po_kartach": "after_cards", "faze": "phase", "okolnost": "circumstance",
        "zjisteno": "found", "poradi": "order"}  # fmt: skip


def finder(offence: ModuleType) -> Callable[..., list[str]]:
    """`found` for the docstring of that offence."""

    def found(**case: Any) -> list[str]:
        return [told(f, offence.CODE) for f in offence.find(example_hand(**case))]

    return found


def told(f: Finding, code: str) -> str:
    words = [f.who or "?", str(f.trick) if f.trick else f.phase, f.card or "", "" if f.code == code else f.code]
    line = " ".join(w for w in words if w) + (": " + " ".join(f.legal) if f.legal else "")
    return line + (f" ({f.when})" if f.when else "")


def example_hand(vyklady: Mapping[str, str] | None = None, **case: Any) -> Hand:
    made = example_case(**case)
    return prepare(made, get(made.ruleset), vyklady or {})


def example_case(
    pravidla: str = "licitovany-2010",
    zavazek: str = "sedma",
    trumf: str | None = None,
    pomocna: str | None = None,
    partner: str | None = None,
    talon: str = "",
    pocet: Mapping[str, int] | None = None,
    bez: Mapping[str, str] | None = None,
    proti: Mapping[str, Sequence[str]] | None = None,
    licitace: Sequence[tuple[str, str]] = (),
    fleky: Sequence[tuple[str, str]] = (),
    zdvihy: Sequence[Any] = (),
    udalosti: Sequence[Mapping[str, Any]] = (),
    **hands: str,
) -> Case:
    rules = get(pravidla)
    players = PLAYERS[:3] if rules.discipline == "koruna" else PLAYERS
    sitter = "Dana" if rules.discipline == "licitovany" else None
    dealt = dealt_hands([p for p in players if p != sitter], hands, talon, pocet or {}, bez or {}, rules)
    words = tuple("dve-sedmy" if w == "dvě sedmy" else w for w in zavazek.split(" a "))
    return Case(
        "priklad", pravidla, players, players[-1], sitter, "Adam", partner, words,
        {p: tuple(v) for p, v in (proti or {}).items()}, SUITS[trumf] if trumf else None,
        SUITS[pomocna] if pomocna else None, dealt, dealt.pop("talon"), tuple(Bid(*b) for b in licitace),
        tuple(word(*w) for w in fleky), tuple(trick(t) for t in zdvihy),
        tuple(Event(e["druh"], **{FACT[k]: v for k, v in e.items() if k != "druh"}) for e in udalosti),
    )  # fmt: skip


def dealt_hands(
    playing: Sequence[str],
    given: Mapping[str, str],
    talon: str,
    counts: Mapping[str, int],
    void: Mapping[str, str],
    rules: Ruleset,
) -> dict[str, tuple[Card, ...]]:
    """The cards given, filled up from the rest: first from suits the player lacks, never from those of `void`."""
    wanted = {**{p: given.get(p, "") for p in playing}, "talon": talon}
    dealt = {place: [named(t) for t in texts.split()] for place, texts in wanted.items()}
    size = dict.fromkeys(playing, rules.hand_size) | {"talon": rules.talon_size} | dict(counts)
    rest = [c for c in DECK if all(c not in cards for cards in dealt.values())]
    for place in sorted(dealt, key=lambda p: (-len(void.get(p, "")), p != "talon", not wanted[p])):
        own = {c.suit for c in dealt[place]}
        fitting = [c for c in rest if c.suit.value not in void.get(place, "")]
        fitting.sort(key=lambda c: (place == "talon" and (c.points, c.rank is Rank.SEDMA), c.suit in own))
        for c in fitting[: size[place] - len(dealt[place])]:
            dealt[place].append(c)
            rest.remove(c)
    return {p: tuple(cards) for p, cards in dealt.items()}


def word(player: str, what: str) -> Comment:
    """`"hra sedma"` raises both, `"*"` is a bare flek, `""` is dobře."""
    return Comment(player, (), open_parts=True) if what == "*" else Comment(player, tuple(what.split()))


def trick(moves: Any) -> Trick:
    if isinstance(moves, str):
        return Trick(tuple(Move(named(t)) for t in moves.split()))
    if isinstance(moves, Mapping):
        return Trick(tuple(Move(named(t), p) for p, t in moves.items()))
    return Trick(tuple(Move(named(t), p, bool(back)) for p, t, *back in moves))
