"""Speed of the solver: `python bench/bench_solver.py [--n 100] [--chod python|prelozeny]`; prints Markdown tables.

CPU time, one process, every deal asked cold. Both gears where the compiled one was built (`python -m
rozhodci.solver.build`). The calibration loop beside it makes machines comparable: the aims are for 1 s.
"""

from __future__ import annotations

import argparse
import os
import resource
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from rozhodci.cards import DECK, Card, Suit  # noqa: E402
from rozhodci.sides import Side  # noqa: E402
from rozhodci.solver.analysis import Analyst, analyse_with_moves  # noqa: E402
from rozhodci.solver.api import Part, PlayReadings, Position, gear, is_lozena  # noqa: E402
from rozhodci.solver.playing import lay, legal_cards  # noqa: E402
from tests.solver.generators import (  # noqa: E402
    SUITS,
    deal,
    plausible,
    position,
    strong_deal,
    trump_seven,
    with_sevens,
)

READINGS = PlayReadings()
Row = tuple[str, list[float], str]
CALIBRATION = 20_000_000
HARD = 400


def cpu(question: Callable[..., object], *arguments: Any) -> float:
    """Milliseconds of CPU time."""
    start = time.process_time()
    question(*arguments)
    return (time.process_time() - start) * 1000


def calibration() -> float:
    """Seconds of the loop the aims are measured in."""
    start = time.process_time()
    total = 0
    for i in range(CALIBRATION):
        total += i * i & 7
    return time.process_time() - start


def deals(part: str, kind: str, count: int, played: int = 0) -> Iterator[Position]:
    """Deals of one kind; `played` tricks are played at random by the rules first."""
    rng = Random(f"{part} {kind} {played}")
    for _ in range(count):
        if kind == "náhodné":
            hands, trump = deal(rng), None if part in ("betl", "durch") else rng.choice(SUITS)
        else:
            hands, trump = plausible(rng, part, 1)
        start = position(hands[:3], trump, 0 if trump is None else rng.randrange(3))
        if part == "sedma" and trump is not None:
            start = with_sevens(start, Part("sedma"), (trump_seven(trump), 0))
        for _ in range(3 * played):
            start = lay(start, rng.choice(legal_cards(start)), READINGS)
        yield start


def points(start: Position) -> object:
    return Analyst(READINGS, None).points(start, Side.AKTER, False)


def made(part: str) -> Callable[[Position], object]:
    return lambda start: Analyst(READINGS, None).succeeds(start, (Part(part),), False)


def outlook(part: str) -> Callable[[Position], object]:
    return lambda start: Analyst(READINGS, None).outlook(start, (Part(part),))


def open_rows(count: int) -> Iterator[Row]:
    for kind, aim in (("náhodné", "25 / 120"), ("věrohodné", "45 / 180")):
        yield f"hra přesně, celé rozdání, {kind}", [cpu(points, s) for s in deals("hra", kind, count)], aim
    for part, aim in (("sedma", "20 / 200"), ("sto", "20 / 200"), ("betl", "2 / 15"), ("durch", "2 / 15")):
        ask = made(part)
        times = [cpu(ask, s) for s in deals(part, "věrohodné", count)]
        yield f"{part}, celé rozdání, věrohodné", times, aim
    for left, aim in ((8, "12 / 50"), (7, "6 / 20"), (6, "2,5 / 10"), (5, "1,5 / 4")):
        times = [cpu(points, s) for s in deals("hra", "věrohodné", count, 10 - left)]
        yield f"hra, zbývá {left} zdvihů", times, aim
    for part in ("hra", "sedma", "betl", "durch"):
        ask = outlook(part)
        times = [cpu(ask, s) for s in deals(part, "věrohodné", count, 2)]
        yield f"vyhratelnost, {part}, zbývá 8 zdvihů", times, "10 / 110"


def every_card_ratio(count: int) -> float:
    """How many times one solve all legal cards together cost (card points, whole deals)."""
    one = every = 0.0
    for start in deals("hra", "věrohodné", count):
        one += cpu(points, start)
        every += cpu(all_cards, start)
    return every / one


def all_cards(start: Position) -> None:
    """The points after each legal card, the table shared."""
    analyst, near = Analyst(READINGS, None), None
    for card in legal_cards(start):
        near = analyst.points(lay(start, card, READINGS), Side.AKTER, False, near)


def sehravka_ms(count: int) -> list[float]:
    """The whole answer of `sehravka`: hra from here and after each legal card."""
    return [cpu(analyse_with_moves, s, (Part("hra"),)) for s in deals("hra", "věrohodné", count)]


def lozena_rows(count: int) -> Iterator[Row]:
    for part in ("betl", "durch", "sedma", "hra", "sto", "dve-sedmy"):
        aim = "2 / 6" if part in ("betl", "durch", "sedma") else "5 / 40"
        times = [cpu(is_lozena, part, *q, 3, None, False) for q in holdings(part, count)]
        yield f"ložená {part}", times, aim
        times = [cpu(is_lozena, part, *q) for q in holdings(part, count)]
        yield f"ložená {part} s protipříkladem", times, "–"


def holdings(part: str, count: int) -> Iterator[tuple[tuple[Card, ...], tuple[Card, ...], Suit | None, Suit, int]]:
    """Hands made of runs (hard ones: strong but not always ložené), a plain talon, every leader in turn."""
    rng = Random(f"ložená {part}")
    for number in range(count):
        hand = strong_deal(rng, 10, part == "betl")[0]
        ranked = sorted(SUITS, key=lambda s: -sum(c.trump_power + 3 for c in hand if c.suit is s))
        trump = None if part in ("betl", "durch") else ranked[0]
        wanted = [trump_seven(s) for s in ranked[: {"sedma": 1, "dve-sedmy": 2}.get(part, 0)]]
        keep = [c for c in sorted(hand, key=lambda c: -c.trump_power) if c not in wanted]
        hand = wanted + keep[: 10 - len(wanted)]
        rest = [c for c in DECK if c not in hand and (trump is None or not c.points)]
        rng.shuffle(rest)
        talon = sorted(rest, key=lambda c: c.suit is not ranked[1])[:2] if part == "dve-sedmy" else rest[:2]
        yield tuple(hand), tuple(talon), trump, ranked[1], number % 3


def hardest(count: int) -> float:
    """The dearest of many strong one-sided deals."""
    rng = Random("nejtěžší")
    worst = 0.0
    for _ in range(count):
        hands, trump = plausible(rng, "hra", 20)
        worst = max(worst, cpu(points, position(hands[:3], trump, rng.randrange(3))))
    return worst


def written(name: str, times: list[float], aim: str, loop: float) -> str:
    ordered = sorted(times)
    median, p95, top = ordered[len(ordered) // 2], ordered[int(len(ordered) * 0.95)], ordered[-1]
    shown = [f"{x:.2f}".replace(".", ",") for x in (median, p95, top)]
    scaled = f"{median / loop:.2f} / {p95 / loop:.2f}".replace(".", ",")
    return f"| {name} | {' | '.join(shown)} | {scaled} | {aim} |"


def measure(count: int) -> None:
    loop = calibration()
    print(f"\n### Chod: {gear()}, Python {sys.version.split()[0]}, kalibrace {loop:.2f} s\n".replace(".", ",", 0))
    print("| otázka | medián ms | p95 ms | nejvíc ms | ms / kalibrace | cíl medián / p95 |\n|---|---|---|---|---|---|")
    for rows in (open_rows(count), lozena_rows(count)):
        for name, times, aim in rows:
            print(written(name, times, aim, loop), flush=True)
    print(written("sehravka: celé rozdání a každá karta", sehravka_ms(max(1, count // 4)), "–", loop))
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    print(f"\nVšechny karty za cenu {every_card_ratio(max(1, count // 4)):.1f} jednoho řešení (cíl nejvýše 3).")
    print(f"Nejdražší z {HARD // 4} silných rozdání: {hardest(HARD // 4):.0f} ms (cíl nejvýše 4000).")
    print(f"Paměť celého měření nejvýše {peak} MB.")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--n", type=int, default=100)
    parser.add_argument("--chod", choices=("python", "prelozeny"))
    asked = parser.parse_args()
    if asked.chod or gear() != "přeložený":
        measure(asked.n)
        return
    for name, value in (("python", "python"), ("prelozeny", "")):
        environment = {**os.environ, "ROZHODCI_GEAR": value}
        command = [sys.executable, __file__, "--n", str(asked.n), "--chod", name]
        subprocess.run(command, env=environment, check=True)


if __name__ == "__main__":
    main()
