"""In what two rulesets differ (command `pravidla --rozdil A B`), as rows of plain text."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rozhodci.money import kc
from rozhodci.rulesets.articles import points
from rozhodci.rulesets.model import Offence, PbTable, Ruleset, Variant

NOTHING = "–"


@dataclass(frozen=True, slots=True)
class Difference:
    """One thing said otherwise: its section (`sazby`, `výklady`, …), its name and both values (`–` = not there)."""

    section: str
    what: str
    left: str
    right: str


def diff(left: Ruleset, right: Ruleset) -> tuple[Difference, ...]:
    """Every difference in the order of sections; empty for a ruleset and itself."""
    ours, theirs = _sections(left), _sections(right)
    return tuple(
        Difference(section, what, ours[section].get(what, NOTHING), theirs[section].get(what, NOTHING))
        for section in ours
        for what in dict.fromkeys([*ours[section], *theirs[section]])
        if ours[section].get(what, NOTHING) != theirs[section].get(what, NOTHING)
    )


def _sections(rules: Ruleset) -> Mapping[str, Mapping[str, str]]:
    return {
        "sada": _about(rules),
        "sazby": {r.name: _amount(r.hal) for r in rules.rates.values()},
        "závazky": {said: " + ".join(parts) for said, parts in rules.zavazky.items()},
        "výklady": {r.code: r.default for r in rules.readings.values()},
        "katalog": dict(row for offence in rules.catalogue.values() for row in _offence(offence)),
        "prémiové body": dict(_pb(rules.pb)) if rules.pb else {},
    }


def _about(rules: Ruleset) -> dict[str, str]:
    until = f" do {rules.valid_to}" if rules.valid_to else ""
    return {
        "název": rules.title,
        "zdroj": rules.source,
        "platnost": f"od {rules.valid_from}{until}" if rules.valid_from or until else NOTHING,
        "hráčů": " nebo ".join(map(str, rules.seats)),
        "karet v ruce": str(rules.hand_size),
        "talon": str(rules.talon_size),
        "fleků": "bez konce" if rules.max_fleks is None else str(rules.max_fleks),
        "žebříček": ", ".join(rules.ladder) or NOTHING,
    }


def _amount(hal: int | None) -> str:
    return "není" if hal is None else kc(hal)


def _offence(offence: Offence) -> Iterator[tuple[str, str]]:
    for variant in offence.variants:
        yield f"{offence.code} ({variant.when})" if variant.when else offence.code, _variant(variant)


def _variant(variant: Variant) -> str:
    proposed = f" (navrženo {variant.proposed})" if variant.proposed else ""
    pausal = f", paušál {variant.pausal}" if variant.pausal else ""
    group = f", postih {variant.group}" if variant.group else ""
    return f"{variant.klass}{proposed}{pausal}{group}, {variant.cite}"


def _pb(pb: PbTable) -> Iterator[tuple[str, str]]:
    for row in pb.rows.values():
        yield row.key, f"{points(row.led)} / {points(row.not_led)}"
    for part, values in pb.fleks.items():
        yield f"flek {part}", ", ".join(map(points, values))
    for part, halves in pb.minus.items():
        yield f"mínus {part}", points(halves)
    yield "hranice", points(pb.threshold)
    yield "sto a sedma", pb.sto_seven or NOTHING
