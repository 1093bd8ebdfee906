"""Random commenting in legal order, a fifth flek, a partner who joins, and a speaker who goes past another."""

from __future__ import annotations

import random
from typing import Any

from .play import clockwise, side
from .reading import Case
from .speech import HIGHEST, _say, _start, open_parts

WORDS = ["flek", "re", "tutti", "boty"]
SPOKEN = {"hra": "hru", "sedma": "sedmu", "osma": "osmu", "devitka": "devítku", "sto": "sto", "betl": "betl",
          "durch": "durch", "dve-sedmy": "dvě sedmy"}  # fmt: skip
NAMED = {**SPOKEN, "hra": "hra", "sedma": "sedma", "osma": "osma", "devitka": "devítka"}


def talk(rng: random.Random, case: Case) -> list[dict[str, Any]]:
    """Spoken items {"who", "line"}: line is the text of one item of `fleky`."""
    state, items = _start(case), []
    eager = rng.choice([0.0, 0.2, 0.5, 0.9])
    last = case["akter"]
    for _ in range(40):
        who = next((name for name in [*clockwise(case, last)[1:], last] if open_parts(case, state, name)), None)
        if who is None:
            break
        mate = _joining(rng, case, state, last, who)
        if mate:
            items.append(mate)
        raised = _choose(rng, case, state, who, eager)
        items.append(_item(rng, case, state, who, raised))
        _say(case, state, who, raised)
        last = who
    fifth = _fifth(rng, case, state)
    return items + fifth if fifth else _trim(rng, items)


def _choose(rng: random.Random, case: Case, state: dict[str, Any], who: str, eager: float) -> list[str]:
    most = 6 if case["rules"] in HIGHEST else 4
    free = [part for part in open_parts(case, state, who) if state["raises"][part] < most]
    if rng.random() > eager or not free:
        return []
    return rng.sample(free, rng.randint(1, len(free)))


def _item(rng: random.Random, case: Case, state: dict[str, Any], who: str, raised: list[str]) -> dict[str, Any]:
    if not raised:
        return {"who": who, "line": f"{who}: dobře", "raised": []}
    levels = {state["raises"][part] for part in raised}
    level = levels.pop()
    plain = not levels and level < 4 and "sto-a-sedma" not in raised
    if not plain or rng.random() < 0.3:
        names = [name for part in raised for name in (["sto", "sedma"] if part == "sto-a-sedma" else [NAMED[part]])]
        return {"who": who, "line": f"{{kdo: {who}, na: [{', '.join(names)}]}}", "raised": raised}
    word = WORDS[level]
    if raised == open_parts(case, state, who) and rng.random() < 0.3:
        return {"who": who, "line": f"{who}: {word}", "raised": raised}
    return {"who": who, "line": f"{who}: {word} na {' a '.join(SPOKEN[part] for part in raised)}", "raised": raised}


def _joining(rng: random.Random, case: Case, state: dict[str, Any], last: str, due: str) -> dict[str, Any] | None:
    """A partner of the last speaker, sitting before the one whose turn it is, says the same word."""
    between = clockwise(case, last)[1:]
    between = between[: between.index(due)] if due in between else []
    mates = [name for name in between if side(case, name) == side(case, last)]
    parts = [part for part in state["fresh"] if state["raisers"][part][-1:] == [last] and part != "sto-a-sedma"]
    if not mates or not parts or rng.random() > 0.25:
        return None
    part, mate = parts[0], mates[0]
    level = state["raises"][part]
    state["raisers"][part].append(mate)
    word = WORDS[level - 1] if level <= 4 else None
    line = f"{mate}: {word} na {SPOKEN[part]}" if word else f"{{kdo: {mate}, na: [{NAMED[part]}]}}"
    return {"who": mate, "line": line, "raised": [part]}


def _fifth(rng: random.Random, case: Case, state: dict[str, Any]) -> list[dict[str, Any]]:
    full = [part for part, times in state["raises"].items() if times == 4]
    if case["rules"] in HIGHEST or not full or rng.random() > 0.3:
        return []
    rivals = [name for name in case["playing"] if side(case, name) != state["last"][full[0]]]
    who = rng.choice(rivals)
    return [{"who": who, "line": f"{{kdo: {who}, na: [{NAMED[full[0]]}]}}", "raised": full[:1]}]


def _trim(rng: random.Random, items: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Omits some of the closing words of approval, or any one of them: no fault."""
    while items and not items[-1]["raised"] and rng.random() < 0.3:
        items = items[:-1]
    quiet = [at for at, item in enumerate(items) if not item["raised"]]
    bare = any(item["line"].split(": ")[-1] in WORDS for item in items)
    if quiet and not bare and rng.random() < 0.05:
        at = rng.choice(quiet)
        items = items[:at] + items[at + 1 :]
    return items


def plant_order_fault(rng: random.Random, items: list[dict[str, Any]]) -> bool:
    """Swaps an approval with the raise of a later speaker that does not depend on it."""
    pairs = [at for at in range(len(items) - 1) if not items[at]["raised"] and items[at + 1]["raised"]]
    pairs = [at for at in pairs if items[at]["who"] != items[at + 1]["who"] and not _raises_later(items, at)]
    if not pairs:
        return False
    at = rng.choice(pairs)
    items[at], items[at + 1] = items[at + 1], items[at]
    return True


def _raises_later(items: list[dict[str, Any]], at: int) -> bool:
    """The one to be skipped raises later; his late approval would then contradict it."""
    return any(item["who"] == items[at]["who"] and item["raised"] for item in items[at + 1 :])
