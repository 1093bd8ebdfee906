"""Established facts that cards cannot show (spec 1, 1.5)."""

from __future__ import annotations

from collections.abc import Sequence

from yaml.nodes import Node

from rozhodci.case.inner import Inner, inside
from rozhodci.case.model import Event
from rozhodci.case.reader import Reader
from rozhodci.case.words import counted
from rozhodci.rulesets.model import Ruleset

PHASES = ("pred-hrou", "licitace", "talon", "komentovani", "sehravka", "po-sehravce")
FOUND = ("pred-sehravkou", "sehravka", "po-hre")
_KEYS = dict.fromkeys(("druh", "kdo", "zdvih", "po_kartach", "faze", "okolnost", "zjisteno", "poradi", "popis"))
_MOST_CARDS = 4
_MOST_TRICKS = 10

# Facts about the hand, not about somebody's doing: they need no `kdo` (spec 1, 1.5).
_NOBODY = frozenset({"schvaleno", "omyl", "betl-nenalezen", "trumf-otocen", "zapomnel-volit", "kontrola-karet"})
# Facts that come before there is a závazek; the other facts belong to an announced hand.
_EARLY_FACTS = frozenset({"kontrola-karet"})
# Circumstances a referee may state even where the ruleset makes no difference of them (spec 2, 2.4).
_CIRCUMSTANCES = {"pauzirujici-videl": ("sam", "ukazano"), "rezani-michani": ("lozena",)}


def read_events(doc: Reader, node: Node, rules: Ruleset | None, tricks: int, playing: int) -> tuple[Event, ...]:
    """`udalosti`. `tricks` = how many are recorded, `playing` = how many play (0 = not known)."""
    read = [_event(doc, item, path, rules, tricks, playing) for item, path in doc.items(node, "udalosti")]
    return tuple(e for e in read if e is not None)


def _event(doc: Reader, node: Node, path: str, rules: Ruleset | None, tricks: int, playing: int) -> Event | None:
    fact = inside(doc, node, path, _KEYS, "{druh: …, kdo: …, zdvih: …}")
    if fact is None or not fact.require("druh"):
        return None
    kind = fact.kind("druh", rules, facts=True)
    if kind is not None and kind not in _NOBODY:
        fact.require("kdo")
    event = Event(
        kind or "",
        fact.player("kdo"),
        _trick(fact, rules, tricks),
        _after(fact, playing),
        fact.choice("faze", PHASES, "neznámá fáze"),
        _circumstance(fact, kind, rules),
        fact.choice("zjisteno", FOUND, "neznámá doba zjištění"),
        fact.integer("poradi", 1, 99),
        fact.text("popis"),
        fact.place,
    )
    _check_phase(fact, event)
    return event


def trick_number(inner: Inner, rules: Ruleset | None) -> int | None:
    """`zdvih`: 1 to the last trick there can be."""
    return inner.integer("zdvih", 1, rules.trick_count if rules else _MOST_TRICKS)


def _trick(fact: Inner, rules: Ruleset | None, recorded: int) -> int | None:
    """The state at that moment must be on record, otherwise no points could be counted."""
    number = trick_number(fact, rules)
    if number is None or number <= recorded + 1:
        return number
    known = f"má jen {counted(recorded, 'zdvih', 'zdvihy', 'zdvihů')}" if recorded else "žádný nemá"
    message = f"zdvih {number} nelze posoudit, záznam {known}."
    fact.fault("udalost-zdvih", "zdvih", message, hint="doplňte zdvihy až do té chvíle.")
    return None


def _after(fact: Inner, playing: int) -> int | None:
    number = fact.integer("po_kartach", 0, _MOST_CARDS)
    if number is None:
        return None
    if "zdvih" not in fact.fields:
        message = "po_kartach má smysl jen se zdvihem."
        fact.fault("udalost-zdvih", "po_kartach", message, hint="doplňte zdvih: číslo.")
    elif playing and number > playing:
        message = f"ve zdvihu jsou nejvýš {playing} karty."
        fact.fault("udalost-zdvih", "po_kartach", message, found=str(number), hint="opravte po_kartach.")
    return number


def _circumstance(fact: Inner, kind: str | None, rules: Ruleset | None) -> str | None:
    if "okolnost" not in fact.fields:
        return None
    offence = rules.catalogue.get(kind or "") if rules else None
    if offence is None:
        return fact.doc.raw(fact.fields["okolnost"], f"{fact.path}.okolnost", "okolnost")
    known = dict.fromkeys((*_CIRCUMSTANCES.get(offence.code, ()), *(v.when for v in offence.variants if v.when)))
    if known:
        return fact.choice("okolnost", known, "neznámá okolnost")
    message = f"u druhu „{offence.code}“ se okolnost nerozlišuje."
    fact.fault("okolnost", "okolnost", message, hint="klíč okolnost smažte.")
    return None


def _check_phase(fact: Inner, event: Event) -> None:
    if event.phase == "sehravka" and "zdvih" not in fact.fields:
        fact.fault("udalost-faze", "faze", "u sehrávky chybí, ve kterém zdvihu.", hint="doplňte zdvih: číslo.")
    elif event.phase not in (None, "sehravka") and "zdvih" in fact.fields:
        message = f"fáze „{event.phase}“ a zdvih se vylučují."
        fact.fault("udalost-faze", "faze", message, hint="nechte jen jedno z nich.")


def before_contract(events: Sequence[Event], rules: Ruleset | None) -> bool:
    """Do all events lie before there is a závazek (spec 1, 1.5)? Then the hand itself need not be described."""
    return bool(events) and all(_phase(e, rules) in ("pred-hrou", "licitace") for e in events)


def _phase(event: Event, rules: Ruleset | None) -> str:
    if event.trick is not None:
        return "sehravka"
    if event.phase is not None or rules is None:
        return event.phase or ""
    offence = rules.catalogue.get(event.kind)
    if offence is not None:
        return offence.phase or "pred-hrou"
    return "pred-hrou" if event.kind in _EARLY_FACTS else "komentovani"
