"""The examples in the docstring of every offence: one that passes, one that is a fault."""

from __future__ import annotations

import doctest
from types import ModuleType

import pytest

from rozhodci.renonc import OFFENCES
from tests.example import finder


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
