"""Printed differences of two rulesets."""

from __future__ import annotations

from rozhodci.report.layout import joined, visible, wrap
from rozhodci.rulesets.difference import diff
from rozhodci.rulesets.model import Ruleset


def render(left: Ruleset, right: Ruleset, width: int) -> str:
    """Section by section: what, the left value, the right one."""
    out = wrap(f"{left.name} | {right.name}", width)
    section = ""
    for row in diff(left, right):
        if row.section != section:
            section = row.section
            out += ["", section[0].upper() + section[1:]]
        out += wrap(f"{row.what}: {row.left} | {row.right}", width, "  ", "      ")
    return visible(joined(out if section else [*out, "Sady se neliší."]))
