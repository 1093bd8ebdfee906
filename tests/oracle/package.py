"""The only place of the oracle that knows the package: text of a case in, JSON data of the ruling out."""

from __future__ import annotations

from typing import Any

from rozhodci.case.load import load_one
from rozhodci.judge import judge
from rozhodci.report.json import to_data
from rozhodci.rulesets import load as rulesets


def rule(text: str) -> dict[str, Any]:
    """The ruling of the package as its JSON data (spec 3), other readings not computed."""
    case = load_one(text.encode(), "pripad.yaml", rulesets.get)
    return to_data(judge(case, rulesets.get(case.ruleset), alternatives=False))
