"""Established facts (`udalosti`): what the cards do not show, one after another."""

from __future__ import annotations

import re
from dataclasses import replace

from rozhodci.case.model import Event
from rozhodci.wizard.draft import Draft, Refused
from rozhodci.wizard.question import Question, chosen
from rozhodci.wizard.questions.table import NONE

PHASES = ("pred-hrou", "licitace", "talon", "komentovani", "po-sehravce")
_TRICK = re.compile(r"(\d+)\.?(?:\s*/\s*(\d+))?")
_WHAT, _WHO, _WHEN, _HOW = "druh", "kdo", "kdy", "okolnost"


def _turn(draft: Draft) -> bool:
    played = "zdvihy" in draft.closed or draft.before_contract
    return played and "udalosti" not in draft.closed


def _codes(draft: Draft) -> tuple[str, ...]:
    return (*draft.ruleset.catalogue, *draft.ruleset.facts)


def _circumstances(draft: Draft) -> tuple[str, ...]:
    offence = draft.ruleset.catalogue.get(draft.pending.get(_WHAT, ""))
    return tuple(v.when for v in offence.variants if v.when) if offence else ()


def _kind(draft: Draft, answer: str) -> Draft:
    if answer:
        code = chosen(answer, _codes(draft), "Událost")
        offence = draft.ruleset.catalogue.get(code)
        about = offence.name if offence else draft.ruleset.facts[code]
        return replace(draft, pending={_WHAT: code}).remark(f"{code}: {about}")
    if draft.before_contract and not draft.case.events:
        raise Refused("Bez závazku musí být aspoň jedna událost; kódy vypíše ?.")
    return draft.close("udalosti").checked()


def _who(draft: Draft, answer: str) -> Draft:
    name = None if answer == NONE else chosen(answer, draft.case.players, "Hráč")
    return _next(draft, _WHO, name)


def _when(draft: Draft, answer: str) -> Draft:
    if not answer:
        return _next(draft, _WHEN, (None, None, None))
    match = _TRICK.fullmatch(answer)
    if match is None:
        return _next(draft, _WHEN, (None, None, chosen(answer, PHASES, "Kdy")))
    return _next(draft, _WHEN, (int(match[1]), int(match[2]) if match[2] else None, None))


def _how(draft: Draft, answer: str) -> Draft:
    return _next(draft, _HOW, chosen(answer, _circumstances(draft), "Okolnost") if answer else None)


def _next(draft: Draft, key: str, value: object) -> Draft:
    """The event as far as it is known must be readable; after the last answer it belongs to the case."""
    pending = {**draft.pending, key: value}
    trick, after, phase = pending.get(_WHEN) or (None, None, None)
    event = Event(pending[_WHAT], pending.get(_WHO), trick, after, phase, pending.get(_HOW))
    number = len(draft.case.events) + 1
    whole = draft.with_case(events=(*draft.case.events, event)).checked(f"udalosti[{number}]")
    last = key == _HOW or (key == _WHEN and not _circumstances(draft))
    return replace(whole, pending={}) if last else replace(draft, pending=pending)


QUESTIONS = (
    Question(
        "udalost",
        lambda d: _turn(d) and _WHAT not in d.pending,
        lambda d: f"{'Další' if d.case.events else 'Zjištěná'} událost, kterou karty neukážou (Enter = žádná)",
        "Kód renoncu nebo skutečnosti; význam vysvětlí rozhodci vysvetli KÓD.",
        _kind,
        _codes,
        lambda _: "",
        listing=False,
    ),
    Question(
        "udalost-kdo",
        lambda d: _turn(d) and _WHO not in d.pending,
        lambda _: f"Kdo to udělal ({NONE} = nikdo určitý)",
        "Čí to bylo provinění nebo čin.",
        _who,
        lambda d: d.case.players,
    ),
    Question(
        "udalost-kdy",
        lambda d: _turn(d) and _WHEN not in d.pending,
        lambda _: "Kdy to bylo: číslo zdvihu, nebo fáze (Enter = jak je u toho obvyklé)",
        "Třeba 3 = při 3. zdvihu před první kartou, 3/1 = po jedné kartě; nebo fáze.",
        _when,
        lambda _: PHASES,
        lambda _: "",
    ),
    Question(
        "udalost-okolnost",
        lambda d: _turn(d) and _HOW not in d.pending,
        lambda _: "Okolnost, na které článek závisí (Enter = žádná z nich)",
        "Co která znamená, vypíše rozhodci vysvetli s kódem události.",
        _how,
        _circumstances,
        lambda _: "",
    ),
)
