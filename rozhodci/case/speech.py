"""The commenting as spoken (spec 1, 1.3): words to parts and levels, and whether the level fits the count."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from yaml.nodes import Node

from rozhodci.case.model import Comment, FlekTotals
from rozhodci.case.nodes import MAP, SCALAR, SEQ
from rozhodci.case.parts import ATOMS, accusative, read_parts, words_known
from rozhodci.case.reader import Reader, join, shown
from rozhodci.case.words import did_you_mean, fold
from rozhodci.sides import Side

LEVELS: Mapping[str, int] = {"flek": 1, "re": 2, "tutti": 3, "boty": 4, "kalhoty": 5, "kajzr": 6}
LEVEL_WORDS = {level: word for word, level in LEVELS.items()}
_APPROVE = frozenset({"dobre", "dobry", "dobra"})
_SKIP = frozenset({"na", "a", "i"})
_TOKENS = re.compile(r"dve sedmy|dvou sedem|2 x 7|sto sedm|[^\s,;+.!]+")
_MOST = 99
_ITEM_WORDS = ("kdo", "na")
_ITEM_KEYS = dict.fromkeys(_ITEM_WORDS)
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
    found, level, approving, bare = list[Said](), 0, False, 0
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


def read_fleky(
    doc: Reader, node: Node, side: Callable[[str], Side], parts: Mapping[str, Side]
) -> tuple[Comment, ...] | FlekTotals:
    """`fleky` in either form. `parts` are those announced, by which side: only their levels are checked."""
    if node.tag == MAP:
        return FlekTotals(_totals(doc, node))
    spoken = [_item(doc, item, path) for item, path in doc.items(node, "fleky", "seznam, kdo co řekl")]
    heard = [one for one in spoken if one is not None]
    if len(heard) == len(spoken) and parts and any(said is not APPROVAL for _, said in heard):
        check_levels(doc, heard, node, side, parts)
    return tuple(comment for comment, _ in heard)


def _totals(doc: Reader, node: Node) -> dict[str, int]:
    levels: dict[str, int] = {}
    for key, value in doc.pairs(node, "fleky"):
        path = join("fleky", key)
        named = read_parts(key)
        if named is None or len(named) != 1:
            hint = did_you_mean(key, (*words_known(), *doc.players))
            hint = "pořadí řečníků se píše jako seznam: - Adam: flek na hru" if key in doc.players else hint
            doc.fault("flek", value, path, f"„{key}“ není část závazku.", hint=hint)
            continue
        count = doc.integer(value, path, 0, _MOST)
        if count is not None:
            levels[named[0]] = count
    return levels


Heard = tuple[Comment, Speech]


def _item(doc: Reader, node: Node, path: str) -> Heard | None:
    """`Božena: flek na hru` or `{kdo: Božena, na: [hra, sedma]}`."""
    if node.tag != MAP:
        doc.shape(node, path, "jméno: slovo, třeba Božena: flek na hru")
        return None
    first = node.value[0][0].value if len(node.value) == 1 else None
    if first is None or (first in _ITEM_WORDS and first not in doc.players):
        return _longer(doc, node, path)
    pair = doc.one_player(node, path, "jméno: slovo")
    said = _speech(doc, pair[1], f"{path}.{pair[0]}") if pair is not None else None
    return (_comment(doc, pair[0], said, node, path), said) if pair is not None and said is not None else None


def _longer(doc: Reader, node: Node, path: str) -> Heard | None:
    if any(key.value in _ITEM_WORDS for key, _ in node.value):
        return _structured(doc, node, path)
    hint = "každého dejte na řádek s pomlčkou."
    doc.fault("flek", node, path, "v jedné položce mluví jen jeden hráč.", hint=hint)
    return None


def _speech(doc: Reader, node: Node, path: str) -> Speech | None:
    text = doc.raw(node, path, "slovo, třeba flek na hru")
    if text is None:
        return None
    try:
        return read_speech(text)
    except UnknownWord as fault:
        word = str(fault)
        hint = did_you_mean(word, (*LEVELS, "dobře", *words_known(), "hru", "sedmu", "osmu", "devítku"))
        expected = "flek, re, tutti, boty [na hru, sedmu, sto…] nebo dobře"
        doc.fault("flek", node, path, f"slovu {shown(node)} nelze rozumět.", expected=expected, hint=hint)
        return None


def _structured(doc: Reader, node: Node, path: str) -> Heard | None:
    if not node.value or not all(key.tag in SCALAR for key, _ in node.value):
        doc.shape(node, path, "{kdo: jméno, na: [části]}")
        return None
    fields = doc.fields(node, path, _ITEM_KEYS)
    written = {key.value for key, _ in node.value}  # an empty `na` is dobře, a missing one is not
    if not doc.require(fields, node, path, *(("kdo",) if "na" in written else _ITEM_WORDS)):
        return None
    name = doc.player(fields["kdo"], f"{path}.kdo")
    parts = read_part_list(doc, fields["na"], f"{path}.na") if "na" in fields else ()
    if name is None or parts is None:
        return None
    said = _without_words(parts)
    return _comment(doc, name, said, node, path), said


@lru_cache(512)
def _without_words(parts: tuple[str, ...]) -> Speech:
    return Speech(tuple(Said(part, 0) for part in parts)) if parts else APPROVAL


def read_part_list(doc: Reader, node: Node, path: str) -> tuple[str, ...] | None:
    """`[hra, sedma]` or `hra a sedma`; each part once."""
    if node.tag == SEQ:
        texts = [*doc.items(node, path)]
    elif node.tag in SCALAR:
        texts = [(node, path)] if node.value.strip() else []
    else:
        doc.shape(node, path, "části závazku, třeba [hra, sedma]")
        return None
    found: list[str] = []
    for item, place in texts:
        text = doc.raw(item, place, "část závazku")
        parts = read_parts(text) if text is not None else ()
        if parts is None:
            hint = did_you_mean(item.value, words_known()) or f"možnosti: {', '.join(words_known())}."
            doc.fault("cast", item, place, f"{shown(item)} není část závazku.", hint=hint)
        if not parts:
            return None
        found.extend(parts)
    return tuple(dict.fromkeys(found))


def _comment(doc: Reader, name: str, said: Speech, node: Node, path: str) -> Comment:
    if said is APPROVAL:
        return Comment(name, place=doc.place(node, path))
    return Comment(name, said.parts, bool(said.open_level), said.level, doc.place(node, path))


@dataclass(slots=True)
class _Count:
    """Raises of one part so far and the side that announced or last raised it."""

    level: int = 0
    side: Side | None = None

    def next(self, side: Side) -> int:
        """The level a raise by that side has: a partner's same word joins, it does not raise (spec 2, 2.9)."""
        return self.level if side is self.side else self.level + 1


def check_levels(
    doc: Reader, heard: list[Heard], node: Node, side: Callable[[str], Side], parts: Mapping[str, Side]
) -> None:
    """A word that names another level than the count gives is an error; one per part, the first."""
    counts = {part: _Count(side=announcer) for part, announcer in parts.items()}
    for i, (comment, speech) in enumerate(heard):
        who = side(comment.player)
        if speech.open_level:
            _check_bare(doc, comment, counts, who, node.value[i])
            continue
        for said in speech.said:
            count = counts.get(said.part)
            if count is None:
                continue
            due = count.next(who)
            if said.level and said.level != (due or 1):
                _report_level(doc, comment, said, due or 1, node.value[i])
                del counts[said.part]
            elif due:  # a flek on his own side's part that nobody raised is no raise, `comments` says so
                count.level, count.side = due, who


def _check_bare(doc: Reader, comment: Comment, counts: dict[str, _Count], who: Side, node: Node) -> None:
    dues = [due for c in counts.values() if (due := c.next(who))]
    fitting = [c for c in counts.values() if c.next(who) == comment.level]
    if dues and not fitting:
        due = min(dues)
        _report_level(doc, comment, Said("", comment.level), due, node)
        counts.clear()
    for count in fitting:
        count.level, count.side = comment.level, who


def _report_level(doc: Reader, comment: Comment, said: Said, due: int, node: Node) -> None:
    word, right = LEVEL_WORDS[said.level], LEVEL_WORDS.get(due, f"{due}. flek")
    about = f" na {accusative(said.part)}" if said.part else ""
    message = f"{comment.player}: „{word}{about}“ tu být nemůže, podle pořadí je to {right}."
    hint = f"opravte slovo na „{right}“, nebo doplňte vynechaného řečníka."
    doc.fault("flek-stupen", node, comment.place.path, message, hint=hint)
