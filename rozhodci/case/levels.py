"""Does each spoken word name the level that the count gives (spec 1, 1.3)? Raises are counted in `comments`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from yaml.nodes import Node

from rozhodci.case.model import Comment
from rozhodci.case.parts import accusative
from rozhodci.case.reader import Reader
from rozhodci.case.speech import LEVEL_WORDS, Said, Speech
from rozhodci.sides import Side

Heard = tuple[Comment, Speech]


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
            _check_bare(doc, comment, counts, who, node, i)
            continue
        for said in speech.said:
            count = counts.get(said.part)
            if count is None:
                continue
            due = count.next(who)
            if said.level and said.level != (due or 1):
                _report_level(doc, comment, said, due or 1, node, i)
                del counts[said.part]
            elif due:  # a flek on his own side's part that nobody raised is no raise, `comments` says so
                count.level, count.side = due, who


def _check_bare(doc: Reader, comment: Comment, counts: dict[str, _Count], who: Side, node: Node, i: int) -> None:
    dues = [due for c in counts.values() if (due := c.next(who))]
    fitting = [c for c in counts.values() if c.next(who) == comment.level]
    if dues and not fitting:
        due = min(dues)
        _report_level(doc, comment, Said("", comment.level), due, node, i)
        counts.clear()
    for count in fitting:
        count.level, count.side = comment.level, who


def _report_level(doc: Reader, comment: Comment, said: Said, due: int, node: Node, i: int) -> None:
    word, right = LEVEL_WORDS[said.level], LEVEL_WORDS.get(due, f"{due}. flek")
    about = f" na {accusative(said.part)}" if said.part else ""
    message = f"{comment.player}: „{word}{about}“ tu být nemůže, podle pořadí je to {right}."
    hint = f"opravte slovo na „{right}“, nebo doplňte vynechaného řečníka."
    doc.fault("flek-stupen", node.value[i], f"fleky[{i + 1}]", message, hint=hint)
