"""Every ruleset × code × player × závazek × moment gives one classification or a question, its article existing."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from rozhodci.case.model import Case, Event
from rozhodci.hand import prepare
from rozhodci.renonc import find_all
from rozhodci.rulesets import get, names
from rozhodci.ruling import PHASES
from tests.generate import ZAVAZKY, legal_hand

CLASSES = ("ve-hre", "technicky", "rozhodci", "neni")
MOMENTS = ({}, {"trick": 2}, {"trick": 2, "after_cards": 1}, *({"phase": p} for p in PHASES if p != "sehravka"))


def played(ruleset: str, zavazek: str) -> Case:
    rules = get(ruleset)
    return replace(legal_hand(Random(7), rules.discipline, zavazek, tricks=1), ruleset=ruleset)


@pytest.mark.parametrize("ruleset", names())
def test_each_asserted_fault_has_one_class(ruleset: str) -> None:
    rules = get(ruleset)
    for zavazek in ZAVAZKY[rules.discipline]:
        case = played(ruleset, zavazek)
        for code in rules.catalogue:
            for who in case.players:
                for moment in MOMENTS:
                    event = Event(code, who, **moment)
                    found = find_all(prepare(replace(case, events=(event,)), rules, {}))
                    assert len(found) == 1, (zavazek, event, found)
                    assert found[0].klass in CLASSES
                    assert found[0].cite in rules.articles, (code, found[0].cite)
                    assert (found[0].klass in ("ve-hre", "technicky")) <= (found[0].finding.who is not None)


@pytest.mark.parametrize("ruleset", names())
def test_every_row_of_the_catalogue_cites_an_article(ruleset: str) -> None:
    rules = get(ruleset)
    for code, offence in rules.catalogue.items():
        for row in offence.variants:
            assert row.klass in CLASSES, code
            assert row.cite in rules.articles, (code, row.cite)
            assert row.pausal in (0, 1, 2)
