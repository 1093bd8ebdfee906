"""Hands and talon: the aktér's cards first, then the talon, then the others; the last place fills by itself."""

from __future__ import annotations

from dataclasses import replace

from rozhodci.cards import Card, in_print_order
from rozhodci.case.notation import UnreadableCard, read_cards
from rozhodci.case.words import counted, fold
from rozhodci.wizard.draft import Draft, Refused
from rozhodci.wizard.question import Question
from rozhodci.wizard.questions.table import others

TALON = "talon"
DONE = "hotovo"
REST = "zbytek"


def needed(draft: Draft) -> bool:
    return bool(draft.case.announced) and "karty" not in draft.closed


def place(draft: Draft) -> str:
    """Whose cards are asked for now: a player's name or `talon`."""
    akter = draft.case.akter or ""
    order = [akter, *([TALON] if draft.ruleset.talon_size else []), *others(draft)]
    return next(p for p in order if f"ruka-{p}" not in draft.closed)


def _size(draft: Draft, where: str) -> int:
    return draft.ruleset.talon_size if where == TALON else draft.ruleset.hand_size


def _held(draft: Draft, where: str) -> tuple[Card, ...]:
    return (draft.talon or ()) if where == TALON else draft.cards.get(where, ())


def offered(draft: Draft) -> tuple[Card, ...]:
    """What may be typed: the rest of the deck, or for the talon the aktér's twelve."""
    if place(draft) == TALON and _twelve(draft):
        return in_print_order(draft.cards[draft.case.akter or ""], not draft.trumpless)
    return draft.left


def _twelve(draft: Draft) -> bool:
    """Were the aktér's cards given with the talon?"""
    both = draft.ruleset.hand_size + draft.ruleset.talon_size
    return len(draft.cards.get(draft.case.akter or "", ())) == both and not draft.talon


def _text(draft: Draft) -> str:
    where = place(draft)
    missing = _size(draft, where) - len(_held(draft, where))
    title = "Talon" if where == TALON else f"Karty hráče {where}"
    return f"{title}, {'ještě ' if _held(draft, where) else ''}{counted(missing, 'karta', 'karty', 'karet')}"


def _take(draft: Draft, answer: str) -> Draft:
    where, words = place(draft), answer.split()
    finished = bool(words) and fold(words[-1]) == DONE
    cards = _read(draft, " ".join(words[:-1]) if finished else answer)
    held, size = (*_held(draft, where), *cards), _size(draft, where)
    whole = (size, size + draft.ruleset.talon_size) if where == draft.case.akter else (size,)
    if not finished and len(held) > size and len(held) not in whole:
        raise Refused(f"Karet je {len(held)}, má jich být {size}. Bylo-li to tak, napište na konec {DONE}.")
    given = _given(draft, where, held)
    if finished or len(held) >= size:
        given = replace(given, closed=given.closed | {f"ruka-{where}"})
    return _rest(given)


def _read(draft: Draft, answer: str) -> tuple[Card, ...]:
    if fold(answer) == REST:
        return offered(draft)
    try:
        cards = read_cards(answer)
    except UnreadableCard as fault:
        raise Refused(f"„{fault.token[:20]}“ není karta: {fault.hint}") from None
    possible = offered(draft)
    for i, card in enumerate(cards):
        if card in cards[:i]:
            raise Refused(f"{card} je tu dvakrát.")
        if card not in possible:
            raise Refused(f"{card} už má {_owner(draft, card)}. Krok zpět: zpet.")
    return cards


def _owner(draft: Draft, card: Card) -> str:
    return next((p for p, hand in draft.cards.items() if card in hand), TALON)


def _given(draft: Draft, where: str, held: tuple[Card, ...]) -> Draft:
    if where != TALON:
        return replace(draft, cards={**draft.cards, where: held})
    akter = draft.case.akter or ""
    own = tuple(c for c in draft.cards.get(akter, ()) if c not in held)
    return replace(draft, talon=held, cards={**draft.cards, akter: own})


def _rest(draft: Draft) -> Draft:
    """The last place without cards gets what is left; then the deal is whole."""
    places = [*([TALON] if draft.ruleset.talon_size else []), *draft.playing]
    empty = [p for p in places if f"ruka-{p}" not in draft.closed]
    if len(empty) == 1 and len(rest := draft.left) == _size(draft, empty[0]) - len(_held(draft, empty[0])):
        name = "Talon" if empty[0] == TALON else empty[0]
        draft = _given(draft, empty[0], (*_held(draft, empty[0]), *rest)).remark(
            f"{name} má zbytek: {' '.join(map(str, rest))}."
        )
        empty = []
    if empty:
        return draft
    if draft.left:
        raise Refused(f"Zbývají karty, které nikdo nemá: {' '.join(map(str, draft.left))}.")
    hands = {p: in_print_order(draft.cards.get(p, ()), not draft.trumpless) for p in draft.playing}
    talon = in_print_order(draft.talon or (), not draft.trumpless)
    return draft.close("karty", hands=hands, talon=talon).checked("karty", "talon")


QUESTIONS = (
    Question(
        "karty",
        needed,
        _text,
        f"Karta je barva a hodnota: ČE, Ž10, KV… Nemusí být všechny na jednom řádku. Slovo {REST} přidělí všechny,"
        f" které zbývají; {DONE} na konci uzavře i špatný počet. Aktér může dostat karty i s talonem.",
        _take,
        lambda d: tuple(str(c) for c in offered(d)),
    ),
)
