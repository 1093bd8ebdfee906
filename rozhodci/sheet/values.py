"""Values of a sheet as text: amounts, points, PB, with a Czech decimal comma."""

from __future__ import annotations

from rozhodci.money import kc
from rozhodci.sheet.model import HAL, PB, Quantity, Value
from rozhodci.words import halves


def shown(value: Value) -> str:
    """A value with its unit."""
    if not isinstance(value, Quantity):
        return value or ""
    if value.unit == HAL:
        return kc(value.number)
    return f"{halves(value.number)} PB" if value.unit == PB else decimal(value.number)


def decimal(hundredths: int) -> str:
    """`300` -> `3`, `-60` -> `-0,60`."""
    text = kc(hundredths).removesuffix(" Kč")
    return text.removesuffix(",00")


def decimal_cell(hal: int | None) -> str:
    """`-60` -> `-0,60`, nothing for nothing."""
    return "" if hal is None else kc(hal).removesuffix(" Kč")
