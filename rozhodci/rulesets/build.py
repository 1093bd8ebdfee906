"""Makes what is derived from the YAML data: `python -m rozhodci.rulesets.build` (run after every change of the data).

* `rozhodci/rulesets/data/hotovo/*.json` – each packaged set joined, for a fast start;
* `schemas/pravidla.schema.json` – the schema of own ruleset files;
* `docs/vyklady.md` – the register of readings.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from rozhodci.rulesets.register import page
from rozhodci.rulesets.schema import own_schema
from rozhodci.rulesets.source import NAMES, READY, fingerprint, joined, own_part, sources

ROOT = Path(__file__).parents[2]


def ready(name: str) -> str:
    """The text of the joined file of one packaged set."""
    parts = sources(name)
    kept = {"zdroje": parts, "otisk": fingerprint(parts), "data": joined(name, own_part(name))}
    return json.dumps(kept, ensure_ascii=False, separators=(",", ":")) + "\n"


def derived() -> Iterator[tuple[Path, str]]:
    """Every derived file with the text it must have."""
    for name in NAMES:
        yield READY / f"{name}.json", ready(name)
    yield ROOT / "schemas" / "pravidla.schema.json", json.dumps(own_schema(), ensure_ascii=False, indent=2) + "\n"
    yield ROOT / "docs" / "vyklady.md", page()


def main() -> None:
    """Write every derived file."""
    for path, text in derived():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
