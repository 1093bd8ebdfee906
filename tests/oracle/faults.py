"""All findings of a case in order of time, with class and paušál of ČSM čl. IV, Koruna B and D, Křížový C."""

from __future__ import annotations

from typing import Any

from .play import no_trump, side
from .reading import CSM, Case

Finding = dict[str, Any]

ORDER = [
    "nepriznani-barvy", "neprebiti", "nezatrumfovani", "nespravne-vyneseni", "predhozeni", "naznaky", "pocet-talonu",
    "pocet-karet", "talon-po-komentari", "predcasna-sedma", "pauzirujici-videl", "skladajici-videl", "rezani-michani",
    "honer-mimo-ruku", "sedma-mimo-ruku", "poradi-komentovani", "neukazani-sedmy-pomocnych", "chybne-rozdani",
    "ukazani-pauzirujicimu", "odlozene-karty", "nesrovnani-karet", "ostra-v-talonu", "sedma-v-talonu", "cizi-karty",
    "trumf-v-talonu", "rozdani-do-plnych", "nespravne-sejmuti", "nezeptani-na-barvu", "neopravnene-sebrani",
    "neohlaseni-sta", "zamichani-po-odlozeni",
]  # fmt: skip

BEFORE, AUCTION, TALON, COMMENT, PLAY, AFTER = range(6)

NATURAL = {
    "naznaky": PLAY, "chybne-rozdani": BEFORE, "odlozene-karty": AFTER, "nesrovnani-karet": AFTER,
    "ukazani-pauzirujicimu": PLAY, "poradi-komentovani": COMMENT, "nezeptani-na-barvu": AUCTION,
    "zamichani-po-odlozeni": AFTER, "rezani-michani": AFTER, "neopravnene-sebrani": PLAY, "ukazal": COMMENT,
}  # fmt: skip

TECHNICAL = {
    "poradi-komentovani", "neukazani-sedmy-pomocnych", "chybne-rozdani", "ukazani-pauzirujicimu", "odlozene-karty",
    "nesrovnani-karet", "rezani-michani", "zamichani-po-odlozeni",
}  # fmt: skip
SECOND_PAUSAL = {"ostra-v-talonu", "sedma-v-talonu", "cizi-karty"}
KORUNA_D1 = {
    "chybne-rozdani", "rozdani-do-plnych", "nespravne-sejmuti", "pocet-talonu", "pocet-karet", "nezeptani-na-barvu",
    "poradi-komentovani", "talon-po-komentari",
}  # fmt: skip
KORUNA_D2 = {"ostra-v-talonu", "naznaky", "trumf-v-talonu", "sedma-v-talonu"}


def all_findings(case: Case, played: dict[str, Any], spoken: dict[str, Any]) -> list[Finding]:
    """Findings with kod, kdo, zdvih, karta, povolene, trida, pausal and the sortable "when"."""
    found = [_of_card(item) for item in played["findings"]]
    found += [_plain("poradi-komentovani", who, (COMMENT, 0, 0)) for who in spoken["findings"]]
    found += _talon_findings(case) + _silent_sevens(case) + _cross_findings(case) + _events(case)
    found = [item for item in found if not ("event" in item and _seen(item, found))]
    for item in found:
        item["trida"], item["pausal"] = classify(case, item)
    return sorted(found, key=lambda item: (*item["when"], -_second(item), ORDER.index(item["kod"])))


def _seen(fact: Finding, found: list[Finding]) -> bool:
    """The record shows the same fault of the same player: the fact only repeats it."""
    return any((item["kod"], item["kdo"]) == (fact["kod"], fact["kdo"]) and "event" not in item for item in found)


def _second(item: Finding) -> int:
    return int(item["pausal"] == 2)


def _of_card(item: dict[str, Any]) -> Finding:
    return {**item, "when": (PLAY, item["zdvih"], item["poradi"])}


def _plain(code: str, who: str, when: tuple[int, float, float]) -> Finding:
    return {"kod": code, "kdo": who, "zdvih": None, "karta": None, "povolene": [], "when": when}


def _talon_findings(case: Case) -> list[Finding]:
    if case["rules"] == "krizovy":
        return []
    found = []
    akter, talon = case["akter"], case["talon"]
    if len(talon) != 2:
        found.append("pocet-talonu")
    if not no_trump(case) and any(card[1:] in ("E", "10") for card in talon):
        found.append("ostra-v-talonu")
    sevens = _announced_sevens(case)
    if any(card in talon for card in sevens):
        found.append("sedma-v-talonu")
    trumps = [card for card in talon if card[0] == case["trump"] and card not in sevens]
    if case["rules"] == "koruna-2013" and trumps and not _trump_allowed(case):
        found.append("trumf-v-talonu")
    return [_plain(code, akter, (TALON, 0, 0)) for code in found]


def _announced_sevens(case: Case) -> list[str]:
    parts = [item["part"] for item in case["parts"] if not item["against"]]
    sevens = [case["trump"] + "7"] if {"sedma", "sto-a-sedma", "dve-sedmy"} & set(parts) else []
    return [*sevens, case["helper"] + "7"] if "dve-sedmy" in parts else sevens


def _trump_allowed(case: Case) -> bool:
    """Koruna B/16: only trumps and ten-pointers in the hand, and the buried trump was turned."""
    cards = case["hands"][case["akter"]] + case["talon"]
    turned = any(event["druh"] == "trumf-otocen" for event in case["events"])
    return turned and all(card[0] == case["trump"] or card[1:] in ("E", "10") for card in cards)


def _silent_sevens(case: Case) -> list[Finding]:
    """Technický 4: dvě sedmy, a defender with four pomocné or a seven who did not show them before play (III/1)."""
    if case["contract"] != "dvě sedmy" or not case["tricks"]:
        return []
    shown = [event.get("kdo") for event in case["events"] if event["druh"] == "ukazal"]
    return [
        _plain("neukazani-sedmy-pomocnych", name, (PLAY, 0, 0))
        for name in case["playing"]
        if name != case["akter"] and name not in shown and must_show(case, name)
    ]


def must_show(case: Case, name: str) -> bool:
    hand = case["hands"][name]
    pomocne = [card for card in hand if card[0] == case["helper"]]
    return len(pomocne) >= 4 or case["trump"] + "7" in hand or case["helper"] + "7" in hand


def _cross_findings(case: Case) -> list[Finding]:
    """Křížový C/8: an honour announced and not held (B/9, B/21), hundred not announced by the called player (B/14)."""
    if case["rules"] != "krizovy" or no_trump(case):
        return []
    found = [_plain("honer-mimo-ruku", who, (COMMENT, 0, 0)) for who in _without_honour(case)]
    partner = case["partner"]
    hundred = any(item["part"] == "sto" and side(case, item["by"]) == "akter" for item in case["parts"])
    if partner and not hundred and {case["trump"] + "K", case["trump"] + "V"} <= set(case["hands"][partner]):
        found.append(_plain("neohlaseni-sta", partner, (COMMENT, 0, 0)))
    return found


def _without_honour(case: Case) -> list[str]:
    rank = {"sedma": "7", "osma": "8", "devitka": "9"}
    missing = []
    for item in case["parts"]:
        if item["part"] in rank:
            hands = case["hands"][item["by"]]
            if not item["against"] and case["partner"]:
                hands = hands + case["hands"][case["partner"]]
            if case["trump"] + rank[item["part"]] not in hands:
                missing.append(item["by"])
    return sorted(set(missing), key=missing.index)


def _events(case: Case) -> list[Finding]:
    found = []
    for event in case["events"]:
        code = event["druh"]
        if code == "ukazal" and case["contract"] == "dvě sedmy a sto" and event["kdo"] != case["akter"]:
            found.append(_fact("naznaky", event, "ukazal"))
        elif code in ORDER and not (code == "chybne-rozdani" and int(event.get("poradi", 1)) < 2):
            found.append(_fact(code, event, code))
    return found


def _fact(code: str, event: dict[str, Any], natural: str) -> Finding:
    trick = int(event["zdvih"]) if "zdvih" in event else None
    return {**_plain(code, event["kdo"], _when(event, natural)), "zdvih": trick, "event": event}


def _when(event: dict[str, Any], code: str) -> tuple[int, float, float]:
    if "zdvih" in event:
        return (PLAY, int(event["zdvih"]), int(event.get("po_kartach", 0)) + 0.5)
    return (NATURAL.get(code, BEFORE), 0, 0)


def classify(case: Case, item: Finding) -> tuple[str, int]:
    """Class and paušál; in koruna D/3 counts as "ve-hre", in křížový everything C/1–C/8 that loses the hand."""
    if case["rules"] in CSM:
        return _csm_class(case, item)
    code = item["kod"]
    if case["rules"] == "koruna-2013":
        return ("d1", 1) if code in KORUNA_D1 else ("d2", 2) if code in KORUNA_D2 else ("ve-hre", 0)
    if code == "zamichani-po-odlozeni":
        return "technicky", 2
    return ("technicky", 1) if code in ("poradi-komentovani", "chybne-rozdani") else ("ve-hre", 1)


def only_losing(case: Case, item: Finding) -> bool:
    """Void, held only losing trumps and threw another suit: not in the list of ČSM, V/3."""
    return bool(case["rules"] in CSM and item["kod"] == "nezatrumfovani" and item.get("losing"))


def loses_hand(item: Finding) -> bool:
    """In hand, or left to the referee and computed as if it were."""
    return item["trida"] in ("ve-hre", "rozhodci")


def _csm_class(case: Case, item: Finding) -> tuple[str, int]:
    code = item["kod"]
    if code == "pauzirujici-videl":
        return ("ve-hre", 1) if item["event"].get("okolnost") == "sam" else ("technicky", 1)
    if code == "pocet-talonu" and not case["tricks"]:
        return "technicky", 1
    if code in TECHNICAL:
        return "technicky", 1
    if only_losing(case, item):
        return "rozhodci", 1
    return "ve-hre", 2 if code in SECOND_PAUSAL else 1
