"""Hands that end without a deciding trick: shown ložená, approved, omyl, křížový B/19, dvě sedmy of čl. III."""

from __future__ import annotations

from typing import Any

from .play import side
from .reading import Case
from .scoring import Result, always_lost, card_points, hra_steps, side_pairs

OMYL = 120


def events(case: Case, code: str) -> list[dict[str, Any]]:
    return [event for event in case["events"] if event["druh"] == code]


def ending(case: Case, played: dict[str, Any], raises: dict[str, int]) -> tuple[str, list[Result]] | None:
    """(name of the ending, results) or None when the hand must be decided by play."""
    if events(case, "omyl"):
        return "omyl", []
    if [event for event in events(case, "lozena") if event["kdo"] == case["akter"]]:
        return "lozena", shown_results(case, played["tricks"])
    if events(case, "schvaleno") and not case["tricks"]:
        return "schvaleno", [_approved(case, item["part"]) for item in case["parts"]]
    if _not_played(case, raises):
        return "bez-re", [{**_won("hra", 1), "winner": "obrana"}]
    return None


def _approved(case: Case, part: str) -> Result:
    """At base for the aktér; dvě sedmy lost in every case are lost approved too (čl. III)."""
    lost = part == "dve-sedmy" and always_lost(case)
    return {**_won(part, 1), "winner": "obrana" if lost else "akter"}


def _not_played(case: Case, raises: dict[str, int]) -> bool:
    """Křížový B/19: flekovaná hra without re and no honour raised is paid unplayed by the volící side."""
    alone = [item["part"] for item in case["parts"]] == ["hra"]
    return bool(case["rules"] == "krizovy" and alone and not case["tricks"] and raises["hra"] == 1)


def shown_results(case: Case, tricks: list[dict[str, Any]]) -> list[Result]:
    """A shown ložená is won with all points still in play and all own hlášky."""
    theirs = sum(card_points([c for _, c in t["moves"]]) for t in tricks if side(case, t["winner"]) != "akter")
    points = 90 - card_points(case["talon"]) - theirs + side_pairs(case, "akter")
    steps = {"sto": 1 + max(0, points - 100) // 10, "hra": hra_steps(case, points)}
    return [_won(item["part"], steps.get(item["part"], 1)) for item in case["parts"]]


def _won(part: str, steps: int) -> Result:
    return {"cast": part, "winner": "akter", "steps": steps, "announcer": "akter"}


def sevens_lost(case: Case) -> list[Result]:
    """Čl. III/1: the aktér pays the dvě sedmy in every case, so no further trick is needed."""
    if case["contract"] != "dvě sedmy" or not always_lost(case):
        return []
    return [{**_won("dve-sedmy", 1), "winner": "obrana"}]
