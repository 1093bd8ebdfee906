"""Places of problems in a table as its reader sees them: `hry[3].castky.Adam` -> `hra 3, sloupec Adam`."""

from __future__ import annotations

import re
from dataclasses import replace

from rozhodci.errors import Problem

_HAND = re.compile(r"hry\[([0-9]+)\](?:\.(castky|pb))?(?:\.(.+))?")
_SUM = re.compile(r"soucty\.(.+)\.(zb|pb|sb)")


def in_table(problem: Problem) -> Problem:
    """The problem with its column named; the numbers of line and character stay."""
    hand, sums = _HAND.fullmatch(problem.path), _SUM.fullmatch(problem.path)
    if hand and (hand[2] or hand[3]):
        column = f"PB {hand[3]}" if hand[2] == "pb" and hand[3] else hand[3] or hand[2]
        return replace(problem, path=f"hra {hand[1]}, sloupec {column}")
    if sums:
        return replace(problem, path=f"součty, sloupec {'PB ' if sums[2] == 'pb' else ''}{sums[1]}")
    return problem
