"""One speech of the commenting (spec 1, 1.3): words to parts and levels."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from rozhodci.case.parts import ATOMS
from rozhodci.case.words import fold

LEVELS: Mapping[str, int] = {"flek": 1, "re": 2, "tutti": 3, "boty": 4, "kalhoty": 5, "kajzr": 6}
LEVEL_WORDS = {level: word for word, level in LEVELS.items()}
_APPROVE = frozenset({"dobre", "dobry", "dobra"})
_SKIP = frozenset({"na", "a", "i"})
_TOKENS = re.compile(r"dve sedmy|dvou sedem|2 x 7|sto sedm|[^\s,;+.!]+")
_LONGEST = 200


@dataclass(frozen=True, slots=True)
class Said:
    """One part with the level its word named (0 = none)."""

    part: str
    level: int


@dataclass(frozen=True, slots=True)
class Speech:
    """What one text says. `open_level` is the level of a bare word such as `flek`; nothing at all means dobře."""

    said: tuple[Said, ...] = ()
    open_level: int = 0
    parts: tuple[str, ...] = field(init=False, compare=False)
    level: int = field(init=False, compare=False)
    """The one level named, 0 where none or several were."""

    def __post_init__(self) -> None:
        levels = {one.level for one in self.said}
        level = self.open_level or (levels.pop() if len(levels) == 1 else 0)
        object.__setattr__(self, "parts", tuple(dict.fromkeys(one.part for one in self.said)))
        object.__setattr__(self, "level", level)


APPROVAL = Speech()


class UnknownWord(ValueError):
    """A word of a speech that means nothing here."""


@lru_cache(1024)
def read_speech(text: str) -> Speech:
    """`re na hru a sedmu`, `flek`, `dobře`, also several in one speech. Raises UnknownWord."""
    if len(text) > _LONGEST:
        raise UnknownWord(text)
    found: list[Said] = []
    level, approving, bare = 0, False, 0
    for word in _TOKENS.findall(fold(text)):
        if word in LEVELS:
            level, approving, bare = LEVELS[word], False, LEVELS[word]
        elif word in _APPROVE:
            approving = True
        elif word in ATOMS and (level or approving):
            bare = 0
            found.extend(Said(part, level) for part in ATOMS[word] if not approving)
        elif word not in _SKIP or not (level or approving):
            raise UnknownWord(word)
    if not (level or approving):
        raise UnknownWord(text)
    return Speech(tuple(dict.fromkeys(found)), 0 if found else bare) if found or bare else APPROVAL


@lru_cache(512)
def without_words(parts: tuple[str, ...]) -> Speech:
    """Parts raised without a word for the level (`{kdo: …, na: […]}`); none is dobře."""
    return Speech(tuple(Said(part, 0) for part in parts)) if parts else APPROVAL
