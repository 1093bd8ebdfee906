"""Makes what is derived from the YAML data: `python -m rozhodci.rulesets.build` (run after every change of the data).

* `rozhodci/rulesets/data/hotovo/*.json` – each packaged set joined, for a fast start.
"""

from __future__ import annotations

import json

from rozhodci.rulesets.source import NAMES, READY, fingerprint, joined, own_part, sources


def ready(name: str) -> str:
    """The text of the joined file of one packaged set."""
    parts = sources(name)
    kept = {"zdroje": parts, "otisk": fingerprint(parts), "data": joined(name, own_part(name))}
    return json.dumps(kept, ensure_ascii=False, separators=(",", ":")) + "\n"


def main() -> None:
    """Write every derived file."""
    READY.mkdir(exist_ok=True)
    for name in NAMES:
        (READY / f"{name}.json").write_text(ready(name), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
