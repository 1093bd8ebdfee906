"""A listed demand for a play-out that changes nothing is said, not passed over (Křížový D/1, D/4)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rozhodci import rulesets
from rozhodci.case.load import load_one
from rozhodci.case.model import Case, Demand, Playout
from rozhodci.judge import judge
from tests.library import CASES

FILE = (
    CASES / "krizovy" / "dohravka-14-po-druhem-nezadana.yaml"
)  # Božena (obrana) in trick 2, Cyril (obrana) in trick 4


def warnings(*demands: Demand) -> list[str]:
    case: Case = replace(load_one(FILE.read_bytes(), "a.yaml", rulesets.get), playout=Playout(False, demands))
    return [w for w in judge(case, rulesets.get(case.ruleset)).warnings if "Dohrávka" in w]


def test_a_rightful_demand_needs_no_word() -> None:
    assert warnings(Demand(1, "Adam")) == []
    assert warnings(Demand(1, "Dana"), Demand(2, "Adam")) == []


@pytest.mark.parametrize("who", ["Božena", "Cyril"])
def test_the_offenders_own_side_has_no_right(who: str) -> None:
    (said,) = warnings(Demand(1, who))
    assert said == (
        f"Dohrávka, kterou {who} žádá po 1. renoncu, se nekoná: nárok na ni má strana aktéra (Křížový D/3)."
    )


def test_a_demand_after_the_hand_has_ended() -> None:
    """Nobody demands it after the first renonc: the second one is void."""
    (said,) = warnings(Demand(2, "Adam"))
    assert "po 2. renoncu, se nekoná: hra skončila už dřív (Křížový D/3)" in said


def test_a_demand_after_a_renonc_that_is_not_there() -> None:
    (said,) = warnings(Demand(1, "Adam"), Demand(2, "Adam"), Demand(3, "Dana"))
    assert "kterou Dana žádá po 3. renoncu, se nekoná: takový renonc, který ztrácí hru, tu není" in said


def test_the_right_after_a_second_renonc_of_the_same_side() -> None:
    (said,) = warnings(Demand(1, "Adam"), Demand(2, "Cyril"))
    assert said.endswith("nárok na ni má strana aktéra (Křížový D/4).")
