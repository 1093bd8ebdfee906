"""The examples in the docstring of every offence: one that passes, one that is a fault."""

from __future__ import annotations

import doctest
from types import ModuleType

import pytest

from rozhodci.renonc import OFFENCES, find_all
from tests.example import example_hand, finder


def examples(offence: ModuleType) -> doctest.DocTest:
    (test,) = doctest.DocTestFinder(recurse=False).find(offence, extraglobs={"found": finder(offence)})
    return test


@pytest.mark.parametrize("offence", OFFENCES, ids=lambda m: m.__name__.rsplit(".", 1)[1])
def test_docstring_examples_hold(offence: ModuleType) -> None:
    test = examples(offence)
    report: list[str] = []
    failed, tried = doctest.DocTestRunner(verbose=False).run(test, out=report.append)
    assert tried >= 2, "one passing and one failing example"
    assert not failed, "".join(report)


@pytest.mark.parametrize("offence", OFFENCES, ids=lambda m: m.__name__.rsplit(".", 1)[1])
def test_docstring_shows_both_outcomes(offence: ModuleType) -> None:
    wanted = [e.want.strip() for e in examples(offence).examples]
    assert any(w != "[]" for w in wanted)
    assert "[]" in wanted or offence.__name__.endswith("mylna_lozena")


@pytest.mark.parametrize("offence", OFFENCES, ids=lambda m: m.__name__.rsplit(".", 1)[1])
def test_what_the_record_alone_shows_is_looked_for(offence: ModuleType) -> None:
    """Without facts only a `possible` offence is asked; none of the examples may be lost by that."""
    hands = (eval(e.source, {"found": example_hand}) for e in examples(offence).examples)
    for hand in (h for h in hands if not h.case.events):
        assert set(offence.find(hand)) <= {r.finding for r in find_all(hand)}
