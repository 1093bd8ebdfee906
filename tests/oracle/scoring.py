"""Points, hlášky and the result of each part of a hand played to its end (spec 2 §2.2)."""

from __future__ import annotations

from typing import Any

from .play import number_of_tricks, other, side
from .reading import CSM, Case

Result = dict[str, Any]

CSM_BASE = {"hra": 20, "sedma": 40, "sto": 80, "ticha-sedma": 20, "betl": 300, "durch": 600, "dve-sedmy": 800}
KORUNA_BASE = {"hra": 100, "sedma": 200, "sto": 400, "sto-a-sedma": 600, "ticha-sedma": 100, "betl": 500, "durch": 1000}
CROSS_BASE = {
    "hra": 10,
    "sedma": 20,
    "osma": 20,
    "devitka": 20,
    "sto": 40,
    "ticha-sedma": 10,
    "betl": 100,
    "durch": 200,
}
BASE = {**dict.fromkeys(CSM, CSM_BASE), "koruna-2013": KORUNA_BASE, "krizovy": CROSS_BASE}


def card_points(cards: list[str]) -> int:
    return 10 * sum(card[1:] in ("E", "10") for card in cards)


def pairs(case: Case, hand: list[str]) -> list[tuple[str, int]]:
    """Whole hlášky in a hand as (suit, value)."""
    return [(suit, 40 if suit == case["trump"] else 20) for suit in "ČZKŽ" if suit + "K" in hand and suit + "V" in hand]


def side_pairs(case: Case, one: str) -> int:
    """Value of all hlášky whole in one hand of this side when play starts."""
    names = [name for name in case["playing"] if side(case, name) == one]
    return sum(value for name in names for _, value in pairs(case, case["hands"][name]))


def finished(played: dict[str, Any]) -> list[dict[str, Any]]:
    return [trick for trick in played["tricks"] if trick["full"]]


def taken_points(case: Case, tricks: list[dict[str, Any]], one: str) -> int:
    """Card points of a side in these tricks, without the last-trick ten."""
    return sum(card_points([card for _, card in t["moves"]]) for t in tricks if side(case, t["winner"]) == one)


def first_pair(case: Case, tricks: list[dict[str, Any]], one: str) -> int | None:
    """Value of the hláška a side announced first in these tricks: by its first card, the other one still held."""
    for trick in tricks:
        for name, card in trick["moves"]:
            if side(case, name) == one and card[1:] in ("K", "V"):
                for suit, value in pairs(case, case["hands"][name]):
                    if suit == card[0]:
                        return value
    return None


def totals(case: Case, played: dict[str, Any], one: str) -> dict[str, int]:
    """{"cards", "first", "all"} of a side after the last trick; koruna counts hlášky only with a trick (A/14)."""
    tricks = finished(played)
    last = 10 if side(case, tricks[-1]["winner"]) == one else 0
    cards = taken_points(case, tricks, one) + last
    none = case["rules"] == "koruna-2013" and not any(side(case, t["winner"]) == one for t in tricks)
    first = 0 if none else first_pair(case, tricks, one) or 0
    return {"cards": cards, "first": first, "all": 0 if none else side_pairs(case, one)}


def decided(case: Case, played: dict[str, Any]) -> bool:
    """Complete, or a betl or durch whose deciding trick has fallen."""
    tricks = finished(played)
    if len(tricks) == number_of_tricks(case):
        return True
    if case["contract"] == "betl":
        return any(trick["winner"] == case["akter"] for trick in tricks)
    return case["contract"] == "durch" and any(trick["winner"] != case["akter"] for trick in tricks)


def always_lost(case: Case) -> bool:
    """Čl. III: dvě sedmy against four pomocné in one hand, or without one of the sevens, are lost in every case."""
    hands = [hand for name, hand in case["hands"].items() if name != case["akter"]]
    own = case["hands"][case["akter"]]
    four = any(sum(card[0] == case["helper"] for card in hand) >= 4 for hand in hands)
    return four or case["trump"] + "7" not in own or case["helper"] + "7" not in own


def played_results(case: Case, played: dict[str, Any]) -> list[Result]:
    """[{"cast", "winner", "steps"}] for every announced part and a tichá sedma."""
    results = [_result(case, played, item) for item in case["parts"]]
    quiet = _quiet_seven(case, played)
    return results + ([quiet] if quiet else [])


def _result(case: Case, played: dict[str, Any], item: dict[str, Any]) -> Result:
    part, own = item["part"], side(case, item["by"])
    winner, steps = _outcome(case, played, part, own)
    return {"cast": part, "winner": winner, "steps": steps, "announcer": own}


def _outcome(case: Case, played: dict[str, Any], part: str, own: str) -> tuple[str, int]:
    tricks = finished(played)
    if part == "hra":
        return _hra(case, played)
    if part == "sto":
        return _sto(case, played, own)
    if part == "sto-a-sedma":
        winner, steps = _sto(case, played, own)
        made = winner == own and takes(case, tricks, "7", 0, own)
        return (own, steps) if made else (other(own), steps if winner != own else 1)
    won = {
        "betl": lambda: all(t["winner"] != case["akter"] for t in tricks),
        "durch": lambda: all(t["winner"] == case["akter"] for t in tricks),
        "sedma": lambda: takes(case, tricks, "7", 0, own),
        "osma": lambda: takes(case, tricks, "8", 1, own),
        "devitka": lambda: takes(case, tricks, "9", 2, own),
        "dve-sedmy": lambda: not always_lost(case) and _both_sevens(case, tricks),
    }[part]()
    return (own if won else other(own)), 1


def takes(case: Case, tricks: list[dict[str, Any]], rank: str, before_last: int, own: str) -> bool:
    """The trump of this rank, played by the side, takes the trick so far before the last."""
    trick = tricks[number_of_tricks(case) - 1 - before_last]
    return bool(trick["card"] == case["trump"] + rank and side(case, trick["winner"]) == own)


def _both_sevens(case: Case, tricks: list[dict[str, Any]]) -> bool:
    return bool(tricks[9]["card"] == case["trump"] + "7" and tricks[8]["card"] == case["helper"] + "7")


def _hra(case: Case, played: dict[str, Any]) -> tuple[str, int]:
    points = {one: totals(case, played, one) for one in ("akter", "obrana")}
    whole = {one: value["cards"] + value["all"] for one, value in points.items()}
    winner = "akter" if whole["akter"] > whole["obrana"] else "obrana"
    return winner, hra_steps(case, whole[winner])


def hra_steps(case: Case, points: int) -> int:
    """Tiché sto from 100 points where no sto is announced."""
    if points < 100 or any(item["part"].startswith("sto") for item in case["parts"]):
        return 1
    return 2 * (1 + (points - 100) // 10) if case["rules"] in CSM else 2


def _sto(case: Case, played: dict[str, Any], own: str) -> tuple[str, int]:
    mine, theirs = totals(case, played, own), totals(case, played, other(own))
    counted = mine["cards"] + mine["first"]
    if counted >= 100:
        return own, 1 + (mine["cards"] + mine["all"] - 100) // 10
    return other(own), max(1, (100 - counted) // 10 + theirs["all"] // 10)


def _quiet_seven(case: Case, played: dict[str, Any]) -> Result | None:
    parts = [item["part"] for item in case["parts"]]
    if {"sedma", "sto-a-sedma", "dve-sedmy"} & set(parts) or not {"hra", "sto"} & set(parts):
        return None
    trick = finished(played)[-1]
    for name, card in trick["moves"]:
        if card == case["trump"] + "7":
            own = side(case, name)
            return {"cast": "ticha-sedma", "winner": own if trick["card"] == card else other(own), "steps": 1}
    return None


def amount(case: Case, result: Result, raises: dict[str, int]) -> int:
    """Value of a part in haléře for one opponent: rate × 2^fleks × (2 in červené) × steps."""
    value = BASE[case["rules"]][result["cast"]] * 2 ** raises.get(result["cast"], 0)
    return int(value * (2 if case["trump"] == "Č" else 1) * result["steps"])
