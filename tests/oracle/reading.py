"""The canonical notation of a case (spec 1) as a plain dict of strings and lists; nothing else is understood here.

Keys of the dict: id, rules, players, dealer, sitter, playing, akter, partner, contract, parts, trump, helper, hands,
rest_only, talon, speech, totals, tricks, events, complaint, playout, readings. A trick is {"moves":
[(player, card), …]} or {"cards": […]} when only the cards are written; then the players follow
from the one with the right to lead.
"""

from __future__ import annotations

from typing import Any

import yaml

Case = dict[str, Any]

SUITS = {"červené": "Č", "zelené": "Z", "kule": "K", "žaludy": "Ž"}
CSM = ("licitovany-2010", "licitovany-2014", "voleny-2005")

CONTRACTS = {
    "hra": ["hra"],
    "sedma": ["hra", "sedma"],
    "osma": ["hra", "osma"],
    "devítka": ["hra", "devitka"],
    "sto": ["sto"],
    "sto a sedma": ["sto", "sedma"],
    "betl": ["betl"],
    "durch": ["durch"],
    "dvě sedmy": ["dve-sedmy"],
    "dvě sedmy a sto": ["dve-sedmy", "sto"],
}
OBJECTS = {
    "hru": "hra", "hra": "hra", "sedmu": "sedma", "sedma": "sedma", "osmu": "osma", "osma": "osma",
    "devítku": "devitka", "devítka": "devitka", "sto": "sto", "betl": "betl", "betla": "betl", "durch": "durch",
    "durcha": "durch", "dvě sedmy": "dve-sedmy",
}  # fmt: skip


def read_case(text: str) -> Case:
    """Case dict of one YAML document in canonical notation."""
    raw = yaml.load(text, Loader=yaml.BaseLoader)
    case: Case = {"id": raw.get("id"), "rules": raw["pravidla"], "players": raw["hraci"], "dealer": raw["rozdava"]}
    case["akter"] = raw["akter"]
    case["partner"] = raw.get("partner")
    case["contract"] = raw["zavazek"]
    case["trump"] = SUITS.get(raw.get("trumf", ""))
    case["helper"] = SUITS.get(raw.get("pomocna", ""))
    case["sitter"] = _sitter(raw)
    case["playing"] = [name for name in raw["hraci"] if name != case["sitter"]]
    case["hands"] = {name: _cards(cards) for name, cards in (raw.get("karty") or raw["zbyva"]).items()}
    case["rest_only"] = "zbyva" in raw
    case["talon"] = (raw.get("talon") or "").split()
    case["parts"] = _parts(raw)
    spoken = raw.get("fleky") or []
    case["totals"] = _totals(spoken)
    case["speech"] = [_word(item) for item in spoken] if isinstance(spoken, list) else []
    case["tricks"] = [_trick(item) for item in raw.get("zdvihy") or []]
    case["events"] = raw.get("udalosti") or []
    case["complaint"] = raw.get("namitka")
    case["playout"] = raw.get("dohravka") == "ano"
    case["readings"] = raw.get("vyklady") or {}
    return case


def _cards(text: str) -> list[str]:
    return [] if text == "-" else text.split()


def _totals(spoken: Any) -> dict[str, int] | None:
    """Short form of fleky: only how often each part was raised."""
    if not isinstance(spoken, dict):
        return None
    return {OBJECTS.get(str(part), str(part)): int(times) for part, times in spoken.items()}


def _sitter(raw: dict[str, Any]) -> str | None:
    if raw["pravidla"] not in CSM or len(raw["hraci"]) == 3:
        return None
    return str(raw.get("pauziruje") or raw["rozdava"])


def _parts(raw: dict[str, Any]) -> list[dict[str, Any]]:
    """Announced parts: [{"part", "by", "against"}]; koruna's sto a sedma is one whole (A/12)."""
    contract = raw["zavazek"]
    contract_parts = _contract_parts(contract)
    if raw["pravidla"] == "koruna-2013" and contract == "sto a sedma":
        contract_parts = ["sto-a-sedma"]
    parts = [{"part": part, "by": raw["akter"], "against": False} for part in contract_parts]
    for name, announced in (raw.get("proti") or {}).items():
        parts += [{"part": OBJECTS[item], "by": name, "against": True} for item in announced]
    return parts


def _contract_parts(contract: str | list[str]) -> list[str]:
    if isinstance(contract, str):
        return CONTRACTS[contract]
    found = [part for item in contract for part in CONTRACTS[item]]
    return sorted(set(found), key=found.index)


def _word(item: dict[str, Any]) -> dict[str, Any]:
    """One speaker: {"who", "word", "on"}; "on" is a list of parts, None for every open one, [] for dobře."""
    if "kdo" in item:
        return {"who": item["kdo"], "word": None, "on": [OBJECTS[x] for x in item["na"]]}
    ((who, said),) = item.items()
    word, _, rest = said.partition(" na ")
    if word == "dobře":
        return {"who": who, "word": word, "on": []}
    if not rest:
        return {"who": who, "word": word, "on": None}
    return {"who": who, "word": word, "on": [OBJECTS[x] for x in rest.split(" a ")]}


def _trick(item: Any) -> dict[str, Any]:
    if isinstance(item, str):
        return {"cards": item.split()}
    return {"moves": [next(iter(move.items())) for move in item]}
