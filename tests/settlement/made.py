"""Hands of licitovaný for the settlement tests: Adam is the aktér, Dana sits out; plays made up as in tests/parts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from rozhodci.case.model import FlekTotals
from rozhodci.hand import Hand, prepare
from rozhodci.judging.decide import decide
from rozhodci.judging.outcome import saldo
from rozhodci.replay import Announced
from rozhodci.rulesets import get
from rozhodci.ruling import Renonc, Settlement
from rozhodci.settlement import settle
from tests.example import example_case
from tests.parts.made import played_so

ALL_POINTS = {
    1: "A:ČE! B:Č10 C:Č7", 2: "A:ZE! B:Z10 C:Z8", 3: "A:KE! B:K10 C:K8", 4: "A:ŽE! B:Ž10 C:Ž8",
}  # fmt: skip
"""The aktér takes all eight ostré: 80, with the last trick 90."""


def made(
    zavazek: str = "sedma",
    trumf: str | None = "žaludy",
    taken: str = "",
    laid: Mapping[int, str] | None = None,
    *,
    pravidla: str = "licitovany-2010",
    hlasky: tuple[Announced, ...] = (),
    vyklady: Mapping[str, str] | None = None,
    sazby: Mapping[str, int] | None = None,
    stupne: Mapping[str, int] | None = None,
    hraci: Sequence[str] | None = None,
    **case: Any,
) -> Hand:
    """`stupne`: fleks as totals; `hraci`: only these three at the table."""
    built = example_case(pravidla, zavazek, None if zavazek in ("betl", "durch") else trumf, **case)
    if not zavazek:
        built = replace(built, announced=(), akter=None)
    if stupne is not None:
        built = replace(built, fleky=FlekTotals(stupne))
    if hraci is not None:
        built = replace(built, players=tuple(hraci), sitter=None, dealer=hraci[-1])
    hand = prepare(built, get(pravidla).with_rates(sazby or {}), vyklady or {})
    return played_so(hand, taken, laid, hlasky) if taken or laid else hand


def ruled(hand: Hand, *renonce: Renonc, late: bool = False) -> Settlement:
    """The settlement of a hand with those renonce in time order; every step has its words, value and article."""
    done = settle(hand, decide(renonce, late))
    assert all(s.text and s.value and s.cite in hand.rules.articles for s in done.steps)
    return done


def paid(hand: Hand, *renonce: Renonc, late: bool = False) -> dict[str, int]:
    """Its saldo."""
    return saldo(hand.table.players, ruled(hand, *renonce, late=late).transfers)


def each(share: int, sitter: bool = True) -> dict[str, int]:
    """The aktér gets `share` from each opponent (negative: pays)."""
    others = ["Božena", "Cyril", *(["Dana"] if sitter else [])]
    return {"Adam": share * len(others)} | dict.fromkeys(others, -share)
