"""Established facts, the complaint, the play-out and the recorded outcome (spec 1, 1.5 - 1.7)."""

from __future__ import annotations

from collections.abc import Sequence

from yaml.nodes import Node

from rozhodci.case.model import Complaint, Demand, Event, Playout, Record
from rozhodci.case.nodes import MAP, SCALAR, SEQ
from rozhodci.case.reader import Fields, Reader, join
from rozhodci.case.words import counted
from rozhodci.rulesets.model import Ruleset
from rozhodci.sides import Side

PHASES = ("pred-hrou", "licitace", "talon", "komentovani", "sehravka", "po-sehravce")
FOUND = ("pred-sehravkou", "sehravka", "po-hre")
WHEN = ("behem-hry", "pred-skladanim", "po-zahajeni-skladani", "po-slozeni")
CLASSES = ("ve-hre", "technicky", "rozhodci", "neni")
RESULT_PARTS = ("hra", "sedma", "osma", "devitka", "sto", "sto-a-sedma", "dve-sedmy", "betl", "durch", "ticha-sedma")
EVENT_KEYS = dict.fromkeys(("druh", "kdo", "zdvih", "po_kartach", "faze", "okolnost", "zjisteno", "poradi", "popis"))
COMPLAINT_KEYS = dict.fromkeys(("vznesl", "na", "druh", "zdvih", "kdy", "popis"))
_DEMAND_KEYS = dict.fromkeys(("po", "zada"))
RECORD_KEYS = dict.fromkeys(("renonc", "kdo", "zdvih", "trida", "pausal", "kontumace", "platby", "pb", "vysledek"))

# Facts about the hand, not about somebody's doing: they need no `kdo` (spec 1, 1.5).
NOBODY = frozenset({"schvaleno", "omyl", "betl-nenalezen", "trumf-otocen", "zapomnel-volit", "kontrola-karet"})
# Facts that come before there is a závazek; the other facts belong to an announced hand.
_EARLY_FACTS = frozenset({"kontrola-karet"})
# Circumstances a referee may state even where the ruleset makes no difference of them (spec 2, 2.4).
_CIRCUMSTANCES = {"pauzirujici-videl": ("sam", "ukazano"), "rezani-michani": ("lozena",)}
_MOST_POINTS = 200


def read_events(doc: Reader, node: Node, rules: Ruleset | None, tricks: int, playing: int) -> tuple[Event, ...]:
    """`udalosti`. `tricks` = how many are recorded, `playing` = how many play."""
    read = [
        _event(doc, item, path, rules, tricks, playing) for item, path in doc.items(node, "udalosti", "seznam událostí")
    ]
    return tuple(e for e in read if e is not None)


def _event(doc: Reader, node: Node, path: str, rules: Ruleset | None, tricks: int, playing: int) -> Event | None:
    fields = doc.fields(node, path, EVENT_KEYS, "{druh: …, kdo: …, zdvih: …}")
    if node.tag != MAP or not doc.require(fields, node, path, "druh"):
        return None
    kind = read_kind(doc, fields, path, "druh", rules, facts=True)
    if kind is not None and kind not in NOBODY:
        doc.require(fields, node, path, "kdo")
    trick = _trick_number(doc, fields, path, rules, tricks + 1)
    event = Event(
        kind or "",
        doc.player(fields["kdo"], join(path, "kdo")) if "kdo" in fields else None,
        trick,
        _after(doc, fields, path, playing),
        doc.choice(fields["faze"], join(path, "faze"), PHASES, "fáze") if "faze" in fields else None,
        _circumstance(doc, fields, path, kind, rules),
        doc.choice(fields["zjisteno"], join(path, "zjisteno"), FOUND, "doba zjištění")
        if "zjisteno" in fields
        else None,
        doc.integer(fields["poradi"], join(path, "poradi"), 1, 99) if "poradi" in fields else None,
        _text(doc, fields, path),
        doc.place(node, path),
    )
    _check_phase(doc, event, fields, node, path)
    return event


def read_kind(doc: Reader, fields: Fields, path: str, key: str, rules: Ruleset | None, facts: bool) -> str | None:
    """A code of the catalogue (or a fact)."""
    if key not in fields:
        return None
    if rules is None:
        return doc.raw(fields[key], join(path, key), "kód")
    if fields[key].value in (rules.catalogue if fields[key].tag in SCALAR else ()):
        return str(fields[key].value)
    known = (*rules.catalogue, *rules.facts) if facts else tuple(rules.catalogue)
    return doc.choice(fields[key], join(path, key), known, "událost" if facts else "druh renoncu")


def _trick_number(doc: Reader, fields: Fields, path: str, rules: Ruleset | None, most: int) -> int | None:
    if "zdvih" not in fields:
        return None
    last = rules.trick_count if rules else 10
    number = doc.integer(fields["zdvih"], join(path, "zdvih"), 1, last)
    if number is not None and number > most:
        recorded = (
            f"záznam má jen {counted(most - 1, 'zdvih', 'zdvihy', 'zdvihů')}" if most > 1 else "záznam žádný nemá"
        )
        message = f"zdvih {number} nelze posoudit, {recorded}."
        doc.fault(
            "udalost-zdvih", fields["zdvih"], join(path, "zdvih"), message, hint="doplňte zdvihy až do té chvíle."
        )
        return None
    return number


def _after(doc: Reader, fields: Fields, path: str, playing: int) -> int | None:
    if "po_kartach" not in fields:
        return None
    node, where = fields["po_kartach"], join(path, "po_kartach")
    number = doc.integer(node, where, 0, 4)
    if number is None:
        return None
    if "zdvih" not in fields:
        doc.fault("udalost-zdvih", node, where, "po_kartach má smysl jen se zdvihem.", hint="doplňte zdvih: číslo.")
    elif playing and number > playing:
        message = f"ve zdvihu jsou nejvýš {playing} karty."
        doc.fault("udalost-zdvih", node, where, message, found=str(number), hint="opravte po_kartach.")
    return number


def _circumstance(doc: Reader, fields: Fields, path: str, kind: str | None, rules: Ruleset | None) -> str | None:
    if "okolnost" not in fields:
        return None
    offence = rules.catalogue.get(kind or "") if rules else None
    if offence is None:
        return doc.raw(fields["okolnost"], join(path, "okolnost"), "okolnost")
    known = (*_CIRCUMSTANCES.get(offence.code, ()), *(v.when for v in offence.variants if v.when))
    if not known:
        message = f"u druhu „{offence.code}“ se okolnost nerozlišuje."
        doc.fault("okolnost", fields["okolnost"], join(path, "okolnost"), message, hint="klíč okolnost smažte.")
        return None
    return doc.choice(fields["okolnost"], join(path, "okolnost"), dict.fromkeys(known), "okolnost")


def _text(doc: Reader, fields: Fields, path: str) -> str:
    return (doc.text(fields["popis"], join(path, "popis"), lines=True) or "") if "popis" in fields else ""


def _check_phase(doc: Reader, event: Event, fields: Fields, node: Node, path: str) -> None:
    where = fields.get("faze", node)
    if event.phase == "sehravka" and "zdvih" not in fields:
        doc.fault(
            "udalost-faze",
            where,
            join(path, "faze"),
            "u sehrávky chybí, ve kterém zdvihu.",
            hint="doplňte zdvih: číslo.",
        )
    elif event.phase not in (None, "sehravka") and "zdvih" in fields:
        message = f"fáze „{event.phase}“ a zdvih se vylučují."
        doc.fault("udalost-faze", where, join(path, "faze"), message, hint="nechte jen jedno z nich.")


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


def read_complaint(doc: Reader, node: Node, rules: Ruleset | None) -> Complaint | None:
    """`namitka`."""
    path = "namitka"
    fields = doc.fields(node, path, COMPLAINT_KEYS, "{vznesl: jméno, kdy: behem-hry, …}")
    if node.tag != MAP or not doc.require(fields, node, path, "vznesl", "kdy"):
        return None
    return Complaint(
        doc.player(fields["vznesl"], join(path, "vznesl")) or "",
        doc.choice(fields["kdy"], join(path, "kdy"), WHEN, "doba námitky") or "",
        doc.player(fields["na"], join(path, "na")) if "na" in fields else None,
        read_kind(doc, fields, path, "druh", rules, facts=False),
        _trick_number(doc, fields, path, rules, 99),
        _text(doc, fields, path),
        doc.place(node, path),
    )


def read_playout(doc: Reader, node: Node) -> Playout | None:
    """`dohravka`: ano, ne, or a list of `{po, zada}`."""
    if node.tag in SCALAR:
        return Playout(True) if doc.boolean(node, "dohravka") else None
    if node.tag != SEQ:
        doc.shape(node, "dohravka", "ano, nebo seznam {po: 1, zada: jméno}")
        return None
    read = [_demand(doc, item, path) for item, path in doc.items(node, "dohravka")]
    demands = tuple(d for d in read if d is not None)
    if len({d.after for d in demands}) < len(demands):
        doc.fault("dohravka", node, "dohravka", "stejné pořadí renoncu je tu dvakrát.", hint="opravte po: číslo.")
    return Playout(False, demands)


def _demand(doc: Reader, node: Node, path: str) -> Demand | None:
    fields = doc.fields(node, path, _DEMAND_KEYS, "{po: 1, zada: jméno}")
    if node.tag != MAP or not doc.require(fields, node, path, "po", "zada"):
        return None
    after = doc.integer(fields["po"], join(path, "po"), 1, 99)
    name = doc.player(fields["zada"], join(path, "zada"))
    return Demand(after, name) if after is not None and name is not None else None


def read_record(doc: Reader, node: Node, rules: Ruleset | None) -> Record | None:
    """`zaznam`: any part of what was written at the table."""
    path = "zaznam"
    fields = doc.fields(node, path, RECORD_KEYS, "{renonc: …, kdo: …, platby: {…}}")
    if node.tag != MAP:
        return None
    return Record(
        read_kind(doc, fields, path, "renonc", rules, facts=False),
        doc.player(fields["kdo"], join(path, "kdo")) if "kdo" in fields else None,
        _trick_number(doc, fields, path, rules, 99),
        doc.choice(fields["trida"], join(path, "trida"), CLASSES, "třída") if "trida" in fields else None,
        doc.integer(fields["pausal"], join(path, "pausal"), 0, 2) if "pausal" in fields else None,
        doc.integer(fields["kontumace"], join(path, "kontumace"), 0, _MOST_POINTS) if "kontumace" in fields else None,
        _payments(doc, fields) if "platby" in fields else None,
        _pb(doc, fields) if "pb" in fields else None,
        _results(doc, fields["vysledek"]) if "vysledek" in fields else None,
        doc.place(node, path),
    )


def _payments(doc: Reader, fields: Fields) -> dict[str, int]:
    rows = doc.by_player(fields["platby"], "zaznam.platby", "{jméno: částka}")
    read = {name: doc.amount(value, path, negative=True) for name, value, path in rows}
    return {name: hal for name, hal in read.items() if hal is not None}


def _pb(doc: Reader, fields: Fields) -> dict[str, int]:
    """PB in halves of a point: an amount of `26,5` is 2650 hundredths."""
    halves: dict[str, int] = {}
    for name, value, path in doc.by_player(fields["pb"], "zaznam.pb", "{jméno: body}"):
        hundredths = doc.amount(value, path, negative=True)
        if hundredths is not None and hundredths % 50:
            doc.fault("cislo", value, path, "prémiové body jsou celé nebo půlky.", expected="třeba 26 nebo 26,5")
        elif hundredths is not None:
            halves[name] = hundredths // 50
    return halves


def _results(doc: Reader, node: Node) -> dict[str, str]:
    fields = doc.fields(node, "zaznam.vysledek", dict.fromkeys(RESULT_PARTS), "{hra: akter, sedma: obrana}")
    sides = tuple(Side)
    read = {part: doc.choice(value, join("zaznam.vysledek", part), sides, "strana") for part, value in fields.items()}
    return {part: side for part, side in read.items() if side is not None}
