"""For each výklad consulted: what the other choices would pay, where that differs (spec 2, 2.10)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rozhodci.judging.outcome import Outcome
from rozhodci.rulesets.model import Ruleset
from rozhodci.ruling import Choice, UsedReading

Judged = Callable[[Mapping[str, str]], Outcome]
ALWAYS_SHOWN = {("voleny", "limit")}
"""Volený says its limit as "to all - from all": the other reading is always printed (spec 2, 2.9)."""


def used_readings(
    rules: Ruleset, asked: Mapping[str, str], done: Outcome, again: Judged | None
) -> tuple[UsedReading, ...]:
    """`again` judges the case once more with one reading changed; None = do not look at other choices."""
    return tuple(
        UsedReading(code, used, () if again is None else _others(rules, code, used, done, again))
        for code, used in asked.items()
    )


def _others(rules: Ruleset, code: str, used: str, done: Outcome, again: Judged) -> tuple[Choice, ...]:
    out = []
    for choice in rules.readings[code].choices:
        if choice != used:
            other = again({code: choice}).choice(choice)
            if _differs(other, done) or (rules.discipline, code) in ALWAYS_SHOWN:
                out.append(other)
    return tuple(out)


def _differs(other: Choice, done: Outcome) -> bool:
    mine = done.choice(other.choice)
    return dict(other.saldo) != dict(mine.saldo) or dict(other.pb) != dict(mine.pb)
