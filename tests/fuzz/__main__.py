"""The long run: python -m tests.fuzz --minut 10 [--druh pripad] [--od 1]

Goes through all kinds of files in turn, each time with a new series of broken files, until the time is up. A failure
is printed shrunk and ends the run with code 1; `--od` is the number of the first series, printed with it.
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback

from tests.fuzz.memory import limit_memory
from tests.fuzz.properties import KINDS, fuzz


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minut", type=float, default=5)
    parser.add_argument("--druh", choices=KINDS, action="append")
    parser.add_argument("--od", type=int, default=1)
    parser.add_argument("--kolik", type=int, default=200, help="souborů v jedné řadě")
    options = parser.parse_args()
    limit_memory()
    end, number, files = time.monotonic() + options.minut * 60, options.od, 0
    while time.monotonic() < end:
        for name in options.druh or KINDS:
            try:
                fuzz(KINDS[name], options.kolik, number)
            except BaseException:
                traceback.print_exc()
                print(f"druh {name}, řada {number}: selhalo", file=sys.stderr)
                return 1
            files += options.kolik
        number += 1
    print(f"{files} souborů v {number - options.od} řadách, bez nálezu")
    return 0


if __name__ == "__main__":
    sys.exit(main())
