"""Who may raise what when the parts are commented, word by word (spec 2, 2.4 and 2.9).

A part is open for a player when the other side announced or last raised it and he has not spoken since (ČSM čl. II/14,
II/15; Křížový B/20). Only what is open can be raised; a partner's same word on it joins.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from operator import attrgetter
from typing import NamedTuple

from rozhodci.case.model import Case, Comment
from rozhodci.obligations import Obligation, names_of
from rozhodci.rulesets.model import Ruleset
from rozhodci.sides import Side
from rozhodci.table import Table
from rozhodci.uncounted import above_limit, not_announced, not_open


class Raise(NamedTuple):
    """One raise of one part: the `level` reached (a joining keeps it); `valid` False = not counted."""

    key: str
    player: str
    level: int
    valid: bool = True


_speaker = attrgetter("player")


def speeches(comments: Iterable[Comment]) -> Iterator[tuple[str, list[Comment]]]:
    """Words of one player said one after another are one turn."""
    for speaker, words in groupby(comments, _speaker):
        yield speaker, list(words)


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


class Turn(NamedTuple):
    """One player's turn: what he raised, and the state of the talk before it."""

    player: str
    raised: tuple[str, ...]
    parts: Parts
    spoke: Spoke
    table: Table

    def open_before(self, player: str) -> tuple[str, ...]:
        """What had been open for that player."""
        return _open(self.parts, self.spoke, self.table, player)


class Talk:
    """The commenting between two turns. `parts` and `spoke` are replaced, never changed: a turn keeps them."""

    def __init__(self, case: Case, table: Table, rules: Ruleset, due: tuple[Obligation, ...]) -> None:
        self.case, self.table, self.rules = case, table, rules
        self.turns: list[Turn] = []
        self.raises: list[Raise] = []
        self.notes: list[str] = []
        self.parts: Parts = {o.key: _Part(o, 0, o.side) for o in due}
        self.spoke: Spoke = {}

    @property
    def levels(self) -> dict[str, int]:
        """Valid raises of each part so far."""
        return {key: p.level for key, p in self.parts.items()}

    def open_for(self, player: str) -> tuple[str, ...]:
        """What that player may raise now."""
        return _open(self.parts, self.spoke, self.table, player)

    def hear(self, player: str, words: list[Comment]) -> None:
        """Take one turn: raise what can be raised, note what cannot."""
        parts, spoke = self.parts, self.spoke
        raising = [word for word in words if word.parts or word.open_parts]
        raised = self.raise_all(player, raising) if raising else ()
        self.spoke = {**spoke, player: len(self.turns)}
        self.turns.append(Turn(player, raised, parts, spoke, self.table))

    def raise_all(self, player: str, words: list[Comment]) -> tuple[str, ...]:
        """The keys that he raised or joined."""
        opened = self.open_for(player) if player in self.table.active else ()
        raised: list[str] = []
        for word in words:
            for key in self.meant(player, word, opened):
                if key not in raised and self.raise_part(player, key, opened):
                    raised.append(key)
        return tuple(raised)

    def meant(self, player: str, word: Comment, opened: tuple[str, ...]) -> list[str]:
        """Keys a word stands for; a bare flek means all that is open, else what the partner has just raised."""
        if word.open_parts:
            return list(opened) or [k for k in self.parts if self.joins(player, k)]
        keys: list[str] = []
        for name in word.parts:
            found = [k for k, p in self.parts.items() if name in (*names_of(p.obligation), p.obligation.part)]
            if not found:
                self.notes.append(not_announced(player, name, "sto" in self.parts, self.rules))
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
            self.notes.append(not_open(player, key, self.rules))
            return False
        if self.rules.max_fleks is not None and part.level >= self.rules.max_fleks:
            self.raises.append(Raise(key, player, part.level + 1, valid=False))
            self.notes.append(above_limit(player, key, self.rules))
            return False
        side, turn = self.table.side(player), len(self.turns)
        self.parts = {**self.parts, key: _Part(part.obligation, part.level + 1, side, turn, part.turn, player)}
        self.raises.append(Raise(key, player, part.level + 1))
        return True
