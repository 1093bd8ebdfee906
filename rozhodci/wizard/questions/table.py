"""Rules and people: ruleset, players, dealer, who sits out, aktér, partner."""

from __future__ import annotations

import re
from collections.abc import Callable

from rozhodci import rulesets
from rozhodci.case.seats import sitting
from rozhodci.case.words import fold, listed
from rozhodci.errors import RozhodciError
from rozhodci.rulesets.model import Ruleset
from rozhodci.wizard.draft import Draft, Refused
from rozhodci.wizard.question import COMMANDS, Question, chosen

NONE = "-"
_USUAL = "licitovany-2010"
_LONGEST = 100


def questions(rules_for: Callable[[str], Ruleset]) -> tuple[Question, ...]:
    """`rules_for` finds a ruleset by name or path."""
    return (
        Question(
            "pravidla",
            lambda d: d.rules is None,
            lambda _: "Podle kterých pravidel se hrálo",
            "Jméno sady, nebo cesta k souboru s vlastní sadou. Co která sada obsahuje: rozhodci pravidla.",
            lambda d, answer: _rules(d, answer, rules_for),
            lambda _: rulesets.names(),
            lambda _: _USUAL,
        ),
        *_PEOPLE,
    )


def _rules(draft: Draft, answer: str, rules_for: Callable[[str], Ruleset]) -> Draft:
    try:
        rules = rules_for(answer)
    except RozhodciError as error:
        raise Refused(str(error)) from None
    name = rules.name if answer in (rules.name, *rules.aliases) else answer
    return Draft(rules, draft.close(ruleset=name).case)


def _players(draft: Draft, answer: str) -> Draft:
    names = tuple(
        n for n in (p.strip() for p in re.split(r"[,;]" if re.search(r"[,;]", answer) else r"\s+", answer)) if n
    )
    seats = draft.ruleset.seats
    if len(names) not in seats:
        raise Refused(f"Jmen je {len(names)}, u stolu mají být {listed(map(str, seats))}.")
    if len({fold(n) for n in names}) < len(names):
        raise Refused("Dvě jména jsou stejná; rozlište je třeba příjmením.")
    wrong = [n for n in names if fold(n) in COMMANDS or n == NONE or len(n) > _LONGEST or not n.isprintable()]
    if wrong:
        raise Refused(f"„{wrong[0][:20]}“ tu za jméno nejde, napište ho jinak.")
    return draft.close("hraci", players=names)


def _dealer(draft: Draft, answer: str) -> Draft:
    name = chosen(answer, draft.case.players, "Rozdávající")
    sitter = sitting(draft.case.players, name, None, draft.playing_count)
    return draft.close("rozdava", dealer=name, sitter=sitter)


def _sitter(draft: Draft, answer: str) -> Draft:
    return draft.close("pauziruje", sitter=chosen(answer, draft.case.players, "Pauzírující"))


def _akter(draft: Draft, answer: str) -> Draft:
    if answer == NONE:
        return draft.close("akter")
    return draft.close("akter", akter=chosen(answer, draft.playing, "Aktér"))


def _partner(draft: Draft, answer: str) -> Draft:
    if answer == NONE:
        return draft.close("partner")
    return draft.close("partner", partner=chosen(answer, others(draft), "Partner"))


def others(draft: Draft) -> tuple[str, ...]:
    """The playing ones without the aktér."""
    return tuple(p for p in draft.playing if p != draft.case.akter)


def _sits_out(draft: Draft) -> bool:
    return len(draft.case.players) > draft.playing_count


_PEOPLE = (
    Question(
        "hraci",
        lambda d: "hraci" not in d.closed,
        lambda d: f"Jména {listed(map(str, d.ruleset.seats))} hráčů po směru hodinových ručiček",
        "Všichni u stolu, oddělení čárkou nebo mezerou, třeba: Adam, Božena, Cyril, Dana.",
        _players,
    ),
    Question(
        "rozdava",
        lambda d: "rozdava" not in d.closed,
        lambda _: "Kdo rozdával",
        "Stačí začátek jména. Forhont je další hrající po směru hodinových ručiček.",
        _dealer,
        lambda d: d.case.players,
    ),
    Question(
        "pauziruje",
        lambda d: "pauziruje" not in d.closed and _sits_out(d),
        lambda _: "Kdo pauzíroval",
        "Ve čtyřech pauzíruje rozdávající, nebylo-li to jinak.",
        _sitter,
        lambda d: d.case.players,
        lambda d: d.case.dealer,
    ),
    Question(
        "akter",
        lambda d: "akter" not in d.closed,
        lambda _: f"Kdo ohlásil závazek ({NONE} = spor vznikl dřív)",
        f"Aktér: kdo hlásil závazek. Vznikl-li spor ještě před závazkem (chybné rozdání…), napište {NONE}.",
        _akter,
        lambda d: d.playing,
    ),
)

PARTNER = Question(
    "partner",
    lambda d: d.discipline == "krizovy" and "partner" not in d.closed and not d.trumpless and not d.before_contract,
    lambda _: f"Volaný spoluhráč ({NONE} = hraje sám)",
    "Kdo má volanou kartu. Hraje-li aktér sám, stačí Enter.",
    _partner,
    others,
    lambda _: NONE,
)
