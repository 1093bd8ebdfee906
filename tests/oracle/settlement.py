"""Payments: ČSM (licitovaný, volený), koruna and křížový (spec 2 §2.2, 2.3, 2.6, 2.7). Amounts in haléře."""

from __future__ import annotations

from typing import Any

from .contumace import offender_side
from .faults import Finding
from .play import other, side
from .reading import CSM, Case
from .scoring import Result, always_lost, amount

PAUSAL = {"licitovany-2010": (200, 1000), "licitovany-2014": (200, 1000), "voleny-2005": (200, 1000),
          "koruna-2013": (200, 2000), "krizovy": (100, 500)}  # fmt: skip
LIMIT = {
    "licitovany-2010": 10000,
    "licitovany-2014": 10000,
    "voleny-2005": 10000,
    "koruna-2013": 10**9,
    "krizovy": 3000,
}
RAISED_LIMIT = 15000

Saldo = dict[str, int]


def start(case: Case) -> Saldo:
    return dict.fromkeys(case["players"], 0)


def move(saldo: Saldo, payer: str, receiver: str, hal: int) -> None:
    saldo[payer] -= hal
    saldo[receiver] += hal


def pay_pausal(case: Case, saldo: Saldo, item: Finding) -> None:
    """The paušál goes to every other player at the table."""
    for name in case["players"]:
        if name != item["kdo"]:
            move(saldo, item["kdo"], name, PAUSAL[case["rules"]][item["pausal"] - 1])


def net(case: Case, results: list[Result], raises: dict[str, int]) -> int:
    """What one opponent owes the aktér's side for all parts together, capped by the limit."""
    total = sum(amount(case, r, raises) * (1 if r["winner"] == "akter" else -1) for r in results)
    limit = LIMIT[case["rules"]]
    return max(-limit, min(limit, total))


def opponents(case: Case) -> list[str]:
    return [name for name in case["players"] if side(case, name) == "obrana"]


def pay_played(case: Case, saldo: Saldo, share: int) -> None:
    """Aktér with each opponent; two against two each loser one winner."""
    if case["partner"]:
        for mate, rival in zip((case["akter"], case["partner"]), opponents(case), strict=True):
            move(saldo, rival, mate, share)
        return
    for rival in opponents(case):
        move(saldo, rival, case["akter"], share)


def pay_for_side(case: Case, saldo: Saldo, payer: str, share: int) -> None:
    """One player pays the whole due of his side alone to his opponents; `share` is positive."""
    mine = side(case, payer)
    rivals = [name for name in case["players"] if side(case, name) != mine]
    mates = [name for name in case["players"] if side(case, name) == mine]
    shares = max(len(rivals), len(mates))
    for rival in rivals:
        move(saldo, payer, rival, share * shares // len(rivals))


def pay_renonc(case: Case, saldo: Saldo, item: Finding, results: list[Result], raises: dict[str, int]) -> None:
    """Čl. IV, důsledky 3; čl. III/2 keeps the dvě sedmy with the aktér where they are lost in every case."""
    apart = [r for r in results if r["cast"] == "dve-sedmy" and r["winner"] == "obrana"]
    if offender_side(case, item) == "obrana" and apart:
        pay_played(case, saldo, net(case, apart, raises))
        results = [r for r in results if r not in apart]
    pay_for_side(case, saldo, item["kdo"], abs(net(case, results, raises)))


def keep_sevens(case: Case, results: list[Result]) -> list[Result]:
    """The dvě sedmy are lost by the aktér whatever happened, if čl. III says so."""
    lost = "dve-sedmy" in [r["cast"] for r in results] and always_lost(case)
    return [{**r, "winner": "obrana"} if r["cast"] == "dve-sedmy" and lost else r for r in results]


def pay_koruna(case: Case, saldo: Saldo, found: list[Finding], raises: dict[str, int]) -> None:
    """Koruna D/1, D/2 each; of D/3 only the earliest, the announced and flekovaná sum."""
    announced = [{"cast": item["part"], "winner": "akter", "steps": 1} for item in case["parts"]]
    total = sum(amount(case, result, raises) for result in announced)
    third = [item for item in found if item["trida"] == "ve-hre"][:1]
    for item in [item for item in found if item["trida"] != "ve-hre"]:
        pay_pausal(case, saldo, item)
    for item in third:
        for name in [name for name in case["players"] if name != item["kdo"]]:
            twice = item["kdo"] != case["akter"] and name == case["akter"]
            move(saldo, item["kdo"], name, total * (2 if twice else 1))


def base_sum(case: Case) -> int:
    """Křížový D/4: base rate of the announced parts, červené doubled, no fleks, at most the limit."""
    announced = [{"cast": item["part"], "winner": "akter", "steps": 1} for item in case["parts"]]
    return min(LIMIT["krizovy"], sum(amount(case, result, {}) for result in announced))


def pay_playout(case: Case, saldo: Saldo, faults: list[Finding], share: int) -> None:
    """Křížový D/3 and D/4: the side that offended last has no right; if it lost, its latest offender pays alone."""
    for item in faults:
        pay_pausal(case, saldo, item)
    guilty = faults[-1]
    without = side(case, guilty["kdo"])
    winner = "akter" if share > 0 else "obrana"
    if share and winner == other(without):
        pay_for_side(case, saldo, guilty["kdo"], abs(share))
    else:
        pay_played(case, saldo, share)


def pay_shown(case: Case, saldo: Saldo, results: list[Result], spoken: dict[str, Any]) -> None:
    """Čl. II/18: who did not flek pays unflekovaně, the missing rest falls on those who did."""
    raisers = {name for names in spoken["raisers"].values() for name in names} & set(opponents(case))
    share = net(case, results, spoken["raises"])
    plain = net(case, results, {})
    rivals = opponents(case)
    if not raisers or case["rules"] not in CSM:
        pay_played(case, saldo, share)
        return
    both = len(raisers) == len([name for name in case["playing"] if name != case["akter"]])
    rest = share * len(rivals) - plain * (len(rivals) - len(raisers))
    for name in rivals:
        most = RAISED_LIMIT if both else LIMIT[case["rules"]]
        move(saldo, name, case["akter"], min(most, rest // len(raisers)) if name in raisers else plain)
