"""A saved game as the file says it: cards, tricks in order of play, fleks, the program's own account.

Traps of the format respected here: children of a trick stand in order of seats, older versions nest tricks and write
words in lower case, `Kolo` is not to be relied on.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NoReturn

from rozhodci.cards import Card, Rank, Suit, card
from rozhodci.errors import InputError, Problem
from rozhodci.mariasek.xml import Element

SEATS = ("Hrac1", "Hrac2", "Hrac3")
TYPES = ("hra", "sedma", "kilo", "sedmaproti", "kiloproti", "betl", "durch")
_ALONE = ("betl", "durch")
"""Played without a trump, so that nothing else can be announced with it. `Hra` is what every game starts from."""
_LEAST = "hra"
_SUITS = {"cerveny": Suit.CERVENE, "zeleny": Suit.ZELENE, "kule": Suit.KULE, "zaludy": Suit.ZALUDY}
_RANKS = {
    "sedma": Rank.SEDMA, "osma": Rank.OSMA, "devitka": Rank.DEVITKA, "spodek": Rank.SPODEK, "svrsek": Rank.SVRSEK,
    "kral": Rank.KRAL, "desitka": Rank.DESITKA, "eso": Rank.ESO,
}  # fmt: skip

Trick = tuple[tuple[str, Card], ...]


@dataclass(frozen=True, slots=True)
class Flek:
    """Doublings of one part; `seats` = who bid, where the version of the program says so."""

    part: str
    count: int
    seats: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Save:
    """`left` are cards still in hand at the end. `types` and `trump` are empty or None where the file leaves them out.

    `gains` in units of the base rate by seat, None where the version does not say. `leads` = `Zacina` of the head.
    """

    akter: str
    leads: str
    types: tuple[str, ...]
    trump: Suit | None
    left: dict[str, tuple[Card, ...]]
    talon: tuple[Card, ...]
    tricks: tuple[Trick, ...]
    fleks: tuple[Flek, ...] | None
    gains: dict[str, int] | None
    version: str
    remark: str


def read(root: Element, file: str) -> Save:
    """Raises InputError with one clear problem."""
    if root.tag != "Hra":
        _refuse(file, root, f"kořen souboru je <{root.tag}>, uložená hra má <Hra>.")
    return Save(
        akter=_seat(root, "Voli", file, "") or "",
        leads=_seat(root, "Zacina", file, "") or "",
        types=_types(root, file),
        trump=_suit(root, "Trumf", file) if root.attributes.get("Trumf", "").strip() else None,
        left={s: _cards(root.find(s), file) for s in SEATS},
        talon=_cards(root.find("Talon"), file),
        tricks=tuple(_trick(t, file) for t in _ordered(root, file)),
        fleks=_fleks(root, file),
        gains=_gains(root),
        version=_text(root, "Verze"),
        remark=_text(root, "Komentar"),
    )


def _refuse(file: str, element: Element, message: str) -> NoReturn:
    raise InputError([Problem("hra", message, file, element.line)])


def _seat(element: Element, key: str, file: str, missing: str | None = None) -> str | None:
    word = element.attributes.get(key, "").strip()
    seat = next((s for s in SEATS if s.casefold() == word.casefold()), None)
    if seat is None and (word or missing is None):
        _refuse(file, element, f"{key} je „{word[:20]}“, očekává se Hrac1, Hrac2 nebo Hrac3.")
    return seat if seat is not None else missing


def _types(root: Element, file: str) -> tuple[str, ...]:
    words = root.attributes.get("Typ", "").replace(",", " ").casefold().split()
    for word in words:
        if word not in TYPES:
            _refuse(file, root, f"neznámý typ hry „{word[:20]}“.")
    alone = next((w for w in words if w in _ALONE), None)
    beside = next((w for w in words if w not in (alone, _LEAST)), None)
    if alone and beside:
        _refuse(file, root, f"{alone} a {beside} zároveň být nemohou (Typ je „{' '.join(words)[:40]}“).")
    return tuple(words)


def _suit(element: Element, key: str, file: str) -> Suit:
    word = element.attributes.get(key, "").strip()
    suit = _SUITS.get(word.casefold())
    if suit is None:
        _refuse(file, element, f"neznámá barva „{word[:20]}“.")
    return suit


def _card(element: Element, file: str) -> Card:
    word = element.attributes.get("Hodnota", "").strip()
    rank = _RANKS.get(word.casefold())
    if rank is None:
        _refuse(file, element, f"neznámá hodnota karty „{word[:20]}“.")
    return card(_suit(element, "Barva", file), rank)


def _cards(element: Element | None, file: str) -> tuple[Card, ...]:
    return tuple(_card(e, file) for e in element.all("Karta")) if element is not None else ()


def _ordered(root: Element, file: str) -> list[Element]:
    """All tricks by their number; versions of 2014 nest one inside another."""
    numbered = [(_number(t, "Kolo", file), t) for t in root.all("Stych")]
    numbers = [n for n, _ in numbered]
    if sorted(numbers) != list(range(1, len(numbers) + 1)):
        listed = ", ".join(map(str, sorted(numbers)))
        _refuse(file, root, f"záznam zdvihů není celý (jsou tu zdvihy {listed}).")
    return [t for _, t in sorted(numbered, key=lambda x: x[0])]


def _number(element: Element, key: str, file: str) -> int:
    word = element.attributes.get(key, "").strip()
    if not word.isdecimal() or len(word) > 6:
        _refuse(file, element, f"{key} má být číslo, je „{word[:20]}“.")
    return int(word)


def _trick(element: Element, file: str) -> Trick:
    """Cards in order of play: from `Zacina` clockwise; a seat that has not played yet is missing at the end."""
    first = SEATS.index(_seat(element, "Zacina", file) or "")
    lying = {s: _card(e, file) for s in SEATS if (e := element.find(s)) is not None and e.attributes}
    order = SEATS[first:] + SEATS[:first]
    played = tuple((s, lying[s]) for s in order if s in lying)
    if [s for s, _ in played] != list(order[: len(played)]):
        _refuse(file, element, f"ve zdvihu {element.attributes.get('Kolo')} chybí karta hráče, který měl hrát dřív.")
    return played


def _fleks(root: Element, file: str) -> tuple[Flek, ...] | None:
    """None: a version that did not record them."""
    element = root.find("Fleky")
    return None if element is None else tuple(_flek(f, file) for f in element.all("Flek"))


def _flek(element: Element, file: str) -> Flek:
    part = element.attributes.get("Hra", "").strip().casefold()
    if part not in TYPES:
        _refuse(file, element, f"flek na neznámou část „{part[:20]}“.")
    words = element.attributes.get("Hraci", "").replace(",", " ").casefold().split()
    return Flek(part, _number(element, "Pocet", file), tuple(s for s in SEATS if s.casefold() in words))


def _gains(root: Element) -> dict[str, int] | None:
    """`Zisk` of all three; empty in files of 2015."""
    element = root.find("Zuctovani")
    words = dict(_account(element)) if element is not None else {}
    if len(words) != len(SEATS) or sum(words.values()) != 0:
        return None
    return words


def _account(element: Element) -> Iterator[tuple[str, int]]:
    for seat in SEATS:
        line = element.find(seat)
        word = line.attributes.get("Zisk", "").strip() if line is not None else ""
        if word.removeprefix("-").isdecimal() and len(word) < 9:
            yield seat, int(word)


def _text(root: Element, tag: str) -> str:
    element = root.find(tag)
    return " ".join(element.text.split()) if element is not None else ""
