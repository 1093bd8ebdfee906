"""`--vyklad` over many cases: a mistake is said once, before the audit; it applies where a case's rules have it."""

from __future__ import annotations

from collections.abc import Mapping

from rozhodci import rulesets
from rozhodci.audit.chunk import Settings
from rozhodci.case.words import did_you_mean
from rozhodci.errors import UsageError
from rozhodci.rulesets.model import Ruleset


def check(settings: Settings) -> None:
    """Raises UsageError for a reading that the ruleset, or without one any packaged set, does not have."""
    if not settings.readings:
        return
    names = rulesets.names() if settings.ruleset is None else (settings.ruleset,)
    known: dict[str, dict[str, None]] = {}
    for rules in map(rulesets.get, names):
        for code, reading in rules.readings.items():
            known.setdefault(code, {}).update(dict.fromkeys(reading.choices))
    for code, choice in settings.readings:
        _check(code, choice, known, None if settings.ruleset is None else rulesets.get(settings.ruleset))


def _check(code: str, choice: str, known: Mapping[str, Mapping[str, None]], rules: Ruleset | None) -> None:
    if code not in known:
        where = "žádná sada takový výklad nemá" if rules is None else f"sada {rules.name} takový výklad nemá"
        hint = did_you_mean(code, known) or "kódy vypíše: rozhodci pravidla --vyklady."
        raise UsageError(f"--vyklad {code}: {where}. Rada: {hint}")
    if choice not in known[code]:
        raise UsageError(f"--vyklad {code}={choice}: očekává se {' nebo '.join(known[code])}.")


def applying(settings: Settings, rules: Ruleset) -> dict[str, str]:
    """The readings among those chosen that these rules have."""
    table = rules.readings
    return {code: choice for code, choice in settings.readings if code in table and choice in table[code].choices}
