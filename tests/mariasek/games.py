"""Saved games of our own making, small, in the shapes that versions of the program wrote."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

SUITS = {"Č": "Cerveny", "Z": "Zeleny", "K": "Kule", "Ž": "Zaludy"}
RANKS = {
    "7": "Sedma", "8": "Osma", "9": "Devitka", "S": "Spodek", "V": "Svrsek", "K": "Kral", "10": "Desitka", "E": "Eso",
}  # fmt: skip

HANDS = (
    "ČE Č10 ČK ČV Č7 ZE Z10 KE ŽE Ž10",
    "ČS Č9 ZK ZV ZS KK KV K9 ŽK ŽV",
    "Č8 Z9 Z8 Z7 K10 KS K8 ŽS Ž9 Ž8",
)
"""Hrac1 leads trumps and takes everything; the talon is K7 Ž7."""

TRICKS = (
    "ČE Č9 Č8", "Č10 ČS Ž8", "ČV KV KS", "ČK K9 K8", "ZE ZS Z7", "Z10 ZV Z8", "KE KK K10", "ŽE ŽV ŽS", "Ž10 ŽK Ž9",
    "Č7 ZK Z9",
)  # fmt: skip
"""All ten tricks, each led and taken by Hrac1; without a fault."""

ACCOUNT = (-14, 28, -14)


def attributes(card: str, lower: bool = False) -> str:
    suit, rank = SUITS[card[0]], RANKS[card[1:]]
    return f'Barva="{suit.lower() if lower else suit}" Hodnota="{rank.lower() if lower else rank}"'


def held(tag: str, cards: str, lower: bool = False) -> str:
    inside = "".join(f"<Karta {attributes(c, lower)} />" for c in cards.split())
    return f"<{tag}>{inside}</{tag}>" if inside else f"<{tag} />"


def trick(number: int, seat: int, cards: Sequence[str], lower: bool = False) -> str:
    """Children in order of seats, whatever the order of play from `seat` (1-3)."""
    by_seat = {(seat - 1 + i) % 3 + 1: c for i, c in enumerate(cards)}
    inside = "".join(f"<Hrac{s} {attributes(by_seat[s], lower)} /><!--AI-->" for s in (1, 2, 3) if s in by_seat)
    return f'<Stych Kolo="{number}" Zacina="Hrac{seat}">{inside}</Stych>'


def tricks(played: Iterable[str], seats: str = "1" * 10, lower: bool = False) -> str:
    return "".join(
        trick(i, int(seat), cards.split(), lower) for i, (cards, seat) in enumerate(zip(played, seats, strict=False), 1)
    )


def account(gains: Sequence[int | str]) -> str:
    lines = "".join(f'<Hrac{i} Body="0" Zisk="{gain}" />' for i, gain in enumerate(gains, 1))
    return f"<Zuctovani>{lines}</Zuctovani>"


def game(
    head: str = 'Kolo="11" Zacina="Hrac1" Voli="Hrac1" Typ="Hra" Trumf="Cerveny"',
    hands: Sequence[str] = ("", "", ""),
    talon: str | None = "K7 Ž7",
    fleks: str = '<Fleky><Flek Hra="Hra" Pocet="0" /></Fleky>',
    stychy: str | None = None,
    after: str = "",
    lower: bool = False,
) -> bytes:
    """A finished hra unless something else is said."""
    left = "".join(held(f"Hrac{i}", cards, lower) for i, cards in enumerate(hands, 1))
    put_down = "" if talon is None else held("Talon", talon, lower)
    played = tricks(TRICKS, lower=lower) if stychy is None else stychy
    body = f"<Verze>1.5.184.0</Verze>{left}{put_down}{fleks}<Stychy>{played}</Stychy>{after}"
    return f'<?xml version="1.0" encoding="utf-8"?>\n<Hra {head}>{body}</Hra>'.encode()
