"""Numbers as they stand in pasted result tables: `-5`, `(5)`, `10,00 Kč`, `1 141`, `1.141,50`, `335*`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

MINUS = "-−–—‐‑‒"
"""The hyphen, the minus of typography and the dashes that Word makes of it."""
EXAMPLES = "napište číslo, třeba 10, -5, (5), 10,50 nebo 1 141."
_SPACES = dict.fromkeys(map(ord, "\u00a0\u202f\u2007\u2008\u2009\u200a"), " ")
_AFTER = re.compile(r"(?:,\s*[-–—]{1,2})?\s*(?:Kč|CZK|b\.?|bod[ůyu]?)?\s*[*†‡]*$", re.I)
_PLAIN = re.compile(r"(\d{1,9}|[1-9]\d{0,2}(?:([ .,'])\d{3})(?:\2\d{3})?)(?:([.,])(\d{1,2}))?", re.A)
_GROUP = re.compile(r"0\d", re.A)
"""A number begins with a zero only as a part of another: `1 039`, `10,05`."""
MOST_PARTS, MAX_LENGTH = 3, 40
"""`1 141 335`: of a number divided into thousands."""
MOST_DIVIDED = 8
"""In a row with more numbers each stands by itself."""


def amount(text: str) -> int | None:
    """Hundredths, None for what is no number."""
    if len(text) > MAX_LENGTH:
        return None
    text = _bare(text.translate(_SPACES))
    negative = text[:1] == "(" and text[-1:] == ")"
    text = _bare(text[1:-1]) if negative else text
    if text[:1] and text[0] in MINUS + "+":
        negative, text = negative or text[0] != "+", text[1:].lstrip()
    found = _PLAIN.fullmatch(text)
    if found is None or (found[2] and found[2] == found[3]):
        return None
    whole = re.sub(r"\D", "", found[1])
    return (-1 if negative else 1) * (int(whole) * 100 + int((found[4] or "").ljust(2, "0")))


def _bare(text: str) -> str:
    return _AFTER.sub("", text.strip(), count=1).strip()


def value(text: str) -> int | None:
    """As `amount`, a lone dash is nothing."""
    return 0 if is_dash(text) else amount(text)


def is_dash(text: str) -> bool:
    return len(text) == 1 and text in MINUS


def aligned(texts: Sequence[str], count: int, glue: str) -> Iterator[tuple[tuple[int, ...], int]]:
    """The last `count` numbers of the texts and where they start; neighbours may be parts of one number, as `1 141`
    after a space or `10,50` after a comma.
    """
    if count > len(texts):
        return
    if count == 0:
        yield (), len(texts)
        return
    if count > MOST_DIVIDED:
        whole = [value(text) for text in texts[-count:]]
        numbers = tuple(n for n in whole if n is not None)
        yield from [(numbers, len(texts) - count)] if len(numbers) == count else []
        return
    for parts in range(1, min(MOST_PARTS, len(texts)) + 1):
        number = None if _GROUP.match(texts[-parts]) else value(glue.join(texts[-parts:]))
        if number is not None:
            yield from (((*rest, number), start) for rest, start in aligned(texts[:-parts], count - 1, glue))
