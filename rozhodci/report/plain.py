"""Text for consoles that cannot show all of it: letter by letter, never a crash, cards stay unambiguous.

`Ž` without its háček would read as `Z` (zelené), so a card of žaludy becomes `T10`, which a case file accepts too.
"""

from __future__ import annotations

import re
import unicodedata

_LETTERS = {
    "–": "-", "—": "-", "−": "-", "‑": "-", "…": "...", "×": "x", "·": "*", "→": "->", "≥": ">=", "≤": "<=",
    "„": '"', "“": '"', "”": '"', "‚": "'", "‘": "'", "’": "'", "«": '"', "»": '"',
    "♥": "C", "♠": "Z", "♦": "K", "♣": "T", "§": "par.", "†": "+", "‡": "+", "•": "*", "€": "EUR", "ł": "l", "Ł": "L",
    "đ": "d", "Đ": "D", "ø": "o", "Ø": "O", "ß": "ss", "\u00a0": " ", "\u202f": " ",
}  # fmt: skip

_ZALUDY_CARD = re.compile(r"Ž(?=(?:10|[789SVKE])(?!\w))")


def to_ascii(text: str) -> str:
    """Plain ASCII: `Čtyři body – Ž10` -> `Ctyri body - T10`."""
    return degrade(text, "ascii")


def degrade(text: str, encoding: str) -> str:
    """The text with only the characters that `encoding` cannot hold replaced. An unknown encoding counts as ASCII."""
    if _fits(text, encoding):
        return text
    if not _fits("Ž", encoding):
        text = _ZALUDY_CARD.sub("T", text)
    return "".join(char if _fits(char, encoding) else _replacement(char) for char in text)


def _fits(text: str, encoding: str) -> bool:
    try:
        text.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def _replacement(char: str) -> str:
    if char in _LETTERS:
        return _LETTERS[char]
    bare = unicodedata.normalize("NFKD", char).encode("ascii", "ignore").decode("ascii")
    return bare or "?"
