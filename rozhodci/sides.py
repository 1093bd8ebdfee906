"""The two sides of a hand."""

from __future__ import annotations

from enum import StrEnum


class Side(StrEnum):
    """`akter`: who announced the závazek, in křížový with his partner; `obrana`: everyone else at the table."""

    AKTER = "akter"
    OBRANA = "obrana"

    @property
    def other(self) -> Side:
        return OBRANA if self is AKTER else AKTER


AKTER, OBRANA = Side.AKTER, Side.OBRANA
"""For what every hand asks: a member looked up in its enum takes ten times as long as a name."""
