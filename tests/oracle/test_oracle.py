"""Two thousand generated hands of all rulesets through the package and through the independent adjudicator."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest

from .adjudicator import adjudicate
from .compare import differences
from .deal import RULES
from .generator import generate

PER_RULESET = 500
WITH_PREMIUMS = 200
PROVABLE = [
    "nepriznani-barvy",
    "neprebiti",
    "nezatrumfovani",
    "nespravne-vyneseni",
    "predhozeni",
    "predcasna-sedma",
    "pocet-talonu",
    "ostra-v-talonu",
    "sedma-v-talonu",
    "trumf-v-talonu",
    "neukazani-sedmy-pomocnych",
    "poradi-komentovani",
    "neohlaseni-sta",
    "honer-mimo-ruku",
]


@cache
def hands(rules: str) -> list[tuple[str, dict[str, Any]]]:
    """The generated texts of a ruleset with what the adjudicator says of each."""
    texts = [generate(f"{rules}/{number}", rules) for number in range(PER_RULESET)]
    return [(text, adjudicate(text)) for text in texts]


@pytest.mark.parametrize("rules", RULES)
def test_package_and_adjudicator_agree(rules: str) -> None:
    """Findings, class, contumace, parts and saldo of each hand; PB of fleks (slow to prove) of some."""
    for number, (text, want) in enumerate(hands(rules)):
        found = differences(text, number < WITH_PREMIUMS, want)
        assert not found, "\n".join([*found, text])


def test_generated_hands_contain_every_provable_renonc() -> None:
    """The comparison is worth something only if each code of the cards, and clean and late hands, occur often."""
    seen: Counter[str] = Counter()
    for rules in RULES:
        for _, want in hands(rules):
            seen.update({item["kod"] for item in want["nalezy"]} | {want["verdikt"], want["namitka"]})
    assert [code for code in PROVABLE if seen[code] < 5] == []
    assert seen["bez-renoncu"] > 200
    assert min(seen["opozdena"], seen["potvrzena"], seen["zamitnuta"], seen["potvrzena-neni-prvni"]) > 5
