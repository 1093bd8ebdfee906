"""One question of the interview: what it asks, offers, and makes of an answer."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from rozhodci.case.words import did_you_mean, fold, listed
from rozhodci.wizard.draft import Draft, Refused

Offered = Callable[[Draft], tuple[str, ...]]
BACK, HELP, SHOW, END = "zpet", "?", "vypis", "konec"
COMMANDS = (BACK, HELP, SHOW, END)


def nothing(_draft: Draft) -> tuple[str, ...]:
    return ()


@dataclass(frozen=True, slots=True)
class Question:
    """`open`: is it to be asked now? `take` gives the next draft or raises Refused; an empty answer means `default`.

    `default` None: an empty answer is refused. `listing` False: what is offered is only for completion.
    """

    key: str
    open: Callable[[Draft], bool]
    text: Callable[[Draft], str]
    help: str
    take: Callable[[Draft, str], Draft]
    offered: Offered = nothing
    default: Callable[[Draft], str | None] = lambda _: None
    listing: bool = True


def chosen(answer: str, allowed: Iterable[str], what: str) -> str:
    """The allowed word that was meant: whatever its case and diacritics, or by its unique beginning. Raises Refused."""
    words = tuple(allowed)
    wanted = fold(answer)
    same = [w for w in words if fold(w) == wanted] or [w for w in words if fold(w).startswith(wanted)]
    if len(same) == 1:
        return same[0]
    if same:
        raise Refused(f"„{answer}“ může být {listed(same)}.")
    hint = did_you_mean(answer, words) or f"možnosti: {', '.join(words[:16])}{' …' if words[16:] else ''}."
    raise Refused(f"{what}: „{answer}“ tu být nemůže, {hint}")


def yes(answer: str) -> bool:
    return chosen(answer, ("ano", "ne"), "Odpověď") == "ano"
