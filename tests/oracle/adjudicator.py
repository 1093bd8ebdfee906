"""The second adjudicator: from the text of a case to what the ruling must say (spec 3 names)."""

from __future__ import annotations

from typing import Any

from . import settlement as pay
from .contumace import contumace, lost_results
from .faults import Finding, all_findings
from .play import other, replay, side
from .premium import flek_rows
from .reading import CSM, Case, read_case
from .scoring import Result, amount, card_points, decided, played_results, side_pairs
from .speech import comments

Expected = dict[str, Any]

LATE = {"po-zahajeni-skladani", "po-slozeni"}
NEVER_LATE = {"skladajici-videl", "odlozene-karty", "zamichani-po-odlozeni", "rezani-michani"}


def adjudicate(text: str) -> Expected:
    """Expected ruling: verdikt, namitka, nalezy, rozhodujici, kontumace, sazby, saldo, fleky (PB of fleks)."""
    case = read_case(text)
    played, spoken = replay(case), comments(case)
    found = all_findings(case, played, spoken)
    counted = [item for item in found if not _too_late(case) or item["kod"] in NEVER_LATE]
    hard = [item for item in counted if item["trida"] == "ve-hre"]
    first = hard[0] if hard and not _plays_on(case) else None
    out = _settle(case, played, spoken, counted, first)
    return {
        "verdikt": _verdict(case, found, first),
        "namitka": _complaint(case, found, first),
        "nalezy": [_public(item) for item in found],
        "rozhodujici": _public(first) if first else None,
        **out,
    }


def _too_late(case: Case) -> bool:
    when = (case["complaint"] or {}).get("kdy")
    return when in LATE if case["rules"] in CSM else when == "po-slozeni"


def _plays_on(case: Case) -> bool:
    return bool(case["rules"] == "krizovy" and case["playout"])


def _public(item: Finding) -> Expected:
    return {key: item[key] for key in ("kod", "kdo", "zdvih", "karta", "povolene", "trida", "pausal")}


def only_losing(case: Case, item: Finding | None) -> bool:
    """Void, held only losing trumps and threw another suit: not in the list, V/3 (ČSM only)."""
    return bool(item and case["rules"] in CSM and item["kod"] == "nezatrumfovani" and item.get("losing"))


def _verdict(case: Case, found: list[Finding], first: Finding | None) -> str:
    if only_losing(case, first):
        return "rozhodne-rozhodci"
    return "renonc" if found else "bez-renoncu"


def _complaint(case: Case, found: list[Finding], first: Finding | None) -> str:
    complaint = case["complaint"]
    if not complaint:
        return "zadna"
    if _too_late(case):
        return "opozdena"
    meant = [item for item in found if complaint.get("na") in (None, item["kdo"])]
    if "zdvih" in complaint:
        meant = [item for item in meant if str(item["zdvih"]) == str(complaint["zdvih"])]
    if not meant:
        return "zamitnuta"
    return "potvrzena" if first is None or first in meant else "potvrzena-neni-prvni"


def _settle(
    case: Case, played: dict[str, Any], spoken: dict[str, Any], found: list[Finding], first: Finding | None
) -> Expected:
    saldo, raises = pay.start(case), spoken["raises"]
    if case["rules"] == "koruna-2013" and found:
        pay.pay_koruna(case, saldo, found, raises)
        return _result(case, [], raises, saldo, None)
    soft = [item for item in found if item["trida"] != "ve-hre"]
    for item in soft:
        pay.pay_pausal(case, saldo, item)
    if first:
        pay.pay_pausal(case, saldo, first)
        return _forfeit(case, played, spoken, saldo, first)
    return _as_played(case, played, spoken, saldo, [item for item in found if item not in soft])


def _forfeit(case: Case, played: dict[str, Any], spoken: dict[str, Any], saldo: pay.Saldo, first: Finding) -> Expected:
    raises = spoken["raises"]
    if case["rules"] == "krizovy":
        pay.pay_for_side(case, saldo, first["kdo"], pay.base_sum(case))
        return _result(case, None, raises, saldo, None)
    points = contumace(case, played, first) if _needs_points(case, first) else None
    results = lost_results(case, played, first, points["celkem"] if points else 0)
    if first["kod"] == "pocet-talonu":
        results = [{**result, "steps": 1} for result in results]
    results = pay.keep_sevens(case, results)
    pay.pay_renonc(case, saldo, first, results, raises)
    barred = side(case, first["kdo"])
    return _result(case, results, raises, saldo, points) | {"fleky": flek_rows(case, results, spoken, barred)}


def _needs_points(case: Case, first: Finding) -> bool:
    return first["kod"] != "pocet-talonu" and bool({"hra", "sto"} & {item["part"] for item in case["parts"]})


def _as_played(
    case: Case, played: dict[str, Any], spoken: dict[str, Any], saldo: pay.Saldo, faults: list[Finding]
) -> Expected:
    """No renonc decides: the hand as it was played, shown, approved, or (křížový) played out."""
    shown = [event for event in case["events"] if event["druh"] == "lozena" and event.get("kdo") == case["akter"]]
    approved = [event for event in case["events"] if event["druh"] == "schvaleno"]
    raises = spoken["raises"]
    if shown or approved:
        results = _claimed(case, [] if approved and not shown else played["tricks"])
        pay.pay_shown(case, saldo, results, spoken)
    elif decided(case, played):
        results = played_results(case, played)
        _pay_result(case, saldo, faults, pay.net(case, results, raises))
    elif _sevens_lost(case):
        results = [{"cast": "dve-sedmy", "winner": "obrana", "steps": 1, "announcer": "akter"}]
        pay.pay_played(case, saldo, pay.net(case, results, raises))
    else:
        for item in faults:
            pay.pay_pausal(case, saldo, item)
        return _result(case, [], raises, saldo, None) | {"fleky": {}}
    return _result(case, results, raises, saldo, None) | {"fleky": flek_rows(case, results, spoken, None)}


def _pay_result(case: Case, saldo: pay.Saldo, faults: list[Finding], share: int) -> None:
    if faults:
        pay.pay_playout(case, saldo, faults, share)
    else:
        pay.pay_played(case, saldo, share)


def _sevens_lost(case: Case) -> bool:
    """Čl. III/1: the aktér pays the dvě sedmy in every case, so no further trick is needed."""
    return case["contract"] == "dvě sedmy" and pay.always_lost(case)


def _claimed(case: Case, tricks: list[dict[str, Any]]) -> list[Result]:
    """A shown ložená as won with all points in play; an approved hand at base."""
    gone = [card for trick in tricks for _, card in trick["moves"]]
    theirs = sum(card_points([c for _, c in t["moves"]]) for t in tricks if side(case, t["winner"]) != "akter")
    points = 90 - card_points(case["talon"]) - theirs + side_pairs(case, "akter") if gone or tricks else 0
    return [_won(case, item["part"], points) for item in case["parts"]]


def _won(case: Case, part: str, points: int) -> Result:
    steps = 1 + max(0, points - 100) // 10 if part == "sto" else 1
    return {"cast": part, "winner": "akter", "steps": steps, "announcer": "akter"}


def _result(
    case: Case, results: list[Result] | None, raises: dict[str, int], saldo: pay.Saldo, points: Expected | None
) -> Expected:
    """`sazby` is None where the spec does not fix them."""
    rows = None if results is None else [_row(case, result, raises) for result in results]
    return {"sazby": rows, "saldo": saldo, "kontumace": points, "fleky": None}


def _row(case: Case, result: Result, raises: dict[str, int]) -> Expected:
    return {"cast": result["cast"], "vyhral": result["winner"], "castka": amount(case, result, raises),
            "kroky": result["steps"]}  # fmt: skip


__all__ = ["adjudicate", "other"]
