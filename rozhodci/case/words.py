"""Comparing words as a person would: without case, diacritics or doubled spaces, and the nearest known word."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import lru_cache

_SHORT = 100  # names and words are kept at hand, long notes are not
_INVISIBLE = dict.fromkeys(map(ord, "\u200b\u200c\u200d\u2060\ufeff\ufe0e\ufe0f\u00ad"))


def visible(text: str) -> str:
    """NFC, trimmed, without characters nobody can see (zero width, soft hyphen, variation selectors)."""
    if text.isascii():
        return text.strip()
    return _visible(text) if len(text) < _SHORT else _visible.__wrapped__(text)


@lru_cache(4096)
def _visible(text: str) -> str:
    return unicodedata.normalize("NFC", text).translate(_INVISIBLE).strip()


def fold(text: str) -> str:
    """`  Dvě  SEDMY ` -> `dve sedmy`."""
    if text.isascii():
        return " ".join(text.lower().split())
    bare = unicodedata.normalize("NFD", text.translate(_INVISIBLE).casefold())
    return " ".join("".join(c for c in bare if not unicodedata.combining(c)).split())


def nearest(word: str, known: Iterable[str], cutoff: float = 0.6) -> str:
    """The known word most like `word` (compared folded), or an empty string."""
    import difflib

    names = {fold(k): k for k in known}
    found = difflib.get_close_matches(fold(word[:_SHORT]), names, n=1, cutoff=cutoff)
    return names[found[0]] if found else ""


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """The hint with the nearest known word, empty if none is near."""
    near = nearest(word, known)
    return f"myslíte „{near}“?" if near else ""


def counted(n: int, one: str, few: str, many: str) -> str:
    """`1 karta`, `3 karty`, `5 karet`."""
    return f"{n} {one if n == 1 else few if 2 <= n <= 4 else many}"


def listed(words: Iterable[str], joiner: str = "nebo") -> str:
    """`a, b nebo c`."""
    items = list(words)
    return items[0] if len(items) == 1 else f"{', '.join(items[:-1])} {joiner} {items[-1]}" if items else ""
