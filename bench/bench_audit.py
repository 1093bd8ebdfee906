"""Speed and memory of `rozhodci audit` on generated hands of the four disciplines, without the solver.

python bench/bench_audit.py [--kolik 4000] [--radku 100000] [--kol 3]

The same hands are written as YAML files with short tricks (`ČE ČS Č7`), as YAML files with the players' names
(`[Adam: ČE, …]`) and as JSON lines. Compared are whole processes: `rozhodci audit` with one and with two workers, and
a program that only calls `yaml.load(…, CSafeLoader)` on the same files. Best of the rounds. Aims: at most twice that
program; JSON lines read at least 2.5 times faster per case than YAML; two workers at least 1.7 times one; 100,000 JSON
lines under 150 MB.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import yaml

from rozhodci import rulesets
from rozhodci.audit.chunk import LINE, Source
from rozhodci.audit.reading import cases
from rozhodci.case.dump import dump
from rozhodci.case.load import load
from rozhodci.case.model import Case, Move, Trick
from tests.generate import FAULTS, ZAVAZKY, legal_hand

WITHOUT_FAULTS = (None, None, None)
OUT_OF_TURN = ("nespravne-vyneseni", "predhozeni")
LOADING = """
import sys, yaml
from pathlib import Path
for path in sorted(Path(sys.argv[1]).iterdir()):
    with path.open("rb") as file:
        yaml.load(file, yaml.CSafeLoader)
"""
# A small process in between: peak memory counts from the fork, and this one holds thousands of hands.
RUN = """
import resource, subprocess, sys
subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL)
used = resource.getrusage(resource.RUSAGE_CHILDREN)
print(used.ru_utime + used.ru_stime, used.ru_maxrss // 1024)
"""


@dataclass(frozen=True, slots=True)
class Cost:
    """Of a whole process with its children: seconds of processor and of the clock, peak MB of one process."""

    cpu: float
    wall: float
    peak: int


def hands(count: int) -> list[tuple[Case, bool]]:
    """Full hands, every fourth or so with one card fault, and whether everybody played in turn."""
    rng, found = Random(2024), list[tuple[Case, bool]]()
    while len(found) < count:
        discipline = rng.choice(list(ZAVAZKY))
        zavazek = rng.choice([z for z in ZAVAZKY[discipline] if "dvě" not in z])
        plant = rng.choice([*WITHOUT_FAULTS, rng.choice(FAULTS)])
        try:
            found.append((legal_hand(rng, discipline, zavazek, plant=plant), plant not in OUT_OF_TURN))
        except AssertionError:
            continue
    return found


def short(case: Case) -> Case:
    """Tricks without names, as a referee types them where everybody plays in turn."""
    return replace(case, tricks=tuple(Trick(tuple(Move(m.card) for m in t.moves)) for t in case.tricks))


def run(command: Sequence[str], rounds: int) -> Cost:
    """Least cost over the rounds."""
    best = Cost(float("inf"), float("inf"), 0)
    for _ in range(rounds):
        start = time.monotonic()
        told = subprocess.run([sys.executable, "-c", RUN, *command], capture_output=True, text=True, check=True)
        wall, (cpu, peak) = time.monotonic() - start, told.stdout.split()
        best = Cost(min(best.cpu, float(cpu)), min(best.wall, wall), int(peak))
    return best


def audit(path: Path, jobs: int, rounds: int) -> Cost:
    return run([sys.executable, "-m", "rozhodci", "audit", str(path), "--jobs", str(jobs), "--format", "jsonl",
                "--bez-pb"], rounds)  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kolik", type=int, default=4000)
    parser.add_argument("--radku", type=int, default=100_000)
    parser.add_argument("--kol", type=int, default=3)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        measure(Path(folder), options.kolik, options.radku, options.kol)


def measure(folder: Path, count: int, lines: int, rounds: int) -> None:
    some = hands(min(count, 1000))
    spellings = {
        "krátké zdvihy": [dump(short(case) if in_turn else case) for case, in_turn in some],
        "zdvihy se jmény": [dump(case) for case, _ in some],
    }
    for name, texts in spellings.items():
        one = _yaml(name, _files(folder / name, texts, count), rounds)
        file = folder / f"{name}.jsonl"
        _write_lines(file, [_as_json(text) for text in texts], count)
        print(f"  celý audit týchž her jako JSONL {one.wall / audit(file, 1, rounds).wall:.2f}× rychlejší")
    data = [_as_json(text) for text in spellings["krátké zdvihy"]]
    _reading(spellings["krátké zdvihy"], data, rounds)
    _lines(folder, data, lines)


def _named(text: str, number: int) -> str:
    """Under its own `id`, so that no two cases are the same."""
    return f"id: p{number}\n" + text.split("\n", 1)[1]


def _files(folder: Path, texts: list[str], count: int) -> Path:
    folder.mkdir()
    for i in range(count):
        (folder / f"p{i}.yaml").write_text(_named(texts[i % len(texts)], i), encoding="utf-8")
    return folder


def _as_json(text: str) -> str:
    return json.dumps(yaml.load(text, yaml.BaseLoader), ensure_ascii=False)


def _write_lines(file: Path, data: list[str], count: int) -> None:
    """Each line under its own `id`."""
    with file.open("w", encoding="utf-8") as lines:
        for i in range(count):
            lines.write(json.dumps({**json.loads(data[i % len(data)]), "id": f"p{i}"}, ensure_ascii=False) + "\n")


def _yaml(name: str, folder: Path, rounds: int) -> Cost:
    """Gives back the cost with one worker."""
    bare = run([sys.executable, "-c", LOADING, str(folder)], rounds)
    one, two = audit(folder, 1, rounds), audit(folder, 2, rounds)
    print(f"{name}: yaml.load {bare.wall:.2f} s; audit v jednom procesu {_against(one, bare)},")
    print(f"  ve dvou {_against(two, bare)}")
    print(f"  dva procesy {one.wall / two.wall:.2f}× rychlejší než jeden, práce dohromady {two.cpu / one.cpu:.2f}×")
    return one


def _against(audited: Cost, bare: Cost) -> str:
    return f"{audited.wall:.2f} s = {audited.wall / bare.wall:.2f}× (procesor {audited.cpu / bare.cpu:.2f}×)"


def _least(work: Callable[[], object], rounds: int) -> float:
    """Processor seconds of this process."""
    best = float("inf")
    for _ in range(rounds):
        start = time.process_time()
        work()
        best = min(best, time.process_time() - start)
    return best


def _reading(texts: list[str], data: list[str], rounds: int) -> None:
    """Loading alone, without judging, in this process."""
    sources = [text.encode() for text in texts]
    rows = [Source(i, "p.jsonl", LINE, line.encode(), i) for i, line in enumerate(data, 1)]
    slow = _least(lambda: [load(s, "p.yaml", rulesets.get) is None for s in sources], rounds)
    quick = _least(lambda: [list(cases(row, None)) is None for row in rows], rounds)
    each = 1e6 / len(sources)
    print(f"načtení případu z YAML {slow * each:.0f} µs, z JSONL {quick * each:.0f} µs: {slow / quick:.2f}× rychlejší")


def _lines(folder: Path, data: list[str], lines: int) -> None:
    many = folder / "mnoho.jsonl"
    _write_lines(many, data, lines)
    one, two = audit(many, 1, 1), audit(many, 2, 1)
    print(f"{lines} řádků JSONL: jeden proces {one.wall:.1f} s, {one.peak} MB; dva {two.wall:.1f} s"
          f" = {one.wall / two.wall:.2f}×, {two.peak} MB; práce dohromady {two.cpu / one.cpu:.2f}×")  # fmt: skip


if __name__ == "__main__":
    main()
