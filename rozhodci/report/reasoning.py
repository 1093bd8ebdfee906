"""The numbered reasoning; every step ends with its article."""

from __future__ import annotations

import re

from rozhodci.report import words
from rozhodci.report.layout import wrap
from rozhodci.ruling import Ruling, Step

_CODE = re.compile(r"[a-z]+(-[a-z]+)*")
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
    return f"{unsigned(step)} [{step.cite}]"


def unsigned(step: Step) -> str:
    """The same sentence without its article."""
    sign = " = " if _NUMBER.fullmatch(step.value) else ": "
    shown = words.plain(step.value) if _CODE.fullmatch(step.value) else step.value
    value = sign + shown if shown else ""
    return words.sentence(step.text.rstrip(".") + value)
