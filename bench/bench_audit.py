"""Speed and memory of `rozhodci audit` on generated hands of the four disciplines, without the solver.

python bench/bench_audit.py [--kolik 3000] [--radku 100000] [--kol 3]

YAML files and JSON lines hold the same hands. Times are processor time of the whole process with its workers (by the
clock where two workers are compared with one), best of the rounds. Aims: YAML at most twice the bare
`yaml.load(…, CSafeLoader)` of the same files; JSON lines at least 2.5 times faster per case than YAML; two workers at
least 1.7 times one; 100,000 JSON lines under 150 MB.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import yaml

from rozhodci import rulesets
from rozhodci.audit.chunk import LINE, Source
from rozhodci.audit.reading import cases
from rozhodci.case.dump import dump
from rozhodci.case.load import load
from tests.generate import FAULTS, ZAVAZKY, legal_hand

LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
WITHOUT_FAULTS = (None, None, None)


def hands(count: int) -> list[str]:
    """Case files as a referee writes them, tricks as strings; every fourth hand or so has a card fault."""
    rng, texts = Random(2024), list[str]()
    while len(texts) < count:
        discipline = rng.choice(list(ZAVAZKY))
        zavazek = rng.choice([z for z in ZAVAZKY[discipline] if "dvě" not in z])
        try:
            case = legal_hand(rng, discipline, zavazek, plant=rng.choice([*WITHOUT_FAULTS, rng.choice(FAULTS)]))
        except AssertionError:
            continue
        texts.append(dump(case))
    return texts


def in_short(text: str, number: int) -> dict[str, Any]:
    """Plain data with its own name; tricks short where everybody played in turn."""
    data: dict[str, Any] = yaml.load(text, yaml.BaseLoader)
    data["id"] = f"p{number}"
    return data


def seconds(work: Callable[[], object], rounds: int) -> float:
    """Least processor time of this process."""
    best = float("inf")
    for _ in range(rounds):
        start = time.process_time()
        work()
        best = min(best, time.process_time() - start)
    return best


# A small process in between: peak memory counts from the fork, and this one holds thousands of hands.
RUN = """
import resource, subprocess, sys
subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL)
used = resource.getrusage(resource.RUSAGE_CHILDREN)
print(used.ru_utime + used.ru_stime, used.ru_maxrss // 1024)
"""


def audited(path: Path, jobs: int, rounds: int) -> tuple[float, float, int]:
    """(processor seconds, wall seconds, peak memory of one process in MB) of a whole run of the program."""
    command = [sys.executable, "-m", "rozhodci", "audit", str(path), "--jobs", str(jobs), "--format", "jsonl"]
    best = (float("inf"), float("inf"), 0)
    for _ in range(rounds):
        start = time.monotonic()
        run = [sys.executable, "-c", RUN, *command, "--bez-pb"]
        spent, peak = subprocess.run(run, capture_output=True, text=True, check=True).stdout.split()
        best = (min(best[0], float(spent)), min(best[1], time.monotonic() - start), int(peak))
    return best


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kolik", type=int, default=3000)
    parser.add_argument("--radku", type=int, default=100_000)
    parser.add_argument("--kol", type=int, default=3)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        measure(Path(folder), options.kolik, options.radku, options.kol)


def measure(folder: Path, count: int, lines: int, rounds: int) -> None:
    data = [in_short(text, i) for i, text in enumerate(hands(min(count, 600)))]
    data = [{**data[i % len(data)], "id": f"p{i}"} for i in range(count)]
    files = folder / "yaml"
    files.mkdir()
    for i, one in enumerate(data):
        text = yaml.safe_dump(one, allow_unicode=True, sort_keys=False, width=200, default_flow_style=None)
        (files / f"p{i}.yaml").write_text(text, encoding="utf-8")
    jsonl = folder / "p.jsonl"
    jsonl.write_text("".join(json.dumps(one, ensure_ascii=False) + "\n" for one in data), encoding="utf-8")
    sources = [(files / f"p{i}.yaml").read_bytes() for i in range(count)]
    _reading(sources, jsonl, rounds)
    _whole(files, jsonl, sources, rounds)
    _memory(folder, data, lines)


def _reading(sources: list[bytes], jsonl: Path, rounds: int) -> None:
    rows = [Source(i, "p.jsonl", LINE, line, i) for i, line in enumerate(jsonl.read_bytes().splitlines(), 1)]
    bare = seconds(lambda: [yaml.load(s, LOADER) for s in sources], rounds)
    slow = seconds(lambda: [load(s, "p.yaml", rulesets.get) for s in sources], rounds)
    quick = seconds(lambda: [list(cases(row, None)) for row in rows], rounds)
    each = 1e6 / len(sources)
    print(f"samotné YAML {bare * each:.0f} µs, načtení případu {slow * each:.0f} µs = {slow / bare:.2f}×")
    print(f"načtení z JSONL {quick * each:.0f} µs, {slow / quick:.2f}× rychlejší")


def _whole(files: Path, jsonl: Path, sources: list[bytes], rounds: int) -> None:
    each = 1e6 / len(sources)
    bare = seconds(lambda: [yaml.load(s, LOADER) for s in sources], rounds)
    nothing = audited(files / "p0.yaml", 1, rounds)[0]
    slow, slow_wall, _ = audited(files, 1, rounds)
    quick, _, _ = audited(jsonl, 1, rounds)
    two, two_wall, _ = audited(files, 2, rounds)
    print(f"spuštění programu {nothing * 1000:.0f} ms; dále bez něj, na případ")
    print(f"audit YAML {(slow - nothing) * each:.0f} µs = {(slow - nothing) / bare:.2f}× samotné YAML")
    print(f"audit JSONL {(quick - nothing) * each:.0f} µs, {(slow - nothing) / (quick - nothing):.2f}× rychlejší")
    print(
        f"dva procesy: {two_wall:.2f} s místo {slow_wall:.2f} s = {slow_wall / two_wall:.2f}×, práce {two / slow:.2f}×"
    )
    print(f"dva procesy i se spuštěním proti samotnému YAML: {two_wall / bare:.2f}× (hodiny)")


def _memory(folder: Path, data: list[dict[str, Any]], lines: int) -> None:
    many = folder / "mnoho.jsonl"
    with many.open("w", encoding="utf-8") as file:
        for i in range(lines):
            file.write(json.dumps({**data[i % len(data)], "id": f"p{i}"}, ensure_ascii=False) + "\n")
    _, wall, peak = audited(many, os.cpu_count() or 1, 1)
    print(f"{lines} řádků JSONL: nejvýše {peak} MB v jednom procesu, {lines / wall:.0f} případů za sekundu")


if __name__ == "__main__":
    main()
