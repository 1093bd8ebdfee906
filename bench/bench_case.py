"""Time per case inside one process against `yaml.load(…, CSafeLoader)` of the same files.

python bench/bench_case.py [SLOŽKA] [--kolik 5]; aim: at most 1.5 times the bare YAML load.
Three stages are told apart: reading the case, judging it as an audit does (without the other choices of the
výklady), and the whole ruling of `posud`.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from pathlib import Path

import yaml

from rozhodci import rulesets
from rozhodci.case.load import load
from rozhodci.case.model import Case
from rozhodci.judge import judge

CASES = Path(__file__).resolve().parent.parent / "cases"
LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def bare(source: bytes) -> None:
    """What PyYAML alone needs."""
    list(yaml.load_all(source, LOADER))


def read(source: bytes) -> list[Case]:
    """The located, checked case."""
    return [c for c in load(source, "x.yaml", rulesets.get) if isinstance(c, Case)]


def audited(source: bytes) -> None:
    """Read and judged without alternatives."""
    for case in read(source):
        judge(case, rulesets.get(case.ruleset), alternatives=False)


def ruled(source: bytes) -> None:
    """Read and judged with everything a ruling prints."""
    for case in read(source):
        judge(case, rulesets.get(case.ruleset))


def microseconds(work: Callable[[bytes], object], sources: list[bytes], rounds: int) -> float:
    """Best mean time per file over the rounds."""
    best = float("inf")
    for _ in range(rounds):
        start = time.perf_counter()
        for source in sources:
            work(source)
        best = min(best, time.perf_counter() - start)
    return best / len(sources) * 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=CASES)
    parser.add_argument("--kolik", type=int, default=5)
    options = parser.parse_args()
    sources = [file.read_bytes() for file in sorted(options.folder.rglob("*.yaml"))]
    yaml_alone = microseconds(bare, sources, options.kolik)
    print(f"{len(sources)} souborů; samotné YAML {yaml_alone:.0f} µs")
    for name, work in (("načtení případu", read), ("audit", audited), ("celý nález", ruled)):
        spent = microseconds(work, sources, options.kolik)
        print(f"{name}: {spent:.0f} µs, poměr {spent / yaml_alone:.2f}")


if __name__ == "__main__":
    main()
