"""What the user typed after `lozena` as values: cards, suits, the závazek. Raises UsageError with a Czech sentence."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rozhodci.cards import Card, Suit
from rozhodci.case import notation
from rozhodci.case.parts import TRUMPLESS, read_parts, words_known
from rozhodci.case.words import did_you_mean
from rozhodci.cli.batch import check_reading
from rozhodci.cli.output import say
from rozhodci.errors import UsageError
from rozhodci.judging.lozena_question import CardsQuestion
from rozhodci.obligations import parts_of
from rozhodci.rulesets.model import Readings, Ruleset
from rozhodci.words import counted


def question(
    rules: Ruleset,
    readings: Mapping[str, str],
    cards: str,
    talon: str,
    zavazek: str | None,
    trumf: str | None,
    pomocna: str | None,
    vynasi: str,
) -> CardsQuestion:
    """Everything the options and the cards say together."""
    parts = read_zavazek(rules, readings, zavazek)
    trump_game = not TRUMPLESS & set(parts)
    trump = read_suit("--trumf", trumf, f"závazek {zavazek} má trumf", trump_game)
    second = read_suit("--pomocna", pomocna, "dvě sedmy mají pomocnou barvu", "dve-sedmy" in parts)
    if second is not None and second is trump:
        raise UsageError("--pomocna musí být jiná barva než --trumf.")
    hand, rest = split_cards(rules, read_cards("KARTY", cards), read_cards("--talon", talon))
    asked = CardsQuestion(rules, parts, hand, rest, trump, second, 0)
    leaders = ("akter", *(f"obrana{i}" for i in range(1, asked.seats)))
    if vynasi not in leaders:
        raise UsageError(f"--vynasi {vynasi}: očekává se {', '.join(leaders[:-1])} nebo {leaders[-1]}.")
    return CardsQuestion(rules, parts, hand, rest, trump, second, leaders.index(vynasi))


def read_zavazek(rules: Ruleset, readings: Mapping[str, str], text: str | None) -> tuple[str, ...]:
    """The parts to be tested: as spoken, sto a sedma whole where the rules say so."""
    if text is None:
        raise UsageError(f"Chybí --zavazek: {', '.join(words_known())}.")
    spoken = read_parts(text)
    if spoken is None:
        hint = did_you_mean(text, words_known())
        raise UsageError(f"--zavazek {text}: takový závazek není ({', '.join(words_known())}). {hint}".strip())
    if not all(p in rules.rates for p in spoken) or (TRUMPLESS & set(spoken) and len(spoken) > 1):
        raise UsageError(f"--zavazek {text}: sada {rules.name} takový závazek nezná.")
    for code, choice in readings.items():
        check_reading(rules, code, choice)
    played = parts_of(spoken, rules, Readings(rules, readings))
    return tuple(p for p in played if p != "hra" or "hra" in spoken)


def read_suit(option: str, text: str | None, why: str, wanted: bool) -> Suit | None:
    """The suit of an option; one that means nothing for this závazek is told and left alone."""
    if not wanted:
        if text is not None:
            say(f"{option} {text}: u tohoto závazku se nepoužije.")
        return None
    if text is None:
        raise UsageError(f"Chybí {option}: {why}.")
    suit = notation.read_suit(text)
    if suit is None:
        raise UsageError(f"{option} {text}: očekává se barva, {', '.join(s.word for s in Suit)} (nebo Č Z K Ž).")
    return suit


def read_cards(what: str, text: str) -> tuple[Card, ...]:
    """Cards in the notation of the case file."""
    try:
        return notation.read_cards(text)
    except notation.UnreadableCard as fault:
        raise UsageError(f"{what}: „{fault.token}“ není karta; {fault.hint}") from fault


def split_cards(
    rules: Ruleset, cards: tuple[Card, ...], talon: tuple[Card, ...]
) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """The hand and the talon; the hand may be given together with the talon."""
    _once("KARTY", cards)
    _once("--talon", talon)
    if talon and set(talon) <= set(cards):
        cards = tuple(c for c in cards if c not in talon)
    both = [c for c in cards if c in talon]
    if both:
        raise UsageError(f"{_texts(both)}: v kartách i v talonu zároveň.")
    if len(talon) not in (0, rules.talon_size):
        raise UsageError(f"--talon: {_count(len(talon))}, má jich být {rules.talon_size}.")
    if len(cards) != rules.hand_size:
        hint = " Odložené karty patří do --talon." if len(cards) == rules.hand_size + rules.talon_size else ""
        raise UsageError(f"KARTY: {_count(len(cards))}, má jich být {rules.hand_size}.{hint}")
    return cards, talon


def _once(what: str, cards: tuple[Card, ...]) -> None:
    twice = [c for i, c in enumerate(cards) if c in cards[:i]]
    if twice:
        raise UsageError(f"{what}: {_texts(dict.fromkeys(twice))} stojí dvakrát.")


def _texts(cards: Iterable[Card]) -> str:
    return ", ".join(c.text for c in cards)


def _count(number: int) -> str:
    return counted(number, "karta", "karty", "karet")
