"""Contumace points of ČSM čl. IV, důsledky 2 as spec 2 §2.5 reads them."""

from __future__ import annotations

from typing import Any

from .faults import PLAY, Finding
from .play import other, side
from .reading import Case
from .scoring import Result, card_points, first_pair, hra_steps, pairs, side_pairs, taken_points


def offender_side(case: Case, item: Finding) -> str:
    return side(case, item["kdo"])


def tricks_before(played: dict[str, Any], item: Finding) -> list[dict[str, Any]]:
    """Finished tricks before the trick of the renonc; none before play."""
    phase, number, _ = item["when"]
    return played["tricks"][: number - 1] if phase == PLAY and number else []


def contumace(case: Case, played: dict[str, Any], item: Finding) -> dict[str, Any]:
    """The kontumace object of the ruling (spec 3) without its items."""
    innocent = other(offender_side(case, item))
    tricks = tricks_before(played, item)
    gone = [card for trick in tricks for _, card in trick["moves"]]
    won = taken_points(case, tricks, innocent)
    left = 80 - card_points(gone) - card_points(case["talon"]) + 10
    announced = side_pairs(case, innocent)
    away = _excluded(case, other(innocent), gone)
    return {"strana": innocent, "uhrane": won, "zbyva": left, "hlasky": announced, "odecteno": away,
            "celkem": won + left + announced - away}  # fmt: skip


def _excluded(case: Case, guilty: str, gone: list[str]) -> int:
    """Trump ace, or trump ten behind it, still unplayed on the offenders' side."""
    held = [card for name in case["playing"] if side(case, name) == guilty for card in case["hands"][name]]
    ace, ten = case["trump"] + "E", case["trump"] + "10"
    own_ace = ace in held and ace not in gone
    away = 10 if own_ace else 0
    if ten in held and ten not in gone and (own_ace or ace in gone or ace in case["talon"]):
        away += 10
    return away


def lost_results(case: Case, played: dict[str, Any], item: Finding, points: int) -> list[Result]:
    """Every part for the innocent side, hra and sto by contumace points (čl. IV, důsledky 2)."""
    innocent = other(offender_side(case, item))
    results = []
    for announced in case["parts"]:
        own = side(case, announced["by"])
        steps = 1
        if announced["part"] == "hra":
            steps = hra_steps(case, points)
        elif announced["part"] == "sto":
            base = _played_on(case, tricks_before(played, item), own)
            steps = 1 + max(0, points - 100) // 10 if own == innocent else max(1, (points - (base - 10)) // 10)
        results.append({"cast": announced["part"], "winner": innocent, "steps": steps, "announcer": own})
    return results


def _played_on(case: Case, tricks: list[dict[str, Any]], own: str) -> int:
    """The hláška a sto is played on: the first announced, else the highest still whole, else none."""
    first = first_pair(case, tricks, own)
    if first is not None:
        return first
    gone = [card for trick in tricks for _, card in trick["moves"]]
    hands = [case["hands"][name] for name in case["playing"] if side(case, name) == own]
    whole = [value for hand in hands for _, value in pairs(case, [card for card in hand if card not in gone])]
    return max(whole, default=0)
