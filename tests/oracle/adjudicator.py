"""The second adjudicator: from the text of a case to what the ruling must say (spec 3 names)."""

from __future__ import annotations

from typing import Any

from . import settlement as pay
from .contumace import contumace, lost_results
from .endings import OMYL, ending, sevens_lost
from .faults import Finding, all_findings, loses_hand, only_losing
from .hands import whole_hands
from .play import replay, side
from .premium import flek_rows
from .reading import CSM, Case, read_case
from .scoring import Result, amount, decided, played_results
from .speech import comments

Expected = dict[str, Any]

LATE = {"po-zahajeni-skladani", "po-slozeni"}
NEVER_LATE = {"skladajici-videl", "odlozene-karty", "zamichani-po-odlozeni", "rezani-michani"}


def adjudicate(text: str) -> Expected:
    """Expected ruling: verdikt, namitka, nalezy, rozhodujici, kontumace, sazby, saldo, fleky (PB of fleks)."""
    case = whole_hands(read_case(text))
    played, spoken = replay(case), comments(case)
    found = all_findings(case, played, spoken)
    counted = [item for item in found if not _too_late(case) or item["kod"] in NEVER_LATE]
    hard = [item for item in counted if loses_hand(item)]
    first = _decisive(case, hard) if not _plays_on(case) else None
    out = _settle(case, played, spoken, counted, first)
    return {
        "verdikt": _verdict(case, found, first),
        "namitka": _complaint(case, found, first),
        "namitka_i_pausal": any(_paid_beside(case, item) for item in _meant(case, found)),
        "nalezy": [_public(item) for item in found],
        "dohravka": _plays_on(case),
        "rozhodujici": _public(first) if first else None,
        **out,
    }


def _decisive(case: Case, hard: list[Finding]) -> Finding | None:
    """The earliest; in křížový the earliest that is no mere fact, what was only stated adds its paušál."""
    if case["rules"] == "krizovy":
        hard = [item for item in hard if "event" not in item] or hard
    return hard[0] if hard else None


def _too_late(case: Case) -> bool:
    when = (case["complaint"] or {}).get("kdy")
    return when in LATE if case["rules"] in CSM else when == "po-slozeni"


def _plays_on(case: Case) -> bool:
    return bool(case["rules"] == "krizovy" and case["playout"])


def _public(item: Finding) -> Expected:
    return {key: item[key] for key in ("kod", "kdo", "zdvih", "karta", "povolene", "trida", "pausal")}


def _verdict(case: Case, found: list[Finding], first: Finding | None) -> str:
    if first and only_losing(case, first):
        return "rozhodne-rozhodci"
    return "renonc" if found else "bez-renoncu"


def _complaint(case: Case, found: list[Finding], first: Finding | None) -> str:
    complaint = case["complaint"]
    if not complaint:
        return "zadna"
    meant = _meant(case, found)
    if _too_late(case):
        return "potvrzena" if any(item["kod"] in NEVER_LATE for item in meant) else "opozdena"
    if not meant:
        return "zamitnuta"
    earlier = first is not None and all(found.index(item) > found.index(first) for item in meant)
    return "potvrzena-neni-prvni" if earlier else "potvrzena"


def _meant(case: Case, found: list[Finding]) -> list[Finding]:
    """Findings by the accused, in the named trick if one is named."""
    complaint = case["complaint"] or {}
    meant = [item for item in found if complaint.get("na") in (None, item["kdo"])]
    if "zdvih" in complaint:
        meant = [item for item in meant if str(item["zdvih"]) == str(complaint["zdvih"])]
    return meant


def _settle(
    case: Case, played: dict[str, Any], spoken: dict[str, Any], found: list[Finding], first: Finding | None
) -> Expected:
    saldo, raises = pay.start(case), spoken["raises"]
    if case["rules"] == "koruna-2013" and found:
        pay.pay_koruna(case, saldo, found, raises)
        return _result(case, None, raises, saldo, None)
    soft = [
        item for item in found if _paid_beside(case, item) and item is not first and (first or not loses_hand(item))
    ]
    for item in soft:
        pay.pay_pausal(case, saldo, item)
    if first:
        pay.pay_pausal(case, saldo, first)
        return _forfeit(case, played, spoken, saldo, first)
    return _as_played(case, played, spoken, saldo, [item for item in found if item not in soft])


def _paid_beside(case: Case, item: Finding) -> bool:
    """Its paušál is paid whatever decides: technical ones; in křížový facts beside a renonc that has lost the hand."""
    return not loses_hand(item) or (case["rules"] == "krizovy" and "event" in item)


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
    raises, results = spoken["raises"], sevens_lost(case)
    ended = ending(case, played, raises)
    if ended:
        results = _pay_ending(case, saldo, spoken, *ended)
    elif decided(case, played):
        results = played_results(case, played)
        _pay_result(case, saldo, faults, pay.net(case, results, raises))
    elif results:
        pay.pay_played(case, saldo, pay.net(case, results, raises))
    else:
        for item in faults:
            pay.pay_pausal(case, saldo, item)
    claims = [] if ended and ended[0] == "lozena" else results
    return _result(case, results, raises, saldo, None) | {"fleky": flek_rows(case, claims, spoken, None)}


def _pay_ending(case: Case, saldo: pay.Saldo, spoken: dict[str, Any], name: str, results: list[Result]) -> list[Result]:
    if name == "omyl":
        for rival in pay.opponents(case):
            pay.move(saldo, case["akter"], rival, OMYL)
    elif name == "lozena":
        pay.pay_shown(case, saldo, results, spoken)
    else:
        pay.pay_played(case, saldo, pay.net(case, results, spoken["raises"]))
    return results


def _pay_result(case: Case, saldo: pay.Saldo, faults: list[Finding], share: int) -> None:
    if faults:
        pay.pay_playout(case, saldo, faults, share)
    else:
        pay.pay_played(case, saldo, share)


def _result(
    case: Case, results: list[Result] | None, raises: dict[str, int], saldo: pay.Saldo, points: Expected | None
) -> Expected:
    """`sazby` is None where the spec does not fix them."""
    rows = None if results is None else [_row(case, result, raises) for result in results]
    return {"sazby": rows, "saldo": saldo, "kontumace": points, "fleky": None}


def _row(case: Case, result: Result, raises: dict[str, int]) -> Expected:
    return {"cast": result["cast"], "vyhral": result["winner"], "castka": amount(case, result, raises),
            "kroky": result["steps"]}  # fmt: skip
