"""`python -m tests.solver.zlata [FROM TO]`: makes the golden file of solved full deals by two independent ways.

Every answer of the solver is put to the memo minimax of `memo`, which shares no code with it; a record is written only
when both agree on everything. A record: hands (seat 0 = aktér), trump, who leads, the answers with that trump (`hra` =
card points of the aktér under best play, `hra_pomoc` = with everybody's help or null, `sto` on his best hláška or null
without one, `sedma` or null without the seven) and without trumps, aktér leading (`betl`, `durch`).
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from rozhodci.cards import Card, Suit, in_print_order, named
from rozhodci.sides import Side
from rozhodci.solver.analyst import Analyst
from rozhodci.solver.playing import open_pairs
from rozhodci.solver.values import Part, PlayReadings
from tests.solver import memo
from tests.solver.generators import SUITS, deal, plausible, position, strong_deal, trump_seven, with_sevens

FILE = Path(__file__).parents[1] / "data" / "solver" / "rozdani.json"
SIDES = [True, False, False]
HIGHEST = PlayReadings(sto_hlaska="nejvyssi")


def made(rng: Random, number: int) -> tuple[list[list[Card]], Suit]:
    """A random deal, one plausible for a závazek, or one built from runs."""
    kind = number % 8
    if kind < 3:
        return deal(rng)[:3], rng.choice(SUITS)
    if kind == 7:
        hands = strong_deal(rng, 10, number % 16 == 7)[:3]
        return hands, max(SUITS, key=lambda s: sum(c.suit is s for c in hands[0]))
    hands, trump = plausible(rng, ("hra", "sto", "sedma")[number % 3], 1 + number % 3)
    assert trump is not None
    return hands[:3], trump


def solve(hands: list[list[Card]], trump: Suit, leader: int, with_help: bool) -> dict[str, Any]:
    """The solver's answers; the help one only where asked for, as it takes the plain way longest."""
    pos, plain = position(hands, trump, leader), position(hands, None, 0)
    seven = with_sevens(pos, Part("sedma"), (trump_seven(trump), 0))
    analyst, trumpless = Analyst(HIGHEST, None), Analyst(HIGHEST, None)
    return {
        "hra": analyst.points(pos, Side.AKTER, False),
        "hra_pomoc": analyst.points(pos, Side.AKTER, True) if with_help else None,
        "sto": analyst.succeeds(pos, (Part("sto"),), False) if open_pairs(pos, 0) else None,
        "sedma": (
            Analyst(HIGHEST, None).succeeds(seven, (Part("sedma"),), False) if trump_seven(trump) in hands[0] else None
        ),
        "betl": trumpless.succeeds(plain, (Part("betl"),), False),
        "durch": trumpless.succeeds(plain, (Part("durch"),), False),
    }


def disagreements(hands: list[list[Card]], trump: Suit, leader: int, answers: dict[str, Any]) -> list[str]:
    """The names of the answers that the memo minimax does not confirm."""
    total = sum(c.points for h in hands for c in h) + 10
    best = max(open_pairs(position(hands, trump), 0), default=0)
    wrong = []
    for name, helped in (("hra", False), ("hra_pomoc", True)):
        if answers[name] is None:
            continue
        tens = (total - answers[name]) // 10
        game = memo.Memo(hands, trump, SIDES, helped)
        if not game.may(game.hands, leader, tens) or (tens and game.may(game.hands, leader, tens - 1)):
            wrong.append(name)
    spare = (total + best - 100) // 10
    checks: dict[str, Callable[[], bool]] = {
        "sto": lambda: spare >= 0 and memo.boolean(hands, trump, SIDES, leader, "tens", spare=spare),
        "sedma": lambda: memo.boolean(hands, trump, SIDES, leader, "seven", trump_seven(trump)),
        "betl": lambda: memo.boolean(hands, None, SIDES, 0, "none"),
        "durch": lambda: memo.boolean(hands, None, SIDES, 0, "all"),
    }
    return wrong + [name for name, ask in checks.items() if answers[name] is not None and answers[name] != ask()]


def read(record: dict[str, Any]) -> tuple[list[list[Card]], Suit, int]:
    hands = [[named(t) for t in h.split()] for h in record["karty"]]
    return hands, Suit(record["trumf"]), record["vynasi"]


def record(number: int) -> dict[str, Any]:
    """One deal with its answers; raises AssertionError where the two ways differ."""
    rng = Random(f"rozdani {number}")
    hands, trump = made(rng, number)
    leader = rng.randrange(3)
    answers = solve(hands, trump, leader, with_help=number % 4 == 0)
    wrong = disagreements(hands, trump, leader, answers)
    assert not wrong, f"deal {number}: the two ways differ in {', '.join(wrong)}"
    karty = [" ".join(map(str, in_print_order(h))) for h in hands]
    return {"cislo": number, "karty": karty, "trumf": trump.value, "vynasi": leader, **answers}


def main(first: int, last: int) -> None:
    """Make the deals first..last-1 anew; the others in the file stay."""
    kept = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else []
    records = {r["cislo"]: r for r in kept} | {n: record(n) for n in range(first, last)}
    lines = ",\n".join(json.dumps(records[n], ensure_ascii=False) for n in sorted(records))
    FILE.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
    print(f"V souboru je rozdání: {len(records)}.")


if __name__ == "__main__":
    main(*(map(int, sys.argv[1:]) if len(sys.argv) > 2 else (0, 320)))
