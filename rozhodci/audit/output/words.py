"""Mismatches in words for a referee: amounts in crowns, names as he writes them."""

from __future__ import annotations

import re

from rozhodci.audit.result import ID, Mismatch, Value
from rozhodci.money import kc


def differences(mismatches: tuple[Mismatch, ...]) -> str:
    """`platby.Adam: záznam 11,60 Kč, výpočet 11,80 Kč; …`. An `id` that is taken is no amount: the reason tells it."""
    return "; ".join(
        f"{m.what}: záznam {_shown(m, m.recorded)}, výpočet {_shown(m, m.ruled)}" for m in mismatches if m.what != ID
    )


def _shown(m: Mismatch, value: Value) -> str:
    if value is None:
        return "nic"
    if m.what.startswith("platby.") and isinstance(value, int):
        return kc(value)
    return str(value).replace(".", ",") if isinstance(value, float) else str(value)


def visible(name: str) -> str:
    """A name on one line: the breaks and tabs that a file's name may hold are written as other control characters."""
    return name if name.isprintable() else _BREAKS.sub(lambda m: m[0].encode("unicode_escape").decode("ascii"), name)


_BREAKS = re.compile("[\t\n\x0b\x0c\r\x1c-\x1e\x85\u2028\u2029]")
