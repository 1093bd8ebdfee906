"""Commenting: how often each part was raised, by whom, who spoke past whom (ČSM II/14, Koruna A/8, Křížový B/7)."""

from __future__ import annotations

from typing import Any

from .play import clockwise, side
from .reading import Case

HIGHEST = {"koruna-2013": 99}


def comments(case: Case) -> dict[str, Any]:
    """{"raises": {part: times}, "raisers": {part: [names]}, "findings": [name, …]}; of bare totals only the aktér."""
    state = _start(case)
    if case.get("totals") is not None:
        raisers = {part: [case["akter"]] if times > 1 else [] for part, times in case["totals"].items()}
        return {"raises": {**state["raises"], **case["totals"]}, "raisers": raisers, "findings": []}
    past: list[str] = []
    skipped: list[str] = []
    last = case["akter"]
    for at, said in enumerate(case["speech"]):
        who = said["who"]
        raised = _raised(case, state, said)
        missed = _missed(case, state, last, who)
        if who not in skipped and _counts(case, state, who, raised):
            overtaken = [name for name in missed if _speaks_late(case, state, at, raised, name)]
            past += [who] if overtaken else []
            skipped += overtaken
        _say(case, state, who, raised)
        if who in skipped:
            skipped.remove(who)
        else:
            last = who
    return {"raises": state["raises"], "raisers": state["raisers"], "findings": past}


def _start(case: Case) -> dict[str, Any]:
    parts = [item["part"] for item in case["parts"]]
    owner = {item["part"]: side(case, item["by"]) for item in case["parts"]}
    return {"raises": dict.fromkeys(parts, 0), "raisers": {part: [] for part in parts}, "last": owner,
            "answered": {part: [] for part in parts}, "fresh": []}  # fmt: skip


def open_parts(case: Case, state: dict[str, Any], name: str) -> list[str]:
    """Parts the other side announced or last raised and `name` has not answered since."""
    return [
        part
        for part, owner in state["last"].items()
        if owner != side(case, name) and name not in state["answered"][part]
    ]


def _raised(case: Case, state: dict[str, Any], said: dict[str, Any]) -> list[str]:
    if said["on"] is None:
        limit = HIGHEST.get(case["rules"], 4)
        return [part for part in open_parts(case, state, said["who"]) if state["raises"][part] < limit]
    whole = [("sto-a-sedma" if "sto-a-sedma" in state["raises"] else part) for part in said["on"]]
    return sorted(set(whole), key=whole.index)


def _missed(case: Case, state: dict[str, Any], last: str, who: str) -> list[str]:
    """Players clockwise between the last speaker and this one who had something open."""
    between = clockwise(case, last)[1:]
    if who not in between:
        return []
    return [name for name in between[: between.index(who)] if open_parts(case, state, name)]


def _speaks_late(case: Case, state: dict[str, Any], at: int, raised: list[str], name: str) -> bool:
    """Is the next word of the skipped one his late word, and not his answer to what the other side raised meanwhile?

    An omitted dobře is no fault, so in doubt it is an answer: when he raises what they raised, or speaks in his turn.
    """
    reopened = set(raised) if side(case, case["speech"][at]["who"]) != side(case, name) else set()
    state, last = _copied(state), case["speech"][at]["who"]
    _say(case, state, last, raised)
    for said in case["speech"][at + 1 :]:
        now = _raised(case, state, said)
        if said["who"] == name:
            answerable = reopened & set(open_parts(case, state, name))
            return not answerable or (not reopened & set(now) and bool(_missed(case, state, last, name)))
        if side(case, said["who"]) != side(case, name):
            reopened |= set(now)
        _say(case, state, said["who"], now)
        last = said["who"]
    return False


def _counts(case: Case, state: dict[str, Any], who: str, raised: list[str]) -> bool:
    """Is anything raised or joined? A flek beyond the last valid one is only noted."""
    limit = HIGHEST.get(case["rules"], 4)
    return any(state["raises"][part] < limit or part in state["fresh"] for part in raised)


def _copied(state: dict[str, Any]) -> dict[str, Any]:
    lists = {key: {part: list(names) for part, names in state[key].items()} for key in ("raisers", "answered")}
    return {"raises": dict(state["raises"]), "last": dict(state["last"]), "fresh": list(state["fresh"]), **lists}


def _say(case: Case, state: dict[str, Any], who: str, raised: list[str]) -> None:
    """One word: approves what is open, raises, or joins what the partner raised before the other side spoke."""
    limit = HIGHEST.get(case["rules"], 4)
    for part in open_parts(case, state, who):
        state["answered"][part].append(who)
    state["fresh"] = [part for part in state["fresh"] if state["last"][part] == side(case, who)]
    for part in raised:
        if part in state["fresh"]:
            state["raisers"][part].append(who)
        elif state["last"][part] != side(case, who) and state["raises"][part] < limit:
            state["raises"][part] += 1
            state["last"][part] = side(case, who)
            state["answered"][part] = []
            state["raisers"][part].append(who)
            state["fresh"].append(part)
