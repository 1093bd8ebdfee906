"""Established facts and complaints for a generated hand."""

from __future__ import annotations

import random

from .deal import Table
from .reading import CSM

TECHNICAL = ["odlozene-karty", "nesrovnani-karet", "chybne-rozdani", "ukazani-pauzirujicimu", "poradi-komentovani"]


def add_events(rng: random.Random, table: Table, clean: bool) -> None:
    """No fact in most hands; sometimes naznaky, a technical renonc, or a fact without any consequence."""
    table["events"] = []
    if _special(rng, table, clean):
        return
    chance = rng.random()
    if chance < 0.08:
        _during_play(rng, table)
    elif chance < 0.22:
        _plain(rng, table)
    elif chance < 0.25:
        code = rng.choice(["humor", "prozrazeni-protihraci", "kontrola-karet"])
        if table["rules"] in CSM:
            table["events"].append({"druh": code, "kdo": rng.choice(table["players"])})


def _special(rng: random.Random, table: Table, clean: bool) -> bool:
    """Approved or folded hands, and shown pomocné: the record has no tricks."""
    if not clean or table["rules"] not in CSM or table["against"]:
        return False
    if table["lozena"] and rng.random() < 0.8:
        table["events"].append({"druh": "lozena", "kdo": table["akter"]})
        table["tricks"] = []
        return True
    if rng.random() > 0.06:
        return False
    contract, quiet = table["contract"], not table["levels"]
    shower = _shower(table)
    if contract.startswith("dvě") and shower:
        table["events"].append({"druh": "ukazal", "kdo": shower})
    elif contract == "sedma" and _may_fold(table) and rng.random() < 0.5:
        table["events"].append({"druh": "omyl", "kdo": table["akter"]})
        table["speech"], table["levels"] = [], {}
    elif quiet:
        table["events"].append({"druh": "schvaleno", "kdo": table["akter"]})
    else:
        return False
    table["tricks"] = []
    return True


def _may_fold(table: Table) -> bool:
    """Omyl: only licitovaný knows it, and only the sedma that is not červená may be folded (II/17)."""
    return table["rules"] != "voleny-2005" and table["trump"] != "Č"


def _shower(table: Table) -> str | None:
    """The only defender who must show four pomocné or a seven, if exactly one must."""
    names = []
    for name in table["playing"]:
        hand = table["hands"][name]
        sevens = [suit for suit in (table["trump"], table["helper"]) if suit and suit + "7" in hand]
        if name != table["akter"] and (sevens or sum(card[0] == table["helper"] for card in hand) >= 4):
            names.append(name)
    return names[0] if len(names) == 1 else None


def _during_play(rng: random.Random, table: Table) -> None:
    if not table["tricks"]:
        return
    rivals = [name for name in table["players"] if name not in (table["akter"], table["partner"])]
    number = rng.randint(1, len(table["tricks"]))
    event = {"druh": "naznaky", "kdo": rng.choice(rivals), "zdvih": number}
    if table["rules"] in CSM and rng.random() < 0.3:
        event["druh"], event["kdo"] = "cizi-karty", rng.choice(table["playing"])
    elif table["sitter"] and rng.random() < 0.3:
        event = {
            "druh": "pauzirujici-videl",
            "kdo": table["sitter"],
            "okolnost": rng.choice(["sam", "ukazano"]),
            **event,
        }
        event["druh"], event["kdo"] = "pauzirujici-videl", table["sitter"]
    elif table["rules"] == "koruna-2013" and rng.random() < 0.4:
        event["druh"], event["kdo"] = "neopravnene-sebrani", rng.choice(table["players"])
    if len(table["tricks"][number - 1]["moves"]) > 1 and rng.random() < 0.4:
        event["po_kartach"] = 1
    table["events"].append(event)


def _plain(rng: random.Random, table: Table) -> None:
    rules = table["rules"]
    codes = TECHNICAL
    if rules == "koruna-2013":
        codes = ["nezeptani-na-barvu", "rozdani-do-plnych", "nespravne-sejmuti", "poradi-komentovani"]
    elif rules == "krizovy":
        codes = ["poradi-komentovani", "chybne-rozdani", "zamichani-po-odlozeni"]
    code = rng.choice(codes)
    if code == "ukazani-pauzirujicimu" and not table["sitter"]:
        return
    names = table["players"] if code not in ("ukazani-pauzirujicimu", "poradi-komentovani") else table["playing"]
    who = table["akter"] if code == "nezeptani-na-barvu" else rng.choice(names)
    event = {"druh": code, "kdo": who}
    if code == "chybne-rozdani":
        event["kdo"], event["poradi"] = table["dealer"], rng.choice([1, 2, 3])
    table["events"].append(event)


def complain(rng: random.Random, table: Table, guilty: list[tuple[str, int]]) -> None:
    """None, a vague one, one against a player, one with the trick; in time or late. guilty: (player, trick)."""
    table["complaint"] = {}
    if rng.random() < 0.5:
        return
    raiser, accused = rng.sample(table["players"], 2)
    complaint = {"vznesl": raiser}
    if guilty and rng.random() < 0.8:
        accused, trick = rng.choice(guilty)
        raiser = rng.choice([name for name in table["players"] if name != accused])
        complaint = {"vznesl": raiser, "na": accused}
        if rng.random() < 0.5:
            complaint["zdvih"] = str(trick)
    elif rng.random() < 0.6:
        complaint["na"] = accused
    when = ["behem-hry", "pred-skladanim", "pred-skladanim", "po-zahajeni-skladani", "po-slozeni"]
    complaint["kdy"] = rng.choice(when)
    table["complaint"] = complaint
