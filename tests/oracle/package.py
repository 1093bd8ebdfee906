"""The only place of the oracle that knows the package: text of a case in, JSON data of the ruling out."""

from __future__ import annotations

from typing import Any
from unittest.mock import patch

from rozhodci.case.load import load_one
from rozhodci.judge import judge
from rozhodci.report.json import to_data
from rozhodci.rulesets import load as rulesets
from rozhodci.ruling import NO_PB


def rule(text: str, premiums: bool = True) -> dict[str, Any]:
    """The ruling of the package as its JSON data (spec 3), other readings not computed.

    Without `premiums` no PB are asked for: their proofs take most of the time and touch nothing else.
    """
    case = load_one(text.encode(), "pripad.yaml", rulesets.get)
    if premiums:
        return to_data(judge(case, rulesets.get(case.ruleset), alternatives=False))
    with patch("rozhodci.pb.award", return_value=NO_PB):
        return to_data(judge(case, rulesets.get(case.ruleset), alternatives=False))
