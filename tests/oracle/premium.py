"""PB for fleks: the table of volený 2005, read part by part (spec 2 §2.8)."""

from __future__ import annotations

from typing import Any

from .play import side
from .reading import CSM, Case
from .scoring import Result

TABLE = {
    "hra": [0, 1, 2, 4],
    "sedma": [1, 2, 4, 8],
    "sto": [3, 6, 12, 24],
    "betl": [4, 8, 16, 32],
    "durch": [8, 16, 32, 64],
}


def flek_rows(
    case: Case, results: list[Result], spoken: dict[str, Any], barred: str | None
) -> dict[str, list[list[Any]]]:
    """{name: [[part, PB], …]} of the winning side's raisers; `barred` is the side that committed the renonc."""
    rows: dict[str, list[list[Any]]] = {}
    if case["rules"] not in CSM:
        return rows
    for result in results:
        part = result["cast"]
        times = spoken["raises"].get(part, 0)
        if not times or part not in TABLE or result["winner"] == barred:
            continue
        value = TABLE[part][times - 1]
        if part == "hra" and times == 1 and case["trump"] == "Č":
            value = 1
        for name in dict.fromkeys(spoken["raisers"][part]):
            if value and side(case, name) == result["winner"] and not _no_claim(case, result, name):
                rows.setdefault(name, []).append([part, value])
    return rows


def _no_claim(case: Case, result: Result, name: str) -> bool:
    """Flek holding every whole hláška, the seven itself, a king or queen of each suit, or the aces against a durch."""
    if side(case, name) == result["announcer"]:
        return False
    hand, part = case["hands"][name], result["cast"]
    if part == "hra":
        return _holds_all_pairs(case, hand)
    if part == "sedma":
        return case["trump"] + "7" in hand
    if part == "sto":
        return all(suit + "K" in hand or suit + "V" in hand for suit in "ČZKŽ")
    return part == "durch" and _aces(hand)


def _holds_all_pairs(case: Case, hand: list[str]) -> bool:
    whole = [suit for cards in case["hands"].values() for suit in "ČZKŽ" if {suit + "K", suit + "V"} <= set(cards)]
    mine = [suit for suit in "ČZKŽ" if {suit + "K", suit + "V"} <= set(hand)]
    return bool(whole) and whole == [suit for suit in whole if suit in mine]


def _aces(hand: list[str]) -> bool:
    aces = sum(card[1:] == "E" for card in hand)
    whole_suit = any(sum(card[0] == suit for card in hand) == 8 for suit in "ČZKŽ")
    return aces == 4 or (aces >= 2 and whole_suit)
