"""Was the ruleset in force on the day of the tournament? Outside its dates the ruling carries a warning."""

from __future__ import annotations

import re

from rozhodci.case.model import Case
from rozhodci.rulesets.model import Ruleset

_ISO = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})")
_CZECH = re.compile(r"(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})")


def date_warning(case: Case, rules: Ruleset) -> tuple[str, ...]:
    """A warning if `turnaj.datum` lies outside the ruleset's validity; unreadable dates are left alone."""
    day = _iso(case.tournament.get("datum", ""))
    if not day or (rules.valid_from or day) <= day <= (rules.valid_to or day):
        return ()
    span = f"od {rules.valid_from or '?'}" + (f" do {rules.valid_to}" if rules.valid_to else "")
    return (f"Sada {rules.name} platí {span}, turnaj se hrál {case.tournament['datum']}.",)


def _iso(text: str) -> str:
    m = _ISO.fullmatch(text.strip())
    if m:
        return f"{int(m[1]):04d}-{int(m[2]):02d}-{int(m[3]):02d}"
    m = _CZECH.fullmatch(text.strip())
    return f"{int(m[3]):04d}-{int(m[2]):02d}-{int(m[1]):02d}" if m else ""
