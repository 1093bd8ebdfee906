"""The examples in the docstring of every part: one that is made, one that is lost."""

from __future__ import annotations

import doctest
from collections.abc import Callable, Mapping
from types import ModuleType
from typing import Any

import pytest

from rozhodci.parts import betl, durch, dve_sedmy, hra, recorded, results, score, seven, sto, sto_a_sedma, ticha_sedma
from rozhodci.sides import Side
from tests.example import example_hand
from tests.parts.made import loser, played_so, player, told

TWO_SEVENS = {
    "zavazek": "dvě sedmy", "trumf": "žaludy", "pomocna": "zelené", "Adam": "Ž7 ŽE Z7 ZE",
    "Božena": "Z8 Z9 ZS", "Cyril": "ZV ZK Z10", "bez": {"Božena": "Z", "Cyril": "Z"},
}  # fmt: skip


def quiet(taken: str = "", laid: Mapping[int, str] | None = None, **case: Any) -> str:
    """`played` for the tichá sedma, which is no part of the závazek."""
    hand = played_so(example_hand(**({"zavazek": "sto", "trumf": "žaludy"} | case)), taken, laid)
    found = ticha_sedma.ticha_sedma(hand)
    return "žádná" if found is None else told(found)


def asked(taken: str = "", **case: Any) -> list[str]:
    """All parts of a hand together."""
    found = results.by_play(played_so(example_hand(**case), taken))
    return [f"{r.part}: {told(r)}" for r in found or ()]


def counted(taken: str, laid: Mapping[int, str], **case: Any) -> tuple[int, int, bool]:
    done = score.score(played_so(example_hand(**({"trumf": "žaludy"} | case)), taken, laid))
    return done.total(Side.AKTER), done.total(Side.OBRANA), done.complete


def written(zavazek: str, body: int | None = None, proti: int = 0, **winners: str) -> list[str]:
    """What a score sheet says of a hand: who won each part, the points of the one that has them."""
    hand = example_hand(zavazek=zavazek, trumf="žaludy")
    found = recorded.results(hand, {k: Side(v) for k, v in winners.items()}, recorded.Points(body, proti))
    return [f"{r.part}: {told(r)}" for r in found]


EXAMPLES: dict[ModuleType, dict[str, Callable[..., Any]]] = {
    hra: {name: f(pravidla="voleny-2005", zavazek="hra", trumf="žaludy") for name, f in
          (("played", player), ("lost", loser))},
    sto: {name: f(zavazek="sto", trumf="žaludy") for name, f in (("played", player), ("lost", loser))},
    sto_a_sedma: {name: f(pravidla="koruna-2013", zavazek="sto a sedma", trumf="žaludy") for name, f in
                  (("played", player), ("lost", loser))},
    seven: {"played": player(trumf="žaludy")},
    dve_sedmy: {"played": player(**TWO_SEVENS), "lost": loser(**TWO_SEVENS)},
    betl: {"played": player(zavazek="betl")},
    durch: {"played": player(zavazek="durch")},
    ticha_sedma: {"played": quiet},
    results: {"played": asked},
    score: {"counted": counted},
    recorded: {"told": written},
}  # fmt: skip


@pytest.mark.parametrize("module", EXAMPLES, ids=lambda m: m.__name__.rsplit(".", 1)[1])
def test_docstring_examples_hold(module: ModuleType) -> None:
    (test,) = doctest.DocTestFinder(recurse=False).find(module, extraglobs=EXAMPLES[module])
    report: list[str] = []
    failed, tried = doctest.DocTestRunner(verbose=False).run(test, out=report.append)
    assert tried >= 2, "one passing and one failing example"
    assert not failed, "".join(report)
