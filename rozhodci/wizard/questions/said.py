"""Answers in the commenting that are no speech: a závazek proti, and the totals where nobody knows who said what."""

from __future__ import annotations

import re

from rozhodci.case.model import FlekTotals
from rozhodci.case.parts import TRUMPLESS, in_order, read_parts, spoken
from rozhodci.case.speech import LEVELS
from rozhodci.case.words import fold
from rozhodci.comments import comment
from rozhodci.obligations import against_allowed
from rozhodci.rulesets.model import Readings
from rozhodci.table import seat
from rozhodci.wizard.draft import Draft, Refused

TOTAL = "celkem"
_AGAINST = "proti"
_COUNT = re.compile(r"(.+?)[\s:]+(\w+)")


def announced(text: str) -> tuple[str, ...]:
    """The parts of `sedma proti`, `sto a sedma proti`; empty for any speech."""
    word = fold(text)
    if not word.endswith(_AGAINST):
        return ()
    return in_order(read_parts(word.removesuffix(_AGAINST).rstrip(" -")) or ())


def possible(draft: Draft, player: str | None) -> tuple[str, ...]:
    """What that player may still announce against the aktér."""
    if player in (None, draft.case.akter, draft.case.partner) or not against_allowed(draft.ruleset) or draft.trumpless:
        return ()
    taken = {part for parts in draft.case.against.values() for part in parts}
    known = {part for key in draft.ruleset.zavazky for part in key.split()} - {"hra"} - TRUMPLESS
    return in_order(tuple(known - taken))


def words(draft: Draft, player: str | None) -> tuple[str, ...]:
    return tuple(f"{spoken(part)} {_AGAINST}" for part in possible(draft, player))


def against(draft: Draft, player: str, parts: tuple[str, ...]) -> Draft:
    """Raises Refused where the rules or the reader of cases have anything against it."""
    wrong = [part for part in parts if part not in possible(draft, player)]
    if wrong:
        raise Refused(
            f"{spoken(wrong[0])} proti {player} hlásit nemůže. Hlásil-li jiný: jméno: {spoken(wrong[0])} proti."
        )
    whole = in_order((*draft.case.against.get(player, ()), *parts))
    return draft.with_case(against={**draft.case.against, player: whole}).checked(_AGAINST)


def totals(draft: Draft, answer: str) -> Draft:
    """`celkem hra 1, sedma 2`, `celkem sto re`: the commenting is known only by its counts."""
    if draft.case.fleky:
        raise Refused("Něco už je zapsáno po řadě, celkové počty by to nahradily. Krok zpět: zpet.")
    levels = dict(_count(one.strip()) for one in re.split(r"[,;]", answer[len(TOTAL) :].lstrip(" :")))
    done = draft.close("fleky", fleky=FlekTotals(levels)).checked("fleky")
    case, rules = done.case, done.ruleset
    return done.remark(*comment(case, seat(case, rules), rules, Readings(rules, case.readings)).notes)


def _count(text: str) -> tuple[str, int]:
    """The key of a part as the case names it, and how many times it was raised."""
    match = _COUNT.fullmatch(text)
    number = fold(match[2]) if match else ""
    level = int(number) if number.isdecimal() else LEVELS.get(number)
    base = fold(match[1]) if match else ""
    named = read_parts(base.removesuffix(_AGAINST).rstrip(" -")) or ()
    if level is None or not named:
        raise Refused(f"„{text[:30]}“ nerozumím; třeba: {TOTAL} hra 1, sedma 2.")
    key = "-a-".join(in_order(named))
    return (f"{key}-{_AGAINST}" if base.endswith(_AGAINST) else key), level
