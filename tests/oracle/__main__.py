"""python -m tests.oracle --pocet N --seminko S [--sada NAME]: generated cases through package and adjudicator."""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from pathlib import Path

from .compare import differences
from .generator import generate
from .samples import check


def main() -> int:
    args = _arguments()
    if args.vzory:
        count, lines = check(Path(args.vzory))
        print("\n".join([*lines, f"{count} vzorů, rozdílů {len(lines)}"]))
        return 1 if lines else 0
    kinds: Counter[str] = Counter()
    started = time.monotonic()
    for number in range(args.pocet):
        text = generate(f"{args.seminko}/{number}", args.sada)
        found = differences(text, not args.bez_pb)
        kinds.update(line.split(":")[0] for line in found[:1])
        if found and sum(kinds.values()) <= args.nejvys:
            print("\n".join([f"# rozdíl {args.seminko}/{number}", *found, text]))
    print(f"{args.pocet} případů, {sum(kinds.values())} s rozdílem, {time.monotonic() - started:.0f} s; {dict(kinds)}")
    return 1 if kinds else 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.oracle", description=__doc__)
    parser.add_argument("--pocet", type=int, default=2000, help="kolik případů")
    parser.add_argument("--seminko", default="1", help="semínko; případ je dán semínkem a pořadím")
    parser.add_argument("--sada", help="jen tato pravidla, jinak všechna střídavě")
    parser.add_argument("--bez-pb", action="store_true", help="bez prémiových bodů: mnohem rychlejší")
    parser.add_argument("--nejvys", type=int, default=20, help="kolik rozdílů vypsat celých")
    parser.add_argument("--vzory", help="složka s případy a expected.json: ověří jen druhého posuzovatele")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
