"""Who may raise what when the parts are commented, word by word, and who speaks past whom (spec 2, 2.4 and 2.9).

A part is open for a player when the other side announced or last raised it and he has not spoken since (ČSM čl. II/14,
II/15; Křížový B/20). Only what is open can be raised; a partner's same word on it joins.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from rozhodci.case.model import Case, Comment
from rozhodci.obligations import Obligation, names_of, spoken
from rozhodci.rulesets.model import Ruleset
from rozhodci.ruling import Finding
from rozhodci.sides import Side
from rozhodci.table import Table
from rozhodci.words import listing


@dataclass(frozen=True, slots=True)
class Raise:
    """One raise of one part: the `level` reached (a joining keeps it); `valid` False = not counted."""

    key: str
    player: str
    level: int
    valid: bool = True


def speeches(comments: Iterable[Comment]) -> Iterator[tuple[str, list[Comment]]]:
    """Words of one player said one after another are one turn."""
    speaker, words = "", list[Comment]()
    for word in comments:
        if words and word.player != speaker:
            yield speaker, words
            words = []
        speaker = word.player
        words.append(word)
    if words:
        yield speaker, words


def above_limit(player: str | None, key: str, rules: Ruleset) -> str:
    who = f"{player}: " if player else ""
    return (
        f"{who}flek na {spoken(key)} nad poslední platný ({rules.max_fleks}.) se nepočítá a není renonc"
        f" – flek-nad-ramec ({rules.cite('flek-nad-ramec')})."
    )


class _Part(NamedTuple):
    """The last word on one part: its level, the side that said it and in which turn (-1 = announced).

    `opened` is the turn of the word it answered.
    """

    obligation: Obligation
    level: int
    side: Side
    turn: int = -1
    opened: int = -1
    raiser: str = ""


Parts = Mapping[str, _Part]
Spoke = Mapping[str, int]
"""The turn in which each player spoke last."""


def _open(parts: Parts, spoke: Spoke, table: Table, player: str) -> tuple[str, ...]:
    """Keys the other side announced or last raised and `player` has not answered since (spec 2, 2.4)."""
    side, last = table.side(player), spoke.get(player, -2)
    return tuple([k for k, p in parts.items() if p.side is not side and p.turn > last])


class _Turn(NamedTuple):
    """One player's turn: what he raised, and the state of the talk before it."""

    player: str
    raised: tuple[str, ...]
    parts: Parts
    spoke: Spoke
    table: Table

    def open_before(self, player: str) -> tuple[str, ...]:
        """What had been open for that player."""
        return _open(self.parts, self.spoke, self.table, player)


@dataclass(slots=True)
class Talk:
    """The commenting between two turns."""

    case: Case
    table: Table
    rules: Ruleset
    due: tuple[Obligation, ...]
    turns: list[_Turn] = field(default_factory=list)
    raises: list[Raise] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    parts: dict[str, _Part] = field(default_factory=dict)
    spoke: dict[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.parts = {o.key: _Part(o, 0, o.side) for o in self.due}

    @property
    def levels(self) -> dict[str, int]:
        """Valid raises of each part so far."""
        return {key: p.level for key, p in self.parts.items()}

    def open_for(self, player: str) -> tuple[str, ...]:
        """What that player may raise now."""
        return _open(self.parts, self.spoke, self.table, player)

    def hear(self, player: str, words: list[Comment]) -> None:
        """Take one turn: raise what can be raised, note what cannot."""
        parts, spoke = dict(self.parts), dict(self.spoke)
        opened = _open(parts, spoke, self.table, player) if player in self.table.active else ()
        raised: list[str] = []
        for word in words:
            for key in self.meant(player, word, opened):
                if key not in raised and self.raise_part(player, key, opened):
                    raised.append(key)
        self.spoke[player] = len(self.turns)
        self.turns.append(_Turn(player, tuple(raised), parts, spoke, self.table))

    def meant(self, player: str, word: Comment, opened: tuple[str, ...]) -> list[str]:
        """Keys a word stands for; a bare flek means all that is open, else what the partner has just raised."""
        if word.open_parts:
            return list(opened) or [k for k in self.parts if self.joins(player, k)]
        keys: list[str] = []
        for name in word.parts:
            found = [k for k, p in self.parts.items() if name in (*names_of(p.obligation), p.obligation.part)]
            if not found:
                self.notes.append(self.not_announced(player, name))
                continue
            key = next((k for k in found if k in opened), None) or next(
                (k for k in found if self.joins(player, k)), found[0]
            )
            keys.append(key)
        return keys

    def joins(self, player: str, key: str) -> bool:
        """Has his partner raised that part in this round, the player himself not having answered before (2.9)?"""
        part = self.parts[key]
        return (
            player in self.table.active
            and part.level > 0
            and part.side is self.table.side(player)
            and part.raiser != player
            and self.spoke.get(player, -2) < part.opened
        )

    def raise_part(self, player: str, key: str, opened: tuple[str, ...]) -> bool:
        """Count one raise or a joining; False where it changes nothing."""
        part = self.parts[key]
        if key not in opened:
            if self.joins(player, key):
                self.raises.append(Raise(key, player, part.level))
                return True
            self.notes.append(self.not_open(player, key))
            return False
        if self.rules.max_fleks is not None and part.level >= self.rules.max_fleks:
            self.raises.append(Raise(key, player, part.level + 1, valid=False))
            self.notes.append(above_limit(player, key, self.rules))
            return False
        side, turn = self.table.side(player), len(self.turns)
        self.parts[key] = _Part(part.obligation, part.level + 1, side, turn, part.turn, player)
        self.raises.append(Raise(key, player, part.level + 1))
        return True

    def not_announced(self, player: str, name: str) -> str:
        what = spoken(name)
        if self.rules.discipline == "krizovy" and name == "hra" and "sto" in self.parts:
            return f"{player}: flek na hru ohlášením sta padá ({self.rules.cite('flek-pada')})."
        return f"{player}: flek na {what} neplatí, nic takového nebylo ohlášeno ({self.rules.cite('fleky')})."

    def not_open(self, player: str, key: str) -> str:
        what = spoken(key)
        return (
            f"{player}: flek na {what} se nepočítá, tato část pro něj nebyla otevřená"
            f" ({self.rules.cite('komentovat-otevrene')})."
        )


def out_of_turn(talk: Talk) -> Iterator[Finding]:
    """Each raise spoken before the recorded word of a player whose turn came first (spec 2, 2.9).

    The turn goes clockwise from the last speaker, at first from the aktér, to the next one with an open part. A word
    that answers a later raise is no word of the missed turn: an omitted dobře is no fault.
    """
    last, owed = talk.case.akter, set[str]()
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
