"""Announced sevens that must wait for their trick (spec 2, 2.1, duty 4; ČSM čl. III; Křížový B/9)."""

from __future__ import annotations

from rozhodci.cards import Card, Rank, card
from rozhodci.case.model import Case
from rozhodci.obligations import against_allowed
from rozhodci.rulesets.model import Ruleset

_WAITING = frozenset(("sedma", "dve-sedmy", "osma", "devitka"))


def waiting_sevens(case: Case, rules: Ruleset) -> dict[str, dict[Card, int]]:
    """Per player the announced sevens (křížový: osma, devítka too) he holds and the trick each must wait for.

    Bound is who announced it: the aktér, in křížový of aktér and partner the one who holds it, for `proti` the named
    player (duty 4). A `proti` is void in licitovaný (ČSM čl. II/23) and binds nobody.
    """
    waits: dict[str, dict[Card, int]] = {}
    if case.trump is None or case.hands is None:
        return waits
    announced = [(case.akter, case.announced), (case.partner, case.announced)]
    if against_allowed(rules):
        announced += case.against.items()
    for player, parts in announced:
        if player is None or _WAITING.isdisjoint(parts):
            continue
        cards = case.hands.get(player, ())
        held = {c: n for c, n in _due_tricks(parts, case, rules.trick_count) if c in cards}
        if held:
            waits[player] = waits.get(player, {}) | held
    return waits


def _due_tricks(parts: tuple[str, ...], case: Case, last: int) -> list[tuple[Card, int]]:
    """Card and number of its trick for each announced part that names one (ČSM čl. III; Křížový B/9)."""
    trump, found = case.trump, []
    assert trump is not None
    if "sedma" in parts or "dve-sedmy" in parts:
        found.append((card(trump, Rank.SEDMA), last))
    if "dve-sedmy" in parts and case.pomocna:
        found.append((card(case.pomocna, Rank.SEDMA), last - 1))
    if "osma" in parts:
        found.append((card(trump, Rank.OSMA), last - 1))
    if "devitka" in parts:
        found.append((card(trump, Rank.DEVITKA), last - 2))
    return found
