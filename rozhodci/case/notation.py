"""Cards and suits as people write them (spec 1, 1.1): suit then rank, in letters, symbols or words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from rozhodci.cards import DECK, Card, Rank, Suit, card
from rozhodci.case.words import fold, nearest, visible

SUIT_LETTERS: Mapping[Suit, str] = {
    Suit.CERVENE: "ČC♥H",
    Suit.ZELENE: "ZLP♠",
    Suit.KULE: "K♦",
    Suit.ZALUDY: "ŽT♣",
}
SUIT_WORDS: Mapping[Suit, tuple[str, ...]] = {
    Suit.CERVENE: ("červené", "srdce", "herce", "červy"),
    Suit.ZELENE: ("zelené", "listy", "píky"),
    Suit.KULE: ("kule", "káry", "bubny"),
    Suit.ZALUDY: ("žaludy", "kříže", "trefy"),
}
RANK_LETTERS: Mapping[Rank, tuple[str, ...]] = {
    Rank.SEDMA: ("7",),
    Rank.OSMA: ("8",),
    Rank.DEVITKA: ("9",),
    Rank.DESITKA: ("10", "X", "T"),
    Rank.SPODEK: ("S", "J"),
    Rank.SVRSEK: ("V", "Q", "F", "M"),
    Rank.KRAL: ("K",),
    Rank.ESO: ("E", "A"),
}
RANK_WORDS: Mapping[Rank, tuple[str, ...]] = {
    Rank.SEDMA: ("sedma",),
    Rank.OSMA: ("osma",),
    Rank.DEVITKA: ("devítka",),
    Rank.DESITKA: ("desítka",),
    Rank.SPODEK: ("spodek", "kluk"),
    Rank.SVRSEK: ("svršek", "filek", "měnič", "dáma"),
    Rank.KRAL: ("král",),
    Rank.ESO: ("eso",),
}
_SUIT_NAMES = {word: suit for suit, words in SUIT_WORDS.items() for word in words}
"""Whole words as they are mostly written, diacritics and all."""
_LETTER_SUITS = {letter.casefold(): suit for suit, letters in SUIT_LETTERS.items() for letter in letters}
_LETTER_RANKS = {letter.casefold(): rank for rank, letters in RANK_LETTERS.items() for letter in letters}
_WORD_SUITS = {fold(word): suit for suit, words in SUIT_WORDS.items() for word in words}
_WORD_RANKS = {fold(word): rank for rank, words in RANK_WORDS.items() for word in words}

# Letters that other card alphabets use and this one does not: what they may have meant (spec 1, 1.1: an error).
_FOREIGN_RANKS = {
    "d": (Rank.SVRSEK, Rank.ESO),
    "o": (Rank.SVRSEK, Rank.OSMA),
    "u": (Rank.SPODEK,),
    "1": (Rank.DESITKA, Rank.ESO),
}
_LONGEST = 20  # no card is written longer
_SEPARATORS = re.compile(r"[\s,;]+")


def _spellings() -> dict[str, Card]:
    """Every card in letters, upper and lower case: the quick way for what nearly everybody writes."""
    table: dict[str, Card] = {}
    for one in DECK:
        for suit in SUIT_LETTERS[one.suit]:
            for rank in RANK_LETTERS[one.rank]:
                table.update(dict.fromkeys((suit + rank, (suit + rank).lower(), suit + rank.lower()), one))
    return table


SPELLINGS: Mapping[str, Card] = _spellings()
"""Exact letter forms (`Č10`, `čX`, `♥A`) to cards; anything else goes through `read_card`."""


class UnreadableCard(ValueError):
    """A text that is no card. `token` is what was found, `offset` where in the text, `hint` what it may have meant."""

    def __init__(self, token: str, offset: int, hint: str) -> None:
        super().__init__(token)
        self.token, self.offset, self.hint = token, offset, hint


def read_suit(text: str) -> Suit | None:
    """The suit of a letter, symbol or word; None for anything else."""
    if text in _SUIT_NAMES:
        return _SUIT_NAMES[text]
    text = visible(text)
    return _LETTER_SUITS.get(text.casefold()) if len(text) == 1 else _WORD_SUITS.get(fold(text))


def read_rank(text: str) -> Rank | None:
    """The rank of a letter, number or word; None for anything else."""
    text = visible(text)
    return _LETTER_RANKS.get(text.casefold()) or _WORD_RANKS.get(fold(text))


def read_card(token: str) -> Card | None:
    """One card without a space inside, `Č10` or `zelenéeso`; None for anything else."""
    found = SPELLINGS.get(token)
    if found is not None or len(token) > _LONGEST:
        return found
    for cut in range(1, len(token)):
        suit, rank = read_suit(token[:cut]), read_rank(token[cut:])
        if suit is not None and rank is not None:
            return card(suit, rank)
    return None


def read_cards(text: str) -> tuple[Card, ...]:
    """All cards of one string, divided by spaces or commas; `""` and `-` are no cards. Raises UnreadableCard."""
    try:
        return tuple(map(SPELLINGS.__getitem__, text.split()))
    except KeyError:
        return () if visible(text) in ("", "-") else tuple(one for one, _ in located_cards(text))


def located_cards(text: str) -> Iterable[tuple[Card, int]]:
    """Each card with the offset where it starts. Raises UnreadableCard at the first fault."""
    tokens = _tokens(text)
    i = 0
    while i < len(tokens):
        token, offset = tokens[i]
        found, used = read_card(token), 1
        if found is None and i + 1 < len(tokens):
            found, used = _two_words(token, tokens[i + 1][0]), 2
        if found is None:
            raise UnreadableCard(token, offset, meant(token, tokens[i + 1][0] if i + 1 < len(tokens) else ""))
        yield found, offset
        i += used


def _tokens(text: str) -> list[tuple[str, int]]:
    tokens, start = [], 0
    for gap in [*_SEPARATORS.finditer(text), None]:
        end = gap.start() if gap else len(text)
        if visible(text[start:end]):
            tokens.append((visible(text[start:end]), start))
        start = gap.end() if gap else end
    return tokens


def _two_words(first: str, second: str) -> Card | None:
    suit, rank = read_suit(first), read_rank(second)
    return card(suit, rank) if suit is not None and rank is not None else None


def meant(token: str, after: str = "") -> str:
    """The hint for a text that is no card: both readings where two are near."""
    token = token[:_LONGEST]
    near = list(dict.fromkeys(f"{one} ({one_in_words(one)})" for one in _near_cards(token, after)))
    if near:
        return f"myslíte {' nebo '.join(near[:2])}?"
    ranks = _FOREIGN_RANKS.get(fold(token)) or _lone_rank(token)
    if ranks:
        return f"{_rank_readings(ranks)}; před hodnotou musí stát barva, třeba Č{ranks[0].value}."
    if read_suit(token) is not None:
        return "za barvou chybí hodnota, třeba Č10."
    word = nearest(token, [*_word_forms()])
    return f"myslíte „{word}“?" if word else "karta je barva a hodnota, třeba Č10, ZE, KV, ŽS."


def _lone_rank(token: str) -> tuple[Rank, ...]:
    if token.casefold() == "s":  # other card alphabets write svršek with S and spodek with s or U
        return (Rank.SPODEK, Rank.SVRSEK)
    rank = read_rank(token)
    return (rank,) if rank else ()


def _near_cards(token: str, after: str) -> Iterable[Card]:
    """Rank first (`10Č`, `eso zelené`), a letter of another alphabet (`ČD`)."""
    for cut in range(1, len(token)):
        suit, rank = read_suit(token[cut:]), read_rank(token[:cut])
        if suit and rank:
            yield card(suit, rank)
        first = read_suit(token[:cut])
        if first:
            yield from (card(first, foreign) for foreign in _FOREIGN_RANKS.get(fold(token[cut:]), ()))
    rank, suit = read_rank(token), read_suit(after) if after else None
    if rank and suit:
        yield card(suit, rank)


def _rank_readings(ranks: tuple[Rank, ...]) -> str:
    return "může to být " + " nebo ".join(f"{RANK_WORDS[rank][0]} ({rank.value})" for rank in ranks)


def _word_forms() -> Iterable[str]:
    for words in (*SUIT_WORDS.values(), *RANK_WORDS.values()):
        yield from words


_ADJECTIVES = {Suit.CERVENE: "červen", Suit.ZELENE: "zelen", Suit.KULE: "kulov", Suit.ZALUDY: "žaludov"}
_ENDINGS = {Rank.SPODEK: "ý", Rank.SVRSEK: "ý", Rank.KRAL: "ý", Rank.ESO: "é"}


def one_in_words(one: Card) -> str:
    """`Č10` -> `červená desítka`, `KK` -> `kulový král`."""
    return f"{_ADJECTIVES[one.suit]}{_ENDINGS.get(one.rank, 'á')} {RANK_WORDS[one.rank][0]}"
