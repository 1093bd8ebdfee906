"""The commenting (fleky): levels of each part, who raised what, and out-of-turn speech (spec 1, 1.3; spec 2, 2.9).

What a hand has to make stands in `obligations`, the talk itself in `speaking`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from rozhodci.case.model import Case, FlekTotals
from rozhodci.obligations import WHOLE, Obligation, against_allowed, names_of, obligations, spoken
from rozhodci.overtaking import out_of_turn
from rozhodci.rulesets.model import Readings, Ruleset
from rozhodci.ruling import Finding
from rozhodci.sides import Side
from rozhodci.speaking import Raise, Talk, speeches
from rozhodci.table import Table
from rozhodci.uncounted import above_limit

__all__ = ["Commenting", "Obligation", "Raise", "comment", "obligations"]


class Commenting(NamedTuple):
    """`levels`: final number of valid raises per key (0 = none). `speakers_known` False for the totals short form.

    `findings` are turns taken out of order, `notes` Czech sentences on words that do not count.
    """

    obligations: tuple[Obligation, ...]
    levels: Mapping[str, int]
    raises: tuple[Raise, ...]
    speakers_known: bool
    findings: tuple[Finding, ...] = ()
    notes: tuple[str, ...] = ()

    def raisers(self, key: str) -> tuple[str, ...]:
        """Players who raised that part at least once (valid raises), each once, in order of speech."""
        return tuple(dict.fromkeys(r.player for r in self.raises if r.key == key and r.valid))


def comment(case: Case, table: Table, rules: Ruleset, readings: Readings) -> Commenting:
    """Read `fleky` in order. Never raises."""
    due = obligations(case, table, rules, readings)
    void = () if against_allowed(rules) else _void_against(case, rules)
    if isinstance(case.fleky, FlekTotals):
        return _totals(case.fleky, due, rules, void)
    talk = Talk(case, table, rules, due)
    for player, words in speeches(case.fleky):
        talk.hear(player, words)
    return Commenting(due, talk.levels, tuple(talk.raises), True, tuple(out_of_turn(talk)), (*void, *talk.notes))


def _void_against(case: Case, rules: Ruleset) -> tuple[str, ...]:
    return tuple(
        [
            f"{player}: {' a '.join(spoken(p) for p in parts)} proti nelze hlásit, neplatí a renonc to není"
            f" ({rules.cite('proti')})."
            for player, parts in case.against.items()
            if parts
        ]
    )


def _totals(totals: FlekTotals, due: tuple[Obligation, ...], rules: Ruleset, void: tuple[str, ...]) -> Commenting:
    """Only final levels: who flekoval is the other side for odd levels, the announcing one for even (spec 1, 1.3)."""
    notes, levels = list(void), {o.key: 0 for o in due}
    for name, level in _spread(totals, due):
        key = _counted(name, due)
        if key is None:
            notes.append(f"Flek na {spoken(name)} neplatí: nic takového nebylo ohlášeno.")
            continue
        levels[key] = max(levels[key], min(level, rules.max_fleks or level))
        if levels[key] < level:
            notes.append(above_limit(None, key, rules))
    return Commenting(due, levels, (), False, (), tuple(notes))


def _counted(name: str, due: tuple[Obligation, ...]) -> str | None:
    """The key a counted word names: its own before a half of a whole; `sedma-proti` also where it stands alone."""
    keys = [o.key for o in due if o.key == name] or [o.key for o in due if name in names_of(o)]
    against = [o.key for o in due if o.side is Side.OBRANA and name == f"{o.part}-proti"]
    return next(iter(keys + against), None)


def _spread(totals: FlekTotals, due: tuple[Obligation, ...]) -> Iterator[tuple[str, int]]:
    """The counts part by part: sto a sedma said together are two parts where it is no whole (Koruna A/12)."""
    whole = any(o.part == WHOLE for o in due)
    for name, level in totals.levels.items():
        for part in ("sto", "sedma") if name == WHOLE and not whole else (name,):
            yield part, level
