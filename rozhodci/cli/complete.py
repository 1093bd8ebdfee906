"""What the shell offers for a half-typed word: (value, explanation). The rulesets are read only while completing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rozhodci.rulesets.model import Ruleset

Offer = list[tuple[str, str]]


@dataclass(frozen=True, slots=True)
class Typed:
    """What stands on the line already: values by the name of the parameter, a tuple where it may be repeated."""

    params: Mapping[str, Any]


def words(allowed: Iterable[str]) -> Callable[[str], Offer]:
    """A fixed list of words."""

    def offer(incomplete: str) -> Offer:
        return _fitting([(word, "") for word in allowed], incomplete)

    return offer


def rulesets(incomplete: str) -> Offer:
    """Names of rulesets; nothing (so the shell offers files) for a path."""
    from rozhodci import rulesets as data

    return _fitting([(name, data.get(name).title) for name in data.names()], incomplete)


def readings(ctx: Typed, incomplete: str) -> Offer:
    """`kód=volba` of every výklad."""
    offer: dict[str, str] = {}
    for rules in _rules(ctx):
        for reading in rules.readings.values():
            for choice in reading.choices:
                offer.setdefault(f"{reading.code}={choice}", reading.meanings.get(choice, reading.question))
    return _fitting(offer.items(), incomplete)


def codes(ctx: Typed, incomplete: str) -> Offer:
    """Codes of the catalogue."""
    offer = {offence.code: offence.name for rules in _rules(ctx) for offence in rules.catalogue.values()}
    return _fitting(offer.items(), incomplete)


def zavazky(ctx: Typed, incomplete: str) -> Offer:
    """Závazky for which there is a template."""
    from rozhodci.wizard import samples

    names = dict.fromkeys(name for rules in _rules(ctx) for name in samples.zavazky(rules))
    return _fitting([(name, "") for name in names], incomplete)


def topics(ctx: Typed, incomplete: str) -> Offer:
    """Codes and articles for `vysvetli`; of an article typed without quotes what is left of its words."""
    typed = "".join(f"{word} " for word in ctx.params.get("co") or ())
    found = _fitting(_topics(_rules(ctx)), typed + incomplete)
    return [(value[len(typed) :], about) for value, about in found if len(value) > len(typed)]


def _topics(several: Iterable[Ruleset]) -> Iterator[tuple[str, str]]:
    seen: set[str] = set()
    for rules in several:
        about = {
            **{o.code: o.name for o in rules.catalogue.values()},
            **rules.facts,
            **{r.code: r.question for r in rules.readings.values()},
            **{a.cite: a.heading for a in rules.articles.values()},
        }
        yield from ((value, text) for value, text in about.items() if value not in seen)
        seen |= set(about)


def _rules(ctx: Typed) -> list[Ruleset]:
    """The ruleset named on the line, else all of them."""
    from rozhodci import rulesets as data
    from rozhodci.errors import RozhodciError

    named = ctx.params.get("pravidla")
    try:
        return [data.get(named)] if isinstance(named, str) else [data.get(name) for name in data.names()]
    except RozhodciError:
        return [data.get(name) for name in data.names()]


def _fitting(offer: Iterable[tuple[str, str]], incomplete: str) -> Offer:
    """Those that begin so, whatever the case and diacritics."""
    from rozhodci.case.words import fold

    start = fold(incomplete + "|")[:-1]
    return [(value, about) for value, about in offer if fold(value).startswith(start)]
