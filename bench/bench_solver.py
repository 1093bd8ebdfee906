"""Speed of the solver: `python bench/bench_solver.py [--n 100] [--opakovat 3] [--chod python|prelozeny]`.

Prints Markdown tables. CPU time, one process, every deal asked cold; each is asked several times and the best time
counts, as other work on the machine only adds. Both gears and their ratio where the compiled one was built (`python -m
rozhodci.solver.build`). The calibration loop beside it makes machines comparable: the aims are for 1 s.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from rozhodci.cards import DECK, Card, Rank, Suit, card
from rozhodci.sides import Side
from rozhodci.solver.analysis import analyse_with_moves
from rozhodci.solver.analyst import Analyst
from rozhodci.solver.api import Part, PlayReadings, Position, gear, is_lozena
from rozhodci.solver.playing import lay, legal_cards
from tests.solver.generators import (
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


class Repeat:
    """How many times everything is measured; the best counts."""

    times = 3


def cpu(question: Callable[..., object], *arguments: Any) -> float:
    """Milliseconds of CPU time."""
    best = float("inf")
    for _ in range(Repeat.times):
        start = time.process_time()
        question(*arguments)
        best = min(best, time.process_time() - start)
    return best * 1000


def loop() -> None:
    total = 0
    for i in range(CALIBRATION):
        total += i * i & 7


def calibration() -> float:
    """Seconds of the loop the aims are measured in."""
    return cpu(loop) / 1000


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
    for chosen in legal_cards(start):
        near = analyst.points(lay(start, chosen, READINGS), Side.AKTER, False, near)


def sehravka_ms(count: int) -> list[float]:
    """The whole answer of `sehravka`: hra from here and after each legal card."""
    return [cpu(analyse_with_moves, s, (Part("hra"),)) for s in deals("hra", "věrohodné", count)]


def honours_ms(count: int) -> list[float]:
    """`sehravka` of a whole hand of křížový: aktér alone with hra, sedma, osma and devítka, strong every other time."""
    rng = Random("tři honery")
    return [cpu(analyse_with_moves, *honours(rng, number % 2 == 1)) for number in range(count)]


def honours(rng: Random, strong: bool) -> tuple[Position, tuple[Part, ...]]:
    trump = rng.choice(SUITS)
    low = {"sedma": Rank.SEDMA, "osma": Rank.OSMA, "devitka": Rank.DEVITKA}
    own = [card(trump, rank) for rank in low.values()]
    rest = [c for c in DECK if c not in own]
    rng.shuffle(rest)
    if strong:
        rest.sort(key=lambda c: -(c.trump_power + rng.random() * 10 + 4 * (c.suit is trump)))
    own, rest = own + rest[:5], rest[5:]
    rng.shuffle(rest)
    start = position([own, rest[:8], rest[8:16], rest[16:]], trump, rng.randrange(4))
    for back, (name, rank) in enumerate(low.items()):
        start = with_sevens(start, Part(name), (card(trump, rank), back))
    return start, (Part("hra"), *(Part(name) for name in low))


def sehravka_rows(count: int) -> Iterator[Row]:
    yield "sehravka: celé rozdání a každá karta", sehravka_ms(max(1, count // 4)), "–"
    yield "sehravka: křížový, sám, hra a tři honery", honours_ms(count), "5000 nejvíc"


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
    median, p95, top = middle(times), nearly_all(times), max(times)
    shown = [f"{x:.2f}".replace(".", ",") for x in (median, p95, top)]
    scaled = f"{median / loop:.2f} / {p95 / loop:.2f}".replace(".", ",")
    return f"| {name} | {' | '.join(shown)} | {scaled} | {aim} |"


def middle(times: list[float]) -> float:
    return sorted(times)[len(times) // 2]


def nearly_all(times: list[float]) -> float:
    return sorted(times)[int(len(times) * 0.95)]


def measure(count: int) -> dict[str, list[float]]:
    loop = calibration()
    print(f"\n### Chod: {gear()}, Python {sys.version.split()[0]}, kalibrace {loop:.2f} s\n".replace(".", ",", 0))
    print("| otázka | medián ms | p95 ms | nejvíc ms | ms / kalibrace | cíl medián / p95 |\n|---|---|---|---|---|---|")
    measured = {}
    for rows in (open_rows(count), lozena_rows(count), sehravka_rows(count)):
        for name, times, aim in rows:
            measured[name] = times
            print(written(name, times, aim, loop), flush=True)
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    print(f"\nVšechny karty za cenu {every_card_ratio(max(1, count // 4)):.1f} jednoho řešení (cíl nejvýše 3).")
    print(f"Nejdražší ze {HARD} silných rozdání: {hardest(HARD):.0f} ms (cíl nejvýše 4000).")
    print(f"Paměť celého měření nejvýše {peak} MB (cíl nejvýše 80).", flush=True)
    return measured


def ratios(slow: dict[str, list[float]], fast: dict[str, list[float]]) -> None:
    print("\n### Kolikrát je přeložený chod rychlejší\n")
    print("| otázka | medián | p95 | celkem |\n|---|---|---|---|")
    for name, times in slow.items():
        pairs = [(how(times), how(fast[name])) for how in (middle, nearly_all, sum)]
        print(f"| {name} | {' | '.join(f'{a / b:.1f}' for a, b in pairs)} |".replace(".", ","))


def both(count: int) -> None:
    """Each gear in a process of its own."""
    found = []
    with tempfile.TemporaryDirectory() as folder:
        for name, value in (("python", "python"), ("prelozeny", "")):
            file = Path(folder, name)
            options = ["--n", str(count), "--opakovat", str(Repeat.times), "--chod", name, "--data", str(file)]
            environment = {**os.environ, "ROZHODCI_GEAR": value}
            subprocess.run([sys.executable, __file__, *options], env=environment, check=True)
            found.append(json.loads(file.read_text(encoding="utf-8")))
    ratios(*found)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--n", type=int, default=100)
    parser.add_argument("--opakovat", type=int, default=3)
    parser.add_argument("--chod", choices=("python", "prelozeny"))
    parser.add_argument("--data", type=Path, help="kam zapsat změřené časy (JSON)")
    asked = parser.parse_args()
    Repeat.times = asked.opakovat
    if not asked.chod and gear() == "přeložený":
        both(asked.n)
        return
    measured = measure(asked.n)
    if asked.data:
        asked.data.write_text(json.dumps(measured), encoding="utf-8")


if __name__ == "__main__":
    main()
