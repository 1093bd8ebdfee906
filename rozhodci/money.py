"""Amounts are integers in haléře everywhere; only printing turns them into `1,20 Kč`."""

from __future__ import annotations

from functools import lru_cache


@lru_cache(maxsize=1024)  # the amounts of an audit are few
def kc(hal: int) -> str:
    """`120` -> `1,20 Kč`, `-1740` -> `-17,40 Kč` (Czech decimal comma, ASCII minus)."""
    sign = "-" if hal < 0 else ""
    crowns, rest = divmod(abs(hal), 100)
    return f"{sign}{crowns},{rest:02d} Kč"
