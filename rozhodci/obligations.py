"""What has to be made in a hand: the parts of the závazek and of `proti`, and who announced each (spec 2, 2.2)."""

from __future__ import annotations

from typing import NamedTuple

from rozhodci.case.model import Case
from rozhodci.rulesets.model import Readings, Ruleset
from rozhodci.sides import Side
from rozhodci.table import Table

WHOLE = "sto-a-sedma"
_HALVES = ("sto", "sedma")
PART_WORDS = {
    "hra": "hru", "sedma": "sedmu", "osma": "osmu", "devitka": "devítku", "sto": "sto", "sto-a-sedma": "sto a sedmu",
    "betl": "betl", "durch": "durch", "dve-sedmy": "dvě sedmy",
}  # fmt: skip


def spoken(key: str) -> str:
    """`sedma-proti` -> `sedmu proti`: a part after `na` in a Czech sentence."""
    part = key.removesuffix("-proti")
    return PART_WORDS.get(part, part) + (" proti" if part != key else "")


class Obligation(NamedTuple):
    """One part someone has to make. `key` = part name, with `-proti` where both sides announced the same part."""

    key: str
    part: str
    side: Side
    announcer: str


def obligations(case: Case, table: Table, rules: Ruleset, readings: Readings) -> tuple[Obligation, ...]:
    """The parts of the závazek and of `proti` in a fixed order (rules.zavazky: sedma -> hra + sedma, ...).

    A `proti` is void in licitovaný (ČSM čl. II/23) and gives no part.
    """
    if case.akter is None or not case.announced:
        return ()
    taken = parts_of(case.announced, rules, readings)
    found = [Obligation(part, part, Side.AKTER, case.akter) for part in taken]
    for player in table.players if case.against and against_allowed(rules) else ():
        for part in _whole(case.against.get(player, ()), readings):
            key = f"{part}-proti" if part in taken else part
            found.append(Obligation(key, part, table.side(player), player))
    return tuple(found)


def against_allowed(rules: Ruleset) -> bool:
    """Only licitovaný forbids announcing against the aktér (ČSM čl. II/23)."""
    return rules.discipline != "licitovany"


def parts_of(announced: tuple[str, ...], rules: Ruleset, readings: Readings) -> tuple[str, ...]:
    """The parts an aktér's words stand for; the order of the words does not matter."""
    parts = rules.parts_of(announced)
    if parts is None:
        parts = announced
    if WHOLE in parts:
        parts = tuple([x for p in parts for x in (_HALVES if p == WHOLE else (p,))])
    return _with_hra(_whole(parts, readings), announced, rules, readings)


def _with_hra(parts: tuple[str, ...], said: tuple[str, ...], rules: Ruleset, readings: Readings) -> tuple[str, ...]:
    """A hra beside an announced sto where the reading `sto-hra` says so; dvě sedmy a sto never has one."""
    if "sto" not in said or "hra" in said or "dve-sedmy" in said or "sto-hra" not in rules.readings:
        return parts
    return ("hra", *parts) if readings.ask("sto-hra") == "s-hrou" else parts


def _whole(parts: tuple[str, ...], readings: Readings) -> tuple[str, ...]:
    """Sto a sedma as one part where the reading says so (Koruna A/12)."""
    if "sto" not in parts or "sedma" not in parts or readings.ask(WHOLE) != "cele":
        return parts
    return (WHOLE, *[p for p in parts if p not in _HALVES])


def names_of(obligation: Obligation) -> tuple[str, ...]:
    """What a referee may call that part: the whole sto a sedma also by either half."""
    return (obligation.key, *_HALVES) if obligation.part == WHOLE else (obligation.key,)
