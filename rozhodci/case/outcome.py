"""The complaint, the play-out and the recorded outcome (spec 1, 1.6 and 1.7)."""

from __future__ import annotations

from yaml.nodes import Node

from rozhodci.case.events import trick_number
from rozhodci.case.inner import Inner, inside
from rozhodci.case.model import NO_RENONC, Complaint, Demand, Playout, Record
from rozhodci.case.nodes import SCALAR, SEQ
from rozhodci.case.reader import Reader
from rozhodci.rulesets.model import Ruleset
from rozhodci.sides import Side

WHEN = ("behem-hry", "pred-skladanim", "po-zahajeni-skladani", "po-slozeni")
CLASSES = ("ve-hre", "technicky", "rozhodci", "neni")
RESULT_PARTS = ("hra", "sedma", "osma", "devitka", "sto", "sto-a-sedma", "dve-sedmy", "betl", "durch", "ticha-sedma")
_COMPLAINT = dict.fromkeys(("vznesl", "na", "druh", "zdvih", "kdy", "popis"))
_DEMAND = dict.fromkeys(("po", "zada"))
_RECORD = dict.fromkeys(("renonc", "kdo", "zdvih", "trida", "pausal", "kontumace", "platby", "pb", "vysledek"))
_RESULTS = dict.fromkeys(RESULT_PARTS)
_MOST_POINTS = 200
NONE_WORDS = (NO_RENONC, "žádný", "ne", "bez-renoncu")
_OF_A_RENONC = frozenset({"kdo", "zdvih", "trida", "kontumace"})


def read_complaint(doc: Reader, node: Node, rules: Ruleset | None) -> Complaint | None:
    """`namitka`."""
    said = inside(doc, node, "namitka", _COMPLAINT, "{vznesl: jméno, kdy: behem-hry, …}")
    if said is None or not said.require("vznesl", "kdy"):
        return None
    return Complaint(
        said.player("vznesl") or "",
        said.choice("kdy", WHEN, "neznámá doba námitky") or "",
        said.player("na"),
        said.kind("druh", rules),
        trick_number(said, rules),
        said.text("popis"),
        said.place,
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
    said = inside(doc, node, path, _DEMAND, "{po: 1, zada: jméno}")
    if said is None or not said.require("po", "zada"):
        return None
    after, name = said.integer("po", 1, 99), said.player("zada")
    return Demand(after, name) if after is not None and name is not None else None


def read_record(doc: Reader, node: Node, rules: Ruleset | None) -> Record | None:
    """`zaznam`: any part of what was written at the table."""
    said = inside(doc, node, "zaznam", _RECORD, "{renonc: …, kdo: …, platby: {…}}")
    if said is None:
        return None
    return Record(
        _recorded_kind(said, rules),
        said.player("kdo"),
        trick_number(said, rules),
        said.choice("trida", CLASSES, "neznámá třída"),
        said.integer("pausal", 0, 2),
        said.integer("kontumace", 0, _MOST_POINTS),
        _payments(said),
        _pb(said),
        _results(said),
        said.place,
    )


def _recorded_kind(said: Inner, rules: Ruleset | None) -> str | None:
    """A code of the catalogue; or that there was no renonc, and then nobody can have committed it."""
    node = said.fields.get("renonc")
    if node is None or node.tag not in SCALAR or node.value not in NONE_WORDS:
        return said.kind("renonc", rules, none=NO_RENONC)
    for key in _OF_A_RENONC & said.fields.keys():
        message = f"nebyl-li renonc, klíč {key} nemá smysl."
        said.fault("zaznam", key, message, hint=f"klíč {key} smažte, nebo napište do renonc jeho kód.")
    return NO_RENONC


def _payments(said: Inner) -> dict[str, int] | None:
    if "platby" not in said.fields:
        return None
    rows = said.doc.by_player(said.fields["platby"], "zaznam.platby", "{jméno: částka}")
    read = {name: said.doc.amount(value, path, negative=True) for name, value, path in rows}
    return {name: hal for name, hal in read.items() if hal is not None}


def _pb(said: Inner) -> dict[str, int] | None:
    """PB in halves of a point: an amount of `26,5` is 2650 hundredths."""
    if "pb" not in said.fields:
        return None
    halves: dict[str, int] = {}
    for name, value, path in said.doc.by_player(said.fields["pb"], "zaznam.pb", "{jméno: body}"):
        hundredths = said.doc.amount(value, path, negative=True)
        if hundredths is not None and hundredths % 50:
            said.doc.fault("cislo", value, path, "prémiové body jsou celé nebo půlky.", expected="třeba 26 nebo 26,5")
        elif hundredths is not None:
            halves[name] = hundredths // 50
    return halves


def _results(said: Inner) -> dict[str, str] | None:
    if "vysledek" not in said.fields:
        return None
    rows = inside(said.doc, said.fields["vysledek"], "zaznam.vysledek", _RESULTS, "{hra: akter, sedma: obrana}")
    read = {part: rows.choice(part, tuple(Side), "neznámá strana") for part in rows.fields} if rows is not None else {}
    return {part: side for part, side in read.items() if side is not None}
