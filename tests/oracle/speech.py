"""Commenting: how often each part was raised, by whom, who spoke past whom (ČSM II/14, Koruna A/8, Křížový B/7)."""

from __future__ import annotations

from typing import Any

from .play import clockwise, other, side
from .reading import Case

HIGHEST = {"koruna-2013": 99}


def comments(case: Case) -> dict[str, Any]:
    """{"raises": {part: times}, "raisers": {part: [names]}, "findings": [name, …]}; raisers None for bare totals."""
    state = _start(case)
    if case.get("totals") is not None:
        return {"raises": {**state["raises"], **case["totals"]}, "raisers": None, "findings": []}
    past: list[str] = []
    skipped: list[str] = []
    last = case["akter"]
    for at, said in enumerate(case["speech"]):
        who = said["who"]
        raised = _raised(case, state, said)
        missed = _missed(case, state, last, who)
        if raised and who not in skipped:
            overtaken = [name for name in missed if _speaks_before_new_turn(case, at, name)]
            past += [who] if overtaken else []
            skipped += overtaken
        elif who in skipped:
            skipped.remove(who)
        _say(case, state, who, raised)
        last = who
    return {"raises": state["raises"], "raisers": state["raisers"], "findings": past}


def _start(case: Case) -> dict[str, Any]:
    parts = [item["part"] for item in case["parts"]]
    owner = {item["part"]: side(case, item["by"]) for item in case["parts"]}
    return {"raises": dict.fromkeys(parts, 0), "raisers": {part: [] for part in parts}, "last": owner,
            "answered": {part: [] for part in parts}}  # fmt: skip


def open_parts(case: Case, state: dict[str, Any], name: str) -> list[str]:
    """Parts the other side announced or last raised and `name` has not answered since."""
    limit = HIGHEST.get(case["rules"], 4)
    return [
        part
        for part, owner in state["last"].items()
        if owner != side(case, name) and name not in state["answered"][part] and state["raises"][part] < limit
    ]


def _raised(case: Case, state: dict[str, Any], said: dict[str, Any]) -> list[str]:
    if said["on"] is None:
        return open_parts(case, state, said["who"])
    whole = [("sto-a-sedma" if "sto-a-sedma" in state["raises"] else part) for part in said["on"]]
    return sorted(set(whole), key=whole.index)


def _missed(case: Case, state: dict[str, Any], last: str, who: str) -> list[str]:
    """Players clockwise between the last speaker and this one who had something open."""
    between = clockwise(case, last)[1:]
    if who not in between:
        return []
    return [name for name in between[: between.index(who)] if open_parts(case, state, name)]


def _speaks_before_new_turn(case: Case, at: int, name: str) -> bool:
    """The skipped one answers later, before the other side gave him a new turn by raising again."""
    for said in case["speech"][at + 1 :]:
        if said["who"] == name:
            return True
        if side(case, said["who"]) != side(case, name) and said["on"] != []:
            return False
    return False


def _say(case: Case, state: dict[str, Any], who: str, raised: list[str]) -> None:
    limit = HIGHEST.get(case["rules"], 4)
    for part in open_parts(case, state, who):
        state["answered"][part].append(who)
    for part in raised:
        joins = state["last"][part] == side(case, who) and state["raises"][part] > 0
        if joins or state["raises"][part] < limit:
            state["raisers"][part].append(who)
        if not joins and state["raises"][part] < limit:
            state["raises"][part] += 1
            state["last"][part] = side(case, who)
            state["answered"][part] = []


def opponents_of(case: Case, part: dict[str, Any]) -> str:
    return other(side(case, part["by"]))
