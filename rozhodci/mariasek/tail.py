"""The synthetic tail: when one player takes the rest, Mariášek plays the last tricks itself and heeds no duties there.

Nobody is accused for such a trick. From the first one that breaks a duty on, the hand is recorded as shown: who took
all the rest had it ložená.
"""

from __future__ import annotations

from dataclasses import replace

from rozhodci import rulesets
from rozhodci.case.model import Case, Event
from rozhodci.replay import Play, replay
from rozhodci.rulesets.model import Readings
from rozhodci.table import seat


def without(case: Case) -> tuple[Case, tuple[str, ...]]:
    """The case without a tail that breaks duties, with a warning; any other case as it is."""
    play = _played(case)
    first = next((c for t in play.tricks for c in t.cards if c.offence), None)
    if first is None:
        return case, ()
    rest = [t for t in play.tricks if t.number >= first.trick]
    takers = {t.winner for t in rest} | {t.cards[0].player for t in rest}
    if len(takers) != 1 or not all(t.complete for t in rest) or len(play.tricks) != len(case.tricks):
        return case, ()
    (taker,) = takers
    event = Event("lozena", taker, first.trick)
    said = (
        f"zdvihy od {first.trick}. dohrál program sám ({taker} bral všechny); karty v nich se neposuzují a nikomu "
        f"se nevyčítají, vyúčtování programu se neporovnává"
    )
    cut = case.tricks[: first.trick - 1]
    return replace(case, tricks=cut, events=(*case.events, event), record=None), (said,)


def _played(case: Case) -> Play:
    """Under the packaged rules: duties are the same in any ruleset of volený."""
    rules = rulesets.get("voleny-2005")
    return replay(case, seat(case, rules), rules, Readings(rules, {}))
