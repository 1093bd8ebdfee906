"""The numbered reasoning; every step ends with its article."""

from __future__ import annotations

import re

from rozhodci.report import words
from rozhodci.report.headline import described
from rozhodci.report.layout import wrap
from rozhodci.rulesets.model import Ruleset
from rozhodci.ruling import Ruling, Step

_NUMBER = re.compile(r"[-+]?\d+(,\d+)?( Kč| PB)?")


def lines(ruling: Ruling, width: int) -> list[str]:
    """The section `Odůvodnění`."""
    if not ruling.steps:
        return []
    digits = len(str(len(ruling.steps)))
    out = ["Odůvodnění"]
    for number, step in enumerate(ruling.steps, 1):
        out += wrap(stated(step), width, f"  {number:>{digits}}. ")
    return out


def stated(step: Step) -> str:
    """`text: value [article]`, a bare number with `=`."""
    sign = " = " if _NUMBER.fullmatch(step.value) else ": "
    value = sign + step.value if step.value else ""
    return f"{words.sentence(step.text.rstrip('.') + value)} [{step.cite}]"


def other_findings(ruling: Ruling, rules: Ruleset, width: int) -> list[str]:
    """The section `Další nálezy`: all findings besides the decisive one; empty when there is none."""
    others = [r for r in ruling.renonce if not r.decisive]
    if not others or len(others) == len(ruling.renonce) == 1:
        return []
    out = ["Další nálezy" if len(others) < len(ruling.renonce) else "Nálezy"]
    for renonc in others:
        out += wrap(f"{described(renonc, rules)}: {renonc.finding.text}", width, "  - ")
    return out
