"""The two sides of a hand."""

from __future__ import annotations

from enum import StrEnum


class Side(StrEnum):
    """`akter`: who announced the závazek, in křížový with his partner; `obrana`: everyone else at the table."""

    AKTER = "akter"
    OBRANA = "obrana"

    @property
    def other(self) -> Side:
        return Side.OBRANA if self is Side.AKTER else Side.AKTER
