"""`python -m tests.solver.plne [--pripadu N] [--seminek N] [CÍLE...]`: the full comparison with the oracles (spec 4).

Default: 5,000 cases per objective over four seeds, open cards and ložená, with 3 to 5 cards a hand, three and four
players, then the whole golden file. Prints per objective how many cases there were of each answer (`s pomocí`: only
with help) and the differences (0 expected). Exit 1 when anything differs.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from random import Random

from tests.solver import zlata
from tests.solver.belief_cases import BELIEFS, belief_case, believed, defined
from tests.solver.cases import OBJECTIVES, balanced, expected, solved

OPEN_SHAPES = ((3, 3), (3, 3), (3, 3), (3, 4), (4, 3))
BELIEF_SHAPES = ((3, 3, 0), (3, 3, 0), (3, 3, 2), (4, 3, 0))
LONG = 41
"""Every so many cases one is longer: three players with five cards a hand or four players (open cards only the cheap
goals)."""
CHEAP = ("sedma", "dve-sedmy", "sto-a-sedma", "sto+sedma", "hra+sedma", "sedma-proti")


def open_case(rng: Random, objective: str, number: int, seen: Counter[str]) -> bool:
    """One open-card case, alone and with help; True when both ways agree."""
    size, seats = OPEN_SHAPES[number % len(OPEN_SHAPES)]
    if number % LONG == 0 and objective in CHEAP:
        size = 5 if seats == 3 else 4
    case = balanced(rng, objective, size, seats, number)
    right = [expected(case, helped) for helped in (False, True)]
    seen["ano" if right[0] else "s pomocí" if right[1] else "ne"] += 1
    return right == [solved(case, helped) for helped in (False, True)]


def lozena_case(rng: Random, objective: str, number: int, seen: Counter[str]) -> bool:
    """One ložená case."""
    size, players, hidden = BELIEF_SHAPES[number % len(BELIEF_SHAPES)]
    if number % LONG == 1:
        size, players, hidden = (5, 3, 0) if number % (3 * LONG) == 1 else (3, 4, 0)
    case = belief_case(rng, objective, size, players, hidden)
    right = defined(case)
    seen["ano" if right else "ne"] += 1
    return believed(case) == right


def golden() -> int:
    """Differences between the solver and the golden file of full deals."""
    records = json.loads(zlata.FILE.read_text(encoding="utf-8"))
    wrong = 0
    for entry in records:
        hands, trump, leader = zlata.read(entry)
        answers = zlata.solve(hands, trump, leader, entry["hra_pomoc"] is not None)
        wrong += any(entry[name] != value for name, value in answers.items())
    print(f"rozdání ze souboru: {len(records)}, rozdílů {wrong}")
    return wrong


def main() -> int:
    parser = argparse.ArgumentParser(description="Úplné srovnání řešiče s prostými postupy.")
    parser.add_argument("cile", nargs="*", metavar="CÍL", help="jen tyto cíle")
    parser.add_argument("--pripadu", type=int, default=5000)
    parser.add_argument("--seminek", type=int, default=4)
    parser.add_argument("--od", type=int, default=1, help="první semínko")
    asked = parser.parse_args()
    jobs = [("sehrávka", o, open_case) for o in OBJECTIVES] + [("ložená", o, lozena_case) for o in BELIEFS]
    wrong = 0
    for kind, objective, ask in jobs:
        if asked.cile and objective not in asked.cile:
            continue
        seen: Counter[str] = Counter()
        bad = 0
        for seed in range(asked.od, asked.od + asked.seminek):
            rng = Random(f"{kind} {objective} {seed}")
            bad += sum(not ask(rng, objective, n, seen) for n in range(asked.pripadu // asked.seminek))
        answers = ", ".join(f"{k} {v}" for k, v in sorted(seen.items()))
        print(f"{kind} {objective}: rozdílů {bad}; {answers}", flush=True)
        wrong += bad
    return 1 if wrong + (0 if asked.cile else golden()) else 0


if __name__ == "__main__":
    sys.exit(main())
