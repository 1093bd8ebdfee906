"""The examples in the docstrings of the settlement pieces."""

from __future__ import annotations

import doctest
from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest

from rozhodci.judging.outcome import saldo
from rozhodci.parts.recorded import Points
from rozhodci.parts.recorded import results as sheet_results
from rozhodci.ruling import PartResult
from rozhodci.settlement import base, forfeited, licitovany, limit, omyl, recorded, shares, shown
from rozhodci.sides import Side
from tests.settlement.hands import renonc
from tests.settlement.made import made
from tests.settlement.made import paid as paid_for


def value(part: str, steps: int = 1, fleks: int = 0, trumf: str = "žaludy", pravidla: str = "licitovany-2010") -> int:
    hand = made("sto", trumf, pravidla=pravidla, stupne={"sto": fleks})
    return base.rate_line(hand, PartResult(part, part, Side.AKTER, "sehravka", steps), None).amount


def equal(amount: int, **case: Any) -> tuple[int, ...]:
    return limit.equal_shares(made("betl", **case), amount, 3).amounts


def paid(**case: Any) -> dict[str, int]:
    return paid_for(made(**case))


def lost(offender: str, **case: Any) -> dict[str, int]:
    """By a renonc ve hře P1 before the first card."""
    hand = made(**case)
    code = "talon-po-komentari" if offender == hand.table.akter else "naznaky"
    return paid_for(hand, renonc(hand, code, offender, None, "komentovani"))


def written(zavazek: str, **winners: str) -> dict[str, int]:
    """The payments of a hand that ended so on the score sheet."""
    hand = made(zavazek)
    results = sheet_results(hand, {k: Side(v) for k, v in winners.items()}, Points())
    return saldo(hand.table.players, recorded.played(hand, results).transfers)


EXAMPLES: dict[ModuleType, dict[str, Callable[..., Any]]] = {
    base: {"value": value},
    limit: {"shares": equal},
    licitovany: {"paid": paid},
    omyl: {"paid": paid},
    shares: {"paid": paid},
    forfeited: {"lost": lost},
    shown: {"paid": paid},
    recorded: {"paid": written},
}


@pytest.mark.parametrize("module", EXAMPLES, ids=lambda m: m.__name__.rsplit(".", 1)[1])
def test_docstring_examples_hold(module: ModuleType) -> None:
    (test,) = doctest.DocTestFinder(recurse=False).find(module, extraglobs=EXAMPLES[module])
    report: list[str] = []
    failed, tried = doctest.DocTestRunner(verbose=False).run(test, out=report.append)
    assert tried >= 2, "one passing and one failing example"
    assert not failed, "".join(report)
