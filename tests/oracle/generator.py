"""Generated cases: a hand with none, one or two planted faults, facts, a complaint, written as YAML."""

from __future__ import annotations

import random
from typing import Any

from .acting import act
from .deal import RULES, Table, announce_against, deal, new_table, plant_talon_fault
from .events import add_events, complain
from .play import number_of_tricks, replay
from .reading import CONTRACTS, CSM, Case
from .speech import comments
from .talk import plant_order_fault, talk
from .writing import write

IN_PLAY = ["nepriznani-barvy", "neprebiti", "nezatrumfovani", "nespravne-vyneseni", "predhozeni", "predcasna-sedma"]
IN_TALON = ["pocet-talonu", "ostra-v-talonu", "sedma-v-talonu"]


def generate(seed: str, rules: str | None = None) -> str:
    """YAML text of the case that belongs to this seed."""
    rng = random.Random(seed)
    table = new_table(rng, rules or rng.choice(RULES))
    deal(rng, table)
    announce_against(rng, table)
    faults = _faults(rng, table)
    in_talon = [code for code in faults if code in IN_TALON or code == "trumf-v-talonu"]
    planted = [code for code in in_talon if plant_talon_fault(rng, table, code)]
    case = _case(table)
    _speak(rng, table, case, "poradi-komentovani" in faults)
    _play(rng, table, case, [code for code in faults if code.startswith(tuple(IN_PLAY))], bool(planted))
    add_events(rng, table, clean=not faults)
    complain(
        rng, table, [(item["kdo"], item["zdvih"]) for item in replay({**case, "tricks": table["tricks"]})["findings"]]
    )
    table["playout"] = table["rules"] == "krizovy" and rng.random() < 0.5
    table["form"] = _form(rng, table, case)
    return write(rng, table, "p-" + seed.replace("/", "-"))


def _faults(rng: random.Random, table: Table) -> list[str]:
    codes = [*IN_PLAY * 2, "poradi-komentovani", "poradi-komentovani", "nezatrumfovani-marne"]
    if table["rules"] != "krizovy":
        codes += [*IN_TALON, "trumf-v-talonu"] if table["rules"] == "koruna-2013" else IN_TALON
    return rng.sample(codes, rng.choice([0, 1, 1, 1, 2]))


def _case(table: Table) -> Case:
    """The adjudicator's view of a table, for its rules of play and speech."""
    contract = table["contract"]
    names = [contract] if isinstance(contract, str) else contract
    parts = [part for item in names for part in CONTRACTS[item]]
    if table["rules"] == "koruna-2013" and contract == "sto a sedma":
        parts = ["sto-a-sedma"]
    announced = [{"part": part, "by": table["akter"], "against": False} for part in sorted(set(parts), key=parts.index)]
    for name, items in table["against"].items():
        announced += [{"part": CONTRACTS[item][-1], "by": name, "against": True} for item in items]
    return {**table, "parts": announced, "speech": [], "events": []}


def _speak(rng: random.Random, table: Table, case: Case, fault: bool) -> None:
    while True:
        items = talk(rng, case)
        if not _unplayed(table, items):
            break
    if fault:
        plant_order_fault(rng, items)
    table["speech"] = items
    case["speech"] = [{"who": item["who"], "on": item["raised"]} for item in items]
    table["levels"] = {part: times for part, times in comments(case)["raises"].items() if times}


def _unplayed(table: Table, items: list[dict[str, Any]]) -> bool:
    """Křížový B/19: hra raised once and nothing else is not played; such hands are not generated with tricks."""
    raised = [part for item in items for part in item["raised"]]
    return table["rules"] == "krizovy" and "hra" in raised and len(set(raised)) == 1


def _play(rng: random.Random, table: Table, case: Case, codes: list[str], short: bool) -> None:
    last = number_of_tricks(case) - (1 if len(table["talon"]) not in (0, 2) else 0)
    length = last if rng.random() < 0.6 else rng.randint(0, last)
    plants = sorted(
        ((code, 1 if code.endswith("marne") else rng.randint(1, 8)) for code in codes), key=lambda item: item[1]
    )
    table["tricks"] = act(rng, case, length, plants)
    stopping = [at for at, trick in enumerate(table["tricks"], 1) if trick["fault"]]
    if stopping and rng.random() < 0.5:
        table["tricks"] = table["tricks"][: stopping[-1] + rng.randint(0, 2)]
    if table["tricks"] and rng.random() < 0.15:
        trick = table["tricks"][-1]
        trick["moves"] = trick["moves"][: rng.randint(1, len(trick["moves"]) - 1)]


def _earliest(rng: random.Random, code: str) -> int:
    return 1 if code.endswith("marne") else rng.randint(1, 8)


def _form(rng: random.Random, table: Table, case: Case) -> str:
    """Mostly full hands; sometimes the rest at the end, twelve cards of the aktér, or totals of fleks."""
    chance = rng.random()
    if chance < 0.04 and table["tricks"]:
        return "rest"
    if chance < 0.08 and table["rules"] in (*CSM, "koruna-2013") and len(table["talon"]) == 2:
        return "twelve"
    if chance < 0.12 and "sto-a-sedma" not in table["levels"] and not table["against"]:
        return "short" if max(table["levels"].values(), default=0) <= 4 else "full"
    return "full"
