"""What is rarely needed: the licitace, other rates and readings, the tournament. One question asks whether any is."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

from rozhodci.case.reader import in_haler, read_amount
from rozhodci.wizard.draft import Draft, Refused
from rozhodci.wizard.question import Question, chosen
from rozhodci.wizard.questions import bids

MORE = "dalsi"
BIDS, RATES, READINGS, TOURNAMENT = bids.BIDS, "sazby", "vyklady", "turnaj"
_FIELDS = {
    "nazev": "Název turnaje",
    "datum": "Datum, třeba 2024-05-11",
    "kolo": "Kolo",
    "stul": "Stůl",
    "hra": "Kolikátá hra",
}
_RATE = re.compile(r"(.+?)[\s:=]+(\d\S*(?:\s*Kč)?)", re.I)


def topics(draft: Draft) -> tuple[str, ...]:
    return (*([BIDS] if draft.ruleset.ladder else []), RATES, READINGS, TOURNAMENT)


def _fields_of(topic: str) -> tuple[str, ...]:
    """The questions of a topic."""
    return tuple(f"{TOURNAMENT}-{field}" for field in _FIELDS) if topic == TOURNAMENT else (topic,)


def _more(draft: Draft, answer: str) -> Draft:
    words = [word for word in re.split(r"[,;\s]+", answer) if word and word != "a"]
    wanted = {chosen(word, topics(draft), "Údaj") for word in words}
    unwanted = {BIDS, RATES, READINGS, TOURNAMENT} - wanted
    return draft.close(MORE, *(key for topic in unwanted for key in _fields_of(topic)))


def _rate(draft: Draft, answer: str) -> Draft:
    if not answer:
        return draft.close(RATES)
    match = _RATE.fullmatch(answer)
    amount = read_amount(match[2]) if match else None
    if match is None or amount is None or len(amount[3] or "") > 2:
        raise Refused("Položka a částka, třeba zaklad 0,50.")
    name = chosen(match[1], draft.ruleset.rates, "Položka")
    return draft.with_case(rates={**draft.case.rates, name: in_haler(amount)}).checked(RATES)


def _reading(draft: Draft, answer: str) -> Draft:
    if not answer:
        return draft.close(READINGS)
    word, *rest = re.split(r"[=:\s]+", answer, maxsplit=1)
    known = draft.ruleset.readings
    reading = known[chosen(word, known, "Výklad")]
    if not rest:
        means = (f"{reading.code}={c} – {reading.meanings.get(c, c)}" for c in reading.choices)
        raise Refused(f"{reading.question} {'; '.join(means)}.")
    choice = chosen(rest[0], reading.choices, "Volba")
    made = draft.with_case(readings={**draft.case.readings, reading.code: choice}).checked(READINGS)
    return made.remark(f"{reading.question} {reading.meanings.get(choice, choice)}.")


def _readings(draft: Draft) -> tuple[str, ...]:
    return tuple(f"{r.code}={choice}" for r in draft.ruleset.readings.values() for choice in r.choices)


def _tournament(field: str) -> Callable[[Draft, str], Draft]:
    def take(draft: Draft, answer: str) -> Draft:
        key = f"{TOURNAMENT}-{field}"
        if not answer:
            return draft.close(key)
        told = {**draft.case.tournament, field: answer}
        return draft.close(key, tournament=told).checked(TOURNAMENT)

    return take


def _titled(title: str) -> Callable[[Draft], str]:
    return lambda _: f"{title} (Enter = neuvádět)"


def _open(key: str) -> Callable[[Draft], bool]:
    return lambda d: MORE in d.closed and key not in d.closed


QUESTIONS = (
    Question(
        MORE,
        lambda d: MORE not in d.closed,
        lambda _: "Další údaje (Enter = žádné)",
        "Napište, co se má doplnit, i víc slov najednou. Sazby a výklady jen tam, kde se hrálo jinak, než říká sada.",
        _more,
        topics,
        lambda _: "",
    ),
    replace(bids.QUESTION, open=_open(BIDS)),
    Question(
        RATES,
        _open(RATES),
        lambda _: "Jiná sazba v Kč, třeba zaklad 0,50 (Enter = dost)",
        "Položka a částka. Co je násobkem základu, přepočítá se s ním samo.",
        _rate,
        lambda d: tuple(d.ruleset.rates),
        lambda _: "",
    ),
    Question(
        READINGS,
        _open(READINGS),
        lambda _: "Jiný výklad, kód=volba (Enter = dost)",
        "Kód sám vypíše, z čeho se vybírá. Význam všech: rozhodci pravidla --vyklady.",
        _reading,
        _readings,
        lambda _: "",
        listing=False,
    ),
    *(
        Question(
            f"{TOURNAMENT}-{field}",
            _open(f"{TOURNAMENT}-{field}"),
            _titled(title),
            "Objeví se v záhlaví protokolu.",
            _tournament(field),
            default=lambda _: "",
        )
        for field, title in _FIELDS.items()
    ),
)
