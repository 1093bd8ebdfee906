"""Random tables, contracts, hands and talons, tilted towards hands somebody would announce."""

from __future__ import annotations

import random
from typing import Any

from .play import PLAIN_ORDER, TRUMP_ORDER
from .reading import CONTRACTS, CSM, SUITS

Table = dict[str, Any]

NAMES = ["Adam", "Božena", "Cyril", "Dana"]
DECK = [suit + rank for suit in "ČZKŽ" for rank in TRUMP_ORDER]
RULES = ["licitovany-2010", "voleny-2005", "koruna-2013", "krizovy"]
OFFERED = {
    "licitovany-2010": ["sedma", "sedma", "sto", "sto", "sto a sedma", "betl", "durch", "dvě sedmy", "dvě sedmy a sto"],
    "voleny-2005": ["hra", "hra", "sedma", "sto", "sto a sedma", "betl", "durch"],
    "koruna-2013": ["hra", "sedma", "sto", "sto a sedma", "betl", "durch"],
    "krizovy": ["hra", "hra", "sedma", "osma", "devítka", "several", "sto", "sto a sedma", "betl", "durch"],
}
OFFERED["licitovany-2014"] = OFFERED["licitovany-2010"]
SEVERAL = [["sedma", "osma"], ["sedma", "devítka"], ["osma", "devítka"], ["sedma", "osma", "devítka"]]
HONOUR = {"sedma": "7", "osma": "8", "devítka": "9", "sto a sedma": "7", "dvě sedmy": "7", "dvě sedmy a sto": "7"}


def new_table(rng: random.Random, rules: str) -> Table:
    """Players, dealer, sitter, aktér, partner, závazek and trump; no cards yet."""
    seats = 4 if rules == "krizovy" else 3 if rules == "koruna-2013" else rng.choice([4, 4, 4, 3])
    players = NAMES[:seats]
    table: Table = {
        "rules": rules,
        "players": players,
        "dealer": rng.choice(players),
        "named_sitter": None,
        "partner": None,
    }
    sitter = None
    if rules in CSM and seats == 4:
        sitter = table["named_sitter"] = rng.choice(players) if rng.random() < 0.05 else None
        sitter = sitter or table["dealer"]
    table["sitter"] = sitter
    table["playing"] = [name for name in players if name != sitter]
    _contract(rng, table)
    _akter(rng, table)
    return table


def _contract(rng: random.Random, table: Table) -> None:
    contract: Any = rng.choice(OFFERED[table["rules"]])
    table["contract"] = rng.choice(SEVERAL) if contract == "several" else contract
    table["trump"] = table["helper"] = None
    if contract in ("betl", "durch"):
        return
    table["trump"] = rng.choice("ČČZKŽ")
    if str(contract).startswith("dvě"):
        table["helper"] = rng.choice([suit for suit in "ČZKŽ" if suit != table["trump"]])


def _akter(rng: random.Random, table: Table) -> None:
    if table["rules"] in CSM or table["trump"] is None:
        table["akter"] = rng.choice(table["playing"])
        return
    at = table["players"].index(table["dealer"]) + 1
    table["akter"] = table["players"][at % len(table["players"])]
    if table["rules"] == "krizovy" and rng.random() < 0.75:
        table["partner"] = rng.choice([name for name in table["players"] if name != table["akter"]])


def deal(rng: random.Random, table: Table) -> None:
    """Fills hands and a lawful talon; deals again when no lawful talon is left."""
    table["lozena"] = table["rules"] in CSM and table["trump"] is None and rng.random() < 0.2
    if table["lozena"]:
        _deal_lozena(rng, table)
        return
    while True:
        size = 8 if table["rules"] == "krizovy" else 10
        twelve = size if size == 8 else 12
        hand = _wished(rng, table)[:twelve]
        rest = [card for card in DECK if card not in hand]
        rng.shuffle(rest)
        four = _four_pomocne(rng, table, rest)
        rest = four + [card for card in rest if card not in four]
        fill = twelve - len(hand)
        hand += rest[len(rest) - fill :] if fill else []
        rest = rest[: len(rest) - fill]
        table["hands"] = _hand_out(rng, table, rest, size)
        table["hands"][table["akter"]] = hand
        table["talon"] = []
        if size == 8 or _discard(rng, table):
            break
    for cards in table["hands"].values():
        rng.shuffle(cards)


def _deal_lozena(rng: random.Random, table: Table) -> None:
    """A betl of the lowest, a durch of the highest cards of each suit: it cannot be lost."""
    order = PLAIN_ORDER if table["contract"] == "betl" else PLAIN_ORDER[::-1]
    lengths = rng.choice([(3, 3, 2, 2), (4, 3, 2, 1), (5, 2, 2, 1), (4, 4, 1, 1), (6, 2, 1, 1)])
    suits = rng.sample("ČZKŽ", 4)
    hand = [suit + rank for suit, length in zip(suits, lengths, strict=True) for rank in order[:length]]
    rest = [card for card in DECK if card not in hand]
    rng.shuffle(rest)
    table["hands"] = _hand_out(rng, table, rest[2:], 10)
    table["hands"][table["akter"]] = hand
    table["talon"] = rest[:2]


def _hand_out(rng: random.Random, table: Table, rest: list[str], size: int) -> dict[str, list[str]]:
    others = [name for name in table["playing"] if name != table["akter"]]
    rng.shuffle(others)
    if table["partner"] and rng.random() < 0.5:
        honours = [card for card in rest if card[0] == table["trump"] and card[1:] in ("7", "8", "9")]
        others.sort(key=lambda name: name != table["partner"])
        rest = honours + [card for card in rest if card not in honours]
    return {name: rest[at * size : (at + 1) * size] for at, name in enumerate(others)}


def _wished(rng: random.Random, table: Table) -> list[str]:
    """Cards the aktér of this závazek likes to hold."""
    trump, contract = table["trump"], table["contract"]
    if contract in ("betl", "durch"):
        order = PLAIN_ORDER if contract == "durch" else PLAIN_ORDER[::-1]
        deck = sorted(DECK, key=lambda card: order.index(card[1:]) + rng.random() * rng.choice([1, 4, 9]))
        return deck[-rng.choice([6, 9, 12]) :]
    wish = [trump + HONOUR[item] for item in ([contract] if isinstance(contract, str) else contract) if item in HONOUR]
    if contract in ("sto a sedma", "dvě sedmy", "dvě sedmy a sto") and rng.random() < 0.12:
        wish = []
    if table["partner"]:
        wish = [card for card in wish if rng.random() < 0.7]
    if table["helper"] and rng.random() < 0.9:
        wish.append(table["helper"] + "7")
    if "sto" in str(contract) and rng.random() < 0.75:
        suit = rng.choice([trump, trump, *"ČZKŽ"])
        wish += [suit + "K", suit + "V"]
    if rng.random() < 0.6:
        wish += [trump + rank for rank in rng.sample(["E", "10", "S", "9"], rng.choice([1, 2, 3]))]
    if rng.random() < 0.6:
        wish += [suit + rank for suit in "ČZKŽ" for rank in ("E", "10") if rng.random() < 0.4]
    return sorted(set(wish), key=wish.index)


def _four_pomocne(rng: random.Random, table: Table, rest: list[str]) -> list[str]:
    pomocne = [card for card in rest if card[0] == table["helper"]]
    return pomocne[:4] if rng.random() < 0.4 and len(pomocne) >= 4 else []


def forbidden(table: Table, card: str) -> bool:
    """A card that must not lie in the talon of this hand."""
    if table["trump"] is None:
        return False
    sevens = [table["trump"] + "7"] if "sedm" in str(table["contract"]) else []
    sevens += [table["helper"] + "7"] if table["helper"] else []
    korunni = table["rules"] == "koruna-2013" and card[0] == table["trump"]
    return card[1:] in ("E", "10") or card in sevens or korunni


def _discard(rng: random.Random, table: Table) -> bool:
    hand = table["hands"][table["akter"]]
    lawful = [card for card in hand if not forbidden(table, card)]
    if len(lawful) < 2:
        return False
    for card in rng.sample(lawful, 2):
        hand.remove(card)
        table["talon"].append(card)
    return True


def plant_talon_fault(rng: random.Random, table: Table, code: str) -> bool:
    """Puts a forbidden card or a wrong number of cards into the talon; False when this hand offers none."""
    hand, talon = table["hands"][table["akter"]], table["talon"]
    if code == "pocet-talonu":
        if rng.random() < 0.5:
            hand.append(talon.pop())
        else:
            lawful = [card for card in hand if not forbidden(table, card)]
            if not lawful:
                return False
            hand.remove(lawful[0])
            talon.append(lawful[0])
        return True
    wanted = [card for card in hand if _is_fault(table, card, code)]
    if table["trump"] is None or not wanted:
        return False
    card = rng.choice(wanted)
    hand[hand.index(card)] = talon[0]
    talon[0] = card
    return True


def _is_fault(table: Table, card: str, code: str) -> bool:
    sharp, trump = card[1:] in ("E", "10"), card[0] == table["trump"]
    if code == "ostra-v-talonu":
        return sharp and not (trump and table["rules"] == "koruna-2013")
    seven = not sharp and forbidden(table, card) and card[1:] == "7"
    if code == "sedma-v-talonu":
        return seven and table["rules"] != "koruna-2013"
    return table["rules"] == "koruna-2013" and trump and not sharp and not seven


def announce_against(rng: random.Random, table: Table) -> None:
    """Sometimes a defender announces against (volený, koruna only sto, křížový)."""
    table["against"] = {}
    own = [table["contract"]] if isinstance(table["contract"], str) else table["contract"]
    taken = {part for item in own for part in CONTRACTS[item]}
    if table["trump"] is None or table["rules"].startswith("licitovany") or rng.random() > 0.15:
        return
    rivals = [name for name in table["playing"] if name not in (table["akter"], table["partner"])]
    wishes = [(name, item) for name in rivals for item in ("sedma", "osma", "devítka", "sto")]
    rng.shuffle(wishes)
    for name, item in wishes:
        if CONTRACTS[item][-1] not in taken and _may_announce(table, name, item):
            table["against"] = {name: [item]}
            return


def _may_announce(table: Table, name: str, item: str) -> bool:
    if table["rules"] == "koruna-2013" or item == "sto":
        return item == "sto" and table["contract"] != "sto a sedma"
    if table["rules"] == "voleny-2005" and item != "sedma":
        return False
    return table["trump"] + HONOUR[item] in table["hands"][name]


SUIT_WORD = {letter: word for word, letter in SUITS.items()}
