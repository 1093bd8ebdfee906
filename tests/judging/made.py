"""Small disputes of licitovaný (and others) judged whole: Adam is the aktér and leads, Dana deals and sits out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from rozhodci.case.model import Case, Complaint
from rozhodci.judge import judge
from rozhodci.rulesets import get
from rozhodci.ruling import Ruling
from tests.example import example_case

DEAL = {
    "Adam": "ČE ZE Ž7 ŽE Ž10 ČK ZV K9", "Božena": "Č8 Z8 K8 ČV KK ŽV", "Cyril": "Č7 Z7 K7 ZK KV ŽK",
}  # fmt: skip
"""Every pair is split; everybody holds all suits."""
BOZENA_1, CYRIL_2 = "ČE K8 Č7", "ZE Z8 K7"
"""Trick 1: Božena has červené. Trick 2: Cyril has zelené."""
LEGAL_1 = "ČE Č8 Č7"


def case_of(
    namitka: tuple[Any, ...] | None = None,
    datum: str = "",
    sazby: Mapping[str, int] | None = None,
    vyklady: Mapping[str, str] | None = None,
    **case: Any,
) -> Case:
    """`namitka`: (raised by, when, against, kind, trick), the last three as far as given."""
    built = example_case(**({"trumf": "žaludy"} | (DEAL if "Adam" not in case else {}) | case))
    return replace(
        built,
        complaint=Complaint(*namitka) if namitka else None,
        tournament={"datum": datum} if datum else {},
        rates=dict(sazby or {}),
        readings=dict(vyklady or {}),
    )


def judged(chosen: Mapping[str, str] | None = None, **case: Any) -> Ruling:
    made = case_of(**case)
    return judge(made, get(made.ruleset), chosen)
