"""What was announced: závazek, trump, pomocná."""

from __future__ import annotations

from rozhodci.cards import Suit
from rozhodci.case.notation import read_suit
from rozhodci.case.parts import in_order, read_parts, spoken
from rozhodci.wizard.draft import Draft, Refused
from rozhodci.wizard.question import Question, chosen
from rozhodci.wizard.questions.table import PARTNER


def names(draft: Draft) -> tuple[str, ...]:
    """The závazky of the rules as they are spoken."""
    keys = [key.split() for key in draft.ruleset.zavazky]
    return tuple(" a ".join(map(spoken, in_order(tuple(k)))) for k in keys if k == ["hra"] or "hra" not in k)


def _zavazek(draft: Draft, answer: str) -> Draft:
    parts = in_order(read_parts(answer) or ())
    if not parts or draft.ruleset.parts_of(parts) is None:
        parts = in_order(read_parts(chosen(answer, names(draft), "Závazek")) or ())
    if len(parts) > 1 and "sto" not in parts and "dve-sedmy" not in parts:
        parts = tuple(p for p in parts if p != "hra")  # a hra is played beside them anyway
    return draft.close("zavazek", announced=parts)


def _suit(answer: str) -> Suit:
    suit = read_suit(answer)
    return suit if suit is not None else {s.word: s for s in Suit}[chosen(answer, _words(), "Barva")]


def _trump(draft: Draft, answer: str) -> Draft:
    return draft.close("trumf", trump=_suit(answer))


def _pomocna(draft: Draft, answer: str) -> Draft:
    suit = _suit(answer)
    if suit is draft.case.trump:
        raise Refused("Pomocná barva nemůže být trumf.")
    return draft.close("pomocna", pomocna=suit)


def _words() -> tuple[str, ...]:
    return tuple(s.word for s in Suit)


QUESTIONS = (
    Question(
        "zavazek",
        lambda d: "zavazek" not in d.closed and not d.before_contract,
        lambda _: "Závazek",
        "Co aktér ohlásil, slovy nebo číslem: sto a sedma je také 107, dvě sedmy 2x7.",
        _zavazek,
        names,
    ),
    PARTNER,
    Question(
        "trumf",
        lambda d: "trumf" not in d.closed and bool(d.case.announced) and not d.trumpless,
        lambda _: "Trumf",
        "Trumfová barva; stačí písmeno Č, Z, K, Ž.",
        _trump,
        lambda _: _words(),
    ),
    Question(
        "pomocna",
        lambda d: "pomocna" not in d.closed and "dve-sedmy" in d.case.announced,
        lambda _: "Pomocná barva",
        "Barva druhé sedmy.",
        _pomocna,
        lambda d: tuple(s.word for s in Suit if s is not d.case.trump),
    ),
)
