"""Whole-process time of `rozhodci posud` on one case against a trivial Typer command of the same installation.

python bench/bench_start.py [PŘÍPAD] [--kolik 20]; aim: at most 1.3 times the trivial command.
"""

from __future__ import annotations

import argparse
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

TRIVIAL = """
import typer
app = typer.Typer()
@app.command()
def main(name: str) -> None:
    print(name)
app()
"""
CASE = Path(__file__).resolve().parent.parent / "cases" / "priklad-sto-flek.yaml"


def seconds(command: list[str]) -> float:
    """Wall time of one run; its output is thrown away."""
    start = time.perf_counter()
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
    return time.perf_counter() - start


def measure(case: Path, rounds: int) -> tuple[float, float]:
    """Median seconds of the trivial command and of posud, run in turn so that load hits both."""
    script = shutil.which("rozhodci", path=str(Path(sys.executable).parent)) or "rozhodci"
    with tempfile.TemporaryDirectory() as folder:
        trivial = Path(folder) / "trivial.py"
        trivial.write_text(TRIVIAL, encoding="utf-8")
        plain, judged = [sys.executable, str(trivial), "x"], [script, "posud", str(case)]
        seconds(plain), seconds(judged)
        times = [(seconds(plain), seconds(judged)) for _ in range(rounds)]
    return statistics.median(t[0] for t in times), statistics.median(t[1] for t in times)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("case", nargs="?", type=Path, default=CASE)
    parser.add_argument("--kolik", type=int, default=20)
    options = parser.parse_args()
    trivial, judged = measure(options.case, options.kolik)
    print(f"triviální příkaz {trivial * 1000:.0f} ms, posud {judged * 1000:.0f} ms, poměr {judged / trivial:.2f}")


if __name__ == "__main__":
    main()
