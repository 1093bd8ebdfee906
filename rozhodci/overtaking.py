"""Who spoke past whom when the parts were commented (spec 2, 2.9)."""

from __future__ import annotations

from collections.abc import Iterator

from rozhodci.rulesets.model import Ruleset
from rozhodci.ruling import Finding
from rozhodci.speaking import Talk
from rozhodci.table import Table
from rozhodci.words import listing


def out_of_turn(talk: Talk) -> Iterator[Finding]:
    """Each raise spoken before the recorded word of a player whose turn came first (spec 2, 2.9).

    The turn goes clockwise from the last speaker, at first from the aktér, to the next one with an open part. A word
    that answers a later raise is no word of the missed turn: an omitted dobře is no fault.
    """
    if not talk.raises:
        return
    last = talk.case.akter
    owed: set[str] = set()
    for i, turn in enumerate(talk.turns):
        if turn.player in owed:
            owed.discard(turn.player)
            continue
        passed = _between(talk.table, last, turn.player) if turn.raised else ()
        overtaken = [p for p in passed if turn.open_before(p) and _spoken_later(talk, i, p)]
        owed.update(overtaken)
        last = turn.player
        if overtaken:
            yield _finding(turn.player, overtaken, talk.rules)


def _between(table: Table, last: str | None, player: str) -> tuple[str, ...]:
    """Those whose turn comes after `last` and before `player`, clockwise."""
    if last not in table.active or player not in table.active:
        return ()
    order = table.clockwise_from(last)[1:]
    return order[: order.index(player)] if player in order else ()


def _spoken_later(talk: Talk, i: int, player: str) -> bool:
    """Did `player`, passed over in turn `i`, speak later to what was open for him then?

    A raise says so itself; a dobře answers what was raised meanwhile if it came in its turn.
    """
    later = next((j for j in range(i + 1, len(talk.turns)) if talk.turns[j].player == player), None)
    if later is None:
        return False
    turn = talk.turns[later]
    opened = turn.open_before(player)
    fresh = {k for t in talk.turns[i:later] for k in t.raised if k in opened}
    if not fresh or turn.raised:
        return not fresh or any(k not in fresh for k in turn.raised)
    passed = _between(talk.table, talk.turns[later - 1].player, player)
    return any(turn.open_before(p) for p in passed)


def _finding(player: str, overtaken: list[str], rules: Ruleset) -> Finding:
    names = listing(overtaken)
    text = f"{player} při komentování zvyšuje mimo pořadí: na řadě dřív {'jsou' if overtaken[1:] else 'je'} {names}."
    return Finding("poradi-komentovani", player, "komentovani", text, "zaznam")
