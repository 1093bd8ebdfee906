"""The licitace: who said which rung, one after another."""

from __future__ import annotations

import re

from rozhodci.case.model import Bid
from rozhodci.case.settings import read_rung
from rozhodci.case.words import fold
from rozhodci.report.words import plain
from rozhodci.wizard.draft import Draft, Refused
from rozhodci.wizard.question import Question, chosen

BIDS = "licitace"


def _take(draft: Draft, answer: str) -> Draft:
    if not answer:
        return draft.close(BIDS)
    fresh = tuple(_bid(draft, one) for one in _apart(draft, answer))
    return draft.with_case(bids=(*draft.case.bids, *fresh)).checked(BIDS)


def _apart(draft: Draft, answer: str) -> list[str]:
    """`Božena: dál, Adam: dvě sedmy, červená trumf`: a piece with no name of its own belongs to the one before."""
    said: list[str] = []
    for piece in (p.strip() for p in re.split("[,;]", answer)):
        if said and ":" not in piece and not _speaker(draft, piece):
            said[-1] += f", {piece}"
        else:
            said.append(piece)
    return said


def _speaker(draft: Draft, text: str) -> str:
    return next((p for p in draft.playing if fold(text).startswith(f"{fold(p)} ")), "")


def _bid(draft: Draft, text: str) -> Bid:
    """`Božena: sedma`, `Božena sedma`."""
    name, colon, word = text.partition(":")
    if not colon:
        name = _speaker(draft, text)
        word = text[len(name) :]
    if not name:
        raise Refused(f"Napište i kdo to řekl, třeba {draft.playing[0]}: {text}.")
    player, rung = chosen(name.strip(), draft.playing, "Hráč"), read_rung(word.strip(), draft.ruleset.ladder)
    if rung is None:
        raise Refused(f"„{word.strip()}“ není stupeň žebříčku. Možnosti: {', '.join(_words(draft))}.")
    return Bid(player, rung)


def _words(draft: Draft) -> tuple[str, ...]:
    return ("mám", "dál", *map(plain, draft.ruleset.ladder))


QUESTION = Question(
    BIDS,
    lambda d: BIDS not in d.closed,
    lambda d: f"Licitace, kdo co řekl, třeba {d.playing[0]}: sedma (Enter = konec)",
    "Jméno, dvojtečka a slovo; i víc najednou, oddělených čárkou.",
    _take,
    _words,
    lambda _: "",
)
