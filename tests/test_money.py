"""Amounts are haléře; only printing knows crowns."""

from __future__ import annotations

import pytest

from rozhodci.money import kc


@pytest.mark.parametrize(
    ("hal", "text"),
    [
        (0, "0,00 Kč"), (5, "0,05 Kč"), (20, "0,20 Kč"), (100, "1,00 Kč"), (120, "1,20 Kč"), (-1740, "-17,40 Kč"),
        (-5, "-0,05 Kč"), (-100, "-1,00 Kč"), (1000000, "10000,00 Kč"),
    ],
)  # fmt: skip
def test_crowns(hal: int, text: str) -> None:
    assert kc(hal) == text
