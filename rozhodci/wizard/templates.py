"""Commented templates of a case: a whole judged example for each ruleset and závazek, or for each code of renonc.

The skeleton is `data/pripad.txt`.
"""

from __future__ import annotations

from collections.abc import Iterator

from rozhodci.cards import Suit
from rozhodci.errors import UsageError
from rozhodci.rulesets.model import Ruleset
from rozhodci.wizard.samples import Sample, sample, zavazky
from rozhodci.wizard.skeleton import filled

SCHEMA = "pripad.schema.json"
"""The schema beside the case, where `rozhodci schema pripad -o pripad.schema.json` puts it."""

USUAL = "sto"
_SITTING = "Dana"


def case_template(rules: Ruleset, name: str, zavazek: str = USUAL, code: str | None = None) -> str:
    """A complete case as YAML text. `name` is what `pravidla` says; with `code` the dispute is an established fact.

    Raises UsageError for a závazek or a code that the ruleset does not know.
    """
    played = sample(rules, zavazek)
    if code is not None and code not in rules.catalogue:
        raise UsageError(f"--druh {code}: takový renonc sada nezná. Kódy vypíše: rozhodci pravidla {name}.")
    values = _values(rules, name, played) | (_by_code(rules, played, code) if code else _by_cards(played))
    return filled("pripad.txt", values)


def _values(rules: Ruleset, name: str, played: Sample) -> dict[str, str | None]:
    playing = list(played.hands)
    players = [*playing, _SITTING] if len(playing) < max(rules.seats) else playing
    return {
        "soubor_schematu": SCHEMA,
        "nadpis": f"{rules.title}, {played.zavazek}",
        "id": f"vzor-{rules.discipline}",
        "pravidla": name,
        "sada": name,
        "hraci": ", ".join(players),
        "rozdava": players[-1],
        "pauziruje": players[-1] if len(players) > len(playing) else None,
        "akter": playing[0],
        "druhy": playing[1],
        "treti": playing[2],
        "zavazek": played.zavazek,
        "zavazky": ", ".join(zavazky(rules)),
        "trumf": played.trump,
        "pomocna": played.pomocna,
        "karty": "\n".join(f"  {who}: {cards}" for who, cards in played.hands.items()),
        "talon": played.talon,
        "fleky": "\n".join(f"  - {who}: {word}" for who, word in played.fleky),
    } | _peculiar(rules, played)


def _peculiar(rules: Ruleset, played: Sample) -> dict[str, str | None]:
    """What only some disciplines know."""
    krizovy = rules.discipline == "krizovy"
    against = played.trump is not None and rules.discipline != "licitovany"  # ČSM čl. II/23
    red = " červené" if played.trump == Suit.CERVENE.word else ""
    reading = next(iter(rules.readings.values()), None)
    return {
        "partner": list(played.hands)[2] if krizovy and played.trump else None,
        "stupen": f"{played.zavazek}{red}" if rules.ladder else None,
        "proti": "sedma" if against else None,
        "dohravka": "ano" if krizovy else None,
        "vyklad": f"{reading.code}: {reading.default}" if reading else None,
    }


def _by_cards(played: Sample) -> dict[str, str | None]:
    """The dispute lies in the last trick."""
    return {
        "zdvihy": "\n".join([*_tricks(played), f"  - {played.tricks[-1]}   # {played.offender} {played.dispute}"]),
        "vznesl": next(p for p in played.hands if p != played.offender),
        "na": played.offender,
        "renonc": played.code,
        "zdvih": str(len(played.tricks)),
    }


def _by_code(rules: Ruleset, played: Sample, code: str) -> dict[str, str | None]:
    """The tricks are in order, the offence is an established fact."""
    offence, playing = rules.catalogue[code], list(played.hands)
    who = _offender(rules, played, code)
    where = f", zdvih: {len(played.tricks) - 1}, po_kartach: 1" if offence.phase == "sehravka" else ""
    whens = [v.when for v in offence.variants if v.when]
    rows = [f"  # {offence.name}: {offence.meaning}" if offence.meaning else f"  # {offence.name}"]
    rows += [f"  # Podle případu doplňte okolnost: {' nebo '.join(whens)}"] if whens else []
    return {
        "zdvihy": "\n".join(_tricks(played)),
        "udalosti": "\n".join([*rows, f"  - {{druh: {code}, kdo: {who}{where}}}"]),
        "treti": None,
        "vznesl": playing[2],
        "na": who,
        "zdvih": None,
    }


def _offender(rules: Ruleset, played: Sample, code: str) -> str:
    """Who can do it: the talon is the aktér's, a defender who wrongly shows a hand commits another renonc."""
    offence, playing = rules.catalogue[code], list(played.hands)
    if code == "pauzirujici-videl" and len(playing) < max(rules.seats):
        return _SITTING
    return playing[0] if offence.phase == "talon" or any(v.when == "obrana" for v in offence.variants) else playing[1]


def _tricks(played: Sample) -> Iterator[str]:
    """Those before the last one; the first in the longer form, to show it."""
    for number, cards in enumerate(played.tricks[:-1]):
        moves = ", ".join(f"{who}: {one}" for who, one in zip(played.hands, cards.split(), strict=True))
        yield f"  - {cards}" if number else f"  - [{moves}]"
