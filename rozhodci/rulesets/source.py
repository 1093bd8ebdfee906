"""The packaged YAML data as one plain mapping per ruleset: extension resolved, catalogue, readings, PB table joined.

Every value of a row stays as written; `rozhodci.rulesets.assemble` turns the mapping into a Ruleset. YAML takes some
25 ms to read, so each set is also kept joined as JSON (`data/hotovo`), which is used only while its fingerprint says
that it was made from these very YAML files. `python -m rozhodci.rulesets.build` makes it anew.
"""

from __future__ import annotations

import json
import zlib
from functools import cache
from pathlib import Path
from typing import Any

DATA = Path(__file__).parent / "data"
READY = DATA / "hotovo"
NAMES = ("licitovany-2010", "licitovany-2014", "voleny-2005", "koruna-2013", "krizovy")
ALIASES = {"licitovany": "licitovany-2010", "voleny": "voleny-2005", "koruna": "koruna-2013"}
Plain = dict[str, Any]


@cache
def read(part: str) -> Plain:
    """One packaged YAML file, e.g. `katalog/csm`. Callers must not change what they get."""
    import yaml

    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    with (DATA / f"{part}.yaml").open("rb") as file:
        data: Plain = yaml.load(file, loader)
    return data


def plain(name: str) -> Plain:
    """The whole data of a packaged ruleset, its `zaklad` merged in. Fresh on every call."""
    return _ready(name) or joined(name, own_part(name))


def _ready(name: str) -> Plain | None:
    """The joined data, or None where it is missing, damaged or older than its YAML."""
    try:
        kept = json.loads((READY / f"{name}.json").read_bytes())
        data: Plain = kept["data"]
        return data if kept["otisk"] == fingerprint(kept["zdroje"]) else None
    except (OSError, ValueError, KeyError):
        return None


def fingerprint(parts: list[str]) -> int:
    """Checksum of those YAML files, the same under either line ending."""
    total = 0
    for part in parts:
        total = zlib.crc32((DATA / f"{part}.yaml").read_bytes().replace(b"\r\n", b"\n"), total)
    return total


def sources(name: str) -> list[str]:
    """The YAML files a packaged ruleset is made of."""
    own = read(f"sady/{name}")
    below = sources(own["zaklad"]) if "zaklad" in own else []
    parts = [f"katalog/{own['katalog']}"] if "katalog" in own else []
    parts += [f"pb/{own['pb']}"] if own.get("pb") else []
    return list(dict.fromkeys([*below, f"sady/{name}", *parts, "kody", "vyklady", "citace"]))


def own_part(name: str) -> Plain:
    """What the set file says, over its `zaklad`: mappings are merged, anything else replaces."""
    own = dict(read(f"sady/{name}"))
    base = own.pop("zaklad", None)
    return overlay(own_part(base), own) if base else own


def overlay(base: Plain, own: Plain) -> Plain:
    """`own` over `base`; nested mappings merge key by key, lists and scalars replace."""
    out = dict(base)
    for key, value in own.items():
        below = out.get(key)
        out[key] = overlay(below, value) if isinstance(below, dict) and isinstance(value, dict) else value
    return out


def joined(name: str, rules: Plain) -> Plain:
    """A set file's data with its catalogue, codes, readings, PB table and citations."""
    discipline = rules["disciplina"]
    return {
        **rules,
        "jmeno": name,
        "katalog": read(f"katalog/{rules['katalog']}"),
        "kody": read("kody"),
        "otazky": read("vyklady"),
        "pb": read(f"pb/{rules['pb']}") if rules["pb"] else None,
        "citace": {topic: row[discipline] for topic, row in read("citace").items()},
    }


def nearest(name: str) -> str:
    """The packaged set or alias that looks most like `name` (háčky aside), "" if none does."""
    import unicodedata
    from difflib import get_close_matches

    flat = unicodedata.normalize("NFKD", name.strip().lower()).encode("ascii", "ignore").decode()
    found = get_close_matches(flat, [*NAMES, *ALIASES], 1, 0.6)
    return found[0] if found else ""
